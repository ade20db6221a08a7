### The sentences of The Lost Mines. Fields are named like d4, passages like d4-e4.
### An event is one sentence. One that a seat alone may read speaks to it as "you"; else, where somebody
### acts, it begins with the name, so that a log can run several together.

## event

event-round_begins = Round { $round } begins.
event-treasure_laid_out = Treasure { $slot } is laid out: { KIND($kind) }.
event-joins_clan = { NAME($seat) } belongs to the { CLAN($clan) } clan.
event-is_dealt_role = You belong to the { CLAN($clan) } clan, and your secret role is: { ROLE($role) }.
event-first_player = { NAME($seat) } goes first.
event-picks_dwarf = { NAME($seat) } plays { DWARF($dwarf) }.
event-lays = { NAME($seat) } lays the { CARD($card) } at { $field }.
event-lays_turned = { NAME($seat) } lays the { CARD($card) } at { $field }, turned.
event-uses_tool = { NAME($seat) } opens the way at { $field } with the { CARD($card) }.
event-looks_at_mine = { NAME($seat) } peeks into the mine at { $target }.
event-looks_at_treasure = { NAME($seat) } peeks at treasure { $target }.
event-looks_at_role = { NAME($seat) } peeks at the role card of { NAME($other) }.
event-sees_mine = You see the { MINE($mine) } at { $field }.
event-sees_treasure = You see that treasure { $slot }, { KIND($kind) }, is worth { $value }.
event-sees_role = You see that { NAME($other) } is a { ROLE($role) }.
event-sets_trap = { NAME($seat) } sets a trap on { $passage }.
event-trap_bites = { NAME($seat) } steps into the trap and loses a card, drawn unseen by { NAME($left) }.
event-trap_takes = You step into the trap, and { NAME($left) } draws unseen what you lose: the { CARD($card) }.
event-trap_is_gone = The trap between { $field } and { $there } is blown away too.
event-calls_troll = { NAME($seat) } calls a troll to { $passage }.
event-troll_leaves = The troll of { NAME($seat) } trots off.
event-storm = { NAME($seat) } calls a storm that takes the { CARD($card) } at { $field }.
event-discards = { NAME($seat) } discards a card face down.
event-discards_card = You discard the { CARD($card) } face down.
event-draws = { NAME($seat) } draws a card.
event-draws_card = You draw a card: { CARD($card) }.
event-passes = { NAME($seat) } has no cards left and passes for the rest of the round.
event-steps = { NAME($seat) } walks to { $field }.
event-reveals_mine = { NAME($seat) } finds the { MINE($mine) } at { $field }.
event-takes_dragon = { NAME($seat) } wakes the dragon and takes its token, at a price of 2 points.
event-takes_treasure = { NAME($seat) } takes a treasure of { KIND($kind) }.
event-takes_valued_treasure = You take a treasure of { KIND($kind) }, worth { $value }.
event-proposes_end = { NAME($seat) } proposes to end the round.
event-agrees = { NAME($seat) } agrees.
event-disagrees = { NAME($seat) } wants to play on.
event-ends_by_agreement = All agree: the round ends here.
event-all_treasures_taken = The last treasure is taken: the round ends here.
event-no_cards_left = The draw pile and all hands are empty: the round ends here.
event-was_role = { NAME($seat) }, { CLAN($clan) } clan, was a { ROLE($role) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ PARTS($how, of: "reckoned") }).

## How points were reckoned, part by part.

reckoned-own = own treasures { $points }
reckoned-share = { $points } of a pool of { $pool } { $count ->
    [one] that nobody else shares
   *[other] split among { $count }
}
reckoned-extra = { $points } more for the best treasure
reckoned-dragon = { $points } to the dragon

## refused

refused-not_in_hand = You have no { CARD($card) } in your hand.
refused-field_taken = A card lies at { $field } already.
refused-field_reserved = The field { $field } is for a start or a mine; no path card goes there.
refused-touches_no_card = At { $field } the card would touch no other card.
refused-passage_against_wall = At { $field } the path on the { SIDE($side) } side would run into the closed side of { $there }.
refused-wall_against_passage = At { $field } the closed { SIDE($side) } side would cut off the path from { $there }.
refused-prolongs_nothing = At { $field } the card would meet only closed sides and prolong no path.
refused-no_such_obstacle = The { CARD($card) } needs a { OBSTACLE($obstacle) }, and there is none at { $field }.
refused-has_tool = At { $field } a tool lies already.
refused-mine_is_open = The mine at { $target } lies open for all to see.
refused-treasure_is_taken = Treasure { $target } has been taken; only treasures still laid out can be looked at.
refused-own_role = You know your own role.
refused-not_at_this_table = There is no number { $target } at this table.
refused-has_token = On { $passage } a trap or troll stands already.
refused-no_card_there = No card lies at either end of { $passage }.
refused-closed_side = There is no open path on { $passage }.
refused-dwarf_stands_there = A dwarf stands at { $field }; the storm spares that card.
refused-no_path_card = There is no path card at { $field } that a storm could take.
refused-off_board = The board ends to the { DIRECTION($direction) }.
refused-no_passage = There is no passage to the { DIRECTION($direction) }.
refused-troll_blocks = A troll blocks the way { DIRECTION($direction) }.
refused-obstacle = An obstacle without its tool bars the way { DIRECTION($direction) }.
refused-occupied = The card to the { DIRECTION($direction) } has room for one dwarf, and one stands there.
refused-not_of_this_mine = Treasure { $slot } cannot be taken: this mine gives { KIND($kind) } that nobody has taken yet.

## move

move-pick_dwarf = Pick dwarf { $dwarf }
move-lay = Lay the { CARD($card) } at { $field }
move-lay_turned = Lay the { CARD($card) } at { $field }, turned
move-axe = Clear the fallen tree at { $field } with the axe
move-boat = Cross the lake at { $field } with the boat
move-rope = Span the ditch at { $field } with the rope
move-trap = Set a trap on { $passage }
move-troll = Call a troll to { $passage }
move-storm = Call a storm on the card at { $field }
move-look_mine = Peek into the mine at { $target } with the { CARD($card) }
move-look_treasure = Peek at treasure { $target } with the { CARD($card) }
move-look_role = Peek at the role of { NAME($other) } with the { CARD($card) }
move-discard = Discard the { CARD($card) }
move-keep_rest = Keep the rest
move-step = Walk { DIRECTION($direction) }
move-stop = Stop here
move-take_treasure = Take treasure { $slot }
move-mine_printed = Leave the mine as it is printed
move-mine_turned = Turn the mine half round
move-propose_end = Propose to end the round
move-agree = Agree: end the round
move-refuse = Refuse: play on
move-fate = Chance: { $text }

## explain

explain-pick_dwarf = The five dwarves of a clan differ in name only. Pick the one you like; it starts on your clan's start card.
explain-lay = Adds a card to the paths in the forest; all can walk there, friend and foe. It need not be near your own dwarf.
explain-lay_turned = Adds a card to the paths in the forest, turned half round. All can walk there, friend and foe.
explain-axe = Opens the fallen tree for everybody. From then on the card has room for one dwarf, and who stands there blocks it.
explain-boat = Opens the lake for everybody. From then on the card has room for one dwarf, and who stands there blocks it.
explain-rope = Opens the ditch for everybody. From then on the card has room for one dwarf, and who stands there blocks it.
explain-trap = Who crosses it, you too, loses a random card and holds one card fewer for the rest of the round. It stays where it is.
explain-troll = Nobody, not even you, passes here until your next turn begins. Good for winning time while others are close to a mine.
explain-storm = Removes one path card on which no dwarf stands, with any tool on it. It can cut a rival off, or clear a dead end out of your way.
explain-look_mine = Only you learn which mine it is; the others see where you looked. Worth most before the long way, for one mine hides the dragon.
explain-look_treasure = Only you learn its value; the others see which one you looked at. Later, at the mine, you will know which to pick.
explain-look_role = Only you learn the role; the others see whose card you looked at. It tells you with whom you share.
explain-discard = Puts the card away face down, nobody learns which. You may discard a second one and draw as many as you discarded.
explain-keep_rest = You discard only the one card and will draw one.
explain-step = One card further. A trap on the passage bites at once, and a face-down mine is turned over and ends the move.
explain-stop = Ends the move. If it ends on a treasure mine you draw a treasure; if your dwarf has not moved and stands on one, you draw at the end of your turn.
explain-take_treasure = You look at its value at once; the others see only the kind.
explain-mine_printed = The mine fits its neighbours equally well both ways. Look where its paths will lead on.
explain-mine_turned = The mine fits its neighbours equally well both ways. Look where its paths will lead on.
explain-propose_end = Sensible when nothing is left to win: if all others agree, the round is scored as it stands. Once between two turns.
explain-agree = If everybody agrees, the round ends at once and is scored as it stands.
explain-refuse = One refusal is enough: the round goes on.
explain-fate = What the shuffle decides; nobody chooses it.

## reason

reason-toward_mine = It leads towards the mine at { $field }.
reason-takes_treasure = It ends on a mine with treasure for you.
reason-blocks_rival = It stands in the way of { NAME($seat) }.
reason-opens_obstacle = It opens the way at { $field }.
reason-looks = What you do not know yet may decide the round.
reason-saves_card = The { CARD($card) } may be worth more later.
reason-discards_useless = The { CARD($card) } is of little use now; a new card may be better.
reason-stays_at_mine = Who stays on the mine draws another treasure.
reason-avoids_trap = The other way would cost you a card.
reason-reveals_mine = It is not known yet what the mine at { $field } holds.
reason-clears_way = With the card at { $field } gone the way can be laid anew.
reason-helps_friends = At { $field } it helps those you share with.
reason-mine_leads_on = So the mine leads on to where you may want to go.
reason-dearest_treasure = Of those you have seen, treasure { $slot } is worth most.
reason-unknown_treasure = Treasure { $slot } is as good as any you have not seen.
reason-stops_here = No card ahead is better to stand on just now.
reason-treasure_left = There is still treasure to be won.
reason-no_treasure_left = No treasure is left that you could share in.
reason-all_alike = One is as good as another.

## aim

aim-win = Most points after two rounds. Points are treasures: lay paths to the mines, walk there and take what lies in them. Loyal dwarves share what their clan has found, selfish ones keep what is their own, saboteurs share with the other clan, and everybody's role is secret.
aim-end = A round ends when the last treasure is taken, or when the draw pile and all hands are empty. The game ends after the second round.

## question

question-ChooseDwarf = Which dwarf will you play?
question-PlayOrDiscard = Play a card, or discard one or two.
question-DiscardAnother = Discard a second card, or keep the rest.
question-MoveDwarf = Walk one card further, or stop.
question-ChooseTurn = The mine fits both ways. How shall it lie?
question-PickTreasure = Which treasure do you take?
question-Vote = Shall the round end here?

## The answer to a click on something that is no answer to the question.

warning-trap = a trap on the way takes a card from your hand
warning-dragon = you know that the dragon sleeps there
warning-known = you have seen that before

## choose

choose-ChooseDwarf = Choose one of the dwarves of your clan.
choose-PlayOrDiscard = Choose a card of your hand, then one of the lit places.
choose-DiscardAnother = Choose a second card to discard, or keep the rest.
choose-MoveDwarf = Choose one of the lit cards to walk to, or stop.
choose-ChooseTurn = Choose how the mine shall lie.
choose-PickTreasure = Choose one of the lit treasures.
choose-Vote = Agree to end the round, or refuse.

## card

card-ew = straight path
card-ew_tree = straight path with a fallen tree
card-ew_lake = straight path with a lake
card-ew_ditch = straight path with a ditch
card-ew_campfire = straight path with a campfire
card-ns = upright path
card-ne = north-east bend
card-ne_rocks = north-east bend with rocks
card-nw = north-west bend
card-nw_rocks = north-west bend with rocks
card-new = fork to the north
card-new_tree = fork to the north with a fallen tree
card-new_lake = fork to the north with a lake
card-new_ditch = fork to the north with a ditch
card-new_rocks = fork to the north with rocks
card-nes = fork to the east
card-nes_campfire = fork to the east with a campfire
card-nes_rocks = fork to the east with rocks
card-nesw = crossing
card-nesw_tree = crossing with a fallen tree
card-nesw_lake = crossing with a lake
card-nesw_ditch = crossing with a ditch
card-nesw_campfire = crossing with a campfire
card-w = western dead end
card-n = northern dead end
card-axe = axe
card-boat = boat
card-rope = rope
card-trap = trap
card-troll = troll
card-storm = storm
card-mine-treasure = information card (mine or treasure)
card-mine-role = information card (mine or role)
card-treasure-role = information card (treasure or role)

## mine

mine-gems = gem mine
mine-gold = gold mine
mine-silver = silver mine
mine-dragon = mine of the dragon

## kind

kind-gems = gems
kind-gold = gold
kind-silver = silver

## clan

clan-blue = blue
clan-yellow = yellow

## role

role-loyal = loyal dwarf
role-selfish = selfish dwarf
role-saboteur = saboteur

## role_goal

role_goal-loyal = What you find goes into your clan's pool, and the pool is shared out equally. Help your clan to treasure, and mind who only claims to.
role_goal-selfish = You keep what you find and get nothing from the pool. Look like a friend until the mines are near, then be the first there.
role_goal-saboteur = You look like one of your clan and share with the other one: what you find goes into their pool. Help them, unnoticed, and slow your own clan down.

## obstacle

obstacle-tree = fallen tree
obstacle-lake = lake
obstacle-ditch = ditch

## What lies on the table, in a sentence for who points at it.

thing-tree = Nobody gets through until somebody plays an axe here.
thing-lake = Nobody gets through until somebody plays a boat here.
thing-ditch = Nobody gets through until somebody plays a rope here.
thing-opened = A tool has opened it: there is room for one dwarf, and who stands there blocks it.
thing-rocks = There is room for one dwarf, and who stands there blocks it for all others.
thing-campfire = A dwarf that begins its move here may walk five cards instead of three.
thing-trap = Who crosses a trap loses a card, and holds one fewer for the round.
thing-troll = Nobody passes a troll; it leaves when its player's next turn begins.
thing-hidden = The first dwarf to step here turns it over, and its move ends.
thing-mine = Who ends a move here takes a treasure of this kind, if one is left.
thing-dragon = There is nothing to take here, and who woke the dragon loses up to 2 points.
thing-start = The dwarves of this clan begin here, and paths may lead on from it.
thing-treasure = Who ends a move on an open mine of its kind may take it. Its value is seen by who takes it.
thing-taken = A dashed frame: this treasure has been taken.
thing-information = Look at one of the two things it names. All see where you look, only you see what it is.

## dwarf

dwarf-blue_1 = Tarn
dwarf-blue_2 = Ulla
dwarf-blue_3 = Brosk
dwarf-blue_4 = Hedda
dwarf-blue_5 = Milgrim
dwarf-yellow_1 = Ambra
dwarf-yellow_2 = Gorst
dwarf-yellow_3 = Pirka
dwarf-yellow_4 = Dorrow
dwarf-yellow_5 = Sunnel

## sheet

sheet-actions = Action cards
sheet-board = The board
sheet-mines = Mine and start cards
sheet-paths = Path cards
sheet-seats = Roles and hands by number of players
sheet-treasures = Treasure cards

## own

game-title = Saboteur: The Lost Mines
game-about = Two dwarf clans race through a forest to four mines; not everybody plays for their own clan.
option-further_rounds = more rounds until there is a single winner
option_name-further_rounds = Further rounds
choice-further_rounds-no = no
choice-further_rounds-yes = yes

## What was gained where, and what was drawn.

gain-own = own treasures
gain-share = shares of the pools
gain-extra = remainders of the pools
gain-dragon = the dragon
throw-card = cards drawn
throw-treasure = values of treasures
use-path = path
use-tool = tool
use-information = information
use-trap = trap
use-troll = troll
use-storm = storm

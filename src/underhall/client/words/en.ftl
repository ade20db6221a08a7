### What the web client says by itself; what games and the server say comes from there.

## ui

ui-loading = Loading
ui-home = Underhall, home
ui-settings = Settings
ui-language = Language
ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-bigger = Show less of the board, bigger
ui-smaller = Show more of the board, smaller
ui-whole = Whole

## settings

settings-light = Light
settings-theme-system = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-sounds = Sounds
settings-one_click = Send moves with the first click, without showing them first
settings-letter_keys = Letter and number keys: at a table, ? shows them all
settings-pace = Pace of others’ moves and of all that moves
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-quick = quick
settings-pace-at_once = at once

## own link: the link by which one plays on with another device

own_link-summary = Play on your phone, or go on with another device
own_link-about = Open this link there. Whoever has it plays as you, so keep it to yourself.
own_link-label = Your personal link
own_link-picture = QR code of your personal link: keep it to yourself

## invited: somebody followed such a link

invited-title = Go on as { $name }?
invited-nobody = This link leads to nobody
invited-about = This is the personal link of { $name }. Follow it only if it is your own: what you do here is then done by { $name }.
invited-now = You are { $name } here now; that is kept, and you can switch back under “Keep your place” on the home page.
invited-yes = Go on as { $name }
invited-stay = Stay { $name }
invited-no = No
invited-as_before = You are { $name }, as before.
invited-stale = This personal link is not valid, or no longer.
invited-cut_short = Perhaps it was cut short on its way.

## cover: one device for several

cover-page = Pass the device · Underhall
cover-name = One device for several
cover-title = Pass the device to { $name }
cover-about = { $name } is asked next. Everything that is not for all eyes is covered until then.
cover-ready = I am { $name }

## nowhere

nowhere-title = Nothing here but trees
nowhere-about = This page does not exist, or no longer.
nowhere-again = Try again
nowhere-back = Back to the hall

## playing

playing-watching = watching
playing-board = Board
playing-result = Result
playing-keys = Keys

## replay

replay-page = Replay: { $game } · Underhall

## table

table-page = { $game } · Underhall
table-your_turn = Your turn · { $game } · Underhall
table-coming = Coming to the table

## gathering: before a game begins

gathering-public = Public table
gathering-private = Only by invitation
gathering-watching = { $count } watching
gathering-title = The table is being set
gathering-start = Start the game
gathering-free = { $free ->
    [one] { $free } seat is still free: wait for friends, or put a bot there.
   *[other] { $free } seats are still free: wait for friends, or put a bot there.
}
gathering-wait = The host starts the game when all seats are taken.
gathering-name = What shall the others call you?
gathering-me = That is me
gathering-come_in = Come in
gathering-invite = Invite
gathering-chat = Chat

## home

home-page = Underhall
home-your_turn = Your turn · Underhall
home-title = Come in and sit down
home-about = Play against bots at once, or send friends a link to your table. Nobody has to install anything.
home-again = Try again
home-waiting = Waiting for you
home-mine = Your tables
home-public = Public tables
home-no_public = No public table is open just now.

## account

account-keep = Keep your place
account-have = You have an account?
account-kept = Your tables are kept under the account { $account }.
account-change = Change the password
account-change_about = Everybody who is logged in as you is logged out, but for this browser.
account-present = The present password
account-fresh = The new one, at least 8 characters
account-history = An account keeps your history (you can do without)
account-log_in = Log in
account-open = Open an account
account-login = Login
account-password = Password, at least 8 characters
account-others = Who else you have been here
account-switch = Switch to { $name }
account-forget = Forget

## games

games-list = Games

## join

join-wrong = This does not look like a link to a table.
join-title = Join by link, look back
join-link = Link to a table
join-join = Join
join-record = A record of a finished game, to look at move by move

## leaving

leaving-log_out = Log out
leaving-no_account = You have no account: once logged out, nobody can take your seats at your tables again. Open an account first, or keep your personal link and log out everywhere else only.
leaving-here = Log out here
leaving-elsewhere = Log out everywhere else
leaving-forgotten = Be forgotten
leaving-forgotten_about = Your name, your account, what you wrote and what you uploaded are deleted; in games that go on a bot plays for you. Your moves stay in the games of the others. There is no way back.
leaving-forget = Forget me
leaving-password = Your password
leaving-sure = Yes, for good

## name

name-guest = Guest
name-who = Who are you?
name-enter = Enter
name-hello = Hello, { $name }
name-about = A name for the others to see; no account needed
name-another = Go by another name
name-change = Change

## new table

new_table-no_clock = No clock
new_table-quick = 15 minutes each, and 10 seconds a turn
new_table-by_turns = By turns: 3 days each, and 8 hours a turn
new_table-title = A table to your liking
new_table-game = Game
new_table-seats = Seats
new_table-empty = Empty seats
new_table-friends = keep free for friends
new_table-bots = fill with bots: { $bot }
new_table-time = Time
new_table-public = Anybody may join, not only by the link
new_table-create = Create the table

## start card: a game on the home page

start-seats = Seats
start-bots = Bots
start-alone = { $count }, alone
start-play_alone = Play alone
start-play = Play with bots
start-friends = With friends
start-guided = Guided first game
start-at = {" "}at { $game }
start-of = {" "}of { $game }

## bots: how well they play

bots-level-random = Random
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard
bots-level-master = Master
bots-about-random = Makes any move that is allowed, all alike.
bots-about-easy = Knows what is good, and slips as people do: for a first game.
bots-about-medium = Takes what looks best at once, and rarely wastes anything.
bots-about-hard = Tries its best ideas in imagined games before it moves; thinks for a moment.
bots-about-master = Thinks ten times as long as Hard, with more ideas to try.

## tables: a list of tables

tables-free_seat = free seat
tables-your_turn = your turn
tables-stage-gathering = gathering
tables-stage-playing = playing
tables-stage-finished = finished
tables-clears = Unused for long: it will be cleared in { $time }. Open it to keep it.
tables-put_away = Put away
tables-close = Close

## beside: several who share a device

beside-name = Name
beside-label = Name of who shares this device at seat { $seat }
beside-sit = Sit down
beside-here = On this device

## seat

seat-free = free seat
seat-you = you
seat-beside = on this device
seat-here = here
seat-away = away
seat-sit = Sit here
seat-bot_for = Bot for seat { $seat }
seat-add_bot = Add bot
seat-stand_up = Stand up
seat-free_it = Free the seat

## scrubber: looking back move by move

scrubber-beginning = the beginning
# Somebody chose something that shows nothing by itself.
scrubber-quiet = { $name } goes on.
scrubber-chance = Chance decides.
scrubber-open = open: all is seen
scrubber-spectator = a spectator
scrubber-label = Replay controls
scrubber-first = To the beginning
scrubber-back = One choice back
scrubber-pause = Pause
scrubber-play = Play
scrubber-on = One choice on
scrubber-last = To the end
scrubber-at = Move { $at } of { $last }:
scrubber-move = Move
scrubber-eyes = Eyes of

## showing: a replay

showing-replay = replay
showing-back = Back to the table
showing-download = Download
showing-record = the record

## went: the analysis of a finished game

went-title = How it went
went-about = See who was ahead when, what decided it, and what the hard bot would have played. It takes a moment.
went-begin = Analyse the game
went-progress = Analysing: { $share } %
went-stop = Stop
went-stage-stopped = Stopped at { $share } %: this is what is known so far.
went-stage-failed = It came to a halt at { $share } %.
went-go_on = Go on
went-chances = Chances to win
went-points = Points, if all were counted
went-turnings = Turning points
went-show = Show move { $at }
went-swings = The biggest swings
went-no_swings = The hard bot would have done hardly anything better.
went-shares = Luck and skill
went-shares_mean = Of 100 chances to win, so many were gained and lost by:
went-part-luck = luck
went-part-own = own choices
went-part-others = others’ choices
went-gains = What was gained where
went-in_all = in all
went-best = most at once
went-best_of = { $name } gained { $points } points at once: show move { $at }
went-throws = Dice and draws
went-throws_mean = What came; the mark, and the number in brackets, is what was to be expected.
went-came = came: { $came }, to be expected: { $expected }
went-in_numbers = The curves in numbers
went-chance_of = chance of { $name }
went-points_of = points of { $name }

## standing: who has how much, in short

standing-now = as it stands { $points }

## gains: how points moved

gains-title = How points moved last

## bar: the question, and the buttons beside it

bar-label = Your move
bar-your_turn = Your turn.
bar-over = The game is over.
bar-stand_in = A bot plays for you; take your seat back in the list of players.
bar-chance = Chance moves.
bar-thinking = { $name } is thinking.
bar-goes_on = You go on with that.
bar-confirm = Confirm
bar-cancel = Cancel
bar-at_once = Always at once
bar-at_once_about = Moves are sent with the first click
bar-skip = Skip to now
bar-hint = Hint
bar-undo = Undo
bar-more = More
bar-ask_undo = Ask to take back a choice
bar-show_first = Show moves before they are made
bar-first_click = Make moves with the first click
bar-let_bot = Let a bot play for me

## notice: an answer in place of the question

notice-hint = { $move }. { $reason }
notice-hint_soon = A hint is being thought about …
notice-do_it = Do it

## ballot: what all at a table have to agree to

ballot-label = A question to the table
ballot-undo = { $asker } asks to take back the last choice.
ballot-stand_in = { $asker } proposes that a bot plays for { $name }.
ballot-stand_in_later = { $asker } proposes that a bot plays for { $name }. It will, unless { $name } comes back in time.
ballot-waiting = Waiting for { $names }.
ballot-agree = Agree
ballot-refuse = Refuse
ballot-withdraw = Withdraw

## players: the list of players

players-label = Players
players-seat = Seat { $seat }
players-stand_in = bot stands in
players-to_move = to move
players-back = Take your seat back
players-let_bot = Let a bot stand in

## waits: a seat whose owner is gone

waits-until = the seat waits { $time }, then you may let a bot play
waits-over = you may let a bot play

## timer, clock: time that is left

timer-label = Time left
clock-days = { $days } d { $hours } h

## score: the points of a seat

score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-if_counted = If all were counted now
score-lately = Lately

## last turn: what somebody did in it, behind their badge

last_turn-label = { $seat }, last turn of { $name }
last_turn-none = { $name } has not had a turn yet.

## panels: log, moves, chat and rules beside the board

panels-label = Log, moves, chat and rules
panels-tab-log = Log
panels-tab-moves = Moves
panels-tab-chat = Chat
panels-tab-rules = Rules
panels-unread = { $unread } unread

## log

log-label = What has happened
log-steps = { $steps ->
    [one] ({ $steps } step)
   *[other] ({ $steps } steps)
}
log-since = since your last turn
log-to_since = Since your last turn
log-look_back = Look back move by move
log-pace = Pace

## moves: all that can be chosen, in words

moves-find = Find a move
moves-goes_on = goes on
moves-again = again to confirm
moves-none = Nothing to choose just now.

## chat

chat-watching = (watching)
chat-nobody = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-name = Tell your name to speak

## rules

rules-win = How to win
rules-end = How the game ends
rules-search = Search the rules
rules-now = now
rules-none = No rule speaks of that.
rules-numbers = Numbers and sources

## coach: the guide of a first game

coach-label = Guide
coach-got_it = Got it
coach-rule = Read the rule
coach-no_more = No more tips

## herald: what is read out as it happens

herald-news = News
herald-your_turn = Your turn. { $question }

## result

result-nobody = Nobody at this table has won
result-one = { $name } wins
result-team = The team of { $names } wins
result-some = { $names } share the victory
result-all = All share the victory
result-won = { $seats ->
    [one] winner
   *[other] winners
}
result-to_rematch = To the rematch
result-rematch = Rematch
result-look_back = Look back at the game
result-home = Home
round-over = Round { $round } is over

## invite: others come by a link

invite-button = Invite, or play on your phone
invite-title = Come and play
invite-only_here = Only this machine can follow the link: the server listens to nobody else. To play with friends in your network, or on your phone, close it and start it again with { $serve }, or with { $make }.
invite-unknown = Only this machine can follow the link. Open this page by the address that your friends use, or tell the server of it with { $option }.
invite-send = Send this link to your friends
invite-watch = Who has this link can watch
invite-picture = QR code of the link to this table
invite-others = The link does not work for somebody?

## keys: what they do, and where they lead

keys-choosing = Choosing
keys-arrows = Arrows
keys-arrows_do = to the next choice in that direction
keys-shift = Shift + arrows
keys-shift_does = to everything, to hear what it is
keys-anywhere = next, previous choice anywhere
keys-page = Page Down, Page Up
keys-page_does = next, previous choice in this part
keys-enter = Enter
keys-enter_does = show a move, then send it
keys-escape = Escape
keys-escape_does = let go of what is picked
keys-hint = hint
keys-undo = undo
keys-these = these keys
keys-where = Where to
keys-part-board = the board
keys-part-own = your cards
keys-part-supply = what lies beside the board
keys-part-bar = question and buttons
keys-part-panels = log, moves, chat, rules
keys-game = This game

## connection: the line to the table

connection-stage-connecting = connecting …
connection-stage-open = connected
connection-stage-lost = line lost, trying again …
connection-stage-closed = left
connection-down = The line is down; try again in a moment.

## problem: what the server could not say itself

problem-unreachable = The server cannot be reached.
problem-starting = Perhaps it is just starting again.
problem-status = The server answered { $status }.
problem-cut_short = Perhaps the link was cut short on its way to you; ask for it again.
problem-unshown-table = This table cannot be shown
problem-unshown-replay = This replay cannot be shown
problem-unknown = Something went wrong.

## treasures: those laid out in The Lost Mines

treasures-title = Treasures

## plain: a game without a board of its own

plain-board = The board
plain-about = This game has no board of its own yet; it can be played by its list of moves.
plain-player = Player
plain-points = Points

## The Lost Mines

# $name is what the game calls the clan, $clan is blue or yellow, to choose by where another form is needed.
lost_mines-clan = { $name } clan
lost_mines-worth = { $kind } worth { $value }
lost_mines-value_unknown = { $kind } of unknown value

## the forest of The Lost Mines: a field in words, part by part

lost_mines-board = The board
lost_mines-forest = The forest, columns a to { $last }, rows 1 to { $rows }
lost_mines-passages = Passages
lost_mines-field = { $field }: { $ground }
lost_mines-field_dwarves = here: { $dwarves }
lost_mines-field_trap = { $side ->
    [north] trap to the north
    [east] trap to the east
    [south] trap to the south
   *[west] trap to the west
}
lost_mines-field_troll = { $side ->
    [north] troll to the north
    [east] troll to the east
    [south] troll to the south
   *[west] troll to the west
}
# All parts of a field, before sentences about what lies there.
lost_mines-field_about = { $field }.
lost_mines-ground_forest = forest
lost_mines-ground_start = start of the { $name } clan
lost_mines-ground_turned = { $card }, turned
lost_mines-ground_opened = { $card }, opened by a tool
lost_mines-ground_hidden = face-down mine
lost_mines-ground_seen = face-down mine; you have seen: { $mine }
# Something pointed at, and a sentence about it.
lost_mines-about = { $what }: { $about }
lost_mines-about_taken = { $what }: { $about } { $owner }

## walking in The Lost Mines

lost_mines-walk = Walk to { $field }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $left ->
    [0] none left
   *[other] { $left } left
}
lost_mines-steps_left = { $steps ->
    [one] { $steps } step left.
   *[other] { $steps } steps left.
}
# $found tells in a sentence which mine it is.
lost_mines-mine_ends_walk = { $found } That ends your walk.
lost_mines-walk_over = You are at { $field }, and have no step left.
lost_mines-over_trap = Over the trap instead
lost_mines-way_round = The longer way round

## hand and role in The Lost Mines

lost_mines-hand = Your hand
lost_mines-hand_empty = No cards in hand.
lost_mines-hand_later = Cards come when everybody has a dwarf.
lost_mines-turn = Turn card
lost_mines-discard = Discard
lost_mines-play_instead = Play instead
# What is asked once a card is picked: a path, another card, one with no place; or while one discards.
lost_mines-where_path = Where shall it lie? Choose a lit field; on a dashed one it lies turned.
lost_mines-where_card = Choose one of the lit places for it.
lost_mines-where_none = There is no place for this card now. Pick another one, or discard it.
lost_mines-which_discard = Which card do you discard?
lost_mines-dwarves = The dwarves of your clan
# A dwarf by its name.
lost_mines-play_dwarf = Play { $dwarf }
lost_mines-role = Your secret role
lost_mines-own_role = Your role
lost_mines-role_hidden = hidden
lost_mines-aim = Your aim
lost_mines-hide = Hide
lost_mines-show = Show

## beside the forest of The Lost Mines

lost_mines-side = Pile, treasures and what you know
lost_mines-pile = Round { $round } · { $pile ->
    [one] { $pile } card in the pile
   *[other] { $pile } cards in the pile
}
lost_mines-treasure = Treasure { $slot }, { $treasure }
lost_mines-treasure_taken = Treasure { $slot }, { $treasure }, taken by { $owner }
lost_mines-notes = What you alone know
lost_mines-notes_title = Only you know
lost_mines-known = { $what }: { $is }
lost_mines-known_treasure = treasure { $slot }: { $kind } worth { $value }
lost_mines-put_away = put away: { $cards }

## players of The Lost Mines

lost_mines-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
lost_mines-look_role = Look at the role
lost_mines-role_known = You know: { $role }
lost_mines-role_unknown = Role unknown
lost_mines-role_open = role ?
lost_mines-dragon = dragon token
lost_mines-dragon_about = Has woken the dragon: loses up to 2 points of this round
lost_mines-troll = troll called
lost_mines-troll_about = The troll leaves at the start of this player's turn
lost_mines-passed = passed

## a round of The Lost Mines

lost_mines-round = Round { $round }
lost_mines-reckoning = How the points of this round were made
lost_mines-player = Player
lost_mines-column_role = Role
lost_mines-found = Treasures found
lost_mines-how = How the points were made
lost_mines-points = Points
lost_mines-none = none
# A number of points follows each of these three.
lost_mines-own_treasures = own treasures
lost_mines-share = share of the { $name } pool
lost_mines-extra = left over, for the best single treasure
lost_mines-loss = the dragon

## keys of The Lost Mines, and what the parts of its table are called

lost_mines-key_pick = pick a card or a dwarf
lost_mines-key_turn = turn it
lost_mines-key_discard = discard instead
lost_mines-key_stop = stop walking, keep the rest
lost_mines-region_board = the forest
lost_mines-region_own = your hand
lost_mines-region_supply = treasures and notes

## tips of The Lost Mines: what a newcomer is told when it matters

lost_mines-title-round = A new round
lost_mines-tip-round = Clans and roles have been dealt anew: look at your card, you may play for others now. The forest is wild again; points of the first round are safe.
lost_mines-title-dwarf = Pick your dwarf
lost_mines-tip-dwarf = They differ in name only. Yours starts in your clan's clearing on the left of the forest.
lost_mines-title-role = Your secret role
lost_mines-tip-role = It stands beside your cards, with your aim. Everybody sees your clan, nobody your role. Hide the card when others look at your screen.
lost_mines-title-lay = Lay a path
lost_mines-tip-lay = Pick a card with a path, then one of the fields that light up. On a dashed field it is turned by itself; R turns it, too. The first click shows the move, the second one makes it.
lost_mines-title-tool = A tool
lost_mines-tip-tool = An axe clears a tree, a boat crosses a lake, a rope a ditch. Put it on such a card, and from then on everybody can walk and build there.
lost_mines-title-information = A card that looks
lost_mines-tip-information = It shows you one secret thing: what it can be used on lights up, face-down mines, treasures or the roles of others. Only you see what it is.
lost_mines-title-trap = A trap
lost_mines-tip-trap = It lies on a passage for the rest of the round. Who crosses it, you too, loses a card and holds one fewer from then on.
lost_mines-title-troll = A troll
lost_mines-tip-troll = It stands on a passage until your next turn, and nobody gets by, not even you.
lost_mines-title-storm = A storm
lost_mines-tip-storm = It blows away any path card on which no dwarf stands.
lost_mines-title-mine = A mine is open
lost_mines-tip-mine = Who ends a move on a treasure mine takes a treasure of its kind, and another one for every turn spent there. The dragon gives nothing and takes two points from whoever woke it.
lost_mines-title-treasure = Treasure!
lost_mines-tip-treasure = Only you see what it is worth. At the end of the round clans share what they found; a selfish dwarf keeps its own; a saboteur shares with the other clan.
lost_mines-title-mines = Where to
lost_mines-tip-mines = The four mines lie face down on the right: gems, gold, silver, and a dragon. The row of cards below the board shows the treasures that can be won.
lost_mines-title-discard = Nothing useful?
lost_mines-tip-discard = Discard one or two cards instead of playing one, and draw as many. And the hint button shows what a simple bot would do in your place.
lost_mines-title-two = One more?
lost_mines-tip-two = A second card may go as well, and you draw two. Or keep the rest: walking on keeps it, too.
lost_mines-title-bite = Mind the trap
lost_mines-tip-bite = Over the marked passage lies a trap that takes a card from your hand. If there is a way round it, that is the one a click means; the way over it has a button.
lost_mines-title-campfire = From the campfire
lost_mines-tip-campfire = A dwarf that begins its walk at a campfire may go up to five cards instead of three.
lost_mines-title-walk = Now walk
lost_mines-tip-walk = After the card your dwarf may go up to three cards along the paths. Click any lit field: the number says how many steps away it is. Or stay where you are.
lost_mines-title-turned = How the mine lies
lost_mines-tip-turned = Both ways fit. Choose the one whose openings lead where your side wants to go on.
lost_mines-title-pick = Which treasure?
lost_mines-tip-pick = All of these are of the mine's kind, but they need not be worth the same. Take one: only you will see its value.
lost_mines-title-vote = Shall the round end?
lost_mines-tip-vote = Somebody proposes to end the round here, before all treasures are taken. It ends only if all agree.
lost_mines-title-others = The others' turn
lost_mines-tip-others = A new card has come to your hand by itself. Watch where the others lay their paths: a loyal dwarf and a saboteur of the same clan do not build alike.

## In the Hall of the Mountain King

mountain_king-clan = Clan
mountain_king-player = Player
mountain_king-honor = Honor
mountain_king-amount_honor = { $honor } honor
mountain_king-nothing = nothing
# $name is what the game calls the clan, $clan is fire, ice, moon or mud, to choose by where another form is needed.
mountain_king-pedestals = { $name } pedestals

## the mountain of the Mountain King: a square in words, part by part

mountain_king-board = The mountain
mountain_king-squares = The mountain, columns by letters, rows by numbers; page keys go to the next lit square
mountain_king-heart = { $square }: the heart of the mountain
mountain_king-square = { $square }: { $ground }
# All parts of a square, or of a hall or troll, before sentences about it.
mountain_king-square_about = { $square }.
mountain_king-site = workshop site
mountain_king-workshop = { $workshop }, open entrances: { $doors }. { $use }
mountain_king-workshop_use = { $workshop }: { $use }
mountain_king-rubble = rubble, a hammer to dig
mountain_king-start = start spot
mountain_king-rock = rock
# $owners is how many own it, $players names them.
mountain_king-gate_of = { $owners ->
    [0] gate of nobody
   *[other] gate of { $players }
}
mountain_king-tunnel_of = { $owners ->
    [0] tunnel of nobody
   *[other] tunnel of { $players }
}
mountain_king-hall_of = { $owners ->
    [0] { $hall } of nobody
   *[other] { $hall } of { $players }
}, { $low } honor, or { $high } with a statue on its altar
mountain_king-buried_statue = buried { $statue }
mountain_king-altar = altar
mountain_king-buried = buried { $symbol }
mountain_king-standing = as it stands { $honor } honor at the end
# $colour is what the game calls it, $band is dark_grey, light_grey, brown, orange or yellow.
mountain_king-band = { $colour } band, a statue here scores { $honor }

## what a move costs and brings in the Mountain King

mountain_king-costs = Costs { $amounts }.
mountain_king-brings = Brings { $amounts }.
mountain_king-then = Then { $amounts }.
mountain_king-you_have = you have { $amount }
mountain_king-you_have_both = you have { $give } and { $take }
mountain_king-in_all = { $amount } in all
mountain_king-of_anything = { $amount } of anything
mountain_king-trade = Trade
mountain_king-trade_pay = Trade, pay
mountain_king-by_hand = you choose what to pay with
# $amount is a number and a kind, such as “3 coins”.
mountain_king-pay_all = Pay { $amount }
mountain_king-uses_left = { $workshop }: { $uses ->
    [one] { $uses } use left
   *[other] { $uses } uses left
}. { $use }
# $question is a sentence. $owed are pieces of any kind.
mountain_king-owed = { $question } Still to pay: { $owed }.
mountain_king-owed_bribe = { $question } Still to pay: { $owed }, one now for the troll at { $stand }.

## tiles and halls of the Mountain King

mountain_king-supply = Supply
mountain_king-tab-tunnels = Tunnels and halls
mountain_king-tab-spells = Spells and workshops
mountain_king-tab-track = Pedestals and crown
mountain_king-turn = Turn
mountain_king-flip = Flip
mountain_king-turn_key = Turn (R)
mountain_king-flip_key = Flip (F)
mountain_king-another_hall = Another hall
mountain_king-another_tile = Another tile
mountain_king-lined = lined with { $minerals }
mountain_king-laying = Bright squares fit as it lies; dashed ones when turned. The marked square goes there.
mountain_king-tiles = Tunnel tiles
mountain_king-line_it = Line it with
mountain_king-halls = Great halls left
mountain_king-no_halls = All halls are dedicated.
mountain_king-hall = { $hall }, { $size ->
    [one] { $size } square
   *[other] { $size } squares
}: { $low } honor, { $high } with a statue on its altar
mountain_king-honor_in = { $honor } in { $symbol }
mountain_king-tile = { $tile }, { $size ->
    [one] { $size } square
   *[other] { $size } squares
}, { $left } left; honor { $honor }; { $anchor ->
    [yes] with an anchor for a pedestal
   *[no] without an anchor
}

## spells and workshops of the Mountain King

mountain_king-book = The spell book
mountain_king-runes = { $runes } of 3 runes.
mountain_king-spell = { $spell }: { $text }
mountain_king-spell_dear = { $spell } ({ $cost }): { $text }
mountain_king-workshops = Workshops in the supply
mountain_king-no_workshops = No workshop left.

## pedestals and crowns of the Mountain King

mountain_king-token = token worth { $value }
mountain_king-token_hidden = token face down
mountain_king-token_taken = { $token }, taken by { $players }
mountain_king-token_free = { $token }, free
mountain_king-band_scores = A statue in this band scores { $honor }
# $next are the crowns after the first, as numbers; $more is how many.
mountain_king-crowns_left = { $more ->
    [0] Coronation: { $first } honor for a council of ten.
   *[other] Coronation: { $first }, then { $next } honor for a council of ten.
}
mountain_king-no_crowns = All crowns are taken.
mountain_king-near_end = The end is near.

## the horde of the Mountain King

mountain_king-horde = The horde
mountain_king-horde_title = Horde
mountain_king-decks = decks I { $first } · II { $second } · III { $third }
mountain_king-decks_about = Cards left in the three decks
mountain_king-bag = bag
mountain_king-bag_about = Pedestals left in the bag
# $level is 0 for a starter, who has neither level nor clan.
mountain_king-troll = { $level ->
    [0] { $troll }
   *[other] { $troll }, level { $level }, { $clan }
}; yields { $yields }
mountain_king-troll_gives = { $level ->
    [0] { $troll }
   *[other] { $troll }, level { $level }, { $clan }
}; yields { $yields }; gives { $gives } once
mountain_king-stand = { $stand }: { $troll }
mountain_king-stand_empty = { $stand }: nobody
mountain_king-price = { $bribes ->
    [0] free
    [one] costs { $bribes } bribe, one on each troll below
   *[other] costs { $bribes } bribes, one on each troll below
}
mountain_king-bribes = bribes on it: { $amounts }
# $pedestal is what the game calls it, $clan is fire, ice or moon.
mountain_king-brings_pedestal = { $clan ->
    [ice] brings an { $pedestal }
   *[other] brings a { $pedestal }
}

## the council of the Mountain King

mountain_king-council = Council
mountain_king-council_of = Council of { $player }
mountain_king-whose_council = Whose council
mountain_king-yours = yours
mountain_king-crowned = crowned
mountain_king-hand = Trolls in your hand
mountain_king-hand_about = Your hand: pick one, then a place below.
# Before pictures of what a troll gives but once.
mountain_king-gift = once
mountain_king-waits = Waits for a seat:
mountain_king-place = { $place }: { $troll }; nothing on it
mountain_king-place_laden = { $place }: { $troll }; { $load } on it
mountain_king-place_empty = { $place }: empty
mountain_king-storage = In all: { $wealth }
mountain_king-stored = { $symbol }: { $stored } in storage, { $laden } on trolls
mountain_king-on_trolls = { $symbol } on trolls
mountain_king-pedestals_stored = { $pedestals } in storage
mountain_king-leftovers = left over
mountain_king-leftovers_about = Honor for what is left over

## players and honor of the Mountain King

mountain_king-show_council = Show the council of { $player }
mountain_king-trolls = { $trolls } of 10 trolls; show the council
mountain_king-crown = coronation token
mountain_king-starts = starts
mountain_king-team = team { $team }
mountain_king-has = has { $wealth }
mountain_king-honor_of = { $players }: { $honor } honor, { $all } as it stands
mountain_king-legend = Dashed: as it stands, if all were counted now.
mountain_king-all = all
mountain_king-result = Where the honor came from
mountain_king-source = Source of honor
mountain_king-all_honor = All honor

## keys of the Mountain King, and what the parts of its table are called

mountain_king-key_turn = turn the tile
mountain_king-key_flip = flip the tile
mountain_king-region_board = the mountain
mountain_king-region_own = your council
mountain_king-region_supply = tiles and magic, then the horde
mountain_king-parts = Parts of the table
mountain_king-part-board = Mountain
mountain_king-part-dock = Tiles, magic
mountain_king-part-horde = Horde
mountain_king-part-council = Council
mountain_king-your_choice = {" "}(your choice)

## tips of the Mountain King: what a newcomer is told when it matters

mountain_king-title-shops = Workshops of this game
mountain_king-tip-shops = Not all kinds of workshops are in every game. Point at one to read what it exchanges.
mountain_king-title-gate = Open your gate
mountain_king-tip-gate = Your tunnels begin here. Look what lies near the lit squares: statues, buried resources, workshop sites, and rubble, which costs hammers.
mountain_king-title-draft = Your first four trolls
mountain_king-tip-draft = Of the two in your hand pick one, then one of the four places at the bottom of your council. It gives its gift once; its symbol is filled again and again. The inner places are filled more often.
mountain_king-title-first = Magic before work
mountain_king-tip-first = A turn may begin with a spell, paid with a rune, and a workshop your tunnels touch. Both can wait: go on.
mountain_king-title-end = The end is near
mountain_king-tip-end = Statues, halls and what is left over score now. Carry statues to better squares and onto pedestals and altars: the dashed marker of the honor track shows what they are worth as they stand.
mountain_king-title-recruit = Recruit a troll
mountain_king-tip-recruit = Trolls of the bottom row come for nothing; above, every troll below gets a coin. A new troll fills the symbols of all trolls under it, so it often pays more than it costs.
mountain_king-title-dig = Or dig a tunnel
mountain_king-tip-dig = Pick a tile below the mountain and what to line it with. Then turn or flip it with the buttons, or R and F, and put it on a lit square. Dearer minerals give more honor.
mountain_king-title-trade = Four for one
mountain_king-tip-trade = With the menu “Trade” four resources of any kind become one that you lack, at any moment of your turn.
mountain_king-title-seat = Where the troll sits
mountain_king-tip-seat = Above and between two others. High and in the middle the cascade is the largest: everything empty below is filled. The horde has its new troll already.
mountain_king-title-rows = Between two rows
mountain_king-tip-rows = The cascade waits: what it has yielded so far can be traded before the next row is filled.
mountain_king-title-token = A pedestal comes along
mountain_king-tip-token = A troll of level 3 lets you look into the bag and take a pedestal of your choice. It waits in your storage for the anchor of a tunnel.
mountain_king-title-lay = Lay the tunnel
mountain_king-tip-lay = It must touch your own tunnels and keep off those of others. Bright squares fit as the tile lies now, dashed ones if it is turned. The line below the mountain says what it costs and finds.
mountain_king-title-statue = Carry statues inwards
mountain_king-tip-statue = A cart moves a statue of yours within its tunnel or to the next one. The nearer to the heart, the more it is worth at the end: 2, 4, 6, 8 or 10; twice on a pedestal of its clan.
mountain_king-title-haul = Where to
mountain_king-tip-haul = Any square of its tunnel, or of a tunnel beside it. Point at a lit square: the line below the mountain says what the statue will be worth there.
mountain_king-title-hall = A great hall
mountain_king-tip-hall = Where your tunnels fill its shape without a gap, a hall may be laid over them for nothing. Any statue on its altar makes it worth the higher number.
mountain_king-title-pedestal = A pedestal for a statue
mountain_king-tip-pedestal = On the anchor of a new tunnel, now or never. You take the point token of its clan and band at once, and a statue of that clan standing here at the end counts twice. Each clan and band has one token only.
mountain_king-title-found = A workshop beside the tunnel
mountain_king-tip-found = You choose which one stands here. Everybody whose tunnels touch it may use it, once per turn for every open entrance: take what you will lack.
mountain_king-title-work = At the workshop
mountain_king-tip-work = Each use is an exchange of its own, either way. Leave whenever you like.
mountain_king-title-pay = What you pay with
mountain_king-tip-pay = By itself the table takes from your trolls first, so that they can yield again. Several pieces of a kind are paid with the button beside it.
mountain_king-title-spell = The spell works
mountain_king-tip-spell = Choose what it is used on. As long as nothing is chosen, it may still be waived, but the rune is spent.
mountain_king-title-others = The others' turn
mountain_king-tip-others = Look at their councils with the buttons over the pyramid. The game ends two rounds after the last coronation token, which goes to a council of ten.

## Covenant

covenant-elders = The Elders
covenant-clan = Clan
covenant-glory = Glory
covenant-amount_glory = { $glory } glory
covenant-nothing = nothing
covenant-none = None.
covenant-none_yet = None yet.
covenant-not_yet = Not yet.
covenant-your_clan = Your clan
covenant-yours = yours
# A tile by its name, and what it does, in sentences.
covenant-tile_does = { $tile }: { $rule }
# What comes before a sentence of the rules that was decided here; on a tile it is left out from there on.
covenant-ruling = Ruling:

## the mountain of Covenant: a chamber in words, part by part

covenant-mountain = The mountain
covenant-chambers = Chambers
covenant-edges = Edges and corners
covenant-edge = Edge { $where }
covenant-corner = Corner { $where }
covenant-chamber_hidden = { $chamber }: not revealed; gives { $gives }
covenant-chamber = { $chamber }: { $colour }, deposit of { $deposit }; { $spaces ->
    [one] { $spaces } building space
   *[other] { $spaces } building spaces
}
covenant-enemies_there = { $enemy ->
    [goblin] { $count ->
        [one] a goblin
       *[other] { $count } goblins
    }
    [orc] { $count ->
        [one] an orc
       *[other] { $count } orcs
    }
   *[troll] { $count ->
        [one] a troll
       *[other] { $count } trolls
    }
}
covenant-enemies = { $enemy ->
    [goblin] { $count ->
        [one] { $count } goblin
       *[other] { $count } goblins
    }
    [orc] { $count ->
        [one] { $count } orc
       *[other] { $count } orcs
    }
   *[troll] { $count ->
        [one] { $count } troll
       *[other] { $count } trolls
    }
} of strength { $strength } in { $chamber }
# $kind is house, workshop, pillar or gate, $building what the game calls it.
covenant-building_of = { $building } of { $clan }
covenant-gate = Gate of { $clan } at { $where }
covenant-pillar = Pillar of { $clan } at { $where }
covenant-ghost = Would stand here

## tracks, sites and projects of Covenant

covenant-track = { $track } track
covenant-track_standing = { $track } track: { $clans }
covenant-clan_on = { $clan } on { $space }
covenant-space = { $track }, space { $space }: { $gives }.
covenant-here = Here: { $clans }.
covenant-sites = Sites and throne
# $structure is pillar or gate, $limit how many carts one clan needs there.
covenant-site = { $structure ->
    [pillar] Site of a pillar
   *[gate] Site of a gate
}: { $limit ->
    [one] { $limit } delivery by one clan wins it.
   *[other] { $limit } deliveries by one clan win it.
} Still takes { $free }.
covenant-carts = Carts: { $carts }.
covenant-carts_of = { $clan } { $count }
covenant-bonus = Bonus of the { $limit }-cart { $structure ->
    [pillar] pillar site
   *[gate] gate site
}: { $gives }
covenant-bonus_taken = Bonus taken by { $clan }
covenant-throne = The throne still takes { $free }. Carts: { $carts }
covenant-no_carts = none
covenant-projects = Projects
covenant-projects_note = from their council on
covenant-project = Project { $project }, { $name }: { $rule }
covenant-project_from = Scores from council { $council } on.

## markets of Covenant

covenant-left = { $left } left
covenant-empty_slot = An empty slot: no { $row }
covenant-free = free
covenant-price = Printed price: { $glory } glory.
covenant-traditions = Traditions
covenant-rubble_title = Rubble
covenant-rubble = Rubble: { $gives }. Clearing it takes { $strength } strength.
covenant-cleared = You clear it in this dig.
covenant-relics = Relics
covenant-relic = Relic, the { $relic }: { $gives }, once. To be had from space { $space } of the Mine on.
covenant-coins = Royal Coins
covenant-coin = Royal Coin, in every council: { $gives }.
covenant-row-silver = Silver
covenant-row-gold = Gold
# One letter that stands for the slot of a tool.
covenant-letter-silver = S
covenant-letter-gold = G
covenant-ornament = { $colour ->
    [gold] Gold ornament
   *[silver] Silver ornament
}: { $gives } whenever its tool is used. Costs { $price }, gives { $glory } glory.
covenant-dice = Dice
covenant-die = The { $name } die shows { $gives }: for who defeats one in a fight; then it is rolled.
covenant-tools = Tools
covenant-tool = Tool, a { $tool }: costs { $price }; has a { $colour ->
    [gold] gold slot
   *[silver] silver slot
} for an ornament.

## the clan board of Covenant

covenant-clan_boards = Clan boards
covenant-whose = Whose clan board
covenant-tavern = Tavern
covenant-dwarves = { $count ->
    [one] { $count } dwarf of strength { $strength } in the tavern
   *[other] { $count } dwarves of strength { $strength } in the tavern
}
covenant-all_at_work = All at work.
covenant-support = Support
covenant-tokens = { $count ->
    [one] { $count } support token of +{ $strength }
   *[other] { $count } support tokens of +{ $strength }
}
# $state: ready, gained in this turn, or used.
covenant-own_relic = { $count } { $relic }, { $state ->
    [relics] ready
    [fresh_relics] gained in this turn
   *[used_relics] used
}: { $gives }
covenant-tools_and_forge = Tools and forge
# $post says where, such as “place 3, below the axe”.
covenant-post = { $tool } at { $post }
covenant-post_empty = Empty { $post }; forging here gives { $gives }
covenant-post_ornament = { $colour ->
    [gold] gold ornament
   *[silver] silver ornament
}: { $gives }
covenant-post_slot = { $colour ->
    [gold] free gold slot for an ornament
   *[silver] free silver slot for an ornament
}
covenant-post_dwarf = dwarf of strength { $strength } at work
covenant-storage = Storage
covenant-stored = { $stored } of { $room }
covenant-to_build = To build
covenant-carts_left = { $carts ->
    [one] { $carts } cart left
   *[other] { $carts } carts left
}
covenant-ready = { $count } × { $building } ready to build
covenant-dungeon = Dungeon
covenant-captives_keys = { $captives ->
    [one] { $captives } captive
   *[other] { $captives } captives
}, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}
covenant-held = { $enemy ->
    [goblin] { $count ->
        [one] { $count } captive goblin
       *[other] { $count } captive goblins
    }
    [orc] { $count ->
        [one] { $count } captive orc
       *[other] { $count } captive orcs
    }
   *[troll] { $count ->
        [one] { $count } captive troll
       *[other] { $count } captive trolls
    }
}; { $keys ->
    [one] { $keys } key in all
   *[other] { $keys } keys in all
}
covenant-keys = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}: at a council, so many captives are kept
covenant-coin_place = Coin place { $place }, free: a coin put here gives { $gives } at once
covenant-coin_at = Coin at place { $place }, in every council: { $gives }
covenant-goals = Goals
covenant-achievements = { $count ->
    [one] { $count } achievement
   *[other] { $count } achievements
}
covenant-goal = Goal, { $goal }: { $rule }
covenant-goal_hidden = A goal that lies face down

## counts of a clan in Covenant: what is counted, then how many

covenant-counted = { $what }: { $count }
covenant-count-glory = glory
covenant-count-achievements = achievements
covenant-count-carts = carts left
covenant-count-buildings = buildings on the mountain
covenant-count-captive = { $enemy ->
    [goblin] captive goblins in their dungeon
    [orc] captive orcs in their dungeon
   *[troll] captive trolls in their dungeon
}
covenant-count-captives = captives
covenant-count-captives_keys = { $keys ->
    [one] captives, with { $keys } key
   *[other] captives, with { $keys } keys
}
covenant-count-dwarves = dwarves in the tavern
covenant-count-resources = { $room ->
    [one] resources in { $room } space
   *[other] resources in { $room } spaces
}
covenant-count-support = support tokens
covenant-count-coins = Royal Coins
covenant-count-traditions = traditions
covenant-starts = starts
covenant-board = Board

## the Elders of Covenant

covenant-elders_title = The Council of Elders
covenant-elders_ready = { $count } × { $building } they can still build
covenant-stored_tiles = Stored tiles
covenant-stored_note = only score at the end
covenant-stored_tile = { $row }: { $gives }
covenant-tool_cards = Tool cards
covenant-cards_to_come = { $available } to come, { $forge } in their forge
covenant-elder_card = { $when ->
    [last] The card of their last turn
   *[before] A card they have used
}: { $tool }, then { $gives }
covenant-last = last
covenant-no_card_yet = No card used yet.
covenant-their_die = Their die
covenant-die_showed = The Elders' die showed { $face } last
covenant-die_unrolled = The Elders' die has not been rolled
covenant-their_turn = Their last turn
covenant-their_turn_about = What they did in their last turn

## the turn of Covenant

covenant-time_draft = Draft
covenant-time_end = The end
covenant-era = Era { $era } of 3
covenant-council = Council { $council }
covenant-council_of = Council { $council } of 3
covenant-this_turn = This turn, { $clan }
covenant-this_council = This council, { $clan }
covenant-step-dwarf = dwarf
covenant-step-tool = tool
covenant-step-support = support
covenant-step-action = action
covenant-step-acted = acted
covenant-step-ornament = ornament
covenant-step-used = used
covenant-step-coins = coins
covenant-step-traditions = traditions
covenant-step-keys = keys
covenant-step-dungeon = dungeon
covenant-step-projects = projects
covenant-strength = strength { $strength }
covenant-strength_left = { $strength } strength left
covenant-power = action of { $strength }
covenant-said = What you can say
covenant-relic_first = Which dwarf goes to which tool? A relic may be used first.
covenant-relic_last = Your turn ends. Do you use a relic before that?
covenant-relic_later = Relic at the end of the turn
covenant-relic_later_about = Ticked, you are asked for a relic at the end of your turns, too. Otherwise it waits for the beginning of the next one; at the end of your last turn you are always asked.
covenant-take = Next: { $gives }
covenant-pick_then_place = Pick it, then where it goes.
# These stand before pictures of what a move costs and gives.
covenant-pays = pays
covenant-gives = gives
covenant-then = then
covenant-unknown = and what nobody knows yet

## what is still to be worked off in Covenant, in a word or two

covenant-stack = Still to be worked off, next first
covenant-chain-draft = draft
covenant-chain-support = support
covenant-chain-strengthen = strengthen
covenant-chain-forge = forge
covenant-chain-adorn = adorn
covenant-chain-resource = a resource
covenant-chain-room = room in the storage
covenant-chain-payment = payment
covenant-chain-step = a step
covenant-chain-steps = steps
covenant-chain-coin = a coin
covenant-chain-open_coin = an open coin
covenant-chain-relic = a relic
covenant-chain-ransom = a relic for iron
covenant-chain-tradition = a tradition
covenant-chain-rubble = rubble
covenant-chain-reveal = reveal a chamber
covenant-chain-turns = the chamber turns
covenant-chain-fight = fight
covenant-chain-goblin = a goblin
covenant-chain-orc = an orc or goblin
covenant-chain-die = a die
covenant-chain-dice = more dice
covenant-chain-dungeon = to the dungeon
covenant-chain-keys = keys
covenant-chain-move = move an enemy
covenant-chain-capture = capture
covenant-chain-deliver = deliver
covenant-chain-throne = the throne
covenant-chain-structure = the structure
covenant-chain-bonus = the bonus
covenant-chain-build = build
covenant-chain-house = a house
covenant-chain-workshop = a workshop
covenant-chain-coins = coins of the council
covenant-chain-traditions = traditions
covenant-chain-goals = goals

## the draft of Covenant

covenant-draft = The draft
covenant-sort-start = Starting tile
covenant-sort-tradition = Tradition
covenant-sort-goal = Goal I
covenant-sort-second = Goal II
covenant-goal_scores = { $glory } glory for each at the end.
covenant-click_again = click again

## a council of Covenant, step by step

covenant-review-coins = Coins, traditions
covenant-review-keys = Keys
covenant-review-dungeon = Dungeon
covenant-review-projects = Projects
covenant-review-buildings = Buildings
covenant-this_step = This step
covenant-council_begins = The dwarves go back to their taverns.
covenant-council_order = First every clan uses its coins and traditions, then captives are counted against the keys, then the dungeons and the projects score.
covenant-council_steps = Steps of the council
covenant-back = Back
covenant-next = Next
covenant-pause = Pause
covenant-by_itself = Go on by itself
covenant-to_end = To the end
covenant-step_of = { $at } of { $steps }

## the end of Covenant

covenant-finale = The finished mountain.
covenant-hall = { $clan }: { $glory } glory, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $workshops ->
    [one] { $workshops } workshop
   *[other] { $workshops } workshops
}, { $pillars ->
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
}, { $gates ->
    [one] { $gates } gate
   *[other] { $gates } gates
}.
covenant-result = How the glory came about
covenant-on_the_way = at the start and in the turns
covenant-councils-coins = coins and traditions in councils
covenant-councils-dungeon = the dungeon in councils
covenant-councils-projects = projects in councils
covenant-councils-buildings = buildings in councils
covenant-in_all = in all
covenant-look_back = Look back at a council

## what the parts of the table of Covenant are called

covenant-region_board = the mountain
covenant-region_own = your clan
covenant-region_supply = tracks and sites, then the markets
covenant-parts = Parts of the table
covenant-pane-mountain = Mountain
covenant-pane-sites = Sites
covenant-pane-markets = Markets
covenant-pane-clan = Clan
covenant-has_choices = {" "}has choices

## tips of Covenant: what a newcomer is told when it matters

covenant-title-draft = Draft your beginnings
covenant-tip-draft = In turn, everybody takes one starting tile, one tradition and two goals. Of the goals one counts with 4 achievements, both with 8. The first click shows a tile, the second takes it.
covenant-title-dwarf = A dwarf goes to work
covenant-tip-dwarf = Every turn sends one dwarf from the tavern to one of your tools. Pick a dwarf, then a tool: the pick digs, the axe fights, the compass builds, the cart delivers. The first click shows the move, the second makes it.
covenant-title-captives = Captives and keys
covenant-tip-captives = At the council each key holds one captive; the others go back into the bag. Those you keep bring glory. Some places of the forge give keys.
covenant-title-tracks = Three tracks
covenant-tip-tracks = Steps on the Royal Court, Prestige and the Mine give what is printed. The medals are achievements: four let one of your goals count, eight both.
covenant-title-strength = Strength
covenant-tip-strength = The dwarf's strength is what the action can do. A support token adds to it for this turn only.
covenant-title-tool = Use the tool
covenant-tip-tool = Its action, and its ornament if it has one, in either order. You may also stop.
covenant-title-rubble = Dig
covenant-tip-rubble = Clear rubble and keep what it shows; at the end you reveal a chamber next to an open one and gain what is on its back.
covenant-title-reveal = Into the mountain
covenant-tip-reveal = The lit chambers can be revealed. Their backs show what you gain; then the chamber opens for everybody, with its enemies.
covenant-title-fight = Fight
covenant-tip-fight = A goblin takes 1 strength, an orc 2, a troll 3. The beaten go to your dungeon: you need a key for each at the council.
covenant-title-dice = The dice of the beaten
covenant-tip-dice = Each sort of enemy has a die. You gain what its face shows, then it is rolled for the next.
covenant-title-chase = Move an enemy
covenant-tip-chase = Pick an enemy, then a chamber beside it: away from your buildings, where it would cost you glory in the end.
covenant-title-capture = An enemy for nothing
covenant-tip-capture = It goes to your dungeon without a fight and without rewards. Mind the keys.
covenant-title-site = Deliver
covenant-tip-site = All carts of a turn go to one site. Reach its limit and its pillar or gate is yours to build.
covenant-title-delivery = What goes onto the cart
covenant-tip-delivery = Each space of the site wants one of the resources printed on it, and every delivery brings glory.
covenant-title-throne = For the throne
covenant-tip-throne = What the throne is given brings glory now, and at the end 6, 3 and 1 go to those with the most carts there.
covenant-title-marker = The structure is done
covenant-tip-marker = Choose one of the bonuses of the site that nobody has taken.
covenant-title-build = Build
covenant-tip-build = What you build gives something by the deposit it stands on, and may count for the projects in the councils.
covenant-title-coin = Royal Coins
covenant-tip-coin = Pick a coin of the row, then a place of your board. The place gives what is printed on it now, the coin what is on it in every council to come.
covenant-title-benefit = Use a coin of the row
covenant-tip-benefit = You gain what an open coin shows, and it stays where it is.
covenant-title-forge = Forge a tool
covenant-tip-forge = Pick a tool of the row, then a place under your tools. It costs iron and what is printed on it, gives the place's reward at once, and its column scores at the end.
covenant-title-adorn = Adorn a tool
covenant-tip-adorn = An ornament gives glory now and an effect each time its tool is used. Silver goes to an S slot, gold to a G slot.
covenant-title-chain = One reward after the other
covenant-tip-chain = Several rewards come at once: choose which is first. Each is worked off with all that follows from it; the stack beside the turn shows what is still to come.
covenant-title-support = Support
covenant-tip-support = A +1 more in hand, or a +1 made into a +2. Tokens add strength to one turn and are then gone.
covenant-title-stronger = A stronger dwarf
covenant-tip-stronger = One of your dwarves, but not the one at work, is stronger for the rest of the game. More than 4 is none.
covenant-title-any = Any resource
covenant-tip-any = The question mark stands for a resource of your choice. Look at what the sites, tools and ornaments ask for.
covenant-title-storage = The storage is full
covenant-tip-storage = Only so many resources fit. Keep what the sites, tools and ornaments ask for; some forge places open more room.
covenant-title-step = A step of your choice
covenant-tip-step = Each space gives what is printed on it when you reach it; point at a track to see what comes next.
covenant-title-tradition = Traditions
covenant-tip-tradition = A tradition works from now on to the end of the game. Its tile says what it does, the number below what its place costs in glory.
covenant-title-urn = A relic to take
covenant-tip-urn = You reach those up to your marker on the Mine. It can be used from your next turn on, once.
covenant-title-relic = Relics
covenant-tip-relic = A relic works once in the game: before a dwarf goes to work, or at the very end of a turn. To be asked at the end, tick it beside the choices.
covenant-title-council = The council
covenant-tip-council = All dwarves have worked, and the council meets: coins and traditions pay, captives are counted against keys, the dungeon and the projects score, and the dwarves go back to the tavern.
covenant-title-honour = Traditions of the council
covenant-tip-honour = Some traditions pay in every council. Choose which is honoured first.
covenant-title-keys = Too few keys
covenant-tip-keys = One key holds one captive. Those that you cannot hold leave your dungeon before it scores.
covenant-title-goal = Show a goal
covenant-tip-goal = Four achievements let one of your goals count, eight both. Choose the one that brings more.

### The sentences of In the Hall of the Mountain King. Squares are named like e7; places of a council 1a (bottom
### row, left) to 4a (the top), places of the horde b1 (bottom row) to t3 (top row).

## event

event-mountain_rises = The mountain lies before you, in { BOARD($side) }.
event-joins_horde = { TROLL($troll) } joins the horde at { STAND($stand) }.
event-brings_pedestal = The troll at { STAND($stand) } brings { A_CLAN($clan) } pedestal.
event-workshop_revealed = In the supply of workshops: { WORKSHOP($workshop) }.
event-spell_appears = A new page of the spell book: { SPELL($spell) }.
event-statues_stand = Statues lie all round the mountain, clockwise { EACH($clans, of: "clan") }, over and over.
event-first_player = { NAME($seat) } wears the crown of the start player.
event-places_gate = { NAME($seat) } opens a gate at { $square }.
event-draws_starter = You draw { TROLL($troll) }.
event-drafts = You put { TROLL($troll) } at { COUNCIL_PLACE($place) }.
event-shows_starters = The council of { NAME($seat) }: { EACH($trolls, of: "troll") }.
event-starts_with = { NAME($seat) } starts with { AMOUNTS($what, of: "symbol") }.
event-turn_begins = It is the turn of { NAME($seat) }.
event-pays = { NAME($seat) } pays { AMOUNTS($what, of: "symbol") }.
event-receives = { NAME($seat) } takes { $amount } { SYMBOL($resource, $amount) } from the supply.
event-casts = { NAME($seat) } lays a rune on { SPELL($spell) } and casts it.
event-waives = { NAME($seat) } waives the effect of the spell.
event-is_charmed = { SPELL($spell) } works until the end of this turn.
event-spell_fades = With its third rune { SPELL($spell) } fades from the book.
event-works = { NAME($seat) } enters the { WORKSHOP($workshop) }; open: { $uses ->
    [one] { $uses } entrance
   *[other] { $uses } entrances
}.
event-stores = { NAME($seat) } moves { SYMBOL($symbol) } from { COUNCIL_PLACE($place) } to storage.
event-recruits = { NAME($seat) } recruits { TROLL($troll) }.
event-takes_bribes = { NAME($seat) } gets the bribes lying on it: { AMOUNTS($what, of: "symbol") }.
event-takes_pedestal = { NAME($seat) } gets { A_CLAN($clan) } pedestal.
event-seats_troll = { TROLL($troll) } takes its seat at { COUNCIL_PLACE($place) }.
event-yields = { TROLL($troll) } at { COUNCIL_PLACE($place) } yields { AMOUNTS($what, of: "symbol") }.
event-is_crowned = { NAME($seat) } has ten trolls and takes the coronation token worth { $honor } honor.
event-horde_is_gone = Nobody can recruit any more: this round is finished, then everybody has two more turns.
event-end_is_near = That was the last coronation token: this round is finished, then everybody has two more turns.
event-last_rounds = A new round begins; { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} left, this one included.
event-retires = { TROLL($troll) } has taken enough bribes and retires.
event-skips = { NAME($seat) } can neither recruit nor dig.
event-digs = { NAME($seat) } digs { TILE($tile) } at { $square }: { $points } honor for { $size } squares of { SYMBOL($mineral) }.
event-unearths = { NAME($seat) } unearths the { CLAN($clan) } statue at { $square }.
event-finds = { NAME($seat) } finds { SYMBOL($resource) } at { $square }.
event-puts_pedestal = { NAME($seat) } puts { A_CLAN($clan) } pedestal at { $square }, in the { BAND($band) } band, and takes a token worth { $value }.
event-puts_pedestal_face_down = { NAME($seat) } puts { A_CLAN($clan) } pedestal at { $square }, in the { BAND($band) } band, and takes its token.
event-founds = { NAME($seat) } founds the { WORKSHOP($workshop) } at { $square }.
event-dedicates = { NAME($seat) } dedicates the { HALL($hall) }, its altar at { $square }.
event-moves_statue = { NAME($seat) } moves the { CLAN($clan) } statue from { $square } to { $to }.
event-collapses = { NAME($seat) } lets the tunnel at { $square } fall in.
event-elevates = { NAME($seat) } raises { TROLL($troll) } to the place of { TROLL($old) } at { COUNCIL_PLACE($place) }.
event-drums = { NAME($seat) } drums for the troll at { COUNCIL_PLACE($place) }.
event-takes_toll = { NAME($seat) } takes the bribes from { STAND($stand) }: { AMOUNTS($what, of: "symbol") }.
event-scores = { NAMES($seats) }: tunnels { $tunnels }, coronation { $coronation }, tokens { $tokens }, left-overs { $leftovers }, halls { $halls }, statues { $statues }; { $total } in all.

## refused

refused-by_hand_already = You are paying by hand already; choose what to do, then what to pay.
refused-nothing_on_trolls = Nothing lies on your trolls; there is no choice what to pay with.
refused-too_poor_to_trade = A trade costs { $price } resources; you have fewer (clan carts do not count).
refused-pay_first = First pay what is owed, then “{ $move }”.
refused-not_accepted = This cannot be paid with { SYMBOL($symbol) }.
refused-not_there = There is no { SYMBOL($symbol) } to take.
refused-not_a_start = At { $square } there is no start spot for this number of players.
refused-gate_stands_there = A gate stands at { $square } already.
refused-parts_partners = With a gate at { $square } partners could not all be neighbours.
refused-not_in_hand = { TROLL($troll) } is not in your hand.
refused-frame_is_taken = A troll sits at { COUNCIL_PLACE($place) } already.
refused-one_spell = One spell per turn, and you have cast it.
refused-one_workshop = One workshop per turn, and you have been there.
refused-not_in_book = { SPELL($spell) } does not lie open in the spell book.
refused-not_by_this_spell = “{ $move }” is nothing that this spell does.
refused-level_three_only = The spell raises a level-3 troll that stands in the horde.
refused-no_workshop_there = There is no workshop at { $square }.
refused-out_of_reach = Your network does not touch the workshop at { $square }.
refused-other_workshop = The { WORKSHOP($workshop) } does not make that exchange.
refused-too_few = This takes { $count } { SYMBOL($resource, $count) }; you have fewer.
refused-not_on_troll = There is no { SYMBOL($symbol) } on the troll at { COUNCIL_PLACE($place) }.
refused-must_work = You can recruit or dig, so you must.
refused-council_is_full = Your council has its ten trolls; nobody else can join.
refused-nobody_there = No troll stands at { STAND($stand) }.
refused-too_few_bribes = That troll costs { $bribes ->
    [one] { $bribes } bribe
   *[other] { $bribes } bribes
}, one on each troll below it; you have { $have }.
refused-by_rows_already = The cascade will stop after each row already.
refused-nothing_below = Nothing lies on the trolls below that could be traded before they yield.
refused-seat_first = First give your new troll a seat, then “{ $move }”.
refused-place_is_taken = A troll sits at { COUNCIL_PLACE($place) } already.
refused-no_two_below = A troll at { COUNCIL_PLACE($place) } needs the two trolls below it first.
refused-not_in_bag = There is no { CLAN($clan) } pedestal left in the bag.
refused-stack_is_empty = You cannot dig { TILE($tile) }: its stack is empty.
refused-one_mineral = All minerals for one tunnel must be of one kind.
refused-too_few_minerals = You need { $size } { SYMBOL($mineral, $size) } for { TILE($tile) }; you have fewer.
refused-no_place = There is no place left where you may dig { TILE($tile) }.
refused-lay_first = First lay the tile you are digging, then “{ $move }”.
refused-other_tile = You are digging { TILE($tile) }.
refused-off_board = { $square } is not on the board.
refused-on_heart = { $square } is the heart of the mountain; nobody digs there.
refused-on_site = { $square } is a workshop site; no tunnel goes there.
refused-on_tunnel = At { $square } there is a tunnel already.
refused-touches_rival = At { $square } the tunnel would touch the network of an opponent.
refused-touches_network = At { $square } the tunnel would touch a network; this spell digs apart from all.
refused-touches_nothing = The tunnel must touch your own network with an edge.
refused-too_few_hammers = The rubble there takes { $hammers ->
    [one] { $hammers } hammer
   *[other] { $hammers } hammers
}; you have fewer.
refused-token_is_taken = Somebody has put { A_CLAN($clan) } pedestal in the { BAND($band) } band before.
refused-no_such_pedestal = You have no { CLAN($clan) } pedestal.
refused-no_such_workshop = There is no { WORKSHOP($workshop) } left.
refused-hall_is_taken = The { HALL($hall) } has been dedicated already.
refused-only_over_tunnels = At { $square } there is no tunnel but a gate, a hall or a place for a workshop; halls are laid over tunnels only.
refused-not_own_tunnel = The hall would not lie on tunnels of yours at { $square }.
refused-no_statue_there = There is no statue at { $square }.
refused-not_your_statue = The statue at { $square } is not in your network.
refused-no_cart = You have no cart that moves { A_CLAN($clan) } statue.
refused-nowhere_to_go = There is no free square for the statue at { $square } to go to.
refused-haul_first = First say where the statue goes, then “{ $move }”.
refused-statue_stands_there = A statue stands at { $square } already.
refused-too_far = { $square } is not in the same tunnel or one beside it.

## setup: what a table cannot be set up with

setup-side = With { $seats } seats the { BOARD($side) } side is played.
setup-teams = The team game is for { $needed } seats, not { $seats }.
setup-start = Seat { $start } cannot start: there are { $seats } seats.

## move

move-go_on = Go on to recruiting or digging
move-skip = Neither recruit nor dig
move-no_hall = Dedicate no hall
move-done = End the turn
move-by_hand = Choose myself what to pay with
move-by_rows = Let the cascade stop after each row, to trade
move-roll_on = Let the cascade roll on
move-follow = Follow the spell
move-waive = Waive the spell's effect
move-leave_work = Leave the workshop
move-no_pedestal = Take no pedestal
move-leave_anchor = Leave the anchor bare
move-leave_site = Leave the site empty
move-trade = Trade for { SYMBOL($resource) }
move-give = Pay with { SYMBOL($symbol) }
move-give_from = Pay with { SYMBOL($symbol) } from { COUNCIL_PLACE($source) }
move-recruit = Recruit the troll at { STAND($stand) }
move-place = Seat the troll at { COUNCIL_PLACE($place) }
move-take_pedestal = Take { A_CLAN($clan) } pedestal
move-put_pedestal = Put { A_CLAN($clan) } pedestal here
move-found = Found the { WORKSHOP($workshop) }
move-choose_workshop = Play with the { WORKSHOP($workshop) }
move-dig = Dig { TILE($tile) } with { SYMBOL($mineral) }
move-lay = Lay { TILE($tile) } at { $square }
move-lay_turned = Lay { TILE($tile) } at { $square }, turned by { $turned } degrees
move-lay_flipped = Lay { TILE($tile) } at { $square }, flipped
move-lay_turned_flipped = Lay { TILE($tile) } at { $square }, flipped and turned by { $turned } degrees
move-dedicate = Dedicate the { HALL($tile) } with its altar at { $square }
move-dedicate_turned = Dedicate the { HALL($tile) } with its altar at { $square }, turned by { $turned } degrees
move-draft = Put { TROLL($troll) } at { COUNCIL_PLACE($place) }
move-gate = Open your gate at { $square }
move-work = Use the workshop at { $square }
move-haul = Move the statue at { $square }
move-to = Carry it to { $square }
move-collapse = Let the tunnel at { $square } fall in
move-divine = Take what lies buried at { $square }
move-stir = Stir the statue buried at { $square }
move-consecrate = Consecrate { $square }
move-cast = Cast { SPELL($spell) }
move-take = Take { $amount } { SYMBOL($resource, $amount) }
move-unload = Unload the troll at { COUNCIL_PLACE($place) }
move-drum = Drum for the troll at { COUNCIL_PLACE($place) }
move-toll = Take the bribes at { STAND($stand) }
move-elevate = Raise a troll to the place of the one at { COUNCIL_PLACE($place) }
move-with = Raise the troll at { STAND($stand) }
move-use = Give { $count } { SYMBOL($give, $count) } for { $amount } { SYMBOL($take, $amount) }
move-store = Move { SYMBOL($symbol) } from { COUNCIL_PLACE($place) } to storage
move-fate = Chance: { $text }

## council_place

council_place-1a = the far left of the bottom row
council_place-1b = the inner left of the bottom row
council_place-1c = the inner right of the bottom row
council_place-1d = the far right of the bottom row
council_place-2a = the left of the second row
council_place-2b = the middle of the second row
council_place-2c = the right of the second row
council_place-3a = the left of the third row
council_place-3b = the right of the third row
council_place-4a = the top
council_place-storage = storage

## stand

stand-b1 = the first place of the bottom row
stand-b2 = the second place of the bottom row
stand-b3 = the third place of the bottom row
stand-b4 = the fourth place of the bottom row
stand-b5 = the fifth place of the bottom row
stand-m1 = the first place of the middle row
stand-m2 = the second place of the middle row
stand-m3 = the third place of the middle row
stand-m4 = the fourth place of the middle row
stand-t1 = the first place of the top row
stand-t2 = the second place of the top row
stand-t3 = the third place of the top row

## What waiving is called, by the spell's question.

label-FollowCharm-waive = Let the charm go by
label-DigBySpell-waive = Dig nothing by the spell
label-CaveIn-waive = Let no tunnel fall in
label-Divine-waive = Leave it buried
label-EarthRite-waive = Take nothing from the earth
label-Elevate-waive = Raise no troll
label-Drum-waive = Drum for nobody
label-Unload-waive = Unload no troll
label-TakeToll-waive = Take no bribes
label-Wander-waive = Let no statue wander
label-Stir-waive = Stir no statue
label-Consecrate-waive = Consecrate nothing

## explain

explain-go_on = You cast or use nothing more in this step. Runes and workshops wait for your next turn.
explain-skip = Only offered when nothing can be recruited or dug without a trade.
explain-no_hall = Halls cost nothing, but they cover pedestals, and a statue inside scores only on the altar.
explain-done = Carts you keep can be used next turn; three equal ones left at the end are worth one honor.
explain-by_hand = By itself the engine takes from trolls before storage, so that they can yield again. With this you choose each piece of the next payment.
explain-follow = The effect lasts until the end of your turn.
explain-waive = The rune is spent all the same.
explain-leave_work = You give up the uses that are left this turn.
explain-no_pedestal = You take nothing from the bag.
explain-leave_anchor = A pedestal can be added to this tunnel only now. Each clan and band takes one pedestal in the whole game.
explain-leave_site = The site stays open to whoever digs beside it next.
explain-trade = Any four resources for one, as often as you like. Dear, but sometimes the last piece is worth it.
explain-give = Taken from a troll if one has it, else from storage.
explain-give_from = Taken from exactly there.
explain-recruit = A troll of the bottom row is free; above, you lay one coin on every troll below. You get the bribes and the pedestal lying on it.
explain-place = The new troll, the two below it and all below those yield again what they lack. The inner and upper places start the larger cascades.
explain-take_pedestal = A statue of that clan counts double on it. You place it when you dig a tunnel with an anchor.
explain-put_pedestal = You take the token of this clan and band at once. A statue of the clan standing here at the end counts double.
explain-found = It can be used by everybody whose network touches it, once per open entrance.
explain-choose_workshop = Only the chosen workshops will be in the game.
explain-dig = You pay one mineral per square, all of one kind; dearer minerals score more. Then you say where.
explain-lay = Rubble below it costs a hammer each; what lies buried is yours. The square named is that of its anchor, or else its first.
explain-lay_turned = Rubble below it costs a hammer each; what lies buried is yours. The square named is that of its anchor, or else its first.
explain-lay_flipped = Rubble below it costs a hammer each; what lies buried is yours. The square named is that of its anchor, or else its first.
explain-lay_turned_flipped = Rubble below it costs a hammer each; what lies buried is yours. The square named is that of its anchor, or else its first.
explain-dedicate = The square named is the altar. At the end the hall scores its lower number, or the higher with any statue on the altar.
explain-dedicate_turned = The square named is the altar. At the end the hall scores its lower number, or the higher with any statue on the altar.
explain-draft = You get its one-time gift now; its symbol yields in every cascade that reaches it. The two inner places are reached more often.
explain-gate = Your network begins here. Look what lies near: statues, buried resources, workshop sites, rubble.
explain-work = As many uses as it has open entrances, whoever opened them. Only one workshop per turn.
explain-haul = A cart moves it within its tunnel or to any square of a tunnel beside it. Its clan's cart goes first, then wild ones.
explain-to = Closer to the heart is worth more; double on a pedestal of its clan; in a hall only the altar counts.
explain-collapse = The whole tile goes back to its stack, you keep its honor. A pedestal on it leaves the game, a statue is buried again.
explain-divine = You get it now; who digs there later finds nothing.
explain-stir = It comes out of the rock into a tunnel of yours that touches it.
explain-consecrate = You put a pedestal here although the tunnel is dug already; its token must still be on the track.
explain-cast = Costs a rune, laid on the card. With its third rune a spell leaves the book.
explain-take = From the supply into your storage.
explain-unload = Everything on it goes to your storage, so that it can yield again. Clan carts become wild.
explain-drum = It and the two below it yield again, as in a cascade.
explain-toll = All bribes lying there come to your storage.
explain-elevate = The level-2 troll leaves with all that lies on it. The new one costs no bribes, brings its pedestal choice, and lies empty.
explain-with = You get the bribes on it and may choose a pedestal. No cascade follows.
explain-use = One use of the workshop. The next may go the other way, or spend what this one gave.
explain-store = Frees the symbol so that it can yield again. A clan cart becomes wild.
explain-fate = What the shuffle decides; nobody chooses it.
explain-by_rows = After each row you may trade what it gained, before the trolls below yield: what you take from them comes again at once.
explain-roll_on = The next row yields what it lacks.

## reason

reason-any_spot = The start spots are about equally good; this one is free.
reason-good_starter = Of your two trolls it yields what is worth more; of the free places none is filled more often.
reason-scores_now = It scores { $honor } honor at once.
reason-reaches_deeper = It leads towards the heart.
reason-unearths = It unearths a statue.
reason-finds = It finds what lies buried there.
reason-grows_council = It lets much of the council yield again.
reason-takes_crown = It is your tenth troll and takes a coronation token.
reason-carries_home = It brings a statue to a better place.
reason-fills_altar = It puts a statue on an altar.
reason-doubles = The statue counts double on a pedestal of its clan.
reason-grand_hall = The hall is worth more than what it covers.
reason-no_hall = A hall would cover more than it is worth.
reason-useful_workshop = It makes something that is missing.
reason-useful_spell = The spell is worth more than its rune.
reason-pedestal_pays = The token counts, and a statue may follow.
reason-keeps_pedestal = The pedestal is better kept for a band nearer to the heart.
reason-keeps_resources = Nothing else here is worth its price just now.
reason-last_piece = It is the piece that is missing, and you can spare the four that it costs.
reason-spares_most = It is what you can spare most easily.

## aim

aim-win = Most honor. Tunnels give it as soon as they are dug. At the end coronation and point tokens count, great halls, the best statue in each of your tunnels (more towards the heart, twice on a pedestal of its clan), and three of a kind of what is left over.
aim-end = When all coronation tokens are taken (a tenth troll in a council takes one), the round is finished, and everybody has two more turns.

## question

question-ChooseWorkshop = Which workshops shall be in the game?
question-PlaceGate = Where shall your gate be?
question-PlaceStarter = Put one of your two trolls into a frame.
question-SpellAndWorkshop = Cast a spell, use a workshop, or go on.
question-FollowCharm = Shall the spell take effect?
question-DigBySpell = Which tunnel do you dig by the spell?
question-CaveIn = Which tunnel shall fall in?
question-Divine = Which buried resource do you take?
question-EarthRite = What does the earth give you?
question-Elevate = Which level-2 troll makes room?
question-ElevateWith = Which level-3 troll takes its place?
question-Drum = For which troll do you drum?
question-Unload = Which troll do you unload?
question-TakeToll = From which troll do you take the bribes?
question-Wander = Which statue wanders?
question-Stir = Which buried statue do you stir?
question-SendStatue = Where does the statue go?
question-Consecrate = Which square do you consecrate?
question-ConsecrateTo = Which pedestal do you put there?
question-UseWorkshop = Use the workshop, or leave.
question-RecruitOrDig = Recruit a troll or dig a tunnel.
question-GiveOne = What do you pay with?
question-ChoosePedestal = Which pedestal do you take from the bag?
question-SeatTroll = Where does the new troll sit?
question-TradeInCascade = Trade before the next row yields?
question-LayTunnel = Where does the tunnel lie?
question-AddPedestal = Put a pedestal on the anchor?
question-FoundWorkshop = Which workshop do you found?
question-DedicateHall = Dedicate a great hall?
question-MoveStatues = Move a statue, or end the turn.
question-HaulTo = Where does the statue go?

## The answer to a click on something that is no answer to the question.

warning-nothing = nothing to do for it now
warning-outwards = your statues would be worth less than now
warning-idle = your statues would be worth no more than now

## choose

choose-ChooseWorkshop = Choose one of the workshops on offer.
choose-PlaceGate = Choose one of the lit start spots.
choose-PlaceStarter = Choose a troll of your hand, then one of the lit frames.
choose-SpellAndWorkshop = Choose a lit spell or workshop, or go on.
choose-RecruitOrDig = Choose a lit troll of the horde, or a tunnel to dig.
choose-GiveOne = Choose what you pay with.
choose-UseWorkshop = Choose what the workshop does for you, or leave it.
choose-FollowCharm = Choose whether the spell takes effect.
choose-DigBySpell = Choose a tunnel to dig.
choose-CaveIn = Choose one of the lit tunnels.
choose-Divine = Choose one of the lit squares.
choose-EarthRite = Choose what the earth gives you.
choose-Elevate = Choose one of the lit trolls of your council.
choose-ElevateWith = Choose one of the lit trolls of the horde.
choose-Drum = Choose one of the lit trolls of your council.
choose-Unload = Choose one of the lit trolls of your council.
choose-TakeToll = Choose one of the lit trolls of the horde.
choose-Wander = Choose one of the lit statues.
choose-Stir = Choose one of the lit statues.
choose-SendStatue = Choose one of the lit squares.
choose-Consecrate = Choose one of the lit squares.
choose-ConsecrateTo = Choose which pedestal you put there.
choose-ChoosePedestal = Choose which pedestal you take.
choose-SeatTroll = Choose one of the lit places of your council.
choose-TradeInCascade = Choose what you trade for, or let the cascade roll on.
choose-LayTunnel = Choose one of the lit squares for the tunnel.
choose-AddPedestal = Choose which pedestal you put on the anchor, or leave it bare.
choose-FoundWorkshop = Choose which workshop you found, or leave the site empty.
choose-DedicateHall = Choose a hall, then one of the lit squares.
choose-MoveStatues = Choose one of the lit statues, or end the turn.
choose-HaulTo = Choose one of the lit squares.

## symbol

symbol-stone = stone
symbol-iron = iron
symbol-heartstone = heartstone
symbol-cart = { $count ->
    [one] cart
   *[other] carts
}
symbol-hammer = { $count ->
    [one] hammer
   *[other] hammers
}
symbol-rune = { $count ->
    [one] rune
   *[other] runes
}
symbol-coin = { $count ->
    [one] coin
   *[other] coins
}
symbol-fire-cart = { $count ->
    [one] Fire cart
   *[other] Fire carts
}
symbol-ice-cart = { $count ->
    [one] Ice cart
   *[other] Ice carts
}
symbol-moon-cart = { $count ->
    [one] Moon cart
   *[other] Moon carts
}
symbol-mixed = mixed minerals
symbol-any = { $count ->
    [one] resource of any kind
   *[other] resources of any kind
}
symbol-honor = honor
symbol-later-honor = honor at the end, as things stand
symbol-fire-statue = { $count ->
    [one] Fire statue
   *[other] Fire statues
}
symbol-ice-statue = { $count ->
    [one] Ice statue
   *[other] Ice statues
}
symbol-moon-statue = { $count ->
    [one] Moon statue
   *[other] Moon statues
}
symbol-fire-pedestal = { $count ->
    [one] Fire pedestal
   *[other] Fire pedestals
}
symbol-ice-pedestal = { $count ->
    [one] Ice pedestal
   *[other] Ice pedestals
}
symbol-moon-pedestal = { $count ->
    [one] Moon pedestal
   *[other] Moon pedestals
}
symbol-site = { $count ->
    [one] workshop to found
   *[other] workshops to found
}

## clan

clan-fire = Fire
clan-ice = Ice
clan-moon = Moon
clan-mud = Mud

## a_clan

a_clan-fire = a Fire
a_clan-ice = an Ice
a_clan-moon = a Moon

## band

band-dark_grey = dark grey
band-light_grey = light grey
band-brown = brown
band-orange = orange
band-yellow = yellow

## board

board-winter = winter
board-autumn = autumn

## tile

tile-i2 = a short tunnel
tile-i3 = a straight tunnel
tile-v3 = a corner
tile-l4 = a hook
tile-t4 = a fork
tile-s4 = a zigzag
tile-p5 = a chamber
tile-v5 = a great corner

## hall

hall-shamans-dwelling = Shaman's Dwelling
hall-stonemasons-house = Stonemason's House
hall-great-forge = Great Forge
hall-treasury = Treasury
hall-crucible = Crucible
hall-rift = Rift

## workshop

workshop-cartwright = cartwright
workshop-runesmith = runesmith
workshop-charm-maker = charm maker
workshop-quarry = quarry
workshop-coin-press = coin press
workshop-millstone = millstone
workshop-foundry = foundry
workshop-toolmaker = toolmaker
workshop-picksmith = picksmith
workshop-wheelwright = wheelwright
workshop-quartermaster = quartermaster

## workshop_use

workshop_use-cartwright = 1 heartstone for 1 wild cart, or back. A clan cart cannot be spent here.
workshop_use-runesmith = 1 stone or 1 iron for 1 rune, or back.
workshop_use-charm-maker = 1 coin for 1 rune, or back.
workshop_use-quarry = 1 heartstone for 2 stone, or back.
workshop_use-coin-press = 1 iron or 1 heartstone for 1 coin, or back.
workshop_use-millstone = 1 stone for 1 iron, or back.
workshop_use-foundry = 1 heartstone for 1 iron, or back.
workshop_use-toolmaker = 1 heartstone for 1 hammer, or back.
workshop_use-picksmith = Any 2 resources for 1 hammer.
workshop_use-wheelwright = Any 2 resources for 1 wild cart.
workshop_use-quartermaster = Move 1 resource from one of your trolls to storage. A clan cart becomes wild.

## spell

spell-swift-dig = Swift Dig
spell-lone-shaft = Lone Shaft
spell-soft-stone = Soft Stone
spell-blended-walls = Blended Walls
spell-cave-in = Cave-in
spell-divining = Divining
spell-earth-rite = Earth Rite
spell-silver-tongue = Silver Tongue
spell-elevation = Ceremony of Elevation
spell-drums = Drums in the Deep
spell-open-hands = Open Hands
spell-toll = Toll
spell-fair-weight = Fair Weight
spell-wandering-stone = Wandering Stone
spell-stir-the-buried = Stir the Buried
spell-consecration = Consecration
spell-brother-carts = Brother Carts

## spell_text

spell_text-swift-dig = Dig a tunnel at once, by all rules of digging. You still have to recruit or dig in step 2.
spell_text-lone-shaft = Dig a tunnel at once, by all rules of digging, but it must touch no network at all. It belongs to nobody until somebody connects to it.
spell_text-soft-stone = This turn rubble costs you no hammers.
spell_text-blended-walls = This turn you may pay for a tunnel with any mix of minerals. It scores as stone.
spell_text-cave-in = One whole tunnel tile of your network falls in and goes back to its stack. A pedestal on it leaves the game, a statue is buried again. Take 2 stone.
spell_text-divining = Take one buried resource from a square next to your network.
spell_text-earth-rite = Take 3 stone, or 2 iron, or 1 heartstone.
spell_text-silver-tongue = This turn you may bribe with any mix of resources, one for each troll.
spell_text-elevation = Discard a level-2 troll of your council with all that lies on it, and put a level-3 troll of the horde in its place.
spell_text-drums = One troll in the second row of your council yields again, and so do the two below it.
spell_text-open-hands = Move everything from one of your trolls to storage.
spell_text-toll = Take all bribes that lie on one troll of the horde.
spell_text-fair-weight = This turn a trade costs you 3 resources instead of 4.
spell_text-wandering-stone = Move one statue of your network to any free square of your network.
spell_text-stir-the-buried = A buried statue next to your network moves to any free square of a tunnel of yours that it touches.
spell_text-consecration = Put a pedestal from storage on any square of a tunnel of yours and take its token.
spell_text-brother-carts = This turn each of your clan carts moves statues of any clan.

## Where honor comes from, in a list beside numbers.

tally-tunnels = tunnels dug
tally-coronation = coronation
tally-tokens = point tokens
tally-leftovers = left-over resources
tally-halls = great halls
tally-statues = statues
tally-pedestals = twice on pedestals

## family

family-digging = digging
family-resources = resources and recruiting
family-statues = statues

## sheet

sheet-board_winter = The mountain in winter
sheet-board_autumn = The mountain in autumn
sheet-tunnels = Tunnels
sheet-halls = Great halls
sheet-trolls = The horde
sheet-starters = Starters
sheet-workshops = Workshops
sheet-spells = Spells
sheet-honor = Honor

## What lies on the mountain, in a sentence for who points at it.

thing-heart = Nobody digs here. The nearer to the heart, the more a statue scores.
thing-rubble = A tile that covers it costs a hammer more.
thing-buried = It is yours as soon as your tile covers it.
thing-buried_statue = A tunnel laid over it unearths it; then it can be hauled, and scores.
thing-statue = It scores by its band, if it stands in a tunnel of yours at the end.
thing-pedestal = A statue of its clan that stands here at the end scores twice.
thing-altar = A statue on it makes the hall worth its higher honor.
thing-site = Lay a tunnel beside it, and you may found a workshop here.
thing-start = A gate may stand here: your first tunnel begins at it. The number on it: so many players use this spot; two players take two spots of the same number.

## troll

troll-bogmar = Bogmar
troll-sludge-nan = Sludge Nan
troll-peatfoot = Peatfoot
troll-clayhand = Clayhand
troll-mirewife = Mirewife
troll-dribble = Dribble
troll-cinderjaw = Cinderjaw
troll-sootbelly = Sootbelly
troll-emberling = Emberling
troll-flintnose = Flintnose
troll-coalheart = Coalheart
troll-rimebeard = Rimebeard
troll-frostfinger = Frostfinger
troll-hailgrin = Hailgrin
troll-snowmother = Snowmother
troll-icicle-ulf = Icicle Ulf
troll-moonpaw = Moonpaw
troll-nightsong = Nightsong
troll-silverlid = Silverlid
troll-duskwalker = Duskwalker
troll-starcounter = Starcounter
troll-old-quagga = Old Quagga
troll-turfback = Turfback
troll-marshmaw = Marshmaw
troll-wallowgrim = Wallowgrim
troll-gullet = Gullet
troll-brandmaster = Brandmaster
troll-forgewife = Forgewife
troll-magmatooth = Magmatooth
troll-pyre-hag = Pyre Hag
troll-glacier-jo = Glacier Jo
troll-berg-bror = Berg Bror
troll-winterwitch = Winterwitch
troll-crevasse = Crevasse
troll-moonwarden = Moonwarden
troll-tidecaller = Tidecaller
troll-paleface = Paleface
troll-dreamer = Dreamer
troll-mother-mire = Mother Mire
troll-lord-of-peat = Lord of Peat
troll-bogking = Bogking
troll-fenreeve = Fenreeve
troll-swampsage = Swampsage
troll-volcano-thane = Volcano Thane
troll-flame-oracle = Flame Oracle
troll-ashlord = Ashlord
troll-salamander = Salamander
troll-avalanche = Avalanche
troll-jarl-of-rime = Jarl of Rime
troll-frostseer = Frostseer
troll-deepfreeze = Deepfreeze
troll-lunar-queen = Lunar Queen
troll-eclipse = Eclipse
troll-starfather = Starfather
troll-tidelord = Tidelord
troll-pebble = Pebble
troll-rusty = Rusty
troll-glimmer = Glimmer
troll-tinker = Tinker
troll-scribble = Scribble
troll-jingle = Jingle

## own

game-title = In the Hall of the Mountain King
game-about = Trolls come home: dig the fallen mountain, fill your council, carry statues to its heart.
option-board = the side of the board; only two players may choose
option-teams = two teams of two: seats 1 and 2 against 3 and 4
option-workshops = drawn, drawn without duplicates, or chosen by seat 1
option-start = the seat (or team) that begins
option-hide_tokens = hide the values of other players' point tokens
option_name-board = Board
option_name-teams = Teams
option_name-workshops = Workshops
option_name-start = Start
option_name-hide_tokens = Hide tokens
choice-board-usual = usual
choice-board-winter = winter
choice-board-autumn = autumn
choice-teams-no = no
choice-teams-yes = yes
choice-workshops-random = random
choice-workshops-no_duplicates = no duplicates
choice-workshops-chosen = chosen
choice-start-random = random
choice-hide_tokens-no = no
choice-hide_tokens-yes = yes

## What was drawn.

throw-pedestal = pedestals from the bag

### The sentences of Covenant. Chambers are named like b3, edges like b3-c3, points like b3-c3-c4.
### What a clan does is told as clan_..., what the Council of Elders does as elders_...

## event

event-shares_blocked = Carts of the unused colour block a fourth player's share.
event-turns_up = Now on offer: { PARTS($tile, of: "tile") }.
event-shuffles_discards = The stack is used up: the discarded { ROW($row) } tiles are shuffled into a new one.
event-project_laid = A project is laid out: { PROJECT($project) }.
event-die_shows = The { ENEMY($enemy) } die now shows { PARTS($gives, of: "gift") }.
event-chamber_is = Chamber { $chamber } turns out { COLOUR($colour) }, with a deposit of { RESOURCE($deposit) }.
event-enemy_appears = { ENEMY_ALONE($enemy) } appears in { $chamber }.
event-first_player = { NAME($seat) } is the start player.
event-drafts_start = { NAME($seat) } drafts the starting tile of the { START($start) }.
event-drafts_tradition = { NAME($seat) } drafts the tradition “{ TRADITION($tradition) }”.
event-drafts_goal = { NAME($seat) } drafts a goal: { GOAL($goal) }.
event-drafts_a_goal = { NAME($seat) } drafts a goal.
event-era_begins = Era { $era } begins.
event-turn_begins = { NAME($seat) } takes a turn.
event-council_begins = Council { $era } begins; all dwarves return to their taverns.
event-final_scoring = The game ends, and everything is counted.
event-clan_gains_glory = { NAME($seat) } gains { $points } glory { EARNED($source) }.
event-clan_pays_glory = { NAME($seat) } pays { $amount } glory for the { ROW($row) }.
event-clan_gains_resource = { NAME($seat) } gains { $amount } { RESOURCE($resource) }.
event-clan_discards_resource = { NAME($seat) } has no room and discards { RESOURCE($resource) }.
event-clan_pays_resource = { NAME($seat) } pays { RESOURCE($resource) }.
event-clan_gets_token = { NAME($seat) } gets a +1 support token.
event-clan_exchanges_token = { NAME($seat) } exchanges a +1 for a +2 support token.
event-clan_gets_keys = { NAME($seat) } gets { $amount ->
    [one] { $amount } key
   *[other] { $amount } keys
}.
event-clan_opens_storage = { NAME($seat) } opens a storage tile.
event-clan_unlocks_buildings = { NAME($seat) } unlocks a house and a workshop.
event-clan_is_stronger = { NAME($seat) } has { $amount } more strength this turn.
event-clan_strengthens = { NAME($seat) } strengthens a dwarf to { $strength }.
event-clan_advances = { NAME($seat) } reaches space { $space } on the { TRACK($track) } track.
event-clan_achieves = { NAME($seat) } wins an achievement on the { TRACK($track) } track.
event-clan_takes_coin = { NAME($seat) } takes the { COIN($coin) } coin to the { NTH($place) } place for coins.
event-clan_borrows_coin = { NAME($seat) } uses the open { COIN($coin) } coin.
event-clan_resolves_coin = { NAME($seat) } uses the { COIN($coin) } coin.
event-clan_keeps_tradition = { NAME($seat) } takes up the tradition “{ TRADITION($tradition) }”.
event-clan_honours = { NAME($seat) } honours the tradition “{ TRADITION($tradition) }”.
event-clan_takes_relic = { NAME($seat) } takes a relic: the { RELIC($relic) }.
event-clan_uses_relic = { NAME($seat) } uses the { RELIC($relic) }.
event-clan_uses_relic_as = { NAME($seat) } uses the { RELIC($relic) } as if it were the { RELIC($other) }.
event-clan_forges = { NAME($seat) } forges { PARTS($tool, of: "tile") } at { FORGE_PLACE($place) }.
event-clan_adorns = { NAME($seat) } adorns the tool at { POST($post) } with a { SLOT_COLOUR($colour) } ornament ({ EFFECT($effect) }).
event-clan_assigns = { NAME($seat) } assigns a dwarf of strength { $strength } to { POST($post) }.
event-clan_spends_support = { NAME($seat) } spends a +{ $amount } support token.
event-clan_acts = { NAME($seat) } { ACTS($action) } with strength { $strength }.
event-clan_uses_ornament = { NAME($seat) } uses the ornament.
event-clan_clears_rubble = { NAME($seat) } clears { $amount ->
    [one] { $amount } tile
   *[other] { $amount } tiles
} of rubble.
event-clan_reveals = { NAME($seat) } reveals chamber { $chamber }.
event-clan_defeats = { NAME($seat) } defeats { AN_ENEMY($enemy) } in { $chamber }.
event-clan_takes_die = { NAME($seat) } takes the reward of the { ENEMY($enemy) } die.
event-clan_moves_enemy = { NAME($seat) } moves { AN_ENEMY($enemy) } from { $chamber } to { $there }.
event-clan_captures = { NAME($seat) } takes { AN_ENEMY($enemy) } from { $chamber } to the dungeon.
event-clan_delivers = { NAME($seat) } delivers { RESOURCE($resource) } to { SITE($site) }.
event-clan_delivers_to_throne = { NAME($seat) } delivers { RESOURCE($resource) } to the throne.
event-clan_completes_site = { NAME($seat) } completes { SITE($site) } and gains the structure.
event-clan_builds = { NAME($seat) } builds a { BUILDING($building) } at { $where }.
event-clan_releases = { NAME($seat) } has too few keys and lets { AN_ENEMY($enemy) } go.
event-clan_scores_dungeon = { NAME($seat) } scores { $points } for the dungeon: { PARTS($how, of: "captive") }.
event-clan_scores_project = { NAME($seat) } scores { $points } for the project “{ PROJECT($project) }”: { PARTS($how, of: "reckoned") }.
event-clan_shows_goal = { NAME($seat) } shows a goal, { GOAL($goal) }: { $count } at { $each }, worth { $amount }.
event-clan_final_part = { NAME($seat) } counts { $points } for { PART($part) }: { PARTS($how, of: "reckoned") }.
event-elders_turn = The Elders take a turn.
event-elders_reshuffle = The Elders have no tool cards left and shuffle the used ones.
event-elders_card = The Elders turn up the { TOOL($tool) }: { ELDERS_DO($tool) }. After that the card gives them { PARTS($gives, of: "gift") }.
event-elders_roll = The Elders roll { $face }: { ELDERS_ROLL($choice) }.
event-elders_clear_rubble = The Elders throw away { PARTS($tile, of: "tile") }.
event-elders_find_all_revealed = The Elders find every chamber revealed and reveal none.
event-elders_hunt = The Elders hunt { ELDERS_HUNT($prey) }.
event-elders_find_no_prey = The Elders find nobody to fight: no troll, no orc and goblin in one row, no two goblins in one row.
event-elders_find_no_site = The Elders deliver nothing: they have carts at every site, or none left.
event-elders_plan = The Elders build { ELDERS_PLAN($building) }.
event-elders_cannot_build = The Elders have nothing to build, or no place for it.
event-elders_forge_tool = The Elders forge: one more card joins their tools.
event-elders_take_tile = The Elders take { PARTS($tile, of: "tile") }{ ELDERS_TAKE($why) }.
event-elders_gains_glory = The Elders gain { $points } glory { EARNED($source) }.
event-elders_advances = The Elders reach space { $space } on the { TRACK($track) } track.
event-elders_achieves = The Elders win an achievement on the { TRACK($track) } track.
event-elders_reveals = The Elders reveal chamber { $chamber }.
event-elders_defeats = The Elders defeat { AN_ENEMY($enemy) } in { $chamber }.
event-elders_takes_die = The Elders take the reward of the { ENEMY($enemy) } die.
event-elders_delivers = The Elders deliver { RESOURCE($resource) } to { SITE($site) }.
event-elders_delivers_to_throne = The Elders deliver { RESOURCE($resource) } to the throne.
event-elders_completes_site = The Elders complete { SITE($site) } and gain the structure.
event-elders_builds = The Elders build a { BUILDING($building) } at { $where }.
event-elders_scores_dungeon = The Elders score { $points } for the dungeon: { PARTS($how, of: "captive") }.
event-elders_counts = The Elders count { $points } for { PART($part) }: { PARTS($how, of: "reckoned") }.
event-elders_win = The game is over. The Council of Elders has won.

## refused

refused-already_adorned = The tool at { POST($post) } has its ornament already.
refused-bonus_taken = Bonus space { $space } is taken, or this site has none.
refused-build_one = Having chosen what to build, you build at least one of it.
refused-cannot_borrow = You cannot use the { RELIC($relic) } as the { RELIC($other) }: that needs the tradition “{ tradition-20 }” and an open relic of the kind.
refused-cannot_pay_tool = You cannot pay for { PARTS($tool, of: "tile") }.
refused-chamber_full = There are three enemies in { $chamber } already.
refused-clear_one = At least one tile of rubble has to be cleared.
refused-coin_not_now = Your { NTH($place) } coin gives nothing in this council, or has given it already.
refused-dwarf_in_use = The dwarf in use this turn cannot be strengthened.
refused-face_not_up = Only the upper side of the { ENEMY($enemy) } die counts.
refused-has_acted = The action of this tool has been used.
refused-has_gate = A gate at { $where } would touch a chamber that has a gate.
refused-has_none = You have no { RESOURCE($resource) }.
refused-has_such_a_tile = You have a tile of this kind already.
refused-is_hidden = Chamber { $chamber } is not revealed yet.
refused-is_revealed = Chamber { $chamber } is revealed already.
refused-must_assign = A turn assigns a dwarf to a tool; nothing else can be done first.
refused-must_release = You have only { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}; an enemy has to go.
refused-must_reveal = A dig ends with revealing a chamber.
refused-no_building_space = There is no free building space in { $chamber }.
refused-no_free_space = There is no free space for { RESOURCE($resource) } there.
refused-no_such_dwarf = There is no such dwarf to choose.
refused-no_such_enemy = There is no { ENEMY($enemy) } in { $chamber }.
refused-no_such_relic = You have no { RELIC($relic) }.
refused-no_such_token = You have no +{ $support } token.
refused-no_tool = There is no tool at { POST($post) }.
refused-none_defeated = No { ENEMY($enemy) } was defeated in this fight, or its die has been taken.
refused-none_in_forge = There is no { BUILDING($building) } in your forge area.
refused-not_adorned = This tool has no ornament.
refused-not_beside_revealed = Chamber { $chamber } does not lie next to a revealed one.
refused-not_in_dungeon = There is no { ENEMY($enemy) } in your dungeon.
refused-not_in_plan = A { BUILDING($building) } is not part of what you chose to build.
refused-not_offered = “{ $amount } × { REWARD($reward) }” is not among the rewards.
refused-not_on_this_side = Chamber { $chamber } is not on this side of the board.
refused-not_your_goal = That is not one of your goals.
refused-nothing_to_build = You cannot build { PLAN($plan) } now, nor a part of it.
refused-nothing_to_deliver = You have nothing that could go to { SITE($site) } now.
refused-ornament_spent = The ornament has been used, or it works only before the action.
refused-other_enemy = This does not reach { AN_ENEMY($enemy) }.
refused-other_tool = “{ ACTION($action) }” is not what this tool does.
refused-own_building_there = You have a house or workshop in { $chamber } already.
refused-pillar_too_close = A pillar at { $where } would stand too close to another one.
refused-place_taken = A tool stands at { FORGE_PLACE($place) } already.
refused-relic_fresh = The { RELIC($relic) } was gained in this turn; use it in a later one.
refused-relic_used = The { RELIC($relic) } has been used.
refused-site_finished = You have finished { SITE($site) }.
refused-site_first = Something can still go to { SITE($site) }; the throne has to wait.
refused-slot_empty = Nothing lies there any more.
refused-storage_full = Only { $spaces } resources fit into your storage; one has to go.
refused-strongest = This dwarf is as strong as a dwarf can be.
refused-throne_only = This reward delivers to the throne only.
refused-tile_not_offered = This tile is not on offer.
refused-too_dear = That costs { $cost } glory, and you do not have it.
refused-too_deep = That relic lies at space { $space } of the Mine; your marker is not there yet.
refused-too_weak = That takes { $need } strength, and you have { $strength }.
refused-tool_in_use = A dwarf stands at { POST($post) } already.
refused-track_ends = You are at the end of the { TRACK($track) } track.
refused-tradition_not_now = This tradition is not yours, has no fire, or has been honoured in this council.
refused-wrong_slot = The tool at { POST($post) } takes an ornament of the other colour.

## move

move-done = Enough
move-pass = Pass
move-ornament = Use the ornament
move-draft_start = Draft the { START($start) }
move-draft_tradition = Draft “{ TRADITION($tradition) }”
move-draft_goal = Draft the goal: { GOAL($goal) }
move-use_relic = Use the { RELIC($relic) }
move-use_relic_as = Use the { RELIC($relic) } as the { RELIC($other) }
move-assign = Assign a dwarf of strength { $strength } to { POST($post) }
move-spend = Spend a +{ $support } token
move-act = { ACTION($action) }
move-take = Next: { $amount } × { REWARD($reward) }
move-gain = Gain { RESOURCE($resource) }
move-discard = Discard { RESOURCE($resource) }
move-pay = Pay with { RESOURCE($resource) }
move-deliver = Deliver { RESOURCE($resource) }
move-to_throne = Deliver { RESOURCE($resource) } to the throne
move-support = Take { SUPPORT($support) }
move-train = Strengthen a dwarf of strength { $strength } in the tavern
move-train_at = Strengthen the dwarf at { POST($post) }
move-step = Advance on the { TRACK($track) } track
move-coin = Take the { NTH($slot) } coin on offer to your { NTH($place) } place for coins
move-benefit = Use the { NTH($slot) } coin on offer
move-tradition = Take up the { NTH($slot) } tradition on offer
move-relic = Take the { NTH($slot) } relic on offer
move-forge = Forge the { NTH($slot) } tool on offer at { FORGE_PLACE($place) }
move-adorn_silver = Adorn the tool at { POST($post) } with the { NTH($slot) } silver ornament
move-adorn_gold = Adorn the tool at { POST($post) } with the { NTH($slot) } gold ornament
move-rubble = Clear the { NTH($slot) } tile of rubble
move-reveal = Reveal chamber { $chamber }
move-defeat = Defeat { AN_ENEMY($enemy) } in { $chamber }
move-die = Take the reward of the { ENEMY($enemy) } die
move-die_face = Take { PARTS($gives, of: "gift") } by the { ENEMY($enemy) } die
move-capture = Take { AN_ENEMY($enemy) } to the dungeon
move-move_enemy = Move { AN_ENEMY($enemy) } from { $chamber } to { $there }
move-site = Deliver to { SITE($site) }
move-bonus = Take the { NTH($space) } bonus of the site
move-plan = Build { PLAN($plan) }
move-build_house = Build a house in { $chamber }
move-build_workshop = Build a workshop in { $chamber }
move-build_pillar = Build a pillar at { $where }
move-build_gate = Build a gate at { $where }
move-resolve_coin = Use your { NTH($place) } coin
move-honour = Honour “{ TRADITION($tradition) }”
move-release = Let { AN_ENEMY($enemy) } go
move-show_goal = Show the goal: { GOAL($goal) }
move-fate = Chance: { $text }

## What going on is called, by question.

label-SpendSupport-pass = No support
label-UseTool-done = Done with the tool
label-UseRelic-pass = No relic now
label-TakeRelic-pass = Take no relic
label-RansomRelic-pass = Keep the iron
label-TakeCoin-pass = Skip the coin
label-BenefitOfCoin-pass = Use no open coin
label-TakeTradition-pass = Take up no tradition
label-Forge-pass = Forge nothing
label-Adorn-pass = Adorn nothing
label-ChooseReward-pass = Give up the other rewards
label-FreeStep-pass = Leave the step
label-Strengthen-pass = Strengthen nobody
label-ChooseRubble-done = End the dig
label-ChooseEnemy-done = End the fight
label-ChooseDie-pass = Leave the dice as they lie
label-DefeatGoblin-pass = Spare the goblins
label-DefeatOrc-pass = Spare orcs and goblins
label-MoveEnemy-pass = Move no enemy
label-CaptureEnemy-pass = Capture nobody
label-Transport-pass = Transport nothing
label-DeliverToSite-pass = Go to no site
label-ChooseDelivery-done = Deliver no more here
label-DeliverToThrone-done = No more to the throne
label-Build-pass = Build nothing
label-PlaceBuilding-done = End the building
label-BuildHouse-done = No house
label-BuildWorkshop-done = No workshop
label-ChooseCoin-pass = Use no more coins
label-ChooseTradition-pass = Honour no more traditions
label-ChooseGoal-pass = Show no goal

## explain

explain-done = You do no more of this. What is left of the strength is lost.
explain-pass = You leave it. Nothing is lost but the chance.
explain-ornament = Its effect does not depend on strength, and comes wholly before or wholly after the action.
explain-draft_start = What you begin with: resources, support and steps. The others take what is left.
explain-draft_tradition = It works for the whole game. Look for one that fits what you mean to do often.
explain-draft_goal = Scores at the end, if you win four achievements on the tracks; with eight both of your goals do.
explain-use_relic = Works once in the game; it stays and counts for the pick column. One relic in a turn.
explain-use_relic_as = By “{ tradition-20 }”: your relic is spent, but does what the open one shows.
explain-assign = The strength of the dwarf is the strength of the action. Dwarves come back after the council.
explain-spend = More strength for this turn only. One token for one dwarf.
explain-act = The action of the tool, at the strength of its dwarf and token.
explain-take = The rewards come one after the other, each with all that follows. You choose the order.
explain-gain = A symbol for any resource: choose what you need next.
explain-discard = Your storage is full. Keep what sites, tools and ornaments will ask for.
explain-pay = Any resource will do; give what you need least.
explain-deliver = A cart on the space, and glory at once. Reach the site's limit to win its pillar or gate.
explain-to_throne = A cart at the throne, and glory at once. At the end most carts there give 6 glory.
explain-support = Many small tokens or fewer big ones: only one can be spent in a turn.
explain-train = For good. A dwarf in the tavern can use it in this era.
explain-train_at = For good, but this dwarf has worked already in this era.
explain-step = The next space gives its benefit; four spaces of each track are achievements.
explain-coin = It pays in every council to come. At once you gain what is printed under the place.
explain-benefit = What the coin gives, once; it stays where it is.
explain-tradition = Works from now on. New ones cost glory, old ones do not.
explain-relic = A single use in a later turn, and glory for different kinds with tools in the pick column.
explain-forge = One more tool, and the place's reward at once. Tools in a column score at the end.
explain-adorn_silver = 3 glory at once, and an effect each time the tool is used.
explain-adorn_gold = 2 glory at once, and an effect each time the tool is used.
explain-rubble = You gain what the tile shows. Three tiles give two steps on the Mine, five give three.
explain-reveal = You gain what its back shows. Then the chamber is open to all, with its enemies.
explain-defeat = Into your dungeon, where it scores in councils as long as you have keys.
explain-die = What the die shows; then it is rolled for the next fight.
explain-die_face = By “{ tradition-10 }”: any side of the die; then it is rolled.
explain-capture = Into your dungeon, without the rewards of a fight.
explain-move_enemy = Away from your own buildings, or to somebody else's: at the end each chamber with both costs 2 glory.
explain-site = All deliveries of this turn go to one site; only what is left over may go to the throne.
explain-bonus = You gain what the space shows; nobody else can take it.
explain-plan = What you may build in this turn; strength that is left over is lost.
explain-build_house = You gain the resource of its deposit.
explain-build_workshop = It lets you forge on emerald, adorn on gold, and both on mythrall, at the usual cost.
explain-build_pillar = A step for each of its three chambers. You are present in all of them.
explain-build_gate = Glory for both of its chambers. You are present in both.
explain-resolve_coin = What is printed on the coin. The order is yours.
explain-honour = What the tradition gives in a council. The order is yours.
explain-release = Back into the bag. Keep what scores most: trolls first, goblins in pairs.
explain-show_goal = With fewer than eight achievements only one of your goals counts.
explain-fate = What the shuffle or the die decides; nobody chooses it.

## aim

aim-win = Most glory. Deeds give it at once, and so do the projects in the councils. At the end the throne, goals, achievements, columns with forged tools and left-overs count, and enemies beside your buildings cost some. Alone, you need more than the Elders.
aim-end = There are three eras, each with a council at its end. After the third council comes the final scoring.

## question

question-DraftTile = Take a tile. You need one of each of the four kinds.
question-AssignDwarf = Which dwarf goes to which tool?
question-SpendSupport = Spend a support token on this dwarf?
question-UseTool = Use the tool: its action, its ornament, or nothing more.
question-ChooseReward = Which reward do you take next?
question-ChooseSupport = A +1 token more, or a +2 for a +1?
question-Strengthen = Which dwarf becomes stronger?
question-Forge = Which tool do you forge, and where?
question-Adorn = Which ornament do you take, and for which tool?
question-ChooseResource = Which resource do you gain?
question-Overflow = Your storage is too small. What do you discard?
question-PayAny = Which resource do you pay with?
question-FreeStep = On which track do you advance?
question-TakeCoin = Which coin do you take, and to which place?
question-BenefitOfCoin = Which open coin do you use?
question-TakeRelic = Which relic do you take?
question-RansomRelic = Pay 1 iron for a relic?
question-UseRelic = Use a relic, or go on.
question-ChooseRubble = Which rubble do you clear?
question-RevealChamber = Which chamber do you reveal?
question-ChooseEnemy = Which enemy do you defeat?
question-ChooseDie = Which die do you take the reward of?
question-DefeatGoblin = Which goblin do you defeat?
question-DefeatOrc = Which orc or goblin do you defeat?
question-MoveEnemy = Which enemy do you move?
question-CaptureEnemy = Do you take an enemy of this chamber?
question-Transport = To which site do you deliver?
question-DeliverToSite = To which site do you deliver?
question-ChooseDelivery = What do you deliver to the site?
question-DeliverToThrone = What do you deliver to the throne?
question-PlaceMarker = Which bonus do you take?
question-Build = What do you want to build?
question-PlaceBuilding = What do you build, and where?
question-BuildHouse = Where do you build a house?
question-BuildWorkshop = Where do you build a workshop?
question-ChooseCoin = Which coin do you use next?
question-ChooseTradition = Which tradition do you honour next?
question-CheckKeys = You have too few keys. Which enemy do you let go?
question-ChooseGoal = Which goal do you show?
question-TakeTradition = Which tradition do you take up?

## The answer to a click on something that is no answer to the question.

warning-nothing = that brings nothing now
warning-overflow = more than your storage holds: you will have to throw something away

## choose

choose-DraftTile = Choose one of the tiles on offer, of a kind you do not have yet.
choose-AssignDwarf = Choose one of the lit dwarves and one of the lit tools.
choose-SpendSupport = Choose a lit support token, or “No support”.
choose-UseTool = Choose the action or the ornament of the tool, or be done with it.
choose-ChooseReward = Choose the reward that you take next.
choose-ChooseSupport = Choose which support token you take.
choose-Strengthen = Choose one of the lit dwarves.
choose-Forge = Choose a lit tool of the market and a free place for it.
choose-Adorn = Choose a lit ornament and one of your tools for it.
choose-ChooseResource = Choose the resource that you gain.
choose-Overflow = Choose a resource of your storage to discard.
choose-PayAny = Choose a resource of your storage to pay with.
choose-FreeStep = Choose one of the lit tracks.
choose-TakeCoin = Choose a lit coin and a place of your board for it.
choose-BenefitOfCoin = Choose one of the lit coins.
choose-TakeRelic = Choose one of the lit relics.
choose-RansomRelic = Choose one of the lit relics, or keep your iron.
choose-UseRelic = Choose one of your lit relics, or go on without.
choose-ChooseRubble = Choose one of the lit rubble tiles.
choose-RevealChamber = Choose one of the lit chambers.
choose-ChooseEnemy = Choose one of the lit enemies.
choose-ChooseDie = Choose one of the lit dice.
choose-DefeatGoblin = Choose one of the lit goblins.
choose-DefeatOrc = Choose one of the lit orcs or goblins.
choose-MoveEnemy = Choose a lit enemy, then the chamber it goes to.
choose-CaptureEnemy = Choose which enemy of this chamber you capture.
choose-Transport = Choose one of the lit sites.
choose-DeliverToSite = Choose one of the lit sites.
choose-ChooseDelivery = Choose a lit resource of your storage.
choose-DeliverToThrone = Choose a lit resource of your storage.
choose-PlaceMarker = Choose one of the lit bonus spaces.
choose-Build = Choose what you want to build.
choose-PlaceBuilding = Choose one of the lit places for a building.
choose-BuildHouse = Choose one of the lit chambers.
choose-BuildWorkshop = Choose one of the lit chambers.
choose-ChooseCoin = Choose one of your lit coins.
choose-ChooseTradition = Choose one of your lit traditions.
choose-CheckKeys = Choose which enemy of your dungeon you let go.
choose-ChooseGoal = Choose one of your goals.
choose-TakeTradition = Choose one of the lit traditions.

## reason

reason-glory_now = Of all that you can choose here it brings you most.
reason-best_turn = Looking at all your waiting dwarves and free tools, strength { $strength } does most at { POST($post) } now.
reason-stronger = One more or two makes this action reach further than a token will later.
reason-order = First what makes the rest better: resources and steps, then tiles, then what has to be paid.
reason-draft = It gives more than the others on offer, and somebody else would take it.
reason-draft_goal = Of the goals on offer you are likely to count most of this.
reason-needed = Sites, tools and ornaments ask for it, and you have little of it.
reason-least = You need it least.
reason-works_today = A dwarf in the tavern is stronger from this era on.
reason-rubble = It holds what is worth most for its strength.
reason-back = Of all chambers in reach its back gives you most.
reason-chase = It keeps enemies away from your buildings: each chamber with both costs glory at the end.
reason-delivery = Glory at once, and a step towards the pillar or gate.
reason-throne = Glory at once, and a cart more for the rank at the throne.
reason-builds_up = It pays later: stronger dwarves, more tools, more steps.
reason-saves = What you keep may do more later.
reason-work = At this strength it does most for you.
reason-fight = So your strength is put to the best use.
reason-die = It shows what is worth most to you.
reason-gift = It costs nothing.
reason-once = It can be used once only, and what it gives is of use now.
reason-step = Of the tracks you may choose, this one gives most next.
reason-coin = Its place gives something now, and the coin something in every council to come.
reason-tradition = Of those on offer it is likely to bring you most by the end of the game.
reason-relic = Of the relics in reach it gives you most.
reason-forge = One more tool for your dwarves, and the reward of its place at once.
reason-adorn = Glory at once, and its gift whenever the tool is used.
reason-site = With what you have in store you get furthest there.
reason-place = Deposit, projects, districts, enemies next door: all told, this is the best place.

## What glory was gained for.

earned-iron = for the delivery of iron
earned-emerald = for the delivery of emerald
earned-gold = for the delivery of gold
earned-mythrall = for the delivery of mythrall
earned-silver_ornament = for the silver ornament
earned-gold_ornament = for the gold ornament
earned-achievement = for the achievement
earned-court = for the step on the Royal Court
earned-prestige = for the step of Prestige
earned-mine = for the step into the Mine
earned-bonus = from the bonus space of the site
earned-tradition = by tradition
earned-back = found on the back of the chamber
earned-dig = for the dig
earned-fight = for the fight
earned-die = from the die
earned-coin = from the coin
earned-coin_place = from the place of the coin
earned-relic = from the relic
earned-ornament = from the ornament of the tool
earned-start = from the starting tile
earned-place = from the place of the tool
earned-house = for the house
earned-workshop = for the workshop
earned-pillar = for the pillar
earned-gate = for the gate
earned-card = from their card
earned-support = instead of support or stronger dwarves
earned-no_fight = instead of a fight
earned-no_building = instead of a building

## How points were reckoned, part by part.

captive-goblin = { $count ->
    [one] { $count } goblin
   *[other] { $count } goblins
} ({ $points })
captive-orc = { $count ->
    [one] { $count } orc
   *[other] { $count } orcs
} ({ $points })
captive-troll = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
} ({ $points })
captive-tradition = by tradition ({ $points })

## reckoned

reckoned-at = { $where } ({ $points })
reckoned-times = { $count } at { $each } glory each
reckoned-throne = { $count ->
    [one] { $count } cart
   *[other] { $count } carts
}, { NTH($place) } in the ranking
reckoned-goals = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
} shown
reckoned-achievements = { $count ->
    [one] { $count } achievement
   *[other] { $count } achievements
}, later ones worth more
reckoned-penalty = { $count ->
    [one] { $count } chamber
   *[other] { $count } chambers
} at { $each }
reckoned-pick = { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
} × { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
} of relics
reckoned-axe = { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
} × { $count ->
    [one] { $count } captive
   *[other] { $count } captives
}
reckoned-compass = { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
} × { $count ->
    [one] { $count } district
   *[other] { $count } districts
}
reckoned-cart = { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
} × { $count ->
    [one] { $count } structure
   *[other] { $count } structures
}
reckoned-leftovers = { $count } left over, 1 for every { $per }
reckoned-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
} at { $each }
reckoned-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} at { $each }
reckoned-elder_achievements = { $count ->
    [one] { $count } achievement
   *[other] { $count } achievements
} at { $each }
reckoned-tools = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at { $each }

## A gift and a tile inside a sentence.

gift-nothing = nothing
gift-one = 1 { REWARD($what) }
gift-more = { $count } { REWARDS($what) }

## tile

tile-rubble = rubble with { RESOURCE($what) }
tile-tradition = the tradition “{ TRADITION($what) }”
tile-coin = the { COIN($what) } coin
tile-relic = the { RELIC($what) }
tile-tool = { A_TOOL($what) } (costs { $cost ->
    [iron] 2 iron
   *[other] iron and { RESOURCE($cost) }
}, takes a { SLOT_COLOUR($colour) } ornament)
tile-silver_ornament = a silver ornament ({ EFFECT($what) })
tile-gold_ornament = a gold ornament ({ EFFECT($what) })

## What the Elders do by a tool, and what their die is rolled for.

elders_do-pick = they throw 2 rubble away, go 2 steps into the Mine, take a relic and reveal a chamber
elders_do-axe = they fight the best prey on the mountain
elders_do-compass = they build the best they have
elders_do-cart = they fill a site where they have no cart

## elders_roll

elders_roll-rubble = the rubble in that place from the left goes
elders_roll-hidden = in that row from the top they reveal the leftmost hidden chamber
elders_roll-prey = in that row from the top they fight, from the left
elders_roll-site = they deliver to that site, the three pillars counted first, then the gates
elders_roll-tradition = they take the tradition in that place from the left
elders_roll-coin = they take the coin in that place from the left
elders_roll-ornament = they take the ornament in that place, silver 1 to 3, gold 4 to 6
elders_roll-ring = they build at that chamber of the ring
elders_roll-building_row = in that row from the top they build at the leftmost free space

## elders_hunt

elders_hunt-troll = a troll, the best prey there is
elders_hunt-orc_goblin = an orc and a goblin in one row, for there is no troll
elders_hunt-goblin_goblin = two goblins in one row, for there is neither a troll nor an orc beside a goblin
elders_hunt-orc_by_reward = an orc
elders_hunt-goblin_by_reward = a goblin, for there is no orc

## elders_plan

elders_plan-pillar = a pillar, the best they have
elders_plan-gate = a gate, for they have no pillar that finds a place
elders_plan-workshop = a workshop, for no pillar or gate of theirs finds a place
elders_plan-house = a house, for nothing better of theirs finds a place

## elders_take

elders_take-die = {""}
elders_take-lacking = , the first relic of a kind that you lack
elders_take-topmost = , the first relic, for you have all kinds on offer

## row

row-rubble = rubble
row-tradition = tradition
row-coin = Royal Coin
row-relic = relic
row-tool = tool
row-silver_ornament = silver ornament
row-gold_ornament = gold ornament

## resource

resource-iron = iron
resource-emerald = emerald
resource-gold = gold
resource-mythrall = mythrall
resource-any = any resource

## reward

reward-iron = iron
reward-emerald = emerald
reward-gold = gold
reward-mythrall = mythrall
reward-any = resource of choice
reward-court = step on the Royal Court
reward-prestige = step of Prestige
reward-mine = step into the Mine
reward-step = step of choice
reward-glory = glory
reward-support = support
reward-token = +1 token
reward-strengthen = strengthening
reward-strength = strength
reward-coin = Royal Coin
reward-tradition = tradition
reward-relic = relic
reward-ransom = relic for 1 iron
reward-forge = forging
reward-adorn = adorning
reward-throne = delivery to the throne
reward-site = delivery to a site
reward-move = move of an enemy
reward-goblin = defeat of a goblin
reward-orc = defeat of an orc or goblin
reward-house = house to build
reward-workshop = workshop to build
reward-key = key
reward-storage = storage tile
reward-buildings = house and workshop unlocked
reward-benefit = open coin's benefit
reward-achievement = achievement
reward-token2 = +2 token
reward-space = storage space
reward-pillar = pillar
reward-gate = gate

## rewards

rewards-iron = iron
rewards-emerald = emerald
rewards-gold = gold
rewards-mythrall = mythrall
rewards-any = resources of choice
rewards-court = steps on the Royal Court
rewards-prestige = steps of Prestige
rewards-mine = steps into the Mine
rewards-step = steps of choice
rewards-glory = glory
rewards-support = support
rewards-token = +1 tokens
rewards-strengthen = strengthenings
rewards-strength = strength
rewards-coin = Royal Coins
rewards-tradition = traditions
rewards-relic = relics
rewards-ransom = relics for 1 iron each
rewards-forge = forgings
rewards-adorn = adornings
rewards-throne = deliveries to the throne
rewards-site = deliveries to a site
rewards-move = moves of enemies
rewards-goblin = goblins defeated
rewards-orc = orcs or goblins defeated
rewards-house = houses to build
rewards-workshop = workshops to build
rewards-key = keys
rewards-storage = storage tiles
rewards-buildings = houses and workshops unlocked
rewards-benefit = open coins' benefits
rewards-achievement = achievements
rewards-token2 = +2 tokens
rewards-space = storage spaces
rewards-pillar = pillars
rewards-gate = gates

## track

track-court = Royal Court
track-prestige = Prestige
track-mine = Mine

## tool

tool-pick = pick
tool-axe = axe
tool-compass = compass
tool-cart = cart
tool-book = book

## a_tool

a_tool-pick = a pick
a_tool-axe = an axe
a_tool-compass = a compass
a_tool-cart = a cart
a_tool-book = a book

## action

action-dig = Dig
action-fight = Fight
action-build = Build
action-transport = Transport

## acts

acts-dig = digs
acts-fight = fights
acts-build = builds
acts-transport = transports

## support

support-_1 = a +1 token
support-_2_for_1 = a +2 token for a +1

## post

post-pick = the printed pick
post-axe = the printed axe
post-compass = the printed compass
post-cart = the printed cart
post-place_1 = place 1, below the compass
post-place_2 = place 2, below the compass
post-place_3 = place 3, below the axe
post-place_4 = place 4, below the axe
post-place_5 = place 5, below the cart
post-place_6 = place 6, below the pick
post-place_7 = place 7, below the cart
post-place_8 = place 8, below the pick

## forge_place

forge_place-1 = place 1, below the compass
forge_place-2 = place 2, below the compass
forge_place-3 = place 3, below the axe
forge_place-4 = place 4, below the axe
forge_place-5 = place 5, below the cart
forge_place-6 = place 6, below the pick
forge_place-7 = place 7, below the cart
forge_place-8 = place 8, below the pick

## nth

nth-1 = first
nth-2 = second
nth-3 = third
nth-4 = fourth
nth-5 = fifth
nth-6 = sixth
nth-7 = seventh
nth-8 = eighth

## enemy

enemy-goblin = { $count ->
    [one] goblin
   *[other] goblins
}
enemy-orc = { $count ->
    [one] orc
   *[other] orcs
}
enemy-troll = { $count ->
    [one] troll
   *[other] trolls
}

## an_enemy

an_enemy-goblin = a goblin
an_enemy-orc = an orc
an_enemy-troll = a troll

## enemy_alone

enemy_alone-goblin = A goblin
enemy_alone-orc = An orc
enemy_alone-troll = A troll

## plan

plan-house = a house
plan-workshop = a workshop
plan-pillar_or_gate = a pillar or gate
plan-house_workshop = a house and a workshop
plan-workshop_pillar_or_gate = a workshop and a pillar or gate
plan-house_workshop_pillar_or_gate = a house, a workshop and a pillar or gate
plan-workshop_2_pillar_or_gate = a workshop and two pillars or gates

## building

building-house = house
building-workshop = workshop
building-pillar = pillar
building-gate = gate

## site

site-pillar_1 = the 1-cart pillar site
site-pillar_2 = the 2-cart pillar site
site-pillar_3 = the 3-cart pillar site
site-gate_1 = the 1-cart gate site
site-gate_2 = the 2-cart gate site
site-gate_3 = the 3-cart gate site

## colour

colour-yellow = yellow
colour-blue = blue
colour-black = black

## slot_colour

slot_colour-silver = silver
slot_colour-gold = gold

## effect

effect-strength = +1 strength
effect-goblin = a goblin
effect-orc = an orc or goblin
effect-site = a delivery
effect-house = a house
effect-adorn = another ornament

## coin

coin-crowned = crowned
coin-iron = iron
coin-emerald = emerald
coin-golden = golden
coin-mythrall = mythrall
coin-hearth = hearth
coin-hammer = hammer
coin-haul = haul
coin-court = court
coin-prestige = prestige
coin-mine = mine
coin-throne = throne
coin-hunt = hunt
coin-road = road

## relic

relic-horn = horn
relic-lantern = lantern
relic-banner = banner
relic-seal = seal
relic-anvil = anvil
relic-crown = crown

## start

start-miners = miners
start-smiths = smiths
start-carters = carters
start-wardens = wardens
start-courtiers = courtiers
start-delvers = delvers
start-jewellers = jewellers
start-masons = masons
start-brewers = brewers
start-seekers = seekers

## goal

goal-1 = tools
goal-2 = ornaments
goal-3 = pillars and gates gained
goal-4 = buildings built
goal-5 = pillars built
goal-6 = gates built
goal-7 = Royal Coins
goal-8 = traditions
goal-9 = strength of all dwarves
goal-10 = keys
goal-11 = storage spaces
goal-12 = kinds of relics

## project

project-A1 = workshops on mythrall
project-A2 = houses in yellow chambers
project-A3 = houses in black chambers and on mythrall
project-A4 = workshops in black chambers and on gold
project-A5 = houses on emerald or gold
project-A6 = workshops in blue chambers and on emerald
project-B1 = pillars at mythrall
project-B2 = gates at black and blue chambers
project-B3 = pillars at yellow and black chambers
project-B4 = gates at gold
project-B5 = pillars at blue chambers
project-B6 = gates at yellow and at emerald chambers
project-C1 = the districts at one gate
project-C2 = the districts at one pillar
project-C3 = kinds of buildings
project-C4 = own chambers without enemies
project-C5 = houses and workshops around one pillar
project-C6 = houses beside the own workshops

## Where glory comes from, in a list beside numbers.

tally-glory = gained so far
tally-throne = carts at the throne
tally-goals = goals
tally-achievements = achievements
tally-penalty = enemies beside buildings
tally-pick = pick column: relics
tally-axe = axe column: captives
tally-compass = compass column: districts
tally-cart = cart column: structures
tally-leftovers = left-over support and resources
tally-tiles = stored tiles
tally-tools = tool cards

## part

part-throne = the throne
part-goals = goals
part-achievements = achievements
part-penalty = enemies beside buildings
part-pick = the pick column
part-axe = the axe column
part-compass = the compass column
part-cart = the cart column
part-leftovers = left-overs
part-dungeon = the dungeon
part-buildings = buildings
part-tiles = stored tiles
part-tools = tools

## difficulty

difficulty-normal = normal
difficulty-hard = hard
difficulty-expert = expert

## sheet

sheet-board = The board
sheet-building = Deliveries and buildings
sheet-chambers = Chamber tiles
sheet-clan = The clan board
sheet-coins = Royal Coins
sheet-elders = The Council of Elders
sheet-enemies = Enemies and their dice
sheet-goals = Goals
sheet-ornaments = Ornaments
sheet-projects = Projects
sheet-relics = Relics
sheet-rubble = Rubble
sheet-scoring = Scoring
sheet-sites = Sites and throne
sheet-starts = Starting tiles
sheet-tools = Tools
sheet-tracks = Tracks
sheet-traditions = Traditions

## What lies on the table, in a sentence for who points at it.

thing-chamber = A house here gains its deposit, a workshop forges or adorns by it. Neighbours of one colour are a district.
thing-hidden = A dig reveals one chamber next to a revealed one: you gain what its back shows, then it is turned over.
thing-enemy = A fight defeats it: it goes to your dungeon, and its kind's die gives a reward.
thing-corner = A pillar needs three revealed chambers around it, and gives a step for each by its deposit.
thing-edge = A gate needs a chamber without a gate on either side, and gives glory for both by their deposits.
thing-rubble = Clearing it costs 1 strength, 2 in the marked slot; you gain what it shows.
thing-coin = It gives what it shows in every council; the place you put it on gives something at once.
thing-coin_place = A coin put here gives what is printed under it, once.
thing-tradition = It works from now on, for the rest of the game.
thing-relic = It can be taken if your marker on the Mine has come as far, and used once, in a later turn.
thing-tool = Forge it for iron and what it shows, and another dwarf can work.
thing-silver = It adorns a tool with a silver slot: 3 glory now, and its gift whenever the tool is used.
thing-gold = It adorns a tool with a gold slot: 2 glory now, and its gift whenever the tool is used.
thing-site = Deliver what it asks for up to the limit; then its pillar or gate is yours to build.
thing-bonus = Who completes the site puts a marker on a free space and gains what it shows.
thing-throne = What is left of a transport, once the site takes no more, may be delivered here.
thing-track = Each step gives what the space shows, also on the way; golden spaces are achievements.
thing-die = Who defeats its kind gains the side it shows, then rolls it.
thing-token = Spend one in a turn: the dwarf at work is so much stronger.
thing-dwarf = Assign it to a tool without a dwarf; its strength is that of the action.
thing-captive = In a council you keep as many as you have keys, and they score.
thing-key = In a council each key holds one captive; the others go back into the bag.
thing-haunted = At the end a clan loses 2 glory for each chamber where a building of its own and an enemy stand.
thing-post = A dwarf from the tavern does its action; an ornament in its slot gives its gift each time.
thing-forge = A tool forged here brings what is printed, at once, and its column scores at the end.
thing-house = It is built in a revealed chamber with a free space, and gains the chamber's deposit.
thing-workshop = It is built in a revealed chamber with a free space: on emerald it forges, on gold it adorns, on mythrall both.
thing-pillar = It stands where three revealed chambers meet, and gives a step for each by its deposit.
thing-gate = It stands between two revealed chambers, and gives glory for both by their deposits.
thing-stored = Resources pay for tools, ornaments and deliveries. Left over at the end, three, with support, are 1 glory.
thing-own_relic = It works once in the game: before a dwarf goes to work, or at the end of a turn.
thing-kept = It works to the end of the game.
thing-goal = It counts at the end: one goal with four achievements, both with eight.
thing-project = Every clan scores for it, in each of these councils.
thing-elders_glory = Who has most glory at the end wins, the Elders or you.
thing-elders_achievements = They score for the Elders at the end.
thing-elders_carts = The Elders bring them to sites and throne. At the throne, more carts than yours score most.
thing-elders_buildings = The Elders score for each building on the mountain in every council.
thing-elders_captives = They score for the Elders in every council, without any keys.
thing-elders_card = Each turn the Elders turn up a card, do what its tool says, and gain what it gives.
thing-elders_die = When the Elders choose a tile, a site or a row, their die chooses for them.
thing-elders_tile = Tiles do nothing for the Elders but score at the end.

## tradition

tradition-1 = Stout picks
tradition-2 = Well-greased carts
tradition-3 = Sharp axes
tradition-4 = True compasses
tradition-5 = Honest haulage
tradition-6 = Trophy hall
tradition-7 = Deep surveyors
tradition-8 = Heralds of the deep
tradition-9 = Jewellers' oath
tradition-10 = Loaded dice
tradition-11 = Troll-slayers
tradition-12 = Gifts to the king
tradition-13 = Guild of smiths
tradition-14 = Far-sighted seekers
tradition-15 = Toast to every feat
tradition-16 = Builders' pride
tradition-17 = Royal minters
tradition-18 = Feast of the first stone
tradition-19 = Keepers of relics
tradition-20 = Relic scholars
tradition-21 = Roll of builders
tradition-22 = Old renown
tradition-23 = Song of deeds
tradition-24 = Spare vault
tradition-25 = Close quarters
tradition-26 = Stiff upper beards
tradition-27 = Workshop ale
tradition-28 = Friends at court
tradition-29 = Doorstep patrol
tradition-30 = Heirloom
tradition-31 = Crowded cells
tradition-32 = Forest of pillars
tradition-33 = Neighbourly gates
tradition-34 = Drive them out
tradition-35 = Gatekeepers
tradition-36 = Night watch

## What a tradition does, as short as its tile.

tradition_does-1 = +1 strength with a pick
tradition_does-2 = +1 strength with a cart
tradition_does-3 = +1 strength with an axe
tradition_does-4 = +1 strength with a compass
tradition_does-5 = deliveries of iron and emerald: 2 glory
tradition_does-6 = council: 2 glory per goblin+orc+troll
tradition_does-7 = glory for what you reveal
tradition_does-8 = a step for what you reveal
tradition_does-9 = adorning: silver works at once, gold +1
tradition_does-10 = take any face of a die you win
tradition_does-11 = a troll takes 2 strength
tradition_does-12 = council: deliver to the throne
tradition_does-13 = forging: a step on any track
tradition_does-14 = take any open relic
tradition_does-15 = +1 token per achievement
tradition_does-16 = council: 1 glory per pillar and gate
tradition_does-17 = council: what one open coin gives
tradition_does-18 = +1 token, Court step per pillar, gate
tradition_does-19 = council: 1 glory per relic
tradition_does-20 = relics may do what an open one does
tradition_does-21 = council: 1 glory per two buildings
tradition_does-22 = at the end 2 more achievements
tradition_does-23 = 1 glory per achievement
tradition_does-24 = 1 more key and storage space
tradition_does-25 = a second building in a chamber
tradition_does-26 = enemies by buildings cost 1, not 2
tradition_does-27 = +1 token per workshop built
tradition_does-28 = coins and traditions cost no glory
tradition_does-29 = houses capture an enemy
tradition_does-30 = counts as one more relic
tradition_does-31 = a key holds two goblins
tradition_does-32 = pillars one edge from others
tradition_does-33 = gates beside gates of others
tradition_does-34 = pillars move enemies
tradition_does-35 = gates strengthen a dwarf
tradition_does-36 = council: 1 glory, and move an enemy

## own

game-title = Covenant
game-about = Dwarf clans win back their mountain: dig, fight, haul, build, and shine at the king's council.
option-elders = how well the Council of Elders scores, if you play alone
option_name-elders = Council of Elders
choice-elders-normal = { difficulty-normal }
choice-elders-hard = { difficulty-hard }
choice-elders-expert = { difficulty-expert }

## What was gained where, and what was thrown or drawn.

gain-deliveries = deliveries
gain-tracks = steps on tracks
gain-coins = coins
gain-digs = digging and relics
gain-fights = fights and dice
gain-buildings = buildings and structures
gain-dungeon = the dungeon in councils
gain-projects = projects in councils
gain-paid = paid for coins
gain-other = other deeds
throw-goblin_die = goblin die
throw-orc_die = orc die
throw-troll_die = troll die
throw-enemy = enemies from the bag

### What the terminal says.

## help: what underhall --help says of the commands

help-underhall = Mountain board games: play them, simulate them, read their rules.
help-tonight = To play tonight: underhall serve, or underhall play lost_mines in the terminal
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = { $count ->
    [one] Example:
   *[other] Examples:
}
help-games = The games there are: seats, and options with their rules.
help-play = Play a game in the terminal, against bots and with who sits beside you. It is kept after every move.
help-sim = Let bots play many games, and count.
help-arena = Let bots play the same deals at every seat, and say how strong each is, and how sure that is.
help-train = Let a game’s forecast be learned from self-play; the same command with more games goes on.
help-balance = How well the components are balanced, measured by bots for every number of players.
help-replay = Step through a record: Enter next, b back, a number jumps, q quits.
help-analyse = How a finished game went: win chances, turning points, what hard would have played, luck, gains. Ctrl-C stops it.
help-rules = The rules of a game: all chapters, one rule, or those with a word.
help-serve = Open the web table: friends and bots play in the browser.
help-editions = The components kept from every release; before a release: does all that was played go its way?
help-doctor = Look at everything that the web table needs, and say what is missing.
help-backup = Copy the database of the web table, also while it is open.
help-restore = Bring a copy back, into a place where there is no database yet.
help-components = What is in the box, and where we know it from; or check a component pack.
help-words = The languages there are; for translators: what one lacks, or a beginning for another.

## option: what underhall COMMAND --help says of arguments and options

option-help = Show this text.
option-install_completion = Teach your shell to complete these commands.
option-show_completion = Show what that would teach it.
option-version = Print the version, and which engine runs.
option-language = Speak this language, such as pl.
option-words_folder = A folder with more languages.
option-game = A game of underhall games.
option-option = A game option: name=value.
option-pack = A folder of component tables to play with.
option-bots = Bots for the seats, in turn, with commas; your own as module:Class.
option-seed = The same seed deals the same cards.
option-play_seats = How many play, you included.
option-own_seat = Where you sit.
option-with = Others who play at this keyboard: names, with commas.
option-name = Your name.
option-load = Go on from a record.
option-resume = Go on with the last unfinished game.
option-saves = Where games are kept.
option-seats = How many bots play.
option-games = How many games.
option-rounds = How many rounds or games for each number of players.
option-jobs = How many processes share the work.
option-sim_seed = The same seed plays the same games.
option-out = Write a line per game: FILE.jsonl, FILE.csv or FILE.parquet.
option-arena_out = Keep a line per game in FILE.jsonl, and go on with it if it is there.
option-stop = Stop when the first bot plainly wins more or less than its share by this.
option-on = Play on a Ray cluster instead of --jobs: ray, or ray://HOST:PORT.
option-lessons = A folder for what is learned, and to go on from.
option-record = A record, as play saves it.
option-worlds = In how many imagined games each position is played on; more is surer and slower.
option-to = Only print the position after this many moves.
option-eyes = See it as this seat did.
option-open = See every seat's cards and roles.
option-rule = One rule, such as LM-3.01.
option-search = All rules with this word.
option-markdown = The whole rule sheet as Markdown.
option-check_pack = Is this folder a sound component pack?
option-places = Folders of records, and databases, to be played again.
option-keep = Keep the present components as the next edition.
option-language_code = Its code, such as pl.
option-check_words = What is missing, and what does not fit?
option-begin = Copy the English files, to be translated.
option-folder = A folder with languages from outside.
option-host = Where to listen; 0.0.0.0 lets your network in.
option-to_all = Listen everywhere: friends in your network can come.
option-url = Where people find this server, if not here: https://hall.example
option-port = The port to listen on.
option-config = A TOML file of settings.
option-database = A file, or postgresql://user@host/name.
option-bot_delay = Seconds a bot waits before it moves.
option-allow_host = A name that this server goes by on the open internet.
option-proxy = A proxy whose X-Forwarded-For is believed.
option-copy = The file that holds the copy.
option-browser = Show the table in the browser at once.

## default: what is taken where an option is not said

default-language = your terminal's
default-saves = your data folder
default-database = a file in your data folder

## play

play-more = … { $count } more
# Words beside the keys of a page; they can be typed instead.
play-key_table = table
play-key_choices = choices
play-key_others = others
play-key_log = log
play-key_goal = goal
play-key_rules = rules
play-key_hint = hint
play-key_help = help
play-prompt = { $question } (?) >{" "}
play-prompt_open = { $title } (number, Enter goes back, ?) >{" "}
play-prompt_groups = { $question } (number, “{ $example }”, ?) >{" "}
play-leaf_on = Page { $page } of { $pages }: Enter goes on, q to the table (or answer at once, ?) >{" "}
play-go_on = Enter goes on >{" "}
play-leaf_back = Enter goes to the table (or answer at once, ?) >{" "}
play-since = Since your last turn
play-nothing_since = Nothing has happened since your last turn.
play-twice = { $sentence } (twice).
play-forced = You could do only one thing: { $move }.
play-postponed = At the end of your turn you were not asked what can wait. (“ask” to be asked.)
play-asks_all = You are asked at the end of your turns, too, what could wait until the next one.
play-asks_less = At the end of your turns nothing is asked that can wait until the next one.
play-no_such_number = There is no number { $number } here.
play-unknown_move = { $hints ->
    [0] No move is written “{ $move }”.
   *[other] No move is written “{ $move }”; did you mean { $near }?
} Type a number, or ? for help.
play-not_possible = Not possible now.
play-hint = A bot would: { $move }. { $reason } (“do” does it.)
play-saved = Saved to { $file }.
play-cannot_save = Not saved: { $file }: { $reason }.
play-left = The game is saved. Go on with: underhall play { $game } --resume
play-pass_on = Pass the keyboard to { $name }. { $name }, press Enter when nobody else looks.{" "}
play-record = The record of this game: { $file }
# What is typed stays: undo, hint, do and so on. A word behind one, such as TEXT, is yours.
play-commands =
    Type a number, a move as it is written, or a short form; several with ; between.
      ? 2         what choice 2 does, and its rule
      ? TEXT      the same for any move, and why it is not possible
      undo        take back your last choice, while nobody has learned anything
      hint, do    what a bot would do in your place; do it
      ask         be asked at the end of your turn, too, what can wait; or not
      others      what the others did since your last turn
      log [N]     what happened so far, or the last N lines of it
      goal        how to win, and how the game ends
      rules [ID]  the rules; one rule; or all with some words (rules how to win)
      choices     all choices with everything that is said of them
      save FILE   write the record to a file
      quit        leave; the game is kept, and --resume goes on
    What is not in sight has a key in the line above the question: type it, or its word.

## trouble

trouble-no_bot = a bot has no name in { $text }
trouble-rule_id = { $game } has no rule { $rule }
trouble-game = there is no game { $name }; there is { $known }
trouble-rule = no rule of { $game } has the id or word { $what }
trouble-seating = { $file }: is no seating of a saved game: { $reason }
trouble-not_text = { $file }: is not a text file
trouble-seats_differ = seats and record do not agree
trouble-nothing_to_resume = there is no unfinished game of { $game } in { $folder }
trouble-load_brings_seats = a loaded game brings its own seats and options
trouble-seat = there is no seat { $seat } at a table of { $seats }
trouble-option = an option is written name=value, not { $text }
trouble-too_many = { $people } people do not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
trouble-same_name = people at one keyboard need different names
trouble-resume_and_load = either resume or load, not both
trouble-out = { $file }: results are written to a file that ends in .jsonl, .csv or .parquet
trouble-no_folder = { $file }: there is no such folder
trouble-no_balance = nobody has measured the balance of { $game } yet
trouble-no_parquet = for Parquet install the extra: pip install 'underhall[parquet]'
trouble-at_least_one = { $what } must be at least 1, not { $number }
trouble-no_games = { $place }: neither a folder of records nor a database
trouble-no_client = the web client is not built yet: make client builds it
trouble-client_lost = the web client is missing here; install the same package again, with pip install --force-reinstall
trouble-open_and_host = either --open or --host, not both
trouble-replay_number = there is no move { $number }; the record has { $moves }

## serve

serve-open = The hall is open: { $place } (Ctrl-C closes it)
serve-friends = Friends in your network come to { $place }
serve-also = {"                             "}or to { $place }
serve-phone = On a phone, point the camera here:
serve-only_here = Only this machine hears it. For friends in your network say: underhall serve --open
serve-no_browser = No browser could be opened here: open { $place } in one.

## seating

seating-default_name = Wanderer
seating-name = Your name [{ $default }] (? tells of the game):{" "}
seating-seats = How many players, { $least } to { $most } [{ $default }] (? tells of the game):{" "}
# However you say no, it is typed as n: the second letter stays, the first is yours.
seating-resume = Your last game ({ $played }) is not finished. Go on with it? [Y/n] (? tells of the game):{" "}
seating-cannot_resume = It cannot be resumed: { $reason }. Here is a new one.

## replay

replay-head = Move { $number } of { $moves }
replay-keys = Enter next · b back · a number jumps · q quits
replay-number = To move:{" "}
replay-seat = Seat { $seat }

## sim

sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $title } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
sim-bot = bot
sim-games = seats played
sim-points = mean points
sim-wins = wins
sim-share = wins per seat
sim-speed = { $decisions } decisions in { $seconds } s: { $speed } decisions/s
sim-stopped = { $games ->
    [one] { $games } game
   *[other] { $games } games
} left undecided after { $choices } choices.
sim-written = Written to { $file }.
sim-progress = Playing
sim-ended_early = Stopped after { $games } of { $planned } games.
sim-by_points = The greedy bot has no heuristic for { $game }; it goes by points.

## games

games-seats = { $least } to { $most } players

## rules

rules-win = How to win:
rules-end = How it ends:
rules-source = ({ $source })

## components

components-ok = ok
components-title = { $table } ({ $source })
components-total = total

## lost_mines

lost_mines-panel_board = board
lost_mines-panel_own = hand
lost_mines-panel_players = players
lost_mines-panel_signs = treasures and signs
lost_mines-panel_aim = aim
lost_mines-legend =
    {"["} ] closed until its tool is played: axe ♣ tree, boat ≈ lake, rope ◡ ditch
    ( ) room for one dwarf   {"{"} {"}"} a mine face down   c3 a card of yours fits here
    ↻ turned half round      ✗ a trap, T a troll on a passage   B Y the starts
    {""}
lost_mines-round = Round { $round } of { $rounds }
lost_mines-further_round = Round { $round }
lost_mines-pile = pile { $cards }
lost_mines-you = You:{" "}
lost_mines-belongs = { $mark } { $clan } clan, { $role }
lost_mines-partner_loyal = shares with { $clan }
lost_mines-partner_selfish = shares with nobody
lost_mines-partner_saboteur = shares with { $other }
lost_mines-known_mine = { $field } is the { $mine }
lost_mines-known_treasure = treasure { $slot } is worth { $value }
lost_mines-known_role = { $name } is a { $role }
lost_mines-known = You know: { $what }.
lost_mines-holds = holds { $cards }
lost_mines-no_cards = no cards
lost_mines-spectator = You are watching.
lost_mines-passed = out
lost_mines-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
lost_mines-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
lost_mines-head_at = at
lost_mines-head_cards = cards
lost_mines-head_points = pts
lost_mines-hand = Your hand:{" "}
lost_mines-discard = discard
lost_mines-steps_left = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left
lost_mines-to_north = north to { $field }
lost_mines-to_east = east to { $field }
lost_mines-to_south = south to { $field }
lost_mines-to_west = west to { $field }
lost_mines-look_mine = mine { $target }
lost_mines-look_treasure = treasure { $target }
lost_mines-look_role = role { $target }
lost_mines-card_mine-treasure = mine/treasure
lost_mines-card_mine-role = mine/role
lost_mines-card_treasure-role = treasure/role
lost_mines-opens_mine = opens the mine
lost_mines-result = Round { $round }
lost_mines-sign_tree = tree
lost_mines-sign_lake = lake
lost_mines-sign_ditch = ditch
lost_mines-sign_rocks = rocks
lost_mines-sign_campfire = fire
lost_mines-sign_trap = trap
lost_mines-sign_troll = troll
lost_mines-sign_gems = gems
lost_mines-sign_gold = gold
lost_mines-sign_silver = silver
lost_mines-sign_dragon = dragon

## result

result-player = player
result-role = role
result-pool = pool
result-own = own
result-treasures = found
result-share = share
result-extra = rest
result-dragon = dragon
result-points = points
result-total = total
result-final = The end

## mountain_king

mountain_king-panel_board = board
mountain_king-panel_own = stock
mountain_king-panel_players = players
mountain_king-panel_council = council
mountain_king-panel_trolls = trolls
mountain_king-panel_spells = spells
mountain_king-panel_workshops = workshops
mountain_king-panel_supply = supply
mountain_king-score = { $honor } honor
mountain_king-score_stands = { $honor } honor, { $stands } as it stands
mountain_king-head_stands = stands
mountain_king-legend =
    A square of rock: x rubble, what lies buried, and its band (d dark grey, l light grey, b brown, o orange, y yellow)
    A square of a tunnel: ❶ whose it is, what stands there, and its band, a capital if a statue stands on its own pedestal
    F I M statues of Fire, Ice, Moon   f i m their pedestals   ∴ a gate   ≈ a hall, ☼ its altar   ○ nobody's tunnel
    s stone  i iron  h heartstone  c cart  t hammer  r rune  $ coin; on trolls F I M carts of the clans
    {"["} ] a site, [A] a workshop   ♣♣♣ the heart   • (or X for x) a square to choose   U Mud, below the place of a troll
    Horde: -2 -5 the bribes a row costs, +s$ the bribes lying on it, f its pedestal   Council: ● lies there, ○ is lacking
    {""}
mountain_king-title = The { $side } side
mountain_king-you = You are { $mark } { $name }
mountain_king-spectator = You are watching.
mountain_king-last_rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} left
mountain_king-charm = { $spell } works
mountain_king-storage = Storage:
mountain_king-on_trolls = On trolls:
mountain_king-pedestals = Pedestals:
mountain_king-hand = In hand:
mountain_king-starter = { $troll }, yields { $yields }, gives { $gives } once
mountain_king-nothing = nothing
mountain_king-head_honor = honor
mountain_king-head_trolls = trolls
mountain_king-spells = Spells, and their runes
mountain_king-workshops = Workshops
mountain_king-entrances = { $uses ->
    [one] { $uses } use
   *[other] { $uses } uses
}
mountain_king-supply = to found: { $what }
mountain_king-tunnels = Tunnels
mountain_king-honor = Honor for { $sizes } squares:
mountain_king-halls = Halls
mountain_king-track = Tokens
mountain_king-statue = statue
mountain_king-crowns = coronation { $tokens }
mountain_king-owed = { $question } Still to pay: { $owed }.
# Groups of choices: what is chosen stands behind them, such as “gate at c4”.
mountain_king-group_dig = dig { $mineral }
mountain_king-group_gate = gate at
mountain_king-group_recruit = recruit
mountain_king-group_place = place at
mountain_king-group_take_pedestal = take pedestal
mountain_king-group_put_pedestal = put pedestal
mountain_king-group_found = found
mountain_king-group_trade = trade { $price } for
mountain_king-group_trade_more = trade for
mountain_king-group_cast = cast
mountain_king-group_work = work at
mountain_king-group_haul = haul from
mountain_king-group_to = to
mountain_king-group_collapse = collapse
mountain_king-group_divine = divine
mountain_king-group_stir = stir
mountain_king-group_consecrate = consecrate
mountain_king-group_unload = unload
mountain_king-group_drum = drum for
mountain_king-group_toll = toll from
mountain_king-group_elevate = elevate
mountain_king-group_with = with
mountain_king-group_give = give
mountain_king-group_store = store
mountain_king-stock = have { $count }
mountain_king-from = { $what } from { $place }
mountain_king-turned = turned { $degrees }
mountain_king-flipped = turned { $degrees } flipped
mountain_king-a_statue = { $clan } statue
mountain_king-doubled = { $honor }, on its pedestal
mountain_king-worth = { $honor }
mountain_king-hammers = for { $hammers ->
    [one] { $hammers } hammer
   *[other] { $hammers } hammers
}
mountain_king-hall_honor = { $low } or { $high }
mountain_king-result = Honor
mountain_king-from_tunnels = tunnels
mountain_king-from_coronation = coronation
mountain_king-from_tokens = tokens
mountain_king-from_leftovers = left-overs
mountain_king-from_halls = halls
mountain_king-from_statues = statues
mountain_king-from_pedestals = pedestals
mountain_king-total = total

## covenant

covenant-panel_board = board
covenant-panel_own = stock
covenant-panel_players = players
covenant-panel_tracks = tracks and tiles
covenant-panel_market = market
covenant-panel_sites = sites
covenant-panel_projects = projects
covenant-panel_traditions = traditions
covenant-score = { $glory } glory
covenant-score_stands = { $glory } glory, { $stands } as it stands
covenant-head_stands = stands
covenant-legend =
    A chamber: its name (a capital if it can be chosen), its colour Y yellow, B blue, K black, and its deposit,
    e emerald, g gold, m mythrall; then g goblin, o orc, t troll, h❶ a house and w❶ a workshop of clan ❶, _ a free
    building space
    A hidden chamber (?) shows what revealing it gives: C court, P prestige, M mine, S support, T tradition,
    +1 a stronger dwarf
    P❶ a pillar where three chambers meet, G❶ or ❶ alone a gate on a wall
    Where a pillar or gate can be built: its number in the list, or * while there are several lists
    Sites: spaces in shares, i iron, e emerald, g gold, m mythrall, ❶ a cart, x blocked; then the bonuses: C court, S support
    ★ an achievement   [-2] costs 2 glory   [2] a dwarf of strength 2 stands at the tool
    {""}
covenant-elders = Elders
covenant-era = Era { $era } of { $eras }
covenant-you = You are { $mark } { $name }
covenant-spectator = You are watching.
covenant-pending = then: { $what }
covenant-at_work = At work: { $post }, dwarf { $dwarf }, strength { $strength }
covenant-left = { $strength } strength left
covenant-cleared = clears { $what }
covenant-effort = { $what } (takes { $strength })
covenant-ornament_left = ornament not yet used
covenant-ornament_used = ornament used
covenant-nothing = none
covenant-head_glory = glory
covenant-head_court = court
covenant-head_prestige = prest
covenant-head_mine = mine
covenant-tavern_short = dwarves { $dwarves }
covenant-tools_short = { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}
covenant-dungeon_short = dungeon { $enemies }/{ $keys }
covenant-elders_board = Elders ({ $level }): { $cards } cards, { $forge } in the forge, { $tiles } tiles
covenant-elders_used = their used tools: { $used }
covenant-throne = throne
# On hidden chambers, where there is room for five letters.
covenant-back_coin = coin
covenant-back_relic = relic
covenant-back_forge = forge
covenant-back_any = any
covenant-site_pillar = pillar { $limit }
covenant-site_gate = gate { $limit }
covenant-dice = Dice
covenant-projects = Projects
covenant-relic_at = { $relic }, Mine { $space }
covenant-for = { $what } for { $price }
covenant-price = for { $price }
covenant-tool = { $tool } for { $cost ->
    [iron] 2 iron
   *[other] iron and { $resource }
} ({ $colour } slot)
covenant-slot = { $colour } slot
covenant-adorned = { $colour } ornament: { $gives }
covenant-forged = { $tool } in place { $place }
# Groups of choices: what is chosen stands behind them, such as “reveal c4”.
covenant-group_assign = assign { $strength } to
covenant-group_rubble = clear
covenant-group_reveal = reveal
covenant-group_defeat = defeat { $enemy } at
covenant-group_move_enemy = move { $enemy } from { $chamber } to
covenant-group_bonus = bonus
covenant-group_build_house = build house at
covenant-group_build_workshop = build workshop at
covenant-group_build_pillar = build pillar at
covenant-group_build_gate = build gate at
covenant-group_draft_start = draft start
covenant-group_draft_tradition = draft tradition
covenant-group_draft_goal = draft goal
covenant-group_show_goal = show goal
covenant-group_coin = coin { $slot } to
covenant-head_coin = coin { $slot } ({ $offer }) to
covenant-group_benefit = benefit of
covenant-group_tradition = take
covenant-group_relic = take
covenant-group_forge = forge tool { $slot } at
covenant-head_forge = forge { $offer } at
covenant-group_resolve_coin = use the coin at
covenant-group_honour = honour
covenant-group_adorn = adorn the { $tool } with
covenant-nth_rubble = rubble { $n }
covenant-nth_bonus = space { $n }
covenant-nth_coin = coin { $n }
covenant-nth_tradition = tradition { $n }
covenant-nth_relic = relic { $n }
covenant-nth_place = place { $n }
covenant-nth_silver = silver ornament { $n }
covenant-nth_gold = gold ornament { $n }
# Rewards and costs in lists, such as “2 court + key”: as short as can be.
covenant-gift_iron = iron
covenant-gift_emerald = emerald
covenant-gift_gold = gold
covenant-gift_mythrall = mythrall
covenant-gift_any = { $count ->
    [one] any resource
   *[other] any resources
}
covenant-gift_court = court
covenant-gift_prestige = prestige
covenant-gift_mine = mine
covenant-gift_step = { $count ->
    [one] any step
   *[other] any steps
}
covenant-gift_glory = glory
covenant-gift_support = support
covenant-gift_token = { $count ->
    [one] token +1
   *[other] tokens +1
}
covenant-gift_token2 = { $count ->
    [one] token +2
   *[other] tokens +2
}
covenant-gift_strengthen = { $count ->
    [one] stronger dwarf
   *[other] stronger dwarves
}
covenant-gift_strength = strength
covenant-gift_coin = { $count ->
    [one] Royal Coin
   *[other] Royal Coins
}
covenant-gift_tradition = { $count ->
    [one] tradition
   *[other] traditions
}
covenant-gift_relic = { $count ->
    [one] relic
   *[other] relics
}
covenant-gift_ransom = { $count ->
    [one] relic for iron
   *[other] relics for iron
}
covenant-gift_forge = { $count ->
    [one] forging
   *[other] forgings
}
covenant-gift_adorn = { $count ->
    [one] adorning
   *[other] adornings
}
covenant-gift_throne = { $count ->
    [one] throne delivery
   *[other] throne deliveries
}
covenant-gift_site = { $count ->
    [one] delivery
   *[other] deliveries
}
covenant-gift_move = { $count ->
    [one] enemy moved
   *[other] enemies moved
}
covenant-gift_goblin = { $count ->
    [one] goblin beaten
   *[other] goblins beaten
}
covenant-gift_orc = { $count ->
    [one] orc beaten
   *[other] orcs beaten
}
covenant-gift_house = { $count ->
    [one] house
   *[other] houses
}
covenant-gift_workshop = { $count ->
    [one] workshop
   *[other] workshops
}
covenant-gift_key = { $count ->
    [one] key
   *[other] keys
}
covenant-gift_storage = { $count ->
    [one] storage tile
   *[other] storage tiles
}
covenant-gift_space = { $count ->
    [one] storage space
   *[other] storage spaces
}
covenant-gift_buildings = { $count ->
    [one] house and workshop
   *[other] houses and workshops
}
covenant-gift_benefit = { $count ->
    [one] coin on offer
   *[other] coins on offer
}
covenant-gift_achievement = { $count ->
    [one] achievement
   *[other] achievements
}
covenant-gift_pillar = { $count ->
    [one] pillar
   *[other] pillars
}
covenant-gift_gate = { $count ->
    [one] gate
   *[other] gates
}
covenant-own_dwarves = Dwarves
covenant-own_tools = Tools
covenant-own_stock = Stock
covenant-own_tracks = Tracks
covenant-own_tiles = Tiles
covenant-own_goals = Goals
covenant-tavern = in the tavern { $dwarves }
covenant-support = support { $tokens }
covenant-dungeon = dungeon { $enemies }, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}
covenant-carts = { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
}
covenant-stock = { $what } in { $spaces } spaces
covenant-forge = to build: { $what }
covenant-track_end = the end
covenant-coins = coins { $what }
covenant-relics = relics { $what }
covenant-traditions = traditions { $what }
covenant-used = { $count } used
covenant-goal = { $what }: { $glory } glory each
covenant-covers = { $gives }, covers { $coin }
covenant-then = { $what }, then { $more }
covenant-result = The final scoring
covenant-before = before
covenant-total = total

## editions

editions-game = game
editions-edition = edition
editions-fingerprint = components
editions-rules = rules
editions-present = not kept yet
editions-kept = kept as { $file }
editions-known = { $fingerprint } is kept already
editions-other_way = { $where } goes another way: { $reason }
editions-counted = { $place }: { $count } games played again, { $wrong } of them another way

## doctor

doctor-python = Underhall { $underhall } on Python { $python }
doctor-game = { $game }: rules { $rules }, box { $box }
doctor-client = The web client is there.
doctor-folder = The folder { $folder } can be written to.
doctor-no_folder = There is no folder { $folder }.
doctor-space = { $free } MB are free there.
doctor-no_database = There is no database { $file } yet; it is made when the hall opens.
doctor-private = Only you can read { $file }.
doctor-readable = { $file } holds keys and hidden moves, and others can read it: chmod 600 it.
doctor-database = { $file } is whole; tables: { $gathering } gathering, { $playing } playing, { $finished } finished.
doctor-damaged = { $file } is damaged; restore a backup.
doctor-reachable = The database answers.
doctor-unreachable = The database does not answer: { $reason }
doctor-well = All is well.
doctor-ill = What is BAD has to be put right first.

## backup

backup-done = The copy is in { $copy }. Keep it where only you can read it.

## restore

restore-done = Brought back to { $place }.
restore-there = the database

## own

words-language = { $language }  { $name }
words-no_file = { $file } is missing
words-missing = { $file }: { $message } is missing
words-unused = { $file }: { $message } is said nowhere
words-twice = { $file }: { $message } is there twice
words-broken = { $file }: { $message } is broken: { $why }
words-unknown_argument = { $file }: { $message } asks for ${""}{ $argument }, which it is not told
words-unsaid_argument = { $file }: { $message } does not say ${""}{ $argument }
words-plural = { $file }: { $message } has no form for { $forms }
words-no_message = { $file }: { $message } speaks of { $other }, which is not there
words-no_family = { $file }: { $message } asks for { $family }, and there are no such words
words-no_form = { $file }: { $message } has no form { $form }, and { $user } asks for it
words-not_in_glossary = { $file }: { $message } says “{ $term }” in other words than { $own }
words-well = { $language } is complete.
words-ill = { $language }: { $count ->
    [one] { $count } complaint
   *[other] { $count } complaints
}
words-begun = { $file } is yours to translate.
words-need_folder = say where it shall begin: --folder FOLDER
words-nobody_speaks = there is no language { $language } here; underhall words tells which there are
words-no_code = { $language } is no code of a language, such as pl or pt-BR

## arena

arena-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} of { $title } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
arena-seats = seats
arena-wins = wins per seat, %
arena-points = mean points
arena-elo = Elo
arena-skill = skill
arena-goes_on = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} played before.
arena-more = { $bot } wins more than its share: plain after { $games } games.
arena-less = { $bot } wins less than its share: plain after { $games } games.
arena-open = Whether { $bot } wins more than its share is not plain after { $games } games.
trouble-other_arena = { $file } holds the games of another arena
trouble-arena_out = games are kept in a file that ends in .jsonl, not in { $file }
trouble-no_ray = for Ray install the extra: pip install 'underhall[ray]'
trouble-no_crew = games are played on ray or ray://HOST:PORT, not on { $crew }
trouble-no_cluster = the Ray cluster does not play: { $why }
trouble-other_version = another version of Underhall is installed there, here it is { $version }

## train

train-goes_on = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} learned from before.
train-progress = Learning
train-curve = How far the forecast of a player's last points is off, after so many games:
trouble-other_training = { $file } is of another training

## bots

games-bots = Bots
bot-random = Anything that is allowed, all alike.
bot-easy = Knows what is good, and slips as people do: for a first game.
bot-medium = Takes what looks best at once, and rarely wastes anything.
bot-greedy = The same as medium, by its old name.
bot-hard = Tries its best ideas in imagined games before it moves; thinks for a moment.
bot-master = Thinks ten times as long as hard, with more ideas to try.

## analyse

analyse-progress = Analysing
analyse-stopped = Stopped after { $done } of { $total } steps: this is what is known so far.
analyse-chances = Chances to win
analyse-points = Points, if all were counted
analyse-swings = The biggest swings
analyse-move = After move { $number }
analyse-luck = Of 100 chances to win, gained and lost by
analyse-luck_came = luck
analyse-own = own choices
analyse-others = others’ choices
analyse-gains = What was gained where
analyse-in_all = in all
analyse-throws = What came, and in brackets what was to be expected
trouble-unfinished = { $file }: the game is not over yet; only finished games are analysed

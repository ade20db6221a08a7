### Sentences that every game shares. NAME($seat) names a player, SIDE($side) is what side-... calls it.
### A game's own words are read after these and win.

## event

event-game_over = The game is over. Won by { NAMES($winners) }.

## refused

refused-not_now = “{ $move }” cannot be done now.
refused-not_your_turn = “{ $move }” has to wait: it is not your turn.
refused-nature_moves = “{ $move }” has to wait: chance moves first.
refused-game_over = The game is over; there is nothing left to do.
refused-no_undo = This cannot be taken back: somebody has learned something since, or somebody else has acted.
refused-was_shown = This cannot be taken back: the others have seen it.

## setup: what a table cannot be set up with

setup-seats = This game is for { $least } to { $most } seats, not { $seats }.
setup-option = This game has no option “{ $option }”; it has { $known }.
setup-choice = The option “{ $option }” is one of { $known }, not “{ $choice }”.

## record: why one is refused

record-foreign = This is not a record of Underhall.
record-cut_off = The record is cut off: its last line, the check, is missing.
record-changed = The record was changed or damaged: its check does not match.
record-form = The form of the record is broken.
record-pack = The record was played with the component pack “{ $pack }”, which is not known here.
record-other_game = This is a record of { $game }, not of { $wanted }.
record-rules = The record was played by rules { $rules }; these are rules { $known }.
record-move = The rules do not confirm move { $number } of the record: “{ $move }”.
record-no_move = { $moves ->
    [one] The record has { $moves } move; there is no move { $number }.
   *[other] The record has { $moves } moves; there is no move { $number }.
}

## reason

reason-none = A hunch, nothing more.
reason-only_option = There is nothing else to do.
reason-nothing_better = Nothing better is at hand.
reason-points = It gives most points at once.

## analysis

analysis-turned = { NAME($seat) } moved. Chances of { $side }: { $before } % before, { $after } % after.
analysis-turned_luck = Chance had its way. Chances of { $side }: { $before } % before, { $after } % after.
analysis-swing = { NAME($seat) } chose “{ $played }”. Hard would have chosen “{ $better }”: { $reason } That cost about { $cost } of 100 chances to win.

## direction

direction-north = north
direction-east = east
direction-south = south
direction-west = west

## side

side-n = northern
side-e = eastern
side-s = southern
side-w = western

## source

source-rulebook = rulebook
source-english_edition = English edition
source-public = reviews
source-ruling = our ruling
source-reconstructed = reconstructed
source-house = house

## player

# A seat that nobody has a name for.
player-nobody = seat { $seat }

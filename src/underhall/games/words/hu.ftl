### Sentences that every game shares. NAME($seat) names a player, SIDE($side) is what side-... calls it.
### A game's own words are read after these and win.

## event

event-game_over = A játék véget ért. Győztes: { NAMES($winners) }.

## refused

refused-not_now = Ez most nem lehetséges: „{ $move }”.
refused-not_your_turn = Ezzel még várnod kell, nem te jössz: „{ $move }”.
refused-nature_moves = Ezzel még várnod kell, előbb a véletlen lép: „{ $move }”.
refused-game_over = A játék véget ért, nincs több teendő.
refused-no_undo = Ezt már nem lehet visszavonni: valaki azóta megtudott valamit, vagy más is lépett.
refused-was_shown = Ezt már nem lehet visszavonni: a többiek is látták.

## setup: what a table cannot be set up with

setup-seats = Ennél a játéknál { $least }–{ $most } hely lehet, { $seats } nem.
setup-option = Ennek a játéknak nincs ilyen beállítása: „{ $option }”; ezek vannak: { $known }.
setup-choice = Ennél a beállításnál („{ $option }”) ezek közül lehet választani: { $known }; ez nincs köztük: „{ $choice }”.

## record: why one is refused

record-foreign = Ez nem egy Underhall-játék jegyzőkönyve.
record-cut_off = A jegyzőkönyv vége hiányzik: nincs meg az utolsó sora, az ellenőrző összeg.
record-changed = A jegyzőkönyv megváltozott vagy megsérült: az ellenőrző összeg nem egyezik.
record-form = A jegyzőkönyv formája hibás.
record-pack = Olyan alkatrészcsomaggal játszották, amely itt nem ismert: „{ $pack }”.
record-other_game = Ez egy másik játék jegyzőkönyve: { $game }, nem pedig { $wanted }.
record-rules = A szabályok { $rules }. változatával játszották; ez itt { $known ->
    [1] az 1.
    [5] az 5.
   *[other] a { $known }.
} változat.
record-move = A szabályok nem engedik meg a jegyzőkönyv { $number }. lépését: „{ $move }”.
record-no_move = A jegyzőkönyvben { $moves } lépés van; nincs { $number }. lépés.

## reason

reason-none = Csak megérzés, semmi több.
reason-only_option = Más lehetőség nincs.
reason-nothing_better = Jobb most nem adódik.
reason-points = Ez hozza azonnal a legtöbb pontot.

## analysis

analysis-turned = { NAME($seat) } lépett. Esélyek ({ $side }): előtte { $before }%, utána { $after }%.
analysis-turned_luck = A véletlen döntött. Esélyek ({ $side }): előtte { $before }%, utána { $after }%.
analysis-swing = { NAME($seat) } választása: „{ $played }”. A nehéz bot ezt választotta volna: „{ $better }”. { $reason } Ez körülbelül { $cost } százalékponttal rontotta a győzelmi esélyt.

## direction

direction-north = észak
    .to = északra
direction-east = kelet
    .to = keletre
direction-south = dél
    .to = délre
direction-west = nyugat
    .to = nyugatra

## side

side-n = északi
side-e = keleti
side-s = déli
side-w = nyugati

## source

source-rulebook = szabálykönyv
source-english_edition = angol kiadás
source-public = ismertetők
source-ruling = saját döntésünk
source-reconstructed = rekonstruált
source-house = házi

## player

# A seat that nobody has a name for.
player-nobody = { $seat }. hely

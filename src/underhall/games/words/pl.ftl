### Zdania wspólne dla wszystkich gier. NAME($seat) to imię gracza, SIDE($side) to słowo z side-...
### Słowa danej gry są czytane po tych i mają przed nimi pierwszeństwo.

## event

event-game_over = Koniec gry. Zwycięstwo: { NAMES($winners) }.

## refused

refused-not_now = „{ $move }”: teraz nie można tego zrobić.
refused-not_your_turn = „{ $move }” musi poczekać: to nie twoja tura.
refused-nature_moves = „{ $move }” musi poczekać: najpierw los.
refused-game_over = Gra jest skończona, nie ma już nic do zrobienia.
refused-no_undo = Tego nie można cofnąć: ktoś się już czegoś dowiedział albo ktoś inny wykonał ruch.
refused-was_shown = Tego nie można cofnąć: inni już to widzieli.

## setup: what a table cannot be set up with

setup-seats = W tej grze jest od { $least } do { $most } miejsc, a nie { $seats }.
setup-option = Ta gra nie ma opcji „{ $option }”; ma opcje: { $known }.
setup-choice = Opcja „{ $option }” to jedno z: { $known }, a nie „{ $choice }”.

## record: why one is refused

record-foreign = To nie jest zapis gry z Underhall.
record-cut_off = Zapis jest ucięty: brakuje ostatniego wiersza z sumą kontrolną.
record-changed = Zapis został zmieniony lub uszkodzony: suma kontrolna się nie zgadza.
record-form = Zapis ma błędną postać.
record-pack = Grano z zestawem komponentów „{ $pack }”, którego tu nie znamy.
record-other_game = To zapis innej gry: { $game }, a nie { $wanted }.
record-rules = Grano według zasad w wersji { $rules }; tutaj jest wersja { $known }.
record-move = Zasady nie potwierdzają ruchu { $number } w zapisie: „{ $move }”.
record-no_move = { $moves ->
    [one] Zapis ma { $moves } ruch; nie ma ruchu { $number }.
    [few] Zapis ma { $moves } ruchy; nie ma ruchu { $number }.
    [many] Zapis ma { $moves } ruchów; nie ma ruchu { $number }.
   *[other] Zapis ma { $moves } ruchu; nie ma ruchu { $number }.
}

## reason

reason-none = Przeczucie, nic więcej.
reason-only_option = Nic innego nie da się zrobić.
reason-nothing_better = Nie ma nic lepszego.
reason-points = To daje od razu najwięcej punktów.

## analysis

analysis-turned = Ruch: { NAME($seat) }. Szanse ({ $side }): przedtem { $before }%, potem { $after }%.
analysis-turned_luck = Zadecydował los. Szanse ({ $side }): przedtem { $before }%, potem { $after }%.
analysis-swing = { NAME($seat) }: wybór „{ $played }”. Trudny bot wybrałby „{ $better }”: { $reason } Szanse na zwycięstwo spadły przez to o około { $cost } { $cost ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[many] punktów procentowych
}.

## direction

direction-north = północ
direction-east = wschód
direction-south = południe
direction-west = zachód

## side

side-n = północna
    .loc = północnej
side-e = wschodnia
    .loc = wschodniej
side-s = południowa
    .loc = południowej
side-w = zachodnia
    .loc = zachodniej

## source

source-rulebook = instrukcja
source-english_edition = wydanie angielskie
source-public = recenzje
source-ruling = nasze rozstrzygnięcie
source-reconstructed = odtworzone
source-house = zasada domowa

## player

# Miejsce, przy którym nikt nie ma imienia.
player-nobody = nr { $seat }

### Co klient WWW mówi sam z siebie; to, co mówią gry i serwer, pochodzi od nich.

## ui

ui-loading = Wczytywanie
ui-home = Underhall, strona główna
ui-settings = Ustawienia
ui-language = Język
ui-close = Zamknij
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-bigger = Powiększ planszę
ui-smaller = Pomniejsz planszę
ui-whole = Całość

## settings

settings-light = Motyw
settings-theme-system = jak w systemie
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-sounds = Dźwięki
settings-one_click = Wysyłaj ruchy pierwszym kliknięciem, bez podglądu
settings-letter_keys = Klawisze liter i cyfr: przy stole ? pokazuje wszystkie
settings-pace = Tempo ruchów innych graczy i animacji
settings-pace-slow = wolne
settings-pace-normal = zwykłe
settings-pace-quick = szybkie
settings-pace-at_once = natychmiast

## own link: link, przez który gra się dalej na innym urządzeniu

own_link-summary = Graj na telefonie albo na innym urządzeniu
own_link-about = Otwórz tam ten link. Kto go ma, gra jako ty, więc zachowaj go dla siebie.
own_link-label = Twój osobisty link
own_link-picture = Kod QR twojego osobistego linku: zachowaj go dla siebie

## invited: ktoś otworzył taki link

invited-title = Dalej jako { $name }?
invited-nobody = Ten link prowadzi donikąd
invited-about = To osobisty link gracza { $name }. Użyj go tylko, jeśli jest twój: wszystko, co tu zrobisz, zrobi wtedy { $name }.
invited-now = Grasz tu teraz jako { $name }; zostanie to zapamiętane, a wrócić możesz przez „Zachowaj swoje miejsce” na stronie głównej.
invited-yes = Dalej jako { $name }
invited-stay = Zostań jako { $name }
invited-no = Nie
invited-as_before = Grasz jako { $name }, tak jak dotąd.
invited-stale = Ten osobisty link jest nieważny albo już wygasł.
invited-cut_short = Może po drodze został ucięty.

## cover: jedno urządzenie dla kilku osób

cover-page = Przekaż urządzenie · Underhall
cover-name = Jedno urządzenie dla kilku osób
cover-title = Przekaż urządzenie: { $name }
cover-about = Teraz wybiera { $name }. Do tego czasu wszystko, co nie jest dla oczu innych, jest zakryte.
cover-ready = To ja, { $name }

## nowhere

nowhere-title = Tu są tylko drzewa
nowhere-about = Ta strona nie istnieje albo już zniknęła.
nowhere-again = Spróbuj ponownie
nowhere-back = Z powrotem do sali

## playing

playing-watching = widz
playing-board = Plansza
playing-result = Wynik
playing-keys = Klawisze

## replay

replay-page = Powtórka: { $game } · Underhall

## table

table-page = { $game } · Underhall
table-your_turn = Twoja tura · { $game } · Underhall
table-coming = Podchodzimy do stołu

## gathering: zanim gra się zacznie

gathering-public = Stół publiczny
gathering-private = Tylko z zaproszeniem
gathering-watching = widzów: { $count }
gathering-title = Stół jest przygotowywany
gathering-start = Zacznij grę
gathering-free = { $free ->
    [one] Jeszcze { $free } miejsce jest wolne: poczekaj na znajomych albo posadź tam bota.
    [few] Jeszcze { $free } miejsca są wolne: poczekaj na znajomych albo posadź tam boty.
   *[many] Jeszcze { $free } miejsc jest wolnych: poczekaj na znajomych albo posadź tam boty.
}
gathering-wait = Gospodarz zaczyna grę, gdy wszystkie miejsca są zajęte.
gathering-name = Jak inni mają się do ciebie zwracać?
gathering-me = To ja
gathering-come_in = Wejdź
gathering-invite = Zaproś
gathering-chat = Czat

## home

home-page = Underhall
home-your_turn = Twoja tura · Underhall
home-title = Wejdź i usiądź
home-about = Graj od razu przeciw botom albo wyślij znajomym link do swojego stołu. Nikt nie musi niczego instalować.
home-again = Spróbuj ponownie
home-waiting = Czekają na ciebie
home-mine = Twoje stoły
home-public = Stoły publiczne
home-no_public = W tej chwili nie ma otwartego stołu publicznego.

## account

account-keep = Zachowaj swoje miejsce
account-have = Masz konto?
account-kept = Twoje stoły są zapisane na koncie { $account }.
account-change = Zmień hasło
account-change_about = Wszędzie poza tą przeglądarką nastąpi wylogowanie z twojego konta.
account-present = Obecne hasło
account-fresh = Nowe, co najmniej 8 znaków
account-history = Konto zachowuje twoją historię (można się bez niego obejść)
account-log_in = Zaloguj się
account-open = Załóż konto
account-login = Login
account-password = Hasło, co najmniej 8 znaków
account-others = Twoje inne imiona tutaj
account-switch = Przełącz na { $name }
account-forget = Zapomnij

## games

games-list = Gry

## join

join-wrong = To nie wygląda na link do stołu.
join-title = Dołącz przez link, obejrzyj grę
join-link = Link do stołu
join-join = Dołącz
join-record = Zapis skończonej gry do obejrzenia ruch po ruchu

## leaving

leaving-log_out = Wyloguj się
leaving-no_account = Nie masz konta: po wylogowaniu nikt już nie zajmie twoich miejsc przy twoich stołach. Najpierw załóż konto albo zachowaj osobisty link i wyloguj się tylko wszędzie indziej.
leaving-here = Wyloguj tutaj
leaving-elsewhere = Wyloguj wszędzie indziej
leaving-forgotten = Usuń mnie
leaving-forgotten_about = Twoje imię, konto, wiadomości i przesłane pliki zostaną usunięte; w trwających grach zagra za ciebie bot. Twoje ruchy zostają w grach innych. Nie da się tego cofnąć.
leaving-forget = Zapomnij o mnie
leaving-password = Twoje hasło
leaving-sure = Tak, na zawsze

## name

name-guest = Gość
name-who = Jak masz na imię?
name-enter = Wejdź
name-hello = Cześć, { $name }
name-about = Imię, które zobaczą inni; konto nie jest potrzebne
name-another = Użyj innego imienia
name-change = Zmień

## new table

new_table-no_clock = Bez zegara
new_table-quick = Po 15 minut i 10 sekund na turę
new_table-by_turns = Korespondencyjnie: po 3 dni i 8 godzin na turę
new_table-title = Własny stół
new_table-game = Gra
new_table-seats = Miejsca
new_table-empty = Puste miejsca
new_table-friends = dla znajomych
new_table-bots = boty: { $bot }
new_table-time = Czas
new_table-public = Dołączyć może każdy, nie tylko przez link
new_table-create = Przygotuj stół

## start card: gra na stronie głównej

start-seats = Miejsca
start-bots = Boty
start-alone = { $count }, solo
start-play_alone = Graj w pojedynkę
start-play = Graj z botami
start-friends = Ze znajomymi
start-guided = Pierwsza gra z przewodnikiem
start-at = {" "}w grze { $game }
start-of = : { $game }

## bots: jak dobrze grają

bots-level-random = Losowy
bots-level-easy = Łatwy
bots-level-medium = Średni
bots-level-hard = Trudny
bots-level-master = Mistrz
bots-about-random = Wykonuje dowolny dozwolony ruch, każdy równie często.
bots-about-easy = Wie, co dobre, i myli się jak ludzie: dobry na pierwszą grę.
bots-about-medium = Bierze to, co od razu wygląda najlepiej, i rzadko coś marnuje.
bots-about-hard = Zanim wykona ruch, sprawdza najlepsze pomysły w wyobrażonych grach; chwilę myśli.
bots-about-master = Myśli dziesięć razy dłużej niż Trudny i sprawdza więcej pomysłów.

## tables: lista stołów

tables-free_seat = wolne miejsce
tables-your_turn = twoja tura
tables-stage-gathering = zbiera graczy
tables-stage-playing = gra trwa
tables-stage-finished = skończona
tables-clears = Od dawna nieużywany: zniknie za { $time }. Otwórz go, żeby został.
tables-put_away = Schowaj
tables-close = Zamknij

## beside: kilka osób przy jednym urządzeniu

beside-name = Imię
beside-label = Imię osoby, która dzieli to urządzenie na miejscu { $seat }
beside-sit = Usiądź
beside-here = Na tym urządzeniu

## seat

seat-free = wolne miejsce
seat-you = ty
seat-beside = na tym urządzeniu
seat-here = tutaj
seat-away = poza stołem
seat-sit = Usiądź tutaj
seat-bot_for = Bot na miejsce { $seat }
seat-add_bot = Dodaj bota
seat-stand_up = Wstań
seat-free_it = Zwolnij miejsce

## scrubber: oglądanie ruch po ruchu

scrubber-beginning = początek
scrubber-open = odkryte: widać wszystko
scrubber-spectator = widz
scrubber-label = Sterowanie powtórką
scrubber-first = Na początek
scrubber-back = Jeden wybór wstecz
scrubber-pause = Pauza
scrubber-play = Odtwarzaj
scrubber-on = Jeden wybór dalej
scrubber-last = Na koniec
scrubber-at = Ruch { $at } z { $last }:
scrubber-move = Ruch
scrubber-eyes = Oczami
# Ktoś wybrał coś, czego samego w sobie nie widać.
scrubber-quiet = { $name } gra dalej.
scrubber-chance = Rozstrzyga los.

## showing: powtórka

showing-replay = powtórka
showing-back = Z powrotem do stołu
showing-download = Pobierz
showing-record = zapis

## went: analiza ukończonej gry

went-title = Jak poszło
went-about = Zobacz, kto kiedy prowadził, co rozstrzygnęło i co zagrałby trudny bot. To chwilę potrwa.
went-begin = Przeanalizuj grę
went-progress = Analiza: { $share }%
went-stop = Przerwij
went-stage-stopped = Przerwano przy { $share }%: tyle już wiadomo.
went-stage-failed = Analiza stanęła przy { $share }%.
went-go_on = Kontynuuj
went-chances = Szanse na zwycięstwo
went-points = Punkty, gdyby wszystko podliczyć
went-turnings = Punkty zwrotne
went-show = Pokaż ruch { $at }
went-swings = Największe zwroty
went-no_swings = Trudny bot prawie niczego nie zrobiłby lepiej.
went-shares = Los i umiejętności
went-shares_mean = Szanse na zwycięstwo w punktach procentowych, zyskane i stracone przez:
went-part-luck = los
went-part-own = własne wybory
went-part-others = wybory innych
went-gains = Co i gdzie zdobyto
went-in_all = razem
went-best = najwięcej naraz
went-best_of = { $name }, najwięcej punktów naraz: { $points }; pokaż ruch { $at }
went-throws = Kości i dobieranie
went-throws_mean = Co wypadło; kreska i liczba w nawiasie mówią, czego można było oczekiwać.
went-came = wypadło: { $came }, oczekiwano: { $expected }
went-in_numbers = Krzywe w liczbach
went-chance_of = szansa: { $name }
went-points_of = punkty: { $name }

## standing: kto ile ma, w skrócie

standing-now = na tę chwilę { $points }

## gains: jak zmieniły się punkty

gains-title = Ostatnie zmiany punktów

## bar: pytanie i przyciski obok niego

bar-label = Twój ruch
bar-your_turn = Twoja tura.
bar-over = Koniec gry.
bar-stand_in = Gra za ciebie bot; odzyskaj miejsce na liście graczy.
bar-chance = Kolej na los.
bar-thinking = { $name } myśli.
bar-goes_on = W ten sposób przechodzisz dalej.
bar-confirm = Potwierdź
bar-cancel = Anuluj
bar-at_once = Zawsze od razu
bar-at_once_about = Ruchy są wysyłane pierwszym kliknięciem
bar-skip = Pomiń odtwarzanie
bar-hint = Podpowiedź
bar-undo = Cofnij
bar-more = Więcej
bar-ask_undo = Poproś o cofnięcie wyboru
bar-show_first = Pokazuj ruchy przed wykonaniem
bar-first_click = Wykonuj ruchy pierwszym kliknięciem
bar-let_bot = Niech bot gra za mnie

## notice: odpowiedź zamiast pytania

notice-hint = { $move }. { $reason }
notice-hint_soon = Podpowiedź jest w drodze…
notice-do_it = Zrób to

## ballot: na co muszą się zgodzić wszyscy przy stole

ballot-label = Pytanie do stołu
ballot-undo = { $asker } prosi o cofnięcie ostatniego wyboru.
ballot-stand_in = { $asker } proponuje, by za gracza { $name } grał bot.
ballot-stand_in_later = { $asker } proponuje, by za gracza { $name } grał bot. Tak będzie, chyba że { $name } wróci na czas.
ballot-waiting = Czekamy na odpowiedź: { $names }.
ballot-agree = Zgoda
ballot-refuse = Odmowa
ballot-withdraw = Wycofaj

## players: lista graczy

players-label = Gracze
players-seat = Miejsce { $seat }
players-stand_in = zastępuje bot
players-to_move = ma ruch
players-back = Odzyskaj miejsce
players-let_bot = Niech gra bot

## waits: miejsce, którego właściciela nie ma

waits-until = miejsce czeka { $time }, potem może zagrać bot
waits-over = może teraz zagrać bot

## timer, clock: ile zostało czasu

timer-label = Pozostały czas
clock-days = { $days } d { $hours } godz.

## score: punkty gracza

score-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
score-if_counted = Gdyby teraz policzyć wszystko
score-lately = Ostatnio

## last turn: co ktoś w niej zrobił, pod jego odznaką

last_turn-label = { $seat }, ostatnia tura gracza { $name }
last_turn-none = { $name } jest jeszcze przed pierwszą turą.

## panels: dziennik, ruchy, czat i zasady obok planszy

panels-label = Dziennik, ruchy, czat i zasady
panels-tab-log = Dziennik
panels-tab-moves = Ruchy
panels-tab-chat = Czat
panels-tab-rules = Zasady
panels-unread = nieprzeczytane: { $unread }

## log

log-label = Co się wydarzyło
log-steps = { $steps ->
    [one] ({ $steps } krok)
    [few] ({ $steps } kroki)
   *[many] ({ $steps } kroków)
}
log-since = od twojej ostatniej tury
log-to_since = Od twojej ostatniej tury
log-look_back = Obejrzyj ruch po ruchu
log-pace = Tempo

## moves: wszystko, co można wybrać, słowami

moves-find = Znajdź ruch
moves-goes_on = idzie dalej
moves-again = jeszcze raz, by potwierdzić
moves-none = W tej chwili nie ma czego wybierać.

## chat

chat-watching = (widz)
chat-nobody = Nikt się jeszcze nie odezwał.
chat-say = Napisz coś
chat-send = Wyślij
chat-name = Podaj imię, by pisać

## rules

rules-win = Jak wygrać
rules-end = Jak kończy się gra
rules-search = Szukaj w zasadach
rules-now = teraz
rules-none = Żadna zasada o tym nie mówi.
rules-numbers = Numery i źródła

## coach: przewodnik pierwszej gry

coach-label = Przewodnik
coach-got_it = Jasne
coach-rule = Zobacz zasadę
coach-no_more = Koniec wskazówek

## herald: co jest czytane na głos, gdy się dzieje

herald-news = Nowości
herald-your_turn = Twoja tura. { $question }

## result

result-nobody = Przy tym stole nikt nie wygrywa
result-one = Zwycięża { $name }
result-team = Zwycięża zespół: { $names }
result-some = Zwycięstwem dzielą się { $names }
result-all = Zwycięstwem dzielą się wszyscy
result-won = wygrana
result-to_rematch = Do rewanżu
result-rematch = Rewanż
result-look_back = Obejrzyj grę jeszcze raz
result-home = Strona główna
round-over = Koniec rundy { $round }

## invite: inni przychodzą przez link

invite-button = Zaproś albo graj na telefonie
invite-title = Chodź zagrać
invite-only_here = Ten link działa tylko na tym komputerze: serwer nie słucha nikogo innego. Żeby grać ze znajomymi w swojej sieci albo na telefonie, zamknij go i uruchom ponownie poleceniem { $serve } albo { $make }.
invite-unknown = Ten link działa tylko na tym komputerze. Otwórz tę stronę pod adresem, którego używają znajomi, albo podaj go serwerowi przez { $option }.
invite-send = Wyślij ten link znajomym
invite-watch = Kto ma ten link, może oglądać
invite-picture = Kod QR linku do tego stołu
invite-others = Komuś ten link nie działa?

## keys: co robią i dokąd prowadzą

keys-choosing = Wybieranie
keys-arrows = Strzałki
keys-arrows_do = do następnego wyboru w tym kierunku
keys-shift = Shift + strzałki
keys-shift_does = do wszystkiego, by usłyszeć, co to jest
keys-anywhere = następny, poprzedni wybór gdziekolwiek
keys-page = Page Down, Page Up
keys-page_does = następny, poprzedni wybór w tej części
keys-enter = Enter
keys-enter_does = pokaż ruch, potem go wyślij
keys-escape = Escape
keys-escape_does = odłóż to, co wybrane
keys-hint = podpowiedź
keys-undo = cofnij
keys-these = te klawisze
keys-where = Dokąd
keys-part-board = plansza
keys-part-own = twoje karty
keys-part-supply = to, co leży obok planszy
keys-part-bar = pytanie i przyciski
keys-part-panels = dziennik, ruchy, czat, zasady
keys-game = Ta gra

## connection: połączenie ze stołem

connection-stage-connecting = łączenie …
connection-stage-open = połączono
connection-stage-lost = połączenie zerwane, kolejna próba …
connection-stage-closed = rozłączono
connection-down = Nie ma połączenia; spróbuj za chwilę.

## problem: czego nie mógł powiedzieć sam serwer

problem-unreachable = Nie można połączyć się z serwerem.
problem-starting = Może właśnie uruchamia się ponownie.
problem-status = Odpowiedź serwera: { $status }.
problem-cut_short = Może link został po drodze ucięty; poproś o niego jeszcze raz.
problem-unshown-table = Tego stołu nie można pokazać
problem-unshown-replay = Tej powtórki nie można pokazać
problem-unknown = Coś poszło nie tak.

## treasures: wyłożone w Zaginionych kopalniach

treasures-title = Skarby

## plain: gra bez własnej planszy

plain-board = Plansza
plain-about = Ta gra nie ma jeszcze własnej planszy; można w nią grać przez listę ruchów.
plain-player = Gracz
plain-points = Punkty

## Zaginione kopalnie

lost_mines-clan = klan { $name }
lost_mines-worth = { $kind } o wartości { $value }
lost_mines-value_unknown = { $kind } o nieznanej wartości

## las Zaginionych kopalni: pole słowami, część po części

lost_mines-board = Plansza
lost_mines-forest = Las, kolumny od a do { $last }, rzędy od 1 do { $rows }
lost_mines-passages = Przejścia
lost_mines-field = { $field }: { $ground }
lost_mines-field_dwarves = stoją tu: { $dwarves }
lost_mines-field_trap = { $side ->
    [north] pułapka od północy
    [east] pułapka od wschodu
    [south] pułapka od południa
   *[west] pułapka od zachodu
}
lost_mines-field_troll = { $side ->
    [north] troll od północy
    [east] troll od wschodu
    [south] troll od południa
   *[west] troll od zachodu
}
lost_mines-field_about = { $field }.
lost_mines-ground_forest = las
lost_mines-ground_start = start, klan { $name }
lost_mines-ground_turned = { $card }, po obrocie
lost_mines-ground_opened = { $card }, droga otwarta narzędziem
lost_mines-ground_hidden = zakryta kopalnia
lost_mines-ground_seen = zakryta kopalnia; wiesz, że to { $mine }
lost_mines-about = { $what }: { $about }
lost_mines-about_taken = { $what }: { $about } { $owner }

## ruch w Zaginionych kopalniach

lost_mines-walk = Idź na { $field }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}, { $left ->
    [0] nie zostaje żaden
    [one] zostaje { $left }
    [few] zostają { $left }
   *[many] zostaje { $left }
}
lost_mines-steps_left = { $steps ->
    [one] Został { $steps } krok.
    [few] Zostały { $steps } kroki.
   *[many] Zostało { $steps } kroków.
}
lost_mines-mine_ends_walk = { $found } Na tym twój ruch się kończy.
lost_mines-walk_over = Jesteś na { $field } i nie masz już kroków.
lost_mines-over_trap = Jednak przez pułapkę
lost_mines-way_round = Dłuższą drogą naokoło

## ręka i rola w Zaginionych kopalniach

lost_mines-hand = Twoja ręka
lost_mines-hand_empty = Nie masz kart na ręce.
lost_mines-hand_later = Karty przyjdą, gdy każdy będzie miał krasnoluda.
lost_mines-turn = Obróć kartę
lost_mines-discard = Odrzuć
lost_mines-play_instead = Jednak zagraj
# What is asked once a card is picked: a path, another card, one with no place; or while one discards.
lost_mines-where_path = Gdzie ma leżeć? Wybierz podświetlone pole; na przerywanym leży obrócona.
lost_mines-where_card = Wybierz dla niej jedno z podświetlonych miejsc.
lost_mines-where_none = Dla tej karty nie ma teraz miejsca. Wybierz inną albo ją odrzuć.
lost_mines-which_discard = Którą kartę odrzucasz?
lost_mines-dwarves = Krasnoludy twojego klanu
# A dwarf by its name.
lost_mines-play_dwarf = Graj krasnoludem: { $dwarf }
lost_mines-role = Twoja tajna rola
lost_mines-own_role = Twoja rola
lost_mines-role_hidden = ukryta
lost_mines-aim = Twój cel
lost_mines-hide = Ukryj
lost_mines-show = Pokaż

## obok lasu Zaginionych kopalni

lost_mines-side = Stos, skarby i to, co wiesz
lost_mines-pile = Runda { $round } · { $pile ->
    [one] { $pile } karta w stosie
    [few] { $pile } karty w stosie
   *[many] { $pile } kart w stosie
}
lost_mines-treasure = Skarb { $slot }, { $treasure }
lost_mines-treasure_taken = Skarb { $slot }, { $treasure }, u gracza { $owner }
lost_mines-notes = Co wiesz tylko ty
lost_mines-notes_title = Wiesz tylko ty
lost_mines-known = { $what }: { $is }
lost_mines-known_treasure = skarb { $slot }: { $kind } o wartości { $value }
lost_mines-put_away = odłożone: { $cards }

## gracze w Zaginionych kopalniach

lost_mines-cards = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
lost_mines-look_role = Podejrzyj rolę
lost_mines-role_known = Wiesz: { $role }
lost_mines-role_unknown = Rola nieznana
lost_mines-role_open = rola ?
lost_mines-dragon = znacznik smoka
lost_mines-dragon_about = Ma znacznik smoka: traci do 2 punktów z tej rundy
lost_mines-troll = troll na planszy
lost_mines-troll_about = Troll odchodzi na początku tury tego gracza
lost_mines-passed = pasuje

## runda Zaginionych kopalni

lost_mines-round = Runda { $round }
lost_mines-reckoning = Skąd wzięły się punkty tej rundy
lost_mines-player = Gracz
lost_mines-column_role = Rola
lost_mines-found = Znalezione skarby
lost_mines-how = Skąd punkty
lost_mines-points = Punkty
lost_mines-none = brak
lost_mines-own_treasures = własne skarby
lost_mines-share = udział w puli (klan { $name })
lost_mines-extra = reszta, za najcenniejszy pojedynczy skarb
lost_mines-loss = smok

## klawisze Zaginionych kopalni i nazwy części stołu

lost_mines-key_pick = wybierz kartę lub krasnoluda
lost_mines-key_turn = obróć ją
lost_mines-key_discard = zamiast tego odrzuć
lost_mines-key_stop = zatrzymaj się, zatrzymaj resztę
lost_mines-region_board = las
lost_mines-region_own = twoja ręka
lost_mines-region_supply = skarby i notatki

## wskazówki do Zaginionych kopalni: co mówi się nowym, gdy to ważne

lost_mines-title-round = Nowa runda
lost_mines-tip-round = Klany i role rozdano na nowo: spójrz na swoją kartę, może grasz teraz dla innych. Las znów jest dziki; punkty z pierwszej rundy są bezpieczne.
lost_mines-title-dwarf = Wybierz krasnoluda
lost_mines-tip-dwarf = Różnią się tylko imieniem. Twój zaczyna na polanie twojego klanu, po lewej stronie lasu.
lost_mines-title-role = Twoja tajna rola
lost_mines-tip-role = Jest obok twoich kart, razem z twoim celem. Wszyscy widzą twój klan, nikt nie widzi twojej roli. Ukryj kartę, gdy inni patrzą na twój ekran.
lost_mines-title-lay = Ułóż ścieżkę
lost_mines-tip-lay = Wybierz kartę ze ścieżką, a potem jedno z podświetlonych pól. Na przerywanym polu karta obraca się sama; obraca ją też R. Pierwsze kliknięcie pokazuje ruch, drugie go wykonuje.
lost_mines-title-tool = Narzędzie
lost_mines-tip-tool = Topór usuwa drzewo, łódź pokonuje jezioro, a lina rów. Połóż narzędzie na takiej karcie, a odtąd wszyscy mogą tam chodzić i budować.
lost_mines-title-information = Karta informacji
lost_mines-tip-information = Pokazuje ci jedną tajemnicę: podświetla się to, na czym można jej użyć, zakryte kopalnie, skarby albo role innych. Tylko ty widzisz, co to jest.
lost_mines-title-trap = Pułapka
lost_mines-tip-trap = Leży na przejściu do końca rundy. Kto przez nią przejdzie, ty też, traci kartę i odtąd ma o jedną mniej na ręce.
lost_mines-title-troll = Troll
lost_mines-tip-troll = Stoi na przejściu do twojej następnej tury i nikt obok niego nie przejdzie, nawet ty.
lost_mines-title-storm = Burza
lost_mines-tip-storm = Zdmuchuje dowolną kartę ścieżki, na której nie stoi krasnolud.
lost_mines-title-mine = Kopalnia odkryta
lost_mines-tip-mine = Kto kończy ruch na kopalni ze skarbem, bierze skarb jej rodzaju, a za każdą spędzoną tam turę kolejny. Smok nic nie daje i zabiera dwa punkty temu, kto go obudził.
lost_mines-title-treasure = Skarb!
lost_mines-tip-treasure = Tylko ty widzisz, ile jest wart. Na koniec rundy klany dzielą się tym, co znalazły; samolubny krasnolud zatrzymuje swoje; sabotażysta dzieli się z drugim klanem.
lost_mines-title-mines = Dokąd iść
lost_mines-tip-mines = Cztery kopalnie leżą zakryte po prawej: klejnoty, złoto, srebro i smok. Rząd kart pod planszą pokazuje skarby do zdobycia.
lost_mines-title-discard = Nic przydatnego?
lost_mines-tip-discard = Zamiast zagrywać, odrzuć jedną lub dwie karty i dobierz tyle samo. A przycisk podpowiedzi pokazuje, co na twoim miejscu zrobiłby prosty bot.
lost_mines-title-two = Jeszcze jedna?
lost_mines-tip-two = Możesz odrzucić i drugą kartę, a dobierzesz dwie. Albo zatrzymaj resztę: dalszy ruch też ją zatrzymuje.
lost_mines-title-bite = Uwaga na pułapkę
lost_mines-tip-bite = Na oznaczonym przejściu leży pułapka, która zabiera kartę z ręki. Jeśli jest droga naokoło, to ją oznacza kliknięcie; droga przez pułapkę ma swój przycisk.
lost_mines-title-campfire = Od ogniska
lost_mines-tip-campfire = Krasnolud, który zaczyna ruch przy ognisku, może przejść do pięciu kart zamiast trzech.
lost_mines-title-walk = A teraz ruch
lost_mines-tip-walk = Po karcie twój krasnolud może przejść ścieżkami do trzech kart. Kliknij podświetlone pole: liczba mówi, o ile kroków jest stąd. Albo zostań na miejscu.
lost_mines-title-turned = Jak leży kopalnia
lost_mines-tip-turned = Pasuje w obu ułożeniach. Wybierz to, którego wyloty prowadzą tam, dokąd chce iść twoja strona.
lost_mines-title-pick = Który skarb?
lost_mines-tip-pick = Wszystkie są rodzaju tej kopalni, ale nie muszą być warte tyle samo. Weź jeden: tylko ty zobaczysz jego wartość.
lost_mines-title-vote = Koniec rundy?
lost_mines-tip-vote = Ktoś proponuje zakończenie rundy, zanim zabrano wszystkie skarby. Kończy się tylko za zgodą wszystkich.
lost_mines-title-others = Tura innych
lost_mines-tip-others = Nowa karta sama trafiła na twoją rękę. Patrz, gdzie inni układają ścieżki: lojalny krasnolud i sabotażysta tego samego klanu nie budują tak samo.

## W grocie Króla Gór

mountain_king-clan = Klan
mountain_king-player = Gracz
mountain_king-honor = Honor
mountain_king-amount_honor = { $honor } honoru
mountain_king-nothing = nic
mountain_king-pedestals = cokoły: { $name }

## góra Króla Gór: pole słowami, część po części

mountain_king-board = Góra
mountain_king-squares = Góra, kolumny literami, rzędy liczbami; klawisze stron prowadzą do następnego podświetlonego pola
mountain_king-heart = { $square }: serce góry
mountain_king-square = { $square }: { $ground }
mountain_king-square_about = { $square }.
mountain_king-site = miejsce warsztatu
mountain_king-workshop = { $workshop }, otwarte wejścia: { $doors }. { $use }
mountain_king-workshop_use = { $workshop }: { $use }
mountain_king-rubble = pole skał, kopanie kosztuje młot
mountain_king-start = punkt startowy
mountain_king-rock = skała
mountain_king-gate_of = { $owners ->
    [0] wrota niczyje
   *[other] wrota: { $players }
}
mountain_king-tunnel_of = { $owners ->
    [0] tunel niczyj
   *[other] tunel: { $players }
}
mountain_king-hall_of = { $owners ->
    [0] { $hall }, grota niczyja
   *[other] { $hall }: { $players }
}, { $low } honoru albo { $high } z posągiem na ołtarzu
mountain_king-buried_statue = zakopany { $statue }
mountain_king-altar = ołtarz
mountain_king-buried = zakopane: { $symbol }
mountain_king-standing = na tę chwilę { $honor } honoru na koniec
mountain_king-band = obszar { $colour }, posąg daje tu { $honor }

## ile kosztuje i co daje ruch w Królu Gór

mountain_king-costs = Koszt: { $amounts }.
mountain_king-brings = Daje: { $amounts }.
mountain_king-then = Potem: { $amounts }.
mountain_king-you_have = masz: { $amount }
mountain_king-you_have_both = masz: { $give } i { $take }
mountain_king-in_all = razem { $amount }
mountain_king-of_anything = { $amount } czegokolwiek
mountain_king-trade = Wymiana
mountain_king-trade_pay = Wymiana, zapłata
mountain_king-by_hand = wybierasz, czym płacisz
# $amount is a number and a kind, such as “3 coins”.
mountain_king-pay_all = Zapłać: { $amount }
mountain_king-uses_left = { $workshop }: { $uses ->
    [one] zostało { $uses } użycie
    [few] zostały { $uses } użycia
   *[many] zostało { $uses } użyć
}. { $use }
mountain_king-owed = { $question } Do zapłacenia: { $owed }.
mountain_king-owed_bribe = { $question } Do zapłacenia: { $owed }, teraz łapówka dla trolla ({ $stand }).

## kafelki i groty w Królu Gór

mountain_king-supply = Rezerwa
mountain_king-tab-tunnels = Tunele i groty
mountain_king-tab-spells = Czary i warsztaty
mountain_king-tab-track = Cokoły i korona
mountain_king-turn = Obróć
mountain_king-flip = Odwróć
mountain_king-turn_key = Obróć (R)
mountain_king-flip_key = Odwróć (F)
mountain_king-another_hall = Inna grota
mountain_king-another_tile = Inny kafelek
mountain_king-lined = zapłata: { $minerals }
mountain_king-laying = Jasne pola pasują tak, jak leży; przerywane po obrocie. Trafi tam oznaczone pole kafelka.
mountain_king-tiles = Kafelki tuneli
mountain_king-line_it = Czym zapłacić
mountain_king-halls = Pozostałe wielkie groty
mountain_king-no_halls = Wszystkie groty są poświęcone.
mountain_king-hall = { $hall }, { $size ->
    [one] { $size } pole
    [few] { $size } pola
   *[many] { $size } pól
}: { $low } honoru, { $high } z posągiem na ołtarzu
mountain_king-honor_in = { $honor } ({ $symbol })
mountain_king-tile = { $tile }, { $size ->
    [one] { $size } pole
    [few] { $size } pola
   *[many] { $size } pól
}, { $left ->
    [one] został { $left }
    [few] zostały { $left }
   *[many] zostało { $left }
}; honor { $honor }; { $anchor ->
    [yes] z kotwą na cokół
   *[no] bez kotwy
}

## czary i warsztaty w Królu Gór

mountain_king-book = Księga czarów
mountain_king-runes = Runy: { $runes } z 3.
mountain_king-spell = { $spell }: { $text }
mountain_king-spell_dear = { $spell } ({ $cost }): { $text }
mountain_king-workshops = Warsztaty w rezerwie
mountain_king-no_workshops = Nie ma już warsztatów.

## cokoły i korony w Królu Gór

mountain_king-token = żeton o wartości { $value }
mountain_king-token_hidden = zakryty żeton
mountain_king-token_taken = { $token }, ma go { $players }
mountain_king-token_free = { $token }, wolny
mountain_king-band_scores = Posąg na tym obszarze daje { $honor }
mountain_king-crowns_left = { $more ->
    [0] Koronacja: { $first } honoru za wiec dziesięciu trolli.
   *[other] Koronacja: { $first }, potem { $next } honoru za wiec dziesięciu trolli.
}
mountain_king-no_crowns = Wszystkie żetony koronacji są zabrane.
mountain_king-near_end = Koniec jest blisko.

## horda Króla Gór

mountain_king-horde = Horda
mountain_king-horde_title = Horda
mountain_king-decks = talie I { $first } · II { $second } · III { $third }
mountain_king-decks_about = Karty pozostałe w trzech taliach
mountain_king-bag = woreczek
mountain_king-bag_about = Cokoły pozostałe w woreczku
mountain_king-troll = { $level ->
    [0] { $troll }
   *[other] { $troll }, poziom { $level }, { $clan }
}; wytwarza: { $yields }
mountain_king-troll_gives = { $level ->
    [0] { $troll }
   *[other] { $troll }, poziom { $level }, { $clan }
}; wytwarza: { $yields }; daje raz: { $gives }
mountain_king-stand = { $stand }: { $troll }
mountain_king-stand_empty = { $stand }: nikogo
mountain_king-price = { $bribes ->
    [0] za darmo
    [one] kosztuje { $bribes } łapówkę, po jednej na każdego trolla poniżej
    [few] kosztuje { $bribes } łapówki, po jednej na każdego trolla poniżej
   *[many] kosztuje { $bribes } łapówek, po jednej na każdego trolla poniżej
}
mountain_king-bribes = leżące na nim łapówki: { $amounts }
mountain_king-brings_pedestal = przynosi { $pedestal }

## wiec Króla Gór

mountain_king-council = Wiec
mountain_king-council_of = Wiec gracza { $player }
mountain_king-whose_council = Czyj wiec
mountain_king-yours = twój
mountain_king-crowned = z koroną
mountain_king-hand = Trolle na twojej ręce
mountain_king-hand_about = Twoja ręka: wybierz jednego, a potem miejsce poniżej.
mountain_king-gift = raz
mountain_king-waits = Czeka na miejsce:
mountain_king-place = { $place }: { $troll }; nic na nim nie leży
mountain_king-place_laden = { $place }: { $troll }; leży na nim: { $load }
mountain_king-place_empty = { $place }: puste
mountain_king-storage = Razem: { $wealth }
mountain_king-stored = { $symbol }: { $stored } w składzie, { $laden } na trollach
mountain_king-on_trolls = { $symbol }, na trollach
mountain_king-pedestals_stored = { $pedestals }, w składzie
mountain_king-leftovers = reszta
mountain_king-leftovers_about = Honor za pozostałe zasoby

## gracze i honor w Królu Gór

mountain_king-show_council = Pokaż wiec gracza { $player }
mountain_king-trolls = trolle: { $trolls } z 10; pokaż wiec
mountain_king-crown = żeton koronacji
mountain_king-starts = zaczyna
mountain_king-team = zespół { $team }
mountain_king-has = ma: { $wealth }
mountain_king-honor_of = { $players }: { $honor } honoru, na tę chwilę { $all }
mountain_king-legend = Przerywane: gdyby teraz policzyć wszystko.
mountain_king-all = wszystko
mountain_king-result = Skąd wziął się honor
mountain_king-source = Źródło honoru
mountain_king-all_honor = Cały honor

## klawisze Króla Gór i nazwy części stołu

mountain_king-key_turn = obróć kafelek
mountain_king-key_flip = odwróć kafelek
mountain_king-region_board = góra
mountain_king-region_own = twój wiec
mountain_king-region_supply = kafelki i magia, potem horda
mountain_king-parts = Części stołu
mountain_king-part-board = Góra
mountain_king-part-dock = Kafelki, magia
mountain_king-part-horde = Horda
mountain_king-part-council = Wiec
mountain_king-your_choice = {" "}(twój wybór)

## wskazówki do Króla Gór: co mówi się nowym, gdy to ważne

mountain_king-title-shops = Warsztaty tej gry
mountain_king-tip-shops = Nie w każdej grze są wszystkie rodzaje warsztatów. Wskaż jeden, by przeczytać, co wymienia.
mountain_king-title-gate = Otwórz wrota
mountain_king-tip-gate = Tu zaczynają się twoje tunele. Zobacz, co leży blisko podświetlonych pól: posągi, zakopane zasoby, miejsca warsztatów i pola skał, które kosztują młoty.
mountain_king-title-draft = Twoje pierwsze cztery trolle
mountain_king-tip-draft = Z dwóch na ręce wybierz jednego, a potem jedno z czterech miejsc na dole wiecu. Swój dar daje raz; jego symbol zapełnia się wciąż na nowo. Środkowe miejsca zapełniają się częściej.
mountain_king-title-first = Najpierw magia, potem praca
mountain_king-tip-first = Turę może zacząć czar, opłacony runą, i warsztat, z którym stykają się twoje tunele. Jedno i drugie może poczekać: idź dalej.
mountain_king-title-end = Koniec jest blisko
mountain_king-tip-end = Teraz punktują posągi, groty i pozostałe zasoby. Przewieź posągi na lepsze pola, na cokoły i ołtarze: przerywany znacznik na torze honoru pokazuje, ile są teraz warte.
mountain_king-title-recruit = Zwerbuj trolla
mountain_king-tip-recruit = Trolle z dolnego rzędu przychodzą za darmo; wyżej każdy troll poniżej dostaje monetę. Nowy troll zapełnia symbole wszystkich trolli pod sobą, więc często daje więcej, niż kosztuje.
mountain_king-title-dig = Albo wykop tunel
mountain_king-tip-dig = Wybierz kafelek pod górą i minerał, którym płacisz. Potem obróć go lub odwróć przyciskami albo klawiszami R i F i połóż na podświetlonym polu. Droższe minerały dają więcej honoru.
mountain_king-title-trade = Cztery za jeden
mountain_king-tip-trade = W menu „Wymiana” cztery dowolne zasoby zamieniają się w jeden, którego brakuje, w każdej chwili twojej tury.
mountain_king-title-seat = Gdzie siada troll
mountain_king-tip-seat = Ponad dwoma innymi i pomiędzy nimi. Wysoko i w środku lawina jest największa: zapełnia wszystko, co puste poniżej. Horda ma już nowego trolla.
mountain_king-title-rows = Między dwoma rzędami
mountain_king-tip-rows = Lawina czeka: to, co dotąd wytworzyła, można wymienić, zanim zapełni się następny rząd.
mountain_king-title-token = Z trollem przychodzi cokół
mountain_king-tip-token = Za trolla 3-poziomowego zaglądasz do woreczka i bierzesz wybrany cokół. Czeka w składzie na kotwę tunelu.
mountain_king-title-lay = Połóż tunel
mountain_king-tip-lay = Musi stykać się z twoimi tunelami i omijać cudze. Jasne pola pasują tak, jak teraz leży kafelek, przerywane po obrocie. Wiersz pod górą mówi, ile to kosztuje i co daje.
mountain_king-title-statue = Wieź posągi w głąb
mountain_king-tip-statue = Wózek przesuwa twój posąg w obrębie tunelu albo do następnego. Im bliżej serca, tym więcej jest wart na koniec: 2, 4, 6, 8 lub 10; na cokole swojego klanu podwójnie.
mountain_king-title-haul = Dokąd
mountain_king-tip-haul = Na dowolne pole jego tunelu albo tunelu obok. Wskaż podświetlone pole: wiersz pod górą mówi, ile posąg będzie tam wart.
mountain_king-title-hall = Wielka grota
mountain_king-tip-hall = Tam, gdzie twoje tunele wypełniają jej kształt bez przerw, można za darmo położyć na nich grotę. Z dowolnym posągiem na ołtarzu jest warta wyższą liczbę.
mountain_king-title-pedestal = Cokół dla posągu
mountain_king-tip-pedestal = Na kotwie nowego tunelu, teraz albo nigdy. Od razu bierzesz żeton punktacji jego klanu i obszaru, a posąg tego klanu stojący tu na koniec liczy się podwójnie. Każdy klan ma na każdym obszarze tylko jeden żeton.
mountain_king-title-found = Warsztat obok tunelu
mountain_king-tip-found = Wybierasz, który tu stanie. Może go używać każdy, czyje tunele się z nim stykają, w turze raz na każde otwarte wejście: weź to, czego ci będzie brakować.
mountain_king-title-work = W warsztacie
mountain_king-tip-work = Każde użycie to osobna wymiana, w jedną lub drugą stronę. Wyjdź, kiedy chcesz.
mountain_king-title-pay = Czym płacisz
mountain_king-tip-pay = Stół sam bierze najpierw z twoich trolli, żeby mogły znów wytwarzać. Kilka sztuk jednego rodzaju płaci się przyciskiem obok.
mountain_king-title-spell = Czar działa
mountain_king-tip-spell = Wybierz, na czym go użyć. Póki nic nie wybrano, można jeszcze z niego zrezygnować, ale runa jest wydana.
mountain_king-title-others = Tura innych
mountain_king-tip-others = Obejrzyj ich wiece przyciskami nad piramidą. Gra kończy się dwie rundy po ostatnim żetonie koronacji, który daje wiec dziesięciu trolli.

## Covenant

covenant-elders = Rada Starszych
covenant-clan = Klan
covenant-glory = PC
covenant-amount_glory = { $glory } PC
covenant-nothing = nic
covenant-none = Brak.
covenant-none_yet = Jeszcze nie ma.
covenant-not_yet = Jeszcze nie.
covenant-your_clan = Twój klan
covenant-yours = twój
covenant-tile_does = { $tile }: { $rule }
covenant-ruling = Rozstrzygnięcie:

## góra Covenantu: komnata słowami, część po części

covenant-mountain = Góra
covenant-chambers = Komnaty
covenant-edges = Krawędzie i narożniki
covenant-edge = Krawędź { $where }
covenant-corner = Narożnik { $where }
covenant-chamber_hidden = { $chamber }: zakryta; daje: { $gives }
covenant-chamber = { $chamber }: { $colour }, złoże: { $deposit }; { $spaces ->
    [one] { $spaces } miejsce na budynek
    [few] { $spaces } miejsca na budynki
   *[many] { $spaces } miejsc na budynki
}
covenant-enemies_there = { $enemy ->
    [goblin] { $count ->
        [one] goblin
        [few] { $count } gobliny
       *[many] { $count } goblinów
    }
    [orc] { $count ->
        [one] ork
        [few] { $count } orków
       *[many] { $count } orków
    }
   *[troll] { $count ->
        [one] troll
        [few] { $count } trolle
       *[many] { $count } trolli
    }
}
covenant-enemies = { $enemy ->
    [goblin] { $count ->
        [one] { $count } goblin
        [few] { $count } gobliny
       *[many] { $count } goblinów
    }
    [orc] { $count ->
        [one] { $count } ork
        [few] { $count } orków
       *[many] { $count } orków
    }
   *[troll] { $count ->
        [one] { $count } troll
        [few] { $count } trolle
       *[many] { $count } trolli
    }
} o sile { $strength } w { $chamber }
covenant-building_of = { $building }: { $clan }
covenant-gate = Brama na { $where }: { $clan }
covenant-pillar = Filar na { $where }: { $clan }
covenant-ghost = Stanąłby tutaj

## tory, miejsca budowy i projekty Covenantu

covenant-track = Tor: { $track }
covenant-track_standing = { $track }: { $clans }
covenant-clan_on = { $clan } na { $space }
covenant-space = { $track }, pole { $space }: { $gives }.
covenant-here = Tutaj: { $clans }.
covenant-sites = Miejsca budowy i tron
covenant-site = { $structure ->
    [pillar] Miejsce budowy filaru
   *[gate] Miejsce budowy bramy
}: { $limit ->
    [one] klan potrzebuje tu { $limit } dostawy.
    [few] klan potrzebuje tu { $limit } dostaw.
   *[many] klan potrzebuje tu { $limit } dostaw.
} Przyjmie jeszcze: { $free }.
covenant-carts = Wózki: { $carts }.
covenant-carts_of = { $clan } { $count }
covenant-bonus = { $structure ->
    [pillar] Premia miejsca budowy filaru
   *[gate] Premia miejsca budowy bramy
} (wózki: { $limit }): { $gives }
covenant-bonus_taken = Premia zajęta: { $clan }
covenant-throne = Tron przyjmie jeszcze: { $free }. Wózki: { $carts }
covenant-no_carts = brak
covenant-projects = Projekty
covenant-projects_note = każdy od swojej Rady
covenant-project = Projekt { $project }, { $name }: { $rule }
covenant-project_from = Punktuje od Rady { $council }.

## oferta Covenantu

covenant-left = { $left ->
    [one] został { $left }
    [few] zostały { $left }
   *[many] zostało { $left }
}
covenant-empty_slot = Puste miejsce, brak: { $row }
covenant-free = gratis
covenant-price = Nadrukowana cena: { $glory } PC.
covenant-traditions = Tradycje
covenant-rubble_title = Gruz
covenant-rubble = Gruz: { $gives }. Usunięcie wymaga siły { $strength }.
covenant-cleared = Usuwasz go w tym kopaniu.
covenant-relics = Relikty
covenant-relic = Relikt, { $relic }: { $gives }, raz. Do wzięcia od pola { $space } toru Kopalni.
covenant-coins = Królewskie Monety
covenant-coin = Królewska Moneta, w każdej Radzie: { $gives }.
covenant-row-silver = Srebrne
covenant-row-gold = Złote
covenant-letter-silver = S
covenant-letter-gold = Z
covenant-ornament = { $colour ->
    [gold] Złote zdobienie
   *[silver] Srebrne zdobienie
}: { $gives } przy każdym użyciu narzędzia. Koszt: { $price }, daje { $glory } PC.
covenant-dice = Kości
covenant-die = Kość ({ $name }) pokazuje: { $gives }. To nagroda za pokonanie takiego wroga w walce; potem rzuca się kością.
covenant-tools = Narzędzia
covenant-tool = Narzędzie, { $tool }: koszt { $price }; { $colour ->
    [gold] złote
   *[silver] srebrne
} pole na zdobienie.

## plansza klanu w Covenancie

covenant-clan_boards = Plansze klanów
covenant-whose = Czyja plansza klanu
covenant-tavern = Tawerna
covenant-dwarves = { $count ->
    [one] { $count } krasnolud o sile { $strength } w tawernie
    [few] { $count } krasnoludy o sile { $strength } w tawernie
   *[many] { $count } krasnoludów o sile { $strength } w tawernie
}
covenant-all_at_work = Wszystkie pracują.
covenant-support = Pokrzepienie
covenant-tokens = { $count ->
    [one] { $count } żeton pokrzepienia +{ $strength }
    [few] { $count } żetony pokrzepienia +{ $strength }
   *[many] { $count } żetonów pokrzepienia +{ $strength }
}
covenant-own_relic = { $count } × { $relic }, { $state ->
    [relics] do użycia
    [fresh_relics] z tej tury
   *[used_relics] po użyciu
}: { $gives }
covenant-tools_and_forge = Narzędzia i kuźnia
covenant-post = { $tool }, { $post }
covenant-post_empty = Puste { $post }; wykucie tutaj daje: { $gives }
covenant-post_ornament = { $colour ->
    [gold] złote zdobienie
   *[silver] srebrne zdobienie
}: { $gives }
covenant-post_slot = { $colour ->
    [gold] wolne złote pole na zdobienie
   *[silver] wolne srebrne pole na zdobienie
}
covenant-post_dwarf = pracuje krasnolud o sile { $strength }
covenant-storage = Magazyn
covenant-stored = { $stored } z { $room }
covenant-to_build = Do zbudowania
covenant-carts_left = { $carts ->
    [one] { $carts } wózek
    [few] { $carts } wózki
   *[many] { $carts } wózków
}
covenant-ready = { $count } × { $building } do zbudowania
covenant-dungeon = Lochy
covenant-captives_keys = { $captives ->
    [one] { $captives } jeniec
    [few] { $captives } jeńców
   *[many] { $captives } jeńców
}, { $keys ->
    [one] { $keys } klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}
covenant-held = { $enemy ->
    [goblin] { $count ->
        [one] { $count } goblin
        [few] { $count } gobliny
       *[many] { $count } goblinów
    }
    [orc] { $count ->
        [one] { $count } ork
        [few] { $count } orków
       *[many] { $count } orków
    }
   *[troll] { $count ->
        [one] { $count } troll
        [few] { $count } trolle
       *[many] { $count } trolli
    }
} w niewoli; razem { $keys ->
    [one] { $keys } klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}
covenant-keys = { $keys ->
    [one] { $keys } klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}: tylu jeńców zostaje podczas Rady
covenant-coin_place = Miejsce na monetę { $place }, wolne: położona tu moneta od razu daje: { $gives }
covenant-coin_at = Moneta na miejscu { $place }, w każdej Radzie: { $gives }
covenant-goals = Cele
covenant-achievements = { $count ->
    [one] { $count } osiągnięcie
    [few] { $count } osiągnięcia
   *[many] { $count } osiągnięć
}
covenant-goal = Cel, { $goal }: { $rule }
covenant-goal_hidden = Zakryty cel

## liczby klanu w Covenancie: co się liczy, potem ile

covenant-counted = { $what }: { $count }
covenant-count-glory = PC
covenant-count-achievements = osiągnięcia
covenant-count-carts = pozostałe wózki
covenant-count-buildings = budynki w górze
covenant-count-captive = { $enemy ->
    [goblin] gobliny w jej lochach
    [orc] orkowie w jej lochach
   *[troll] trolle w jej lochach
}
covenant-count-captives = jeńcy
covenant-count-captives_keys = { $keys ->
    [one] jeńcy, przy { $keys } kluczu
    [few] jeńcy, przy { $keys } kluczach
   *[many] jeńcy, przy { $keys } kluczach
}
covenant-count-dwarves = krasnoludy w tawernie
covenant-count-resources = { $room ->
    [one] zasoby na { $room } miejscu
    [few] zasoby na { $room } miejscach
   *[many] zasoby na { $room } miejscach
}
covenant-count-support = żetony pokrzepienia
covenant-count-coins = Królewskie Monety
covenant-count-traditions = tradycje
covenant-starts = zaczyna
covenant-board = Plansza

## Rada Starszych w Covenancie

covenant-elders_title = Rada Starszych
covenant-elders_ready = { $count } × { $building } może jeszcze zbudować
covenant-stored_tiles = Kafelki w magazynie
covenant-stored_note = punktują tylko na koniec gry
covenant-stored_tile = { $row }: { $gives }
covenant-tool_cards = Karty narzędzi
covenant-cards_to_come = do odkrycia { $available }, w kuźni { $forge }
covenant-elder_card = { $when ->
    [last] Karta jej ostatniej tury
   *[before] Użyta przez nią karta
}: { $tool }, potem { $gives }
covenant-last = ostatnia
covenant-no_card_yet = Jeszcze nie użyto karty.
covenant-their_die = Jej kość
covenant-die_showed = Kość Rady Starszych pokazała ostatnio { $face }
covenant-die_unrolled = Kością Rady Starszych jeszcze nie rzucano
covenant-their_turn = Jej ostatnia tura
covenant-their_turn_about = Co Rada Starszych robiła w ostatniej turze

## tura w Covenancie

covenant-time_draft = Wybór kafelków
covenant-time_end = Koniec
covenant-era = Era { $era } z 3
covenant-council = Rada { $council }
covenant-council_of = Rada { $council } z 3
covenant-this_turn = Ta tura, { $clan }
covenant-this_council = Ta Rada, { $clan }
covenant-step-dwarf = krasnolud
covenant-step-tool = narzędzie
covenant-step-support = pokrzepienie
covenant-step-action = akcja
covenant-step-acted = po akcji
covenant-step-ornament = zdobienie
covenant-step-used = użyte
covenant-step-coins = monety
covenant-step-traditions = tradycje
covenant-step-keys = klucze
covenant-step-dungeon = lochy
covenant-step-projects = projekty
covenant-strength = siła { $strength }
covenant-strength_left = pozostała siła { $strength }
covenant-power = akcja o sile { $strength }
covenant-said = Możliwe odpowiedzi
covenant-relic_first = Którego krasnoluda przypisujesz do którego narzędzia? Przedtem możesz użyć reliktu.
covenant-relic_last = Twoja tura się kończy. Czy użyjesz przedtem reliktu?
covenant-relic_later = Relikt na końcu tury
covenant-relic_later_about = Gdy zaznaczone, pytanie o relikt pada także na końcu twoich tur. W przeciwnym razie relikt czeka na początek następnej; na końcu ostatniej tury pytanie pada zawsze.
covenant-take = Teraz: { $gives }
covenant-pick_then_place = Wybierz, a potem wskaż miejsce.
covenant-pays = płaci
covenant-gives = daje
covenant-then = potem
covenant-unknown = i coś, czego nikt jeszcze nie wie

## co jeszcze zostało do rozpatrzenia w Covenancie, w słowie lub dwóch

covenant-stack = Do rozpatrzenia, od najbliższego
covenant-chain-draft = wybór kafelka
covenant-chain-support = pokrzepienie
covenant-chain-strengthen = wzmocnienie
covenant-chain-forge = wykuwanie
covenant-chain-adorn = ozdabianie
covenant-chain-resource = zasób
covenant-chain-room = miejsce w magazynie
covenant-chain-payment = zapłata
covenant-chain-step = krok
covenant-chain-steps = kroki
covenant-chain-coin = moneta
covenant-chain-open_coin = odkryta moneta
covenant-chain-relic = relikt
covenant-chain-ransom = relikt za żelazo
covenant-chain-tradition = tradycja
covenant-chain-rubble = gruz
covenant-chain-reveal = odkrycie komnaty
covenant-chain-turns = odwrócenie komnaty
covenant-chain-fight = walka
covenant-chain-goblin = goblin
covenant-chain-orc = ork lub goblin
covenant-chain-die = kość
covenant-chain-dice = kolejne kości
covenant-chain-dungeon = do lochów
covenant-chain-keys = klucze
covenant-chain-move = przeniesienie wroga
covenant-chain-capture = jeniec
covenant-chain-deliver = dostawa
covenant-chain-throne = tron
covenant-chain-structure = budowla
covenant-chain-bonus = premia
covenant-chain-build = budowa
covenant-chain-house = dom
covenant-chain-workshop = warsztat
covenant-chain-coins = monety w Radzie
covenant-chain-traditions = tradycje
covenant-chain-goals = cele

## wybór kafelków w Covenancie

covenant-draft = Wybór kafelków
covenant-sort-start = Kafelek startowy
covenant-sort-tradition = Tradycja
covenant-sort-goal = Cel I
covenant-sort-second = Cel II
covenant-goal_scores = Na koniec gry po { $glory } PC.
covenant-click_again = kliknij znowu

## Rada w Covenancie, krok po kroku

covenant-review-coins = Monety, tradycje
covenant-review-keys = Klucze
covenant-review-dungeon = Lochy
covenant-review-projects = Projekty
covenant-review-buildings = Budynki
covenant-this_step = Ten krok
covenant-council_begins = Krasnoludy wracają do tawern.
covenant-council_order = Najpierw każdy klan korzysta z monet i tradycji, potem porównuje się jeńców z kluczami, a potem punktują lochy i projekty.
covenant-council_steps = Kroki Rady
covenant-back = Wstecz
covenant-next = Dalej
covenant-pause = Pauza
covenant-by_itself = Odtwarzaj
covenant-to_end = Na koniec
covenant-step_of = { $at } z { $steps }

## koniec Covenantu

covenant-finale = Ukończona góra.
covenant-hall = { $clan }: { $glory } PC, { $houses ->
    [one] { $houses } dom
    [few] { $houses } domy
   *[many] { $houses } domów
}, { $workshops ->
    [one] { $workshops } warsztat
    [few] { $workshops } warsztaty
   *[many] { $workshops } warsztatów
}, { $pillars ->
    [one] { $pillars } filar
    [few] { $pillars } filary
   *[many] { $pillars } filarów
}, { $gates ->
    [one] { $gates } brama
    [few] { $gates } bramy
   *[many] { $gates } bram
}.
covenant-result = Skąd wzięły się PC
covenant-on_the_way = na początku i w turach
covenant-councils-coins = monety i tradycje w Radach
covenant-councils-dungeon = lochy w Radach
covenant-councils-projects = projekty w Radach
covenant-councils-buildings = budynki w Radach
covenant-in_all = razem
covenant-look_back = Obejrzyj Radę jeszcze raz

## nazwy części stołu w Covenancie

covenant-region_board = góra
covenant-region_own = twój klan
covenant-region_supply = tory i miejsca budowy, potem oferta
covenant-parts = Części stołu
covenant-pane-mountain = Góra
covenant-pane-sites = Budowy
covenant-pane-markets = Oferta
covenant-pane-clan = Klan
covenant-has_choices = , jest co wybrać

## wskazówki do Covenantu: co mówi się nowym, gdy to ważne

covenant-title-draft = Wybierz, z czym zaczynasz
covenant-tip-draft = Po kolei każdy bierze jeden kafelek startowy, jedną tradycję i dwa cele. Z 4 osiągnięciami liczy się jeden cel, z 8 oba. Pierwsze kliknięcie pokazuje kafelek, drugie go bierze.
covenant-title-dwarf = Krasnolud idzie do pracy
covenant-tip-dwarf = W każdej turze wysyłasz jednego krasnoluda z tawerny do jednego ze swoich narzędzi. Wybierz krasnoluda, potem narzędzie: kilof kopie, topór walczy, cyrkiel buduje, wózek dostarcza. Pierwsze kliknięcie pokazuje ruch, drugie go wykonuje.
covenant-title-captives = Jeńcy i klucze
covenant-tip-captives = Podczas Rady każdy klucz zatrzymuje jednego jeńca; pozostali wracają do woreczka. Ci, których zachowasz, dają PC. Niektóre miejsca na wykute narzędzia dają klucze.
covenant-title-tracks = Trzy tory
covenant-tip-tracks = Kroki na torach Dworu Królewskiego, Prestiżu i Kopalni dają to, co nadrukowano. Medale to osiągnięcia: przy czterech liczy się jeden z twoich celów, przy ośmiu oba.
covenant-title-strength = Siła
covenant-tip-strength = Od siły krasnoluda zależy, co może akcja. Żeton pokrzepienia zwiększa ją tylko w tej turze.
covenant-title-tool = Użyj narzędzia
covenant-tip-tool = Jego akcja i zdobienie, jeśli je ma, w dowolnej kolejności. Możesz też skończyć.
covenant-title-rubble = Kopanie
covenant-tip-rubble = Usuwaj gruz i zatrzymuj to, co pokazuje; na koniec odkrywasz komnatę obok odkrytej i zyskujesz to, co jest na jej rewersie.
covenant-title-reveal = W głąb góry
covenant-tip-reveal = Podświetlone komnaty można odkryć. Rewersy pokazują, co zyskujesz; potem komnata otwiera się dla wszystkich, razem z wrogami.
covenant-title-fight = Walka
covenant-tip-fight = Goblin wymaga siły 1, ork 2, troll 3. Pokonani trafiają do twoich lochów: podczas Rady na każdego potrzebujesz klucza.
covenant-title-dice = Kości pokonanych
covenant-tip-dice = Każdy rodzaj wroga ma kość. Zyskujesz to, co pokazuje ścianka, a potem rzuca się nią na następny raz.
covenant-title-chase = Przenieś wroga
covenant-tip-chase = Wybierz wroga, a potem komnatę obok: z dala od twoich budynków, gdzie na koniec kosztowałby cię PC.
covenant-title-capture = Wróg za darmo
covenant-tip-capture = Trafia do twoich lochów bez walki i bez nagród. Pamiętaj o kluczach.
covenant-title-site = Dostawa
covenant-tip-site = Wszystkie wózki jednej tury jadą na jedno miejsce budowy. Osiągnij jego limit, a dostaniesz jego filar lub bramę do zbudowania.
covenant-title-delivery = Co trafia na wózek
covenant-tip-delivery = Każde pole miejsca budowy wymaga jednego z nadrukowanych zasobów, a każda dostawa daje PC.
covenant-title-throne = Dla tronu
covenant-tip-throne = To, co dostanie tron, daje PC teraz, a na koniec 6, 3 i 1 dostają ci, którzy mają tam najwięcej wózków.
covenant-title-marker = Budowla ukończona
covenant-tip-marker = Wybierz jedną z niezajętych premii miejsca budowy.
covenant-title-build = Budowa
covenant-tip-build = To, co budujesz, daje coś według złoża, na którym stoi, i może liczyć się do projektów w Radach.
covenant-title-coin = Królewskie Monety
covenant-tip-coin = Wybierz monetę z rzędu, a potem miejsce na swojej planszy. Miejsce daje od razu to, co pod nim nadrukowano, a moneta to, co na niej, w każdej następnej Radzie.
covenant-title-benefit = Skorzystaj z monety z rzędu
covenant-tip-benefit = Zyskujesz to, co pokazuje odkryta moneta, a ona zostaje na miejscu.
covenant-title-forge = Wykuj narzędzie
covenant-tip-forge = Wybierz narzędzie z rzędu, a potem miejsce pod swoimi narzędziami. Kosztuje żelazo i to, co na nim nadrukowano, od razu daje nagrodę miejsca, a jego kolumna punktuje na koniec.
covenant-title-adorn = Ozdób narzędzie
covenant-tip-adorn = Zdobienie daje PC teraz i efekt przy każdym użyciu narzędzia. Srebrne trafia na pole S, złote na pole Z.
covenant-title-chain = Nagroda po nagrodzie
covenant-tip-chain = Przychodzi kilka nagród naraz: wybierz, która pierwsza. Każdą rozpatruje się ze wszystkim, co z niej wynika; stos obok tury pokazuje, co jeszcze nastąpi.
covenant-title-support = Pokrzepienie
covenant-tip-support = Jeszcze jeden żeton +1 albo +1 zamieniony na +2. Żetony dodają siły w jednej turze i znikają.
covenant-title-stronger = Silniejszy krasnolud
covenant-tip-stronger = Jeden z twoich krasnoludów, ale nie ten przy pracy, jest silniejszy do końca gry. Powyżej 4 już się nie da.
covenant-title-any = Dowolny zasób
covenant-tip-any = Znak zapytania oznacza zasób do wyboru. Zobacz, czego wymagają miejsca budowy, narzędzia i zdobienia.
covenant-title-storage = Magazyn jest pełny
covenant-tip-storage = Więcej zasobów się nie zmieści. Zachowaj to, czego wymagają miejsca budowy, narzędzia i zdobienia; niektóre miejsca na wykute narzędzia powiększają magazyn.
covenant-title-step = Krok do wyboru
covenant-tip-step = Każde pole daje to, co na nim nadrukowano, gdy do niego dotrzesz; wskaż tor, by zobaczyć, co dalej.
covenant-title-tradition = Tradycje
covenant-tip-tradition = Tradycja działa od teraz do końca gry. Kafelek mówi, co robi, a liczba pod nim, ile PC kosztuje jego miejsce.
covenant-title-urn = Relikt do wzięcia
covenant-tip-urn = Możesz wziąć te, do których dotarł twój znacznik na torze Kopalni. Reliktu można użyć raz, od następnej tury.
covenant-title-relic = Relikty
covenant-tip-relic = Relikt działa raz w grze: zanim krasnolud pójdzie do pracy albo na samym końcu tury. Jeśli pytanie ma paść na końcu, zaznacz to obok możliwości.
covenant-title-council = Rada
covenant-tip-council = Wszystkie krasnoludy skończyły pracę i zbiera się Rada: działają monety i tradycje, porównuje się jeńców z kluczami, punktują lochy i projekty, a krasnoludy wracają do tawerny.
covenant-title-honour = Tradycje Rady
covenant-tip-honour = Niektóre tradycje działają w każdej Radzie. Wybierz, która pierwsza.
covenant-title-keys = Za mało kluczy
covenant-tip-keys = Jeden klucz zatrzymuje jednego jeńca. Ci, których nie możesz zatrzymać, opuszczają lochy, zanim zapunktują.
covenant-title-goal = Odkryj cel
covenant-tip-goal = Przy czterech osiągnięciach liczy się jeden z twoich celów, przy ośmiu oba. Wybierz ten, który daje więcej.

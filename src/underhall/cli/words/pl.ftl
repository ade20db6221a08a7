### Co mówi terminal.

## help: co underhall --help mówi o poleceniach

help-underhall = Górskie gry planszowe: graj w nie, symuluj je, czytaj ich zasady.
help-tonight = Żeby zagrać dziś wieczorem: underhall serve albo underhall play lost_mines w terminalu
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-examples = { $count ->
    [one] Przykład:
    [few] Przykłady:
   *[many] Przykłady:
}
help-games = Jakie są gry: miejsca i opcje z ich zasadami.
help-play = Graj w terminalu przeciw botom i z tymi, którzy siedzą obok. Gra zapisuje się po każdym ruchu.
help-sim = Rozegraj botami wiele gier i podlicz wyniki.
help-arena = Rozegraj botami te same rozdania na każdym miejscu i podaj, jak silny jest każdy bot i jak to pewne.
help-train = Ucz prognozę gry na partiach botów ze sobą; to samo polecenie z większą liczbą gier uczy dalej.
help-balance = Jak dobrze wyważone są komponenty; mierzą to boty dla każdej liczby graczy.
help-replay = Przeglądaj zapis: Enter dalej, b wstecz, liczba przeskakuje, q kończy.
help-analyse = Jak przebiegła ukończona gra: szanse na zwycięstwo, punkty zwrotne, co zagrałby trudny bot, los, zdobycze. Ctrl-C przerywa.
help-rules = Zasady gry: wszystkie rozdziały, jedna zasada albo te z danym słowem.
help-serve = Otwórz stół WWW: znajomi i boty grają w przeglądarce.
help-editions = Komponenty zachowane z każdego wydania; przed wydaniem: czy wszystko, co rozegrano, toczy się tak samo?
help-doctor = Sprawdź wszystko, czego potrzebuje stół WWW, i powiedz, czego brakuje.
help-backup = Skopiuj bazę danych stołu WWW, także gdy jest otwarty.
help-restore = Przywróć kopię w miejscu, gdzie nie ma jeszcze bazy danych.
help-components = Co jest w pudełku i skąd to wiadomo; albo sprawdź zestaw komponentów.
help-words = Jakie są języki; dla tłumaczy: czego któremuś brakuje albo początek następnego.

## option: co underhall POLECENIE --help mówi o argumentach i opcjach

option-help = Pokaż ten tekst.
option-install_completion = Naucz powłokę uzupełniać te polecenia.
option-show_completion = Pokaż, czego by się nauczyła.
option-version = Wypisz wersję i który silnik działa.
option-language = Mów w tym języku, na przykład pl.
option-words_folder = Folder z kolejnymi językami.
option-game = Gra z listy underhall games.
option-option = Opcja gry: nazwa=wartość.
option-pack = Folder z tabelami komponentów do gry.
option-bots = Boty na miejsca, po kolei, po przecinkach; własny jako moduł:Klasa.
option-seed = To samo ziarno rozdaje te same karty.
option-play_seats = Ile osób gra, razem z tobą.
option-own_seat = Gdzie siedzisz.
option-with = Kto jeszcze gra przy tej klawiaturze: imiona, po przecinkach.
option-name = Twoje imię.
option-load = Graj dalej z zapisu.
option-resume = Graj dalej w ostatnią nieskończoną grę.
option-saves = Gdzie są przechowywane gry.
option-seats = Ile botów gra.
option-games = Ile gier.
option-rounds = Ile rund lub gier dla każdej liczby graczy.
option-jobs = Ile procesów dzieli się pracą.
option-sim_seed = To samo ziarno rozgrywa te same gry.
option-out = Zapisz wiersz na grę: PLIK.jsonl, PLIK.csv albo PLIK.parquet.
option-arena_out = Zapisuj wiersz na grę w PLIK.jsonl, a jeśli już istnieje, dopisuj dalsze.
option-stop = Zatrzymaj, gdy pierwszy bot wyraźnie wygrywa o tyle więcej lub mniej, niż mu przypada.
option-on = Graj na klastrze Ray zamiast --jobs: ray albo ray://HOST:PORT.
option-lessons = Folder na wyniki nauki, od których można uczyć dalej.
option-record = Zapis, taki jak z play.
option-worlds = W ilu wyobrażonych grach rozgrywa się dalej każdą pozycję; więcej znaczy pewniej i wolniej.
option-to = Wypisz tylko pozycję po tylu ruchach.
option-eyes = Pokaż grę oczami tego miejsca.
option-open = Zobacz karty i role wszystkich miejsc.
option-rule = Jedna zasada, na przykład LM-3.01.
option-search = Wszystkie zasady z tym słowem.
option-markdown = Cały arkusz zasad jako Markdown.
option-check_pack = Czy ten folder to poprawny zestaw komponentów?
option-places = Foldery z zapisami i bazy danych do ponownego rozegrania.
option-keep = Zachowaj obecne komponenty jako następną edycję.
option-language_code = Jego kod, na przykład pl.
option-check_words = Czego brakuje i co nie pasuje?
option-begin = Skopiuj angielskie pliki do przetłumaczenia.
option-folder = Folder z językami spoza pakietu.
option-host = Gdzie nasłuchiwać; 0.0.0.0 wpuszcza twoją sieć.
option-to_all = Nasłuchuj wszędzie: mogą przyjść znajomi z twojej sieci.
option-url = Gdzie ludzie znajdą ten serwer, jeśli nie tutaj: https://hall.example
option-port = Port, na którym nasłuchiwać.
option-config = Plik TOML z ustawieniami.
option-database = Plik albo postgresql://user@host/name.
option-bot_delay = Ile sekund bot czeka przed ruchem.
option-allow_host = Nazwa, pod którą ten serwer jest znany w internecie.
option-proxy = Pośrednik, którego X-Forwarded-For jest wiarygodny.
option-copy = Plik z kopią.
option-browser = Pokaż stół od razu w przeglądarce.

## default: co obowiązuje, gdy opcji nie podano

default-language = język terminala
default-saves = twój folder danych
default-database = plik w twoim folderze danych

## play

play-more = … jeszcze { $count }
play-key_table = stół
play-key_choices = wybory
play-key_others = inni
play-key_log = dziennik
play-key_goal = cel
play-key_rules = zasady
play-key_hint = podpowiedź
play-key_help = pomoc
play-prompt = { $question } (?) >{" "}
play-prompt_open = { $title } (numer, Enter wraca, ?) >{" "}
play-prompt_groups = { $question } (numer, „{ $example }”, ?) >{" "}
play-leaf_on = Strona { $page } z { $pages }: Enter dalej, q do stołu (albo odpowiedz od razu, ?) >{" "}
play-go_on = Enter dalej >{" "}
play-leaf_back = Enter do stołu (albo odpowiedz od razu, ?) >{" "}
play-since = Od twojej ostatniej tury
play-nothing_since = Od twojej ostatniej tury nic się nie wydarzyło.
play-twice = { $sentence } (dwa razy).
play-forced = Można było zrobić tylko jedno: { $move }.
play-postponed = Na końcu twojej tury nie padło pytanie o to, co może poczekać. („ask”, by padało.)
play-asks_all = Także na końcu twoich tur padają pytania, które mogłyby poczekać do następnej.
play-asks_less = Na końcu twoich tur nie pada nic, co może poczekać do następnej.
play-no_such_number = Nie ma tu numeru { $number }.
play-unknown_move = { $hints ->
    [0] Żadnego ruchu nie zapisuje się „{ $move }”.
   *[other] Żadnego ruchu nie zapisuje się „{ $move }”; może chodzi o { $near }?
} Wpisz numer albo ?, żeby zobaczyć pomoc.
play-not_possible = Teraz to niemożliwe.
play-hint = Bot wybiera: { $move }. { $reason } („do” to wykona.)
play-saved = Zapisano w { $file }.
play-cannot_save = Nie zapisano: { $file }: { $reason }.
play-left = Gra jest zapisana. Graj dalej: underhall play { $game } --resume
play-pass_on = Przekaż klawiaturę: { $name }. { $name }, naciśnij Enter, gdy nikt inny nie patrzy.{" "}
play-record = Zapis tej gry: { $file }
play-commands =
    Wpisz numer, ruch tak, jak się go zapisuje, albo skrót; kilka naraz oddziel znakiem ;
      ? 2         co robi wybór 2 i jaka jest jego zasada
      ? TEKST     to samo o dowolnym ruchu i dlaczego nie jest możliwy
      undo        cofnij ostatni wybór, póki nikt się niczego nie dowiedział
      hint, do    co na twoim miejscu zrobiłby bot; zrób to
      ask         pytaj albo nie pytaj na końcu tury o to, co może poczekać
      others      co robili inni od twojej ostatniej tury
      log [N]     co się dotąd wydarzyło albo ostatnie N wierszy
      goal        jak wygrać i jak kończy się gra
      rules [ID]  zasady; jedna zasada; albo wszystkie z danymi słowami (rules jak wygrać)
      choices     wszystkie wybory ze wszystkim, co o nich wiadomo
      save PLIK   zapisz grę do pliku
      quit        wyjdź; gra jest zachowana, --resume ją wznawia
    Co się nie mieści, ma klawisz w wierszu nad pytaniem: wpisz go albo jego słowo.

## trouble

trouble-no_bot = bot nie ma nazwy w { $text }
trouble-rule_id = { $game } nie ma zasady { $rule }
trouble-game = nie ma gry { $name }; jest { $known }
trouble-rule = żadna zasada gry { $game } nie ma numeru ani słowa { $what }
trouble-seating = { $file }: to nie jest układ miejsc zapisanej gry: { $reason }
trouble-not_text = { $file }: to nie jest plik tekstowy
trouble-seats_differ = miejsca i zapis się nie zgadzają
trouble-nothing_to_resume = w { $folder } nie ma nieskończonej gry { $game }
trouble-load_brings_seats = wczytana gra ma własne miejsca i opcje
trouble-seat = przy stole na { $seats } nie ma miejsca { $seat }
trouble-option = opcję pisze się nazwa=wartość, a nie { $text }
trouble-too_many = tyle osób ({ $people }) nie zmieści się na { $seats ->
    [one] { $seats } miejscu
    [few] { $seats } miejscach
   *[many] { $seats } miejscach
}
trouble-same_name = osoby przy jednej klawiaturze muszą mieć różne imiona
trouble-resume_and_load = albo resume, albo load, nie jedno i drugie
trouble-out = { $file }: wyniki zapisuje się w pliku z końcówką .jsonl, .csv albo .parquet
trouble-no_folder = { $file }: nie ma takiego folderu
trouble-no_balance = nikt jeszcze nie zmierzył wyważenia gry { $game }
trouble-no_parquet = dla Parquet zainstaluj dodatek: pip install 'underhall[parquet]'
trouble-at_least_one = { $what } musi wynosić przynajmniej 1, a nie { $number }
trouble-no_games = { $place }: ani folder z zapisami, ani baza danych
trouble-no_client = klient WWW nie jest jeszcze zbudowany: buduje go make client
trouble-client_lost = brakuje tu klienta WWW; zainstaluj ten sam pakiet ponownie, z pip install --force-reinstall
trouble-open_and_host = albo --open, albo --host, nie jedno i drugie
trouble-replay_number = nie ma ruchu { $number }; zapis ma ich { $moves }

## serve

serve-open = Sala jest otwarta: { $place } (Ctrl-C ją zamyka)
serve-friends = Znajomi z twojej sieci wchodzą pod { $place }
serve-also = {"                              "}albo { $place }
serve-phone = Na telefonie skieruj aparat tutaj:
serve-only_here = Stół widać tylko z tego komputera. Dla znajomych z twojej sieci: underhall serve --open
serve-no_browser = Nie udało się otworzyć przeglądarki: otwórz w niej { $place }.

## seating

seating-default_name = Wędrowiec
seating-name = Twoje imię [{ $default }] (? opowiada o grze):{" "}
seating-seats = Ilu graczy, od { $least } do { $most } [{ $default }] (? opowiada o grze):{" "}
seating-resume = Twoja ostatnia gra ({ $played }) nie jest skończona. Grać dalej? [T/n] (? opowiada o grze):{" "}
seating-cannot_resume = Nie można grać dalej: { $reason }. Oto nowa gra.

## replay

replay-head = Ruch { $number } z { $moves }
replay-keys = Enter dalej · b wstecz · liczba przeskakuje · q kończy
replay-number = Do ruchu:{" "}
replay-seat = Miejsce { $seat }

## sim

sim-title = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}: { $title }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
sim-bot = bot
sim-games = rozegrane miejsca
sim-points = średnia punktów
sim-wins = wygrane
sim-share = wygrane na miejsce
sim-speed = { $decisions } decyzji w { $seconds } s: { $speed } decyzji/s
sim-stopped = { $games ->
    [one] { $games } gra nierozstrzygnięta
    [few] { $games } gry nierozstrzygnięte
   *[many] { $games } gier nierozstrzygniętych
} po { $choices } wyborach.
sim-written = Zapisano w { $file }.
sim-progress = Gra
sim-ended_early = Zatrzymano po { $games } z { $planned } gier.
sim-by_points = Zachłanny bot nie ma heurystyki dla gry { $game }; kieruje się punktami.

## arena

arena-title = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}: { $title }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
arena-seats = miejsca
arena-wins = wygrane na miejsce, %
arena-points = średnia punktów
arena-elo = Elo
arena-skill = siła gry
arena-goes_on = { $games ->
    [one] Wcześniej rozegrano { $games } grę.
    [few] Wcześniej rozegrano { $games } gry.
   *[many] Wcześniej rozegrano { $games } gier.
}
arena-more = { $bot } wygrywa więcej, niż mu przypada: widać to po { $games ->
    [one] { $games } grze
    [few] { $games } grach
   *[many] { $games } grach
}.
arena-less = { $bot } wygrywa mniej, niż mu przypada: widać to po { $games ->
    [one] { $games } grze
    [few] { $games } grach
   *[many] { $games } grach
}.
arena-open = Po { $games ->
    [one] { $games } grze
    [few] { $games } grach
   *[many] { $games } grach
} nie widać jeszcze, czy { $bot } wygrywa więcej, niż mu przypada.
trouble-other_arena = { $file } zawiera gry innej areny
trouble-arena_out = gry zachowuje się w pliku z końcówką .jsonl, a nie w { $file }
trouble-no_ray = dla Ray zainstaluj dodatek: pip install 'underhall[ray]'
trouble-no_crew = gra się na ray albo ray://HOST:PORT, a nie na { $crew }
trouble-no_cluster = klaster Ray nie gra: { $why }
trouble-other_version = zainstalowano tam inną wersję Underhall, tu jest { $version }

## train

train-goes_on = { $games ->
    [one] Wcześniej do nauki posłużyła { $games } gra.
    [few] Wcześniej do nauki posłużyły { $games } gry.
   *[many] Wcześniej do nauki posłużyło { $games } gier.
}
train-progress = Nauka
train-curve = O ile myli się prognoza końcowych punktów gracza po tylu grach:
trouble-other_training = { $file } pochodzi z innej nauki

## bots

games-bots = Boty
bot-random = Dowolny dozwolony ruch, każdy równie często.
bot-easy = Wie, co dobre, i myli się jak ludzie: dobry na pierwszą grę.
bot-medium = Bierze to, co od razu wygląda najlepiej, i rzadko coś marnuje.
bot-greedy = To samo co medium, pod dawną nazwą.
bot-hard = Zanim wykona ruch, sprawdza najlepsze pomysły w wyobrażonych grach; chwilę myśli.
bot-master = Myśli dziesięć razy dłużej niż hard i sprawdza więcej pomysłów.

## games

games-seats = od { $least } do { $most } graczy

## rules

rules-win = Jak wygrać:
rules-end = Jak się kończy:
rules-source = ({ $source })

## components

components-ok = w porządku
components-title = { $table } ({ $source })
components-total = razem

## lost_mines

lost_mines-panel_board = plansza
lost_mines-panel_own = ręka
lost_mines-panel_players = gracze
lost_mines-panel_signs = skarby i znaki
lost_mines-panel_aim = cel
lost_mines-legend =
    {"["} ] zamknięte, póki nikt nie zagra narzędzia: topór ♣ drzewo, łódź ≈ jezioro, lina ◡ rów
    ( ) mieści jednego krasnoluda   {"{"} {"}"} zakryta kopalnia   c3 pasuje tu twoja karta
    ↻ obrócona o pół obrotu   ✗ pułapka, T troll na przejściu   B Y starty (niebieski, żółty)
    {""}
lost_mines-round = Runda { $round } z { $rounds }
lost_mines-further_round = Runda { $round }
lost_mines-pile = stos { $cards }
lost_mines-you = Ty:{" "}
lost_mines-belongs = { $mark } klan { $clan }, { $role }
lost_mines-partner_loyal = wspólna pula: klan { $clan }
lost_mines-partner_selfish = nie dzieli się z nikim
lost_mines-partner_saboteur = wspólna pula: klan { $other }
lost_mines-known_mine = { $field } to { $mine }
lost_mines-known_treasure = skarb { $slot } jest wart { $value }
lost_mines-known_role = { $name } to { $role }
lost_mines-known = Wiesz: { $what }.
lost_mines-holds = ręka: { $cards }
lost_mines-no_cards = brak kart
lost_mines-spectator = Oglądasz jako widz.
lost_mines-passed = pas
lost_mines-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
lost_mines-points = { $points } pkt
lost_mines-head_at = pole
lost_mines-head_cards = karty
lost_mines-head_points = pkt
lost_mines-hand = Twoja ręka:{" "}
lost_mines-discard = odrzuć
lost_mines-steps_left = { $steps ->
    [one] został { $steps } krok
    [few] zostały { $steps } kroki
   *[many] zostało { $steps } kroków
}
lost_mines-to_north = na północ do { $field }
lost_mines-to_east = na wschód do { $field }
lost_mines-to_south = na południe do { $field }
lost_mines-to_west = na zachód do { $field }
lost_mines-look_mine = kopalnia { $target }
lost_mines-look_treasure = skarb { $target }
lost_mines-look_role = rola { $target }
lost_mines-card_mine-treasure = kopalnia/skarb
lost_mines-card_mine-role = kopalnia/rola
lost_mines-card_treasure-role = skarb/rola
lost_mines-opens_mine = odkrywa kopalnię
lost_mines-result = Runda { $round }
lost_mines-sign_tree = drzewo
lost_mines-sign_lake = jezioro
lost_mines-sign_ditch = rów
lost_mines-sign_rocks = kamienie
lost_mines-sign_campfire = ognisko
lost_mines-sign_trap = pułapka
lost_mines-sign_troll = troll
lost_mines-sign_gems = klejnoty
lost_mines-sign_gold = złoto
lost_mines-sign_silver = srebro
lost_mines-sign_dragon = smok

## result

result-player = gracz
result-role = rola
result-pool = pula
result-own = własne
result-treasures = skarby
result-share = udział
result-extra = reszta
result-dragon = smok
result-points = punkty
result-total = razem
result-final = Koniec

## mountain_king

mountain_king-panel_board = plansza
mountain_king-panel_own = zapasy
mountain_king-panel_players = gracze
mountain_king-panel_council = wiec
mountain_king-panel_trolls = trolle
mountain_king-panel_spells = czary
mountain_king-panel_workshops = warsztaty
mountain_king-panel_supply = rezerwa
mountain_king-score = { $honor } honoru
mountain_king-score_stands = { $honor } honoru, na tę chwilę { $stands }
mountain_king-head_stands = obecnie
mountain_king-legend =
    Pole skały: x pole skał, co leży zakopane, i obszar (d ciemnoszary, l szary, b brązowy, o pomarańczowy, y żółty)
    Pole tunelu: ❶ czyje, co tam stoi, i obszar, wielką literą, jeśli posąg stoi na swoim cokole
    F I M posągi Ognia, Lodu, Księżyca   f i m ich cokoły   ∴ wrota   ≈ grota, ☼ jej ołtarz   ○ tunel niczyj
    s kamień  i żelazo  h klejnot  c wózek  t młot  r runa  $ moneta; na trollach F I M wózki klanów
    {"["} ] miejsce warsztatu, [A] warsztat   ♣♣♣ serce   • (albo X zamiast x) pole do wyboru   U Błoto, pod miejscem trolla
    Horda: -2 -5 łapówki za rząd, +s$ leżące łapówki, f cokół   Wiec: ● leży, ○ brakuje
    {""}
mountain_king-title = Góra { $side }
mountain_king-you = Grasz jako { $mark } { $name }
mountain_king-spectator = Oglądasz jako widz.
mountain_king-last_rounds = { $rounds ->
    [one] została { $rounds } runda
    [few] zostały { $rounds } rundy
   *[many] zostało { $rounds } rund
}
mountain_king-charm = działa { $spell }
mountain_king-storage = Skład:
mountain_king-on_trolls = Na trollach:
mountain_king-pedestals = Cokoły:
mountain_king-hand = Na ręce:
mountain_king-starter = { $troll }, wytwarza: { $yields }, daje raz: { $gives }
mountain_king-nothing = nic
mountain_king-head_honor = honor
mountain_king-head_trolls = trolle
mountain_king-spells = Czary i ich runy
mountain_king-workshops = Warsztaty
mountain_king-entrances = { $uses ->
    [one] { $uses } użycie
    [few] { $uses } użycia
   *[many] { $uses } użyć
}
mountain_king-supply = do założenia: { $what }
mountain_king-tunnels = Tunele
mountain_king-honor = Honor za { $sizes } pól:
mountain_king-halls = Groty
mountain_king-track = Żetony
mountain_king-statue = posąg
mountain_king-crowns = koronacja { $tokens }
mountain_king-owed = { $question } Do zapłacenia: { $owed }.
# Grupy wyborów: za nimi stoi to, co się wybiera, na przykład „wrota na c4”.
mountain_king-group_dig = kop za { $mineral }:
mountain_king-group_gate = wrota na
mountain_king-group_recruit = werbuj:
mountain_king-group_place = posadź na
mountain_king-group_take_pedestal = weź cokół:
mountain_king-group_put_pedestal = postaw cokół:
mountain_king-group_found = załóż:
mountain_king-group_trade = wymień { $price } na:
mountain_king-group_trade_more = wymień na:
mountain_king-group_cast = rzuć czar:
mountain_king-group_work = warsztat na
mountain_king-group_haul = przesuń z
mountain_king-group_to = na
mountain_king-group_collapse = zawal
mountain_king-group_divine = weź zakopane
mountain_king-group_stir = porusz
mountain_king-group_consecrate = konsekruj
mountain_king-group_unload = rozładuj
mountain_king-group_drum = bębnij dla
mountain_king-group_toll = myto z
mountain_king-group_elevate = wynieś na
mountain_king-group_with = wynieś z
mountain_king-group_give = zapłać:
mountain_king-group_store = do składu:
mountain_king-stock = masz { $count }
mountain_king-from = { $what }, { $place }
mountain_king-turned = obrót { $degrees }
mountain_king-flipped = obrót { $degrees }, odwrócony
mountain_king-a_statue = posąg ({ $clan })
mountain_king-doubled = { $honor }, na swoim cokole
mountain_king-worth = { $honor }
mountain_king-hammers = za { $hammers ->
    [one] { $hammers } młot
    [few] { $hammers } młoty
   *[many] { $hammers } młotów
}
mountain_king-hall_honor = { $low } albo { $high }
mountain_king-result = Honor
mountain_king-from_tunnels = tunele
mountain_king-from_coronation = koronacja
mountain_king-from_tokens = żetony
mountain_king-from_leftovers = pozostałe
mountain_king-from_halls = groty
mountain_king-from_statues = posągi
mountain_king-from_pedestals = cokoły
mountain_king-total = razem

## covenant

covenant-panel_board = plansza
covenant-panel_own = zapasy
covenant-panel_players = gracze
covenant-panel_tracks = tory i kafelki
covenant-panel_market = oferta
covenant-panel_sites = miejsca budowy
covenant-panel_projects = projekty
covenant-panel_traditions = tradycje
covenant-score = { $glory } PC
covenant-score_stands = { $glory } PC, na tę chwilę { $stands }
covenant-head_stands = obecnie
covenant-legend =
    Komnata: nazwa (wielką literą, jeśli można ją wybrać), kolor Y żółty, B niebieski, K czarny i złoże,
    e szmaragd, g złoto, m mythrall; potem g goblin, o ork, t troll, h❶ dom i w❶ warsztat klanu ❶, _ wolne
    miejsce na budynek
    Zakryta komnata (?) pokazuje, co daje jej odkrycie: C Dwór, P Prestiż, M Kopalnia, S pokrzepienie, T tradycja,
    +1 silniejszy krasnolud
    P❶ filar w punkcie trzech komnat, G❶ albo samo ❶ brama na ścianie
    Gdzie można zbudować filar lub bramę: numer z listy albo *, gdy list jest kilka
    Miejsca budowy: pola w częściach, i żelazo, e szmaragd, g złoto, m mythrall, ❶ wózek, x zakryte; potem premie: C Dwór, S pokrzepienie
    ★ osiągnięcie   [-2] kosztuje 2 PC   [2] przy narzędziu stoi krasnolud o sile 2
    {""}
covenant-elders = Starsi
covenant-era = Era { $era } z { $eras }
covenant-you = Grasz jako { $mark } { $name }
covenant-spectator = Oglądasz jako widz.
covenant-pending = potem: { $what }
covenant-at_work = Pracuje: { $post }, krasnolud { $dwarf }, siła { $strength }
covenant-left = pozostała siła { $strength }
covenant-cleared = usuwa: { $what }
covenant-effort = { $what } (siła { $strength })
covenant-ornament_left = zdobienie jeszcze nieużyte
covenant-ornament_used = zdobienie użyte
covenant-nothing = brak
covenant-head_glory = PC
covenant-head_court = dwór
covenant-head_prestige = prest
covenant-head_mine = kop.
covenant-tavern_short = krasnoludy { $dwarves }
covenant-tools_short = { $tools ->
    [one] { $tools } narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
}
covenant-dungeon_short = lochy { $enemies }/{ $keys }
covenant-elders_board = Rada Starszych ({ $level }): karty { $cards }, w kuźni { $forge }, kafelki { $tiles }
covenant-elders_used = jej użyte narzędzia: { $used }
covenant-throne = tron
# Na zakrytych komnatach jest miejsce na pięć liter.
covenant-back_coin = mon.
covenant-back_relic = rel.
covenant-back_forge = kucie
covenant-back_any = dow.
covenant-site_pillar = filar { $limit }
covenant-site_gate = brama { $limit }
covenant-dice = Kości
covenant-projects = Projekty
covenant-relic_at = { $relic }, Kopalnia { $space }
covenant-for = { $what } za { $price }
covenant-price = za { $price }
covenant-tool = { $tool } za { $cost ->
    [iron] 2 żelaza
   *[other] żelazo i { $resource }
} (pole { $colour })
covenant-slot = pole { $colour }
covenant-adorned = zdobienie { $colour }: { $gives }
covenant-forged = { $tool } na miejscu { $place }
# Grupy wyborów: za nimi stoi to, co się wybiera, na przykład „odkryj c4”.
covenant-group_assign = przypisz { $strength }:
covenant-group_rubble = usuń
covenant-group_reveal = odkryj
covenant-group_defeat = pokonaj: { $enemy } w
covenant-group_move_enemy = przenieś: { $enemy } z { $chamber } do
covenant-group_bonus = premia
covenant-group_build_house = dom w
covenant-group_build_workshop = warsztat w
covenant-group_build_pillar = filar na
covenant-group_build_gate = brama na
covenant-group_draft_start = wybierz kafelek startowy:
covenant-group_draft_tradition = wybierz tradycję:
covenant-group_draft_goal = wybierz cel:
covenant-group_show_goal = odkryj cel:
covenant-group_coin = moneta { $slot } na
covenant-head_coin = moneta { $slot } ({ $offer }) na
covenant-group_benefit = skorzystaj:
covenant-group_tradition = przyjmij:
covenant-group_relic = weź
covenant-group_forge = wykuj narzędzie { $slot } na
covenant-head_forge = wykuj: { $offer }, na
covenant-group_resolve_coin = skorzystaj z monety:
covenant-group_honour = kultywuj:
covenant-group_adorn = ozdób: { $tool },
covenant-nth_rubble = gruz { $n }
covenant-nth_bonus = pole { $n }
covenant-nth_coin = moneta { $n }
covenant-nth_tradition = tradycja { $n }
covenant-nth_relic = relikt { $n }
covenant-nth_place = miejsce { $n }
covenant-nth_silver = srebrne zdobienie { $n }
covenant-nth_gold = złote zdobienie { $n }
# Nagrody i koszty na listach, na przykład „2 Dwór + klucz”: jak najkrócej.
covenant-gift_iron = { $count ->
    [one] żelazo
    [few] żelaza
   *[many] żelaza
}
covenant-gift_emerald = { $count ->
    [one] szmaragd
    [few] szmaragdy
   *[many] szmaragdów
}
covenant-gift_gold = { $count ->
    [one] złoto
    [few] złota
   *[many] złota
}
covenant-gift_mythrall = { $count ->
    [one] mythrall
    [few] mythralle
   *[many] mythralli
}
covenant-gift_any = { $count ->
    [one] dowolny zasób
    [few] dowolne zasoby
   *[many] dowolnych zasobów
}
covenant-gift_court = Dwór
covenant-gift_prestige = Prestiż
covenant-gift_mine = Kopalnia
covenant-gift_step = { $count ->
    [one] dowolny krok
    [few] dowolne kroki
   *[many] dowolnych kroków
}
covenant-gift_glory = PC
covenant-gift_support = { $count ->
    [one] pokrzepienie
    [few] pokrzepienia
   *[many] pokrzepień
}
covenant-gift_token = { $count ->
    [one] żeton +1
    [few] żetony +1
   *[many] żetonów +1
}
covenant-gift_token2 = { $count ->
    [one] żeton +2
    [few] żetony +2
   *[many] żetonów +2
}
covenant-gift_strengthen = { $count ->
    [one] wzmocnienie
    [few] wzmocnienia
   *[many] wzmocnień
}
covenant-gift_strength = pkt siły
covenant-gift_coin = { $count ->
    [one] Królewska Moneta
    [few] Królewskie Monety
   *[many] Królewskich Monet
}
covenant-gift_tradition = { $count ->
    [one] tradycja
    [few] tradycje
   *[many] tradycji
}
covenant-gift_relic = { $count ->
    [one] relikt
    [few] relikty
   *[many] reliktów
}
covenant-gift_ransom = { $count ->
    [one] relikt za żelazo
    [few] relikty za żelazo
   *[many] reliktów za żelazo
}
covenant-gift_forge = { $count ->
    [one] wykucie
    [few] wykucia
   *[many] wykuć
}
covenant-gift_adorn = { $count ->
    [one] ozdobienie
    [few] ozdobienia
   *[many] ozdobień
}
covenant-gift_throne = { $count ->
    [one] dostawa na tron
    [few] dostawy na tron
   *[many] dostaw na tron
}
covenant-gift_site = { $count ->
    [one] dostawa
    [few] dostawy
   *[many] dostaw
}
covenant-gift_move = { $count ->
    [one] przeniesiony wróg
    [few] przeniesionych wrogów
   *[many] przeniesionych wrogów
}
covenant-gift_goblin = { $count ->
    [one] pokonany goblin
    [few] pokonane gobliny
   *[many] pokonanych goblinów
}
covenant-gift_orc = { $count ->
    [one] pokonany ork
    [few] pokonanych orków
   *[many] pokonanych orków
}
covenant-gift_house = { $count ->
    [one] dom
    [few] domy
   *[many] domów
}
covenant-gift_workshop = { $count ->
    [one] warsztat
    [few] warsztaty
   *[many] warsztatów
}
covenant-gift_key = { $count ->
    [one] klucz
    [few] klucze
   *[many] kluczy
}
covenant-gift_storage = { $count ->
    [one] kafelek magazynu
    [few] kafelki magazynu
   *[many] kafelków magazynu
}
covenant-gift_space = { $count ->
    [one] miejsce w magazynie
    [few] miejsca w magazynie
   *[many] miejsc w magazynie
}
covenant-gift_buildings = { $count ->
    [one] dom i warsztat
    [few] domy i warsztaty
   *[many] domów i warsztatów
}
covenant-gift_benefit = { $count ->
    [one] odkryta moneta
    [few] odkryte monety
   *[many] odkrytych monet
}
covenant-gift_achievement = { $count ->
    [one] osiągnięcie
    [few] osiągnięcia
   *[many] osiągnięć
}
covenant-gift_pillar = { $count ->
    [one] filar
    [few] filary
   *[many] filarów
}
covenant-gift_gate = { $count ->
    [one] brama
    [few] bramy
   *[many] bram
}
covenant-own_dwarves = Krasnoludy
covenant-own_tools = Narzędzia
covenant-own_stock = Zapasy
covenant-own_tracks = Tory
covenant-own_tiles = Kafelki
covenant-own_goals = Cele
covenant-tavern = w tawernie { $dwarves }
covenant-support = pokrzepienie { $tokens }
covenant-dungeon = lochy { $enemies }, { $keys ->
    [one] { $keys } klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}
covenant-carts = { $carts ->
    [one] { $carts } wózek
    [few] { $carts } wózki
   *[many] { $carts } wózków
}
covenant-stock = { $what } (miejsca: { $spaces })
covenant-forge = do zbudowania: { $what }
covenant-track_end = koniec
covenant-coins = monety { $what }
covenant-relics = relikty { $what }
covenant-traditions = tradycje { $what }
covenant-used = użyte: { $count }
covenant-goal = { $what }: po { $glory } PC
covenant-covers = { $gives }, zakrywa: { $coin }
covenant-then = { $what }, potem { $more }
covenant-result = Punktacja końcowa
covenant-before = dotąd
covenant-total = razem

## editions

editions-game = gra
editions-edition = edycja
editions-fingerprint = komponenty
editions-rules = zasady
editions-present = jeszcze niezachowana
editions-kept = zachowano jako { $file }
editions-known = { $fingerprint } jest już zachowana
editions-other_way = { $where } toczy się inaczej: { $reason }
editions-counted = { $place }: gry rozegrane ponownie: { $count }, z nich inaczej: { $wrong }

## doctor

doctor-python = Underhall { $underhall }, Python { $python }
doctor-game = { $game }: zasady { $rules }, pudełko { $box }
doctor-client = Klient WWW jest na miejscu.
doctor-folder = W folderze { $folder } można zapisywać.
doctor-no_folder = Nie ma folderu { $folder }.
doctor-space = Wolne miejsce: { $free } MB.
doctor-no_database = Nie ma jeszcze bazy danych { $file }; powstanie, gdy sala się otworzy.
doctor-private = { $file } możesz odczytać tylko ty.
doctor-readable = { $file } zawiera klucze i ukryte ruchy, a inni mogą go odczytać: użyj chmod 600.
doctor-database = { $file } jest cały; stoły: zbierające graczy { $gathering }, w grze { $playing }, skończone { $finished }.
doctor-damaged = { $file } jest uszkodzony; przywróć kopię.
doctor-reachable = Baza danych odpowiada.
doctor-unreachable = Baza danych nie odpowiada: { $reason }
doctor-well = Wszystko w porządku.
doctor-ill = Najpierw trzeba naprawić to, co oznaczono BAD.

## backup

backup-done = Kopia jest w { $copy }. Trzymaj ją tam, gdzie przeczytasz ją tylko ty.

## restore

restore-done = Przywrócono do { $place }.
restore-there = bazy danych

## own

words-language = { $language }  { $name }
words-no_file = brakuje pliku { $file }
words-missing = { $file }: brakuje { $message }
words-unused = { $file }: { $message } nigdzie nie pada
words-twice = { $file }: { $message } jest dwa razy
words-broken = { $file }: { $message } jest zepsute: { $why }
words-unknown_argument = { $file }: { $message } pyta o ${""}{ $argument }, czego nie dostaje
words-unsaid_argument = { $file }: { $message } nie mówi ${""}{ $argument }
words-plural = { $file }: { $message } nie ma formy dla { $forms }
words-no_message = { $file }: { $message } mówi o { $other }, czego nie ma
words-no_family = { $file }: { $message } pyta o { $family }, a takich słów nie ma
words-no_form = { $file }: { $message } nie ma formy { $form }, o którą pyta { $user }
words-not_in_glossary = { $file }: { $message } oddaje „{ $term }” inaczej niż { $own }
words-well = { $language }: komplet.
words-ill = { $language }: { $count ->
    [one] { $count } uwaga
    [few] { $count } uwagi
   *[many] { $count } uwag
}
words-begun = { $file } czeka na twoje tłumaczenie.
words-need_folder = powiedz, gdzie ma się zacząć: --folder FOLDER
words-nobody_speaks = nie ma tu języka { $language }; jakie są, mówi underhall words
words-no_code = { $language } to nie kod języka, taki jak pl lub pt-BR

## analyse

analyse-progress = Analiza
analyse-stopped = Przerwano po { $done } z { $total } kroków: tyle już wiadomo.
analyse-chances = Szanse na zwycięstwo
analyse-points = Punkty, gdyby wszystko podliczyć
analyse-swings = Największe zwroty
analyse-move = Po ruchu { $number }
analyse-luck = Szanse na zwycięstwo w punktach procentowych, zyskane i stracone przez
analyse-luck_came = los
analyse-own = własne wybory
analyse-others = wybory innych
analyse-gains = Co i gdzie zdobyto
analyse-in_all = razem
analyse-throws = Co wypadło, a w nawiasie, czego można było oczekiwać
trouble-unfinished = { $file }: gra jeszcze trwa; analizuje się tylko ukończone gry

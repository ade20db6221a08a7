### Zdania Zaginionych kopalni. Pola nazywają się d4, przejścia d4-e4.
### Zdarzenie to jedno zdanie. To, które może przeczytać tylko jeden gracz, mówi do niego „ty”; pozostałe, gdy
### ktoś coś robi, zaczynają się od imienia, żeby dziennik mógł połączyć kilka naraz.

## event

event-round_begins = Zaczyna się runda { $round }.
event-treasure_laid_out = Wyłożono skarb { $slot }: { KIND($kind) }.
event-joins_clan = { NAME($seat) } należy do { CLAN($clan, form: "gen") } klanu.
event-is_dealt_role = Należysz do { CLAN($clan, form: "gen") } klanu, a twoja tajna rola to: { ROLE($role) }.
event-first_player = { NAME($seat) } zaczyna.
event-picks_dwarf = { NAME($seat) } gra krasnoludem o imieniu { DWARF($dwarf) }.
event-lays = { NAME($seat) } kładzie { CARD($card, form: "acc") } na polu { $field }.
event-lays_turned = { NAME($seat) } obraca { CARD($card, form: "acc") } i kładzie na polu { $field }.
event-uses_tool = { NAME($seat) } otwiera drogę na polu { $field } za pomocą { CARD($card, form: "gen") }.
event-looks_at_mine = { NAME($seat) } podgląda kopalnię na polu { $target }.
event-looks_at_treasure = { NAME($seat) } podgląda skarb { $target }.
event-looks_at_role = { NAME($seat) } podgląda kartę krasnoluda gracza { NAME($other) }.
event-sees_mine = Na polu { $field } widzisz { MINE($mine, form: "acc") }.
event-sees_treasure = Widzisz, że skarb { $slot } ({ KIND($kind) }) jest wart { $value }.
event-sees_role = Widzisz, że { NAME($other) } to { ROLE($role) }.
event-sets_trap = { NAME($seat) } zastawia pułapkę na przejściu { $passage }.
event-trap_bites = { NAME($seat) } wpada w pułapkę i traci kartę, którą w ciemno losuje { NAME($left) }.
event-trap_takes = Wpadasz w pułapkę, a { NAME($left) } w ciemno losuje, co tracisz: { CARD($card, form: "acc") }.
event-trap_is_gone = Burza zmiata też pułapkę między polami { $field } i { $there }.
event-calls_troll = { NAME($seat) } przywołuje trolla na przejście { $passage }.
event-troll_leaves = Troll gracza { NAME($seat) } odchodzi.
event-storm = { NAME($seat) } zsyła burzę, która usuwa { CARD($card, form: "acc") } z pola { $field }.
event-discards = { NAME($seat) } odrzuca zakrytą kartę.
event-discards_card = Odrzucasz zakrytą kartę: { CARD($card, form: "acc") }.
event-draws = { NAME($seat) } dobiera kartę.
event-draws_card = Dobierasz { CARD($card, form: "acc") }.
event-passes = { NAME($seat) } nie ma już kart i pasuje do końca rundy.
event-steps = { NAME($seat) } przechodzi na { $field }.
event-reveals_mine = { NAME($seat) } odkrywa { MINE($mine, form: "acc") } na polu { $field }.
event-takes_dragon = { NAME($seat) } budzi smoka i bierze jego znacznik, co kosztuje 2 punkty.
event-takes_treasure = { NAME($seat) } bierze skarb: { KIND($kind) }.
event-takes_valued_treasure = Bierzesz skarb ({ KIND($kind) }) o wartości { $value }.
event-proposes_end = { NAME($seat) } proponuje zakończenie rundy.
event-agrees = { NAME($seat) } wyraża zgodę.
event-disagrees = { NAME($seat) } chce grać dalej.
event-ends_by_agreement = Wszyscy się zgadzają: runda kończy się w tym miejscu.
event-all_treasures_taken = Zabrano ostatni skarb: runda się kończy.
event-no_cards_left = Stos do dobierania jest pusty i nikt nie ma kart na ręce: runda się kończy.
event-was_role = { NAME($seat) }, klan { CLAN($clan) }, { ROLE($role) }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ PARTS($how, of: "reckoned") }).

## Skąd się wzięły punkty, część po części.

reckoned-own = własne skarby { $points }
reckoned-share = { $points } z puli { $pool } { $count ->
    [one] bez podziału
    [few] do podziału na { $count }
   *[many] do podziału na { $count }
}
reckoned-extra = jeszcze { $points } za najlepszy skarb
reckoned-dragon = { $points } zabiera smok

## refused

refused-not_in_hand = Nie masz na ręce { CARD($card, form: "gen") }.
refused-field_taken = Na polu { $field } leży już karta.
refused-field_reserved = Pole { $field } jest przeznaczone na start lub kopalnię; nie kładzie się na nim kart ścieżki.
refused-touches_no_card = Na polu { $field } karta nie przylegałaby do żadnej innej.
refused-passage_against_wall = Na polu { $field } ścieżka po stronie { SIDE($side, form: "loc") } trafiłaby na zamknięty bok karty { $there }.
refused-wall_against_passage = Na polu { $field } zamknięta strona { SIDE($side) } odcięłaby ścieżkę z pola { $there }.
refused-prolongs_nothing = Na polu { $field } karta stykałaby się tylko z zamkniętymi bokami i nie przedłużałaby żadnej ścieżki.
refused-no_such_obstacle = Na polu { $field } nie ma { OBSTACLE($obstacle, form: "gen") }, a tylko tam przyda się { CARD($card) }.
refused-has_tool = Na polu { $field } leży już narzędzie.
refused-mine_is_open = Kopalnia na polu { $target } jest odkryta, wszyscy ją widzą.
refused-treasure_is_taken = Skarb { $target } został zabrany; podglądać można tylko te, które jeszcze leżą.
refused-own_role = Swoją rolę już znasz.
refused-not_at_this_table = Przy tym stole nie ma numeru { $target }.
refused-has_token = Na przejściu { $passage } jest już pułapka lub troll.
refused-no_card_there = Na żadnym końcu przejścia { $passage } nie leży karta.
refused-closed_side = Na przejściu { $passage } nie ma otwartej ścieżki.
refused-dwarf_stands_there = Na polu { $field } stoi krasnolud; burza omija tę kartę.
refused-no_path_card = Na polu { $field } nie ma karty ścieżki, którą mogłaby usunąć burza.
refused-off_board = Na { DIRECTION($direction) } stąd kończy się plansza.
refused-no_passage = Na { DIRECTION($direction) } nie ma przejścia.
refused-troll_blocks = Drogę na { DIRECTION($direction) } blokuje troll.
refused-obstacle = Drogę na { DIRECTION($direction) } zagradza przeszkoda, na której nie ma narzędzia.
refused-occupied = Karta na { DIRECTION($direction) } stąd mieści tylko jednego krasnoluda, a jeden już tam stoi.
refused-not_of_this_mine = Skarbu { $slot } nie można wziąć: ta kopalnia daje tylko niezabrane jeszcze skarby jednego rodzaju ({ KIND($kind) }).

## move

move-pick_dwarf = Wybierz krasnoluda { $dwarf }
move-lay = Połóż { CARD($card, form: "acc") } na { $field }
move-lay_turned = Obróć { CARD($card, form: "acc") } i połóż na { $field }
move-axe = Usuń toporem powalone drzewo na { $field }
move-boat = Przepraw się łodzią przez jezioro na { $field }
move-rope = Przerzuć linę nad rowem na { $field }
move-trap = Zastaw pułapkę na { $passage }
move-troll = Przywołaj trolla na { $passage }
move-storm = Ześlij burzę na kartę { $field }
move-look_mine = Podejrzyj kopalnię na { $target }: { CARD($card) }
move-look_treasure = Podejrzyj skarb { $target }: { CARD($card) }
move-look_role = Podejrzyj rolę gracza { NAME($other) }: { CARD($card) }
move-discard = Odrzuć { CARD($card, form: "acc") }
move-keep_rest = Zatrzymaj resztę
move-step = Idź na { DIRECTION($direction) }
move-stop = Zatrzymaj się
move-take_treasure = Weź skarb { $slot }
move-mine_printed = Zostaw kopalnię tak, jak leży
move-mine_turned = Obróć kopalnię o pół obrotu
move-propose_end = Zaproponuj koniec rundy
move-agree = Zgoda: koniec rundy
move-refuse = Odmowa: gramy dalej
move-fate = Los: { $text }

## explain

explain-pick_dwarf = Pięć krasnoludów klanu różni się tylko imieniem. Wybierz, którego chcesz; zaczyna na karcie startu twojego klanu.
explain-lay = Dokłada kartę do leśnych ścieżek; mogą po niej chodzić wszyscy, swoi i obcy. Nie musi leżeć blisko twojego krasnoluda.
explain-lay_turned = Dokłada do leśnych ścieżek kartę obróconą o pół obrotu. Mogą po niej chodzić wszyscy, swoi i obcy.
explain-axe = Otwiera przejście przez powalone drzewo dla wszystkich. Odtąd karta mieści jednego krasnoluda, a kto na niej stoi, blokuje ją.
explain-boat = Otwiera przeprawę przez jezioro dla wszystkich. Odtąd karta mieści jednego krasnoluda, a kto na niej stoi, blokuje ją.
explain-rope = Otwiera przejście nad rowem dla wszystkich. Odtąd karta mieści jednego krasnoluda, a kto na niej stoi, blokuje ją.
explain-trap = Kto przez nią przejdzie, ty też, traci losową kartę i do końca rundy ma o jedną kartę mniej na ręce. Pułapka zostaje na miejscu.
explain-troll = Nikt, nawet ty, nie przejdzie tędy, póki nie zacznie się twoja następna tura. Pozwala zyskać na czasie, gdy inni są już blisko kopalni.
explain-storm = Usuwa jedną kartę ścieżki, na której nie stoi krasnolud, razem z leżącym na niej narzędziem. Może odciąć rywala albo usunąć z drogi ślepą odnogę.
explain-look_mine = Tylko ty dowiesz się, co to za kopalnia; inni widzą, którą podglądasz. Najbardziej przydaje się przed daleką drogą, bo jedna z kopalni kryje smoka.
explain-look_treasure = Tylko ty poznasz jego wartość; inni widzą, który podglądasz. Potem w kopalni będziesz wiedzieć, który wybrać.
explain-look_role = Tylko ty poznasz rolę; inni widzą, czyją kartę podglądasz. Dowiesz się, z kim się dzielisz.
explain-discard = Odkłada zakrytą kartę, nikt się nie dowie, którą. Możesz odrzucić drugą; dobierzesz tyle, ile odrzucisz.
explain-keep_rest = Odrzucasz tylko tę jedną kartę i potem jedną dobierasz.
explain-step = O jedną kartę dalej. Pułapka na przejściu działa od razu, a zakryta kopalnia zostaje odkryta i kończy ruch.
explain-stop = Kończy ruch. Jeśli kończysz go na kopalni ze skarbem, dobierasz skarb; jeśli twój krasnolud na niej stoi i się nie ruszył, dobierasz na koniec tury.
explain-take_treasure = Od razu oglądasz jego wartość; inni widzą tylko rodzaj.
explain-mine_printed = Kopalnia pasuje do sąsiednich kart równie dobrze w obu ułożeniach. Zobacz, dokąd poprowadzą jej ścieżki.
explain-mine_turned = Kopalnia pasuje do sąsiednich kart równie dobrze w obu ułożeniach. Zobacz, dokąd poprowadzą jej ścieżki.
explain-propose_end = Ma sens, gdy nie ma już nic do zdobycia: jeśli zgodzą się wszyscy inni, rundę podlicza się tak, jak jest. Raz między dwiema turami.
explain-agree = Jeśli zgodzą się wszyscy, runda kończy się od razu i podlicza się ją tak, jak jest.
explain-refuse = Wystarczy jedna odmowa: runda trwa dalej.
explain-fate = Rozstrzyga tasowanie; nikt tego nie wybiera.

## reason

reason-toward_mine = To prowadzi w stronę kopalni na polu { $field }.
reason-takes_treasure = Tak kończysz ruch na kopalni, w której czeka na ciebie skarb.
reason-blocks_rival = To zagradza drogę graczowi { NAME($seat) }.
reason-opens_obstacle = To otwiera drogę na polu { $field }.
reason-looks = To, czego jeszcze nie wiesz, może rozstrzygnąć rundę.
reason-saves_card = Później { CARD($card) } może się bardziej przydać.
reason-discards_useless = W tej chwili { CARD($card) } na niewiele się przyda; nowa karta może być lepsza.
reason-stays_at_mine = Kto zostaje na kopalni, dobiera kolejny skarb.
reason-avoids_trap = Druga droga kosztowałaby cię kartę.
reason-reveals_mine = Jeszcze nie wiadomo, co kryje kopalnia na polu { $field }.
reason-clears_way = Gdy zniknie karta z pola { $field }, drogę można ułożyć na nowo.
reason-helps_friends = Na polu { $field } pomaga tym, z którymi się dzielisz.
reason-mine_leads_on = Tak kopalnia prowadzi dalej tam, dokąd możesz chcieć pójść.
reason-dearest_treasure = Z tych, które znasz, najwięcej wart jest skarb { $slot }.
reason-unknown_treasure = Skarb { $slot } jest tak samo dobry jak każdy inny, którego nie znasz.
reason-stops_here = Żadna karta przed tobą nie jest teraz lepszym miejscem niż ta.
reason-treasure_left = Są jeszcze skarby do zdobycia.
reason-no_treasure_left = Nie ma już skarbów, w których możesz mieć udział.
reason-all_alike = Każdy wybór jest równie dobry.

## aim

aim-win = Najwięcej punktów po dwóch rundach. Punkty to skarby: układaj ścieżki do kopalni, dojdź do nich i zabierz, co w nich leży. Lojalne krasnoludy dzielą się tym, co znalazł ich klan, samolubne zatrzymują swoje, sabotażyści dzielą się z drugim klanem, a rola każdego jest tajna.
aim-end = Runda kończy się, gdy zostanie zabrany ostatni skarb albo gdy stos do dobierania będzie pusty i nikt nie będzie mieć kart na ręce. Gra kończy się po drugiej rundzie.

## question

question-ChooseDwarf = Którym krasnoludem grasz?
question-PlayOrDiscard = Zagraj kartę albo odrzuć jedną lub dwie.
question-DiscardAnother = Odrzuć drugą kartę albo zatrzymaj resztę.
question-MoveDwarf = Idź o jedną kartę dalej albo się zatrzymaj.
question-ChooseTurn = Kopalnia pasuje w obu ułożeniach. Jak ma leżeć?
question-PickTreasure = Który skarb bierzesz?
question-Vote = Czy zakończyć rundę w tym miejscu?

## Odpowiedź na kliknięcie w coś, co nie jest odpowiedzią na pytanie.

warning-trap = pułapka po drodze zabierze ci kartę z ręki
warning-dragon = wiesz, że śpi tam smok
warning-known = to już znasz

## choose

choose-ChooseDwarf = Wybierz jednego z krasnoludów swojego klanu.
choose-PlayOrDiscard = Wybierz kartę z ręki, a potem jedno z podświetlonych miejsc.
choose-DiscardAnother = Wybierz drugą kartę do odrzucenia albo zatrzymaj resztę.
choose-MoveDwarf = Wybierz podświetloną kartę, na którą chcesz przejść, albo się zatrzymaj.
choose-ChooseTurn = Wybierz, jak ma leżeć kopalnia.
choose-PickTreasure = Wybierz jeden z podświetlonych skarbów.
choose-Vote = Zgódź się na koniec rundy albo odmów.

## card

card-ew = pozioma ścieżka
    .acc = poziomą ścieżkę
    .gen = poziomej ścieżki
card-ew_tree = pozioma ścieżka z powalonym drzewem
    .acc = poziomą ścieżkę z powalonym drzewem
    .gen = poziomej ścieżki z powalonym drzewem
card-ew_lake = pozioma ścieżka z jeziorem
    .acc = poziomą ścieżkę z jeziorem
    .gen = poziomej ścieżki z jeziorem
card-ew_ditch = pozioma ścieżka z rowem
    .acc = poziomą ścieżkę z rowem
    .gen = poziomej ścieżki z rowem
card-ew_campfire = pozioma ścieżka z ogniskiem
    .acc = poziomą ścieżkę z ogniskiem
    .gen = poziomej ścieżki z ogniskiem
card-ns = pionowa ścieżka
    .acc = pionową ścieżkę
    .gen = pionowej ścieżki
card-ne = zakręt północno-wschodni
    .acc = zakręt północno-wschodni
    .gen = zakrętu północno-wschodniego
card-ne_rocks = zakręt północno-wschodni z kamieniami
    .acc = zakręt północno-wschodni z kamieniami
    .gen = zakrętu północno-wschodniego z kamieniami
card-nw = zakręt północno-zachodni
    .acc = zakręt północno-zachodni
    .gen = zakrętu północno-zachodniego
card-nw_rocks = zakręt północno-zachodni z kamieniami
    .acc = zakręt północno-zachodni z kamieniami
    .gen = zakrętu północno-zachodniego z kamieniami
card-new = rozwidlenie na północ
    .acc = rozwidlenie na północ
    .gen = rozwidlenia na północ
card-new_tree = rozwidlenie na północ z powalonym drzewem
    .acc = rozwidlenie na północ z powalonym drzewem
    .gen = rozwidlenia na północ z powalonym drzewem
card-new_lake = rozwidlenie na północ z jeziorem
    .acc = rozwidlenie na północ z jeziorem
    .gen = rozwidlenia na północ z jeziorem
card-new_ditch = rozwidlenie na północ z rowem
    .acc = rozwidlenie na północ z rowem
    .gen = rozwidlenia na północ z rowem
card-new_rocks = rozwidlenie na północ z kamieniami
    .acc = rozwidlenie na północ z kamieniami
    .gen = rozwidlenia na północ z kamieniami
card-nes = rozwidlenie na wschód
    .acc = rozwidlenie na wschód
    .gen = rozwidlenia na wschód
card-nes_campfire = rozwidlenie na wschód z ogniskiem
    .acc = rozwidlenie na wschód z ogniskiem
    .gen = rozwidlenia na wschód z ogniskiem
card-nes_rocks = rozwidlenie na wschód z kamieniami
    .acc = rozwidlenie na wschód z kamieniami
    .gen = rozwidlenia na wschód z kamieniami
card-nesw = rozdroże
    .acc = rozdroże
    .gen = rozdroża
card-nesw_tree = rozdroże z powalonym drzewem
    .acc = rozdroże z powalonym drzewem
    .gen = rozdroża z powalonym drzewem
card-nesw_lake = rozdroże z jeziorem
    .acc = rozdroże z jeziorem
    .gen = rozdroża z jeziorem
card-nesw_ditch = rozdroże z rowem
    .acc = rozdroże z rowem
    .gen = rozdroża z rowem
card-nesw_campfire = rozdroże z ogniskiem
    .acc = rozdroże z ogniskiem
    .gen = rozdroża z ogniskiem
card-w = ślepa ścieżka zachodnia
    .acc = ślepą ścieżkę zachodnią
    .gen = ślepej ścieżki zachodniej
card-n = ślepa ścieżka północna
    .acc = ślepą ścieżkę północną
    .gen = ślepej ścieżki północnej
card-axe = topór
    .acc = topór
    .gen = topora
card-boat = łódź
    .acc = łódź
    .gen = łodzi
card-rope = lina
    .acc = linę
    .gen = liny
card-trap = pułapka
    .acc = pułapkę
    .gen = pułapki
card-troll = troll
    .acc = trolla
    .gen = trolla
card-storm = burza
    .acc = burzę
    .gen = burzy
card-mine-treasure = karta informacji (kopalnia lub skarb)
    .acc = kartę informacji (kopalnia lub skarb)
    .gen = karty informacji (kopalnia lub skarb)
card-mine-role = karta informacji (kopalnia lub rola)
    .acc = kartę informacji (kopalnia lub rola)
    .gen = karty informacji (kopalnia lub rola)
card-treasure-role = karta informacji (skarb lub rola)
    .acc = kartę informacji (skarb lub rola)
    .gen = karty informacji (skarb lub rola)

## mine

mine-gems = kopalnia klejnotów
    .acc = kopalnię klejnotów
mine-gold = kopalnia złota
    .acc = kopalnię złota
mine-silver = kopalnia srebra
    .acc = kopalnię srebra
mine-dragon = kopalnia ze smokiem
    .acc = kopalnię ze smokiem

## kind

kind-gems = klejnoty
kind-gold = złoto
kind-silver = srebro

## clan

clan-blue = niebieski
    .gen = niebieskiego
clan-yellow = żółty
    .gen = żółtego

## role

role-loyal = lojalny krasnolud
role-selfish = samolubny krasnolud
role-saboteur = sabotażysta

## role_goal

role_goal-loyal = To, co znajdziesz, trafia do puli twojego klanu, a pulę dzieli się po równo. Pomóż klanowi dotrzeć do skarbów i uważaj na tych, którzy tylko udają pomoc.
role_goal-selfish = Zatrzymujesz to, co znajdziesz, i nie dostajesz nic z puli. Udawaj przyjaciela, póki kopalnie nie są blisko, a potem bądź tam przed innymi.
role_goal-saboteur = Wyglądasz na członka swojego klanu, a dzielisz się z drugim: to, co znajdziesz, trafia do jego puli. Pomagaj mu niepostrzeżenie i spowalniaj swój klan.

## obstacle

obstacle-tree = powalone drzewo
    .gen = powalonego drzewa
obstacle-lake = jezioro
    .gen = jeziora
obstacle-ditch = rów
    .gen = rowu

## Co leży na stole, w zdaniu dla tego, kto na to wskaże.

thing-tree = Nikt tędy nie przejdzie, póki ktoś nie zagra tu topora.
thing-lake = Nikt tędy nie przejdzie, póki ktoś nie zagra tu łodzi.
thing-ditch = Nikt tędy nie przejdzie, póki ktoś nie zagra tu liny.
thing-opened = Otwarte narzędziem: mieści jednego krasnoluda, a kto tu stoi, blokuje kartę.
thing-rocks = Mieści jednego krasnoluda, a kto tu stoi, blokuje kartę wszystkim innym.
thing-campfire = Krasnolud, który zaczyna tu ruch, może przejść pięć kart zamiast trzech.
thing-trap = Kto przejdzie przez pułapkę, traci kartę i do końca rundy ma o jedną mniej na ręce.
thing-troll = Nikt nie przejdzie obok trolla; odchodzi, gdy zaczyna się następna tura gracza, który go przywołał.
thing-hidden = Odkryje ją pierwszy krasnolud, który tu wejdzie; na tym kończy się jego ruch.
thing-mine = Kto kończy tu ruch, bierze skarb tego rodzaju, jeśli jakiś został.
thing-dragon = Nie ma tu nic do wzięcia, a kto budzi smoka, traci do 2 punktów.
thing-start = Tu zaczynają krasnoludy tego klanu i stąd mogą prowadzić ścieżki.
thing-treasure = Może go wziąć, kto kończy ruch na odkrytej kopalni tego rodzaju. Wartość widzi ten, kto go bierze.
thing-taken = Przerywana ramka: ten skarb został zabrany.
thing-information = Podejrzyj jedną z dwóch wymienionych rzeczy. Wszyscy widzą, co podglądasz, ale tylko ty widzisz, co to jest.

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

sheet-actions = Karty akcji
sheet-board = Plansza
sheet-mines = Karty kopalni i startu
sheet-paths = Karty ścieżki
sheet-seats = Role i karty na ręce według liczby graczy
sheet-treasures = Karty skarbów

## own

game-title = Sabotażysta: Zaginione kopalnie
game-about = Dwa klany krasnoludów ścigają się przez las do czterech kopalni; nie każdy gra dla własnego klanu.
option-further_rounds = rundy grane do skutku, aż wyłoni się jeden zwycięzca
option_name-further_rounds = Kolejne rundy
choice-further_rounds-no = nie
choice-further_rounds-yes = tak

## What was gained where, and what was drawn.

gain-own = własne skarby
gain-share = udziały w pulach
gain-extra = reszty z pul
gain-dragon = smok
throw-card = dobrane karty
throw-treasure = wartości skarbów
use-path = ścieżka
use-tool = narzędzie
use-information = informacja
use-trap = pułapka
use-troll = troll
use-storm = burza

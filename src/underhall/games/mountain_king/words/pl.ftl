### Zdania gry W grocie Króla Gór. Pola nazywają się e7; miejsca w wiecu 1a (dolny rząd, z lewej) do 4a (szczyt),
### miejsca hordy b1 (dolny rząd) do t3 (górny rząd).

## event

event-mountain_rises = Przed wami wznosi się góra { BOARD($side) }.
event-joins_horde = { TROLL($troll) } dołącza do hordy { STAND($stand, form: "at") }.
event-brings_pedestal = Troll { STAND($stand, form: "at") } ma ze sobą cokół { A_CLAN($clan) }.
event-workshop_revealed = W rezerwie warsztatów jest „{ WORKSHOP($workshop) }”.
event-spell_appears = Nowa karta w księdze czarów: { SPELL($spell) }.
event-statues_stand = Wokół góry stoją posągi klanów, zgodnie z ruchem wskazówek zegara na przemian: { EACH($clans, of: "clan", form: "gen") }.
event-first_player = { NAME($seat) } otrzymuje koronę rozpoczynającego gracza.
event-places_gate = { NAME($seat) } otwiera wrota na polu { $square }.
event-draws_starter = Dobierasz { TROLL($troll, form: "acc") }.
event-drafts = Umieszczasz { TROLL($troll, form: "acc") } { COUNCIL_PLACE($place, form: "at") }.
event-shows_starters = Wiec gracza { NAME($seat) }: { EACH($trolls, of: "troll") }.
event-starts_with = { NAME($seat) } zaczyna, mając { AMOUNTS($what, of: "symbol", form: "acc") }.
event-turn_begins = { NAME($seat) } zaczyna turę.
event-pays = { NAME($seat) } wydaje { AMOUNTS($what, of: "symbol", form: "acc") }.
event-receives = { NAME($seat) } bierze z rezerwy { $amount } { SYMBOL($resource, $amount, form: "acc") }.
event-casts = { NAME($seat) } kładzie runę i rzuca czar „{ SPELL($spell) }”.
event-waives = { NAME($seat) } rezygnuje z efektu czaru.
event-is_charmed = Czar „{ SPELL($spell) }” działa do końca tej tury.
event-spell_fades = Czar „{ SPELL($spell) }” znika z księgi wraz z trzecią runą.
event-works = { NAME($seat) } wchodzi do warsztatu „{ WORKSHOP($workshop) }” (otwarte wejścia: { $uses }).
event-stores = { NAME($seat) } przenosi { SYMBOL($symbol, form: "acc") } { COUNCIL_PLACE($place, form: "from") } do składu.
event-recruits = { NAME($seat) } werbuje { TROLL($troll, form: "acc") }.
event-takes_bribes = { NAME($seat) } zbiera leżące na nim łapówki: { AMOUNTS($what, of: "symbol", form: "acc") }.
event-takes_pedestal = { NAME($seat) } otrzymuje cokół { A_CLAN($clan) }.
event-seats_troll = { TROLL($troll) } zasiada w wiecu { COUNCIL_PLACE($place, form: "at") }.
event-yields = { TROLL($troll) } { COUNCIL_PLACE($place, form: "at") } wytwarza { AMOUNTS($what, of: "symbol", form: "acc") }.
event-is_crowned = { NAME($seat) } ma dziesięć trolli i bierze żeton koronacji wart { $honor } honoru.
event-horde_is_gone = Nikt już nie może werbować: gramy tę rundę do końca, a potem każdy ma jeszcze dwie tury.
event-end_is_near = To był ostatni żeton koronacji: gramy tę rundę do końca, a potem każdy ma jeszcze dwie tury.
event-last_rounds = Zaczyna się nowa runda; razem z nią { $rounds ->
    [one] została { $rounds } runda
    [few] zostały { $rounds } rundy
   *[many] zostało { $rounds } rund
}.
event-retires = { TROLL($troll) } ma już dość łapówek i udaje się na spoczynek.
event-skips = { NAME($seat) } nie może ani werbować, ani kopać.
event-digs = { NAME($seat) } kopie { TILE($tile, form: "acc") } na polu { $square }: { $points } honoru za { $size ->
    [one] { $size } pole
    [few] { $size } pola
   *[many] { $size } pól
} ({ SYMBOL($mineral) }).
event-unearths = { NAME($seat) } wydobywa posąg { CLAN($clan, form: "gen") } na polu { $square }.
event-finds = { NAME($seat) } znajduje { SYMBOL($resource, form: "acc") } na polu { $square }.
event-puts_pedestal = { NAME($seat) } stawia cokół { A_CLAN($clan) } na polu { $square } na { BAND($band, form: "loc") } obszarze i bierze żeton o wartości { $value }.
event-puts_pedestal_face_down = { NAME($seat) } stawia cokół { A_CLAN($clan) } na polu { $square } na { BAND($band, form: "loc") } obszarze i bierze jego żeton.
event-founds = { NAME($seat) } zakłada warsztat „{ WORKSHOP($workshop) }” na polu { $square }.
event-dedicates = { NAME($seat) } poświęca wielką grotę „{ HALL($hall) }” z ołtarzem na polu { $square }.
event-moves_statue = { NAME($seat) } przesuwa posąg { CLAN($clan, form: "gen") } z pola { $square } na { $to }.
event-collapses = { NAME($seat) } zawala tunel na polu { $square }.
event-elevates = { NAME($seat) } wynosi { TROLL($troll, form: "acc") }, a miejsce ({ COUNCIL_PLACE($place) }) zwalnia { TROLL($old) }.
event-drums = { NAME($seat) } bębni dla trolla { COUNCIL_PLACE($place, form: "at") }.
event-takes_toll = { NAME($seat) } zabiera łapówki { STAND($stand, form: "from") }: { AMOUNTS($what, of: "symbol", form: "acc") }.
event-scores = { NAMES($seats) }: tunele { $tunnels }, koronacja { $coronation }, żetony { $tokens }, pozostałe zasoby { $leftovers }, wielkie groty { $halls }, posągi { $statues }; razem { $total }.

## refused

refused-by_hand_already = Już płacisz ręcznie; wybierz, co robisz, a potem, czym płacisz.
refused-nothing_on_trolls = Na twoich trollach nic nie leży; nie ma wyboru, czym zapłacić.
refused-too_poor_to_trade = Wymiana kosztuje { $price ->
    [one] { $price } zasób
    [few] { $price } zasoby
   *[many] { $price } zasobów
}; masz mniej (wózki klanowe się nie liczą).
refused-pay_first = Najpierw zapłać, co trzeba, a potem „{ $move }”.
refused-not_accepted = Tutaj nie można zapłacić { SYMBOL($symbol, form: "ins") }.
refused-not_there = Nie ma tam { SYMBOL($symbol, form: "gen") } do wzięcia.
refused-not_a_start = Na polu { $square } nie ma punktu startowego dla tej liczby graczy.
refused-gate_stands_there = Na polu { $square } stoją już wrota.
refused-parts_partners = Z wrotami na polu { $square } nie wszyscy partnerzy mogliby ze sobą sąsiadować.
refused-not_in_hand = Tego trolla nie masz na ręce: { TROLL($troll) }.
refused-frame_is_taken = Ramka jest zajęta: { COUNCIL_PLACE($place, form: "at") } siedzi już troll.
refused-one_spell = Jeden czar na turę, a w tej już go rzucono.
refused-one_workshop = Jeden warsztat na turę, a w tej już go użyto.
refused-not_in_book = Czar „{ SPELL($spell) }” nie leży odkryty w księdze czarów.
refused-not_by_this_spell = „{ $move }”: tego ten czar nie potrafi.
refused-level_three_only = Ten czar wynosi 3-poziomowego trolla, który stoi w hordzie.
refused-no_workshop_there = Na polu { $square } nie ma warsztatu.
refused-out_of_reach = Twoja sieć nie styka się z warsztatem na polu { $square }.
refused-other_workshop = Warsztat „{ WORKSHOP($workshop) }” nie wykonuje takiej wymiany.
refused-too_few = Potrzeba { $count } { SYMBOL($resource, $count, form: "gen") }; masz mniej.
refused-not_on_troll = Na trollu { COUNCIL_PLACE($place, form: "at") } nie ma { SYMBOL($symbol, form: "gen") }.
refused-must_work = Możesz werbować lub kopać, więc musisz to zrobić.
refused-council_is_full = Twój wiec ma już dziesięć trolli; nikt więcej nie może dołączyć.
refused-nobody_there = Żaden troll nie stoi { STAND($stand, form: "at") }.
refused-too_few_bribes = Ten troll kosztuje { $bribes ->
    [one] { $bribes } łapówkę
    [few] { $bribes } łapówki
   *[many] { $bribes } łapówek
}, po jednej na każdego trolla poniżej; masz { $have }.
refused-by_rows_already = Lawina i tak zatrzyma się po każdym rzędzie.
refused-nothing_below = Na trollach poniżej nie leży nic, co można by wymienić, zanim zaczną wytwarzać.
refused-seat_first = Najpierw posadź nowego trolla, a potem „{ $move }”.
refused-place_is_taken = To miejsce jest zajęte: { COUNCIL_PLACE($place, form: "at") } siedzi już troll.
refused-no_two_below = Troll { COUNCIL_PLACE($place, form: "at") } potrzebuje najpierw dwóch trolli pod sobą.
refused-not_in_bag = W woreczku nie ma już cokołu { CLAN($clan, form: "gen") }.
refused-stack_is_empty = Nie można wykopać { TILE($tile, form: "gen") }: stos jest pusty.
refused-one_mineral = Wszystkie minerały na jeden tunel muszą być tego samego rodzaju.
refused-too_few_minerals = Na { TILE($tile, form: "acc") } potrzeba { $size } { SYMBOL($mineral, $size, form: "gen") }; masz mniej.
refused-no_place = Nie ma już miejsca, gdzie można wykopać { TILE($tile, form: "acc") }.
refused-lay_first = Najpierw połóż tunel, który kopiesz, a potem „{ $move }”.
refused-other_tile = Kopiesz teraz { TILE($tile, form: "acc") }.
refused-off_board = Pole { $square } leży poza planszą.
refused-on_heart = Pole { $square } to serce góry; tam się nie kopie.
refused-on_site = Pole { $square } to miejsce warsztatu; tunelu tam nie wolno położyć.
refused-on_tunnel = Na polu { $square } jest już tunel.
refused-touches_rival = Na polu { $square } tunel stykałby się z siecią rywala.
refused-touches_network = Na polu { $square } tunel stykałby się z siecią; ten czar kopie z dala od wszystkich sieci.
refused-touches_nothing = Tunel musi stykać się krawędzią z twoją siecią.
refused-too_few_hammers = Pola skał wymagają tu { $hammers ->
    [one] { $hammers } młota
    [few] { $hammers } młotów
   *[many] { $hammers } młotów
}; masz mniej.
refused-token_is_taken = Ktoś już wcześniej postawił cokół { A_CLAN($clan) } na { BAND($band, form: "loc") } obszarze.
refused-no_such_pedestal = Nie masz cokołu { CLAN($clan, form: "gen") }.
refused-no_such_workshop = Warsztatu „{ WORKSHOP($workshop) }” już nie ma.
refused-hall_is_taken = Wielka grota „{ HALL($hall) }” została już poświęcona.
refused-only_over_tunnels = Na polu { $square } nie ma tunelu, tylko wrota, grota albo miejsce warsztatu; groty kładzie się wyłącznie na tunelach.
refused-not_own_tunnel = Na polu { $square } grota nie leżałaby na twoich tunelach.
refused-no_statue_there = Na polu { $square } nie ma posągu.
refused-not_your_statue = Posąg na polu { $square } nie należy do twojej sieci.
refused-no_cart = Nie masz wózka, który przesunie posąg { A_CLAN($clan) }.
refused-nowhere_to_go = Dla posągu z pola { $square } nie ma wolnego pola.
refused-haul_first = Najpierw wskaż, dokąd trafi posąg, a potem „{ $move }”.
refused-statue_stands_there = Na polu { $square } stoi już posąg.
refused-too_far = Pole { $square } nie leży w tym samym ani w sąsiednim tunelu.

## setup: what a table cannot be set up with

setup-side = Przy { $seats } miejscach gra się po stronie { $side ->
    [winter] zimowej
   *[autumn] jesiennej
}.
setup-teams = Gra zespołowa wymaga { $needed } miejsc, a nie { $seats }.
setup-start = Miejsce { $start } nie może zaczynać: miejsc jest { $seats }.

## move

move-go_on = Dalej: werbowanie lub kopanie
move-skip = Nie werbuj ani nie kop
move-no_hall = Nie poświęcaj groty
move-done = Zakończ turę
move-by_hand = Wybierz samodzielnie, czym płacisz
move-by_rows = Zatrzymuj lawinę po każdym rzędzie (wymiana)
move-roll_on = Niech lawina toczy się dalej
move-follow = Zastosuj czar
move-waive = Zrezygnuj z efektu czaru
move-leave_work = Wyjdź z warsztatu
move-no_pedestal = Nie bierz cokołu
move-leave_anchor = Zostaw kotwę pustą
move-leave_site = Zostaw miejsce puste
move-trade = Wymień na { SYMBOL($resource, form: "acc") }
move-give = Zapłać { SYMBOL($symbol, form: "ins") }
move-give_from = Zapłać { SYMBOL($symbol, form: "ins") } { COUNCIL_PLACE($source, form: "from") }
move-recruit = Zwerbuj trolla { STAND($stand, form: "from") }
move-place = Posadź trolla { COUNCIL_PLACE($place, form: "at") }
move-take_pedestal = Weź cokół { A_CLAN($clan) }
move-put_pedestal = Postaw tu cokół { A_CLAN($clan) }
move-found = Załóż: { WORKSHOP($workshop) }
move-choose_workshop = Weź do gry: { WORKSHOP($workshop) }
move-dig = Wykop { TILE($tile, form: "acc") } ({ SYMBOL($mineral) })
move-lay = Połóż { TILE($tile, form: "acc") } na { $square }
move-lay_turned = Połóż { TILE($tile, form: "acc") } na { $square }, obrót o { $turned }°
move-lay_flipped = Połóż { TILE($tile, form: "acc") } na { $square } drugą stroną
move-lay_turned_flipped = Połóż { TILE($tile, form: "acc") } na { $square } drugą stroną, obrót o { $turned }°
move-dedicate = Poświęć: { HALL($tile) }, ołtarz na { $square }
move-dedicate_turned = Poświęć: { HALL($tile) }, ołtarz na { $square }, obrót o { $turned }°
move-draft = Umieść { TROLL($troll, form: "acc") } { COUNCIL_PLACE($place, form: "at") }
move-gate = Otwórz wrota na { $square }
move-work = Użyj warsztatu na { $square }
move-haul = Przesuń posąg z { $square }
move-to = Przenieś go na { $square }
move-collapse = Zawal tunel na { $square }
move-divine = Weź, co leży zakopane na { $square }
move-stir = Porusz zakopany posąg na { $square }
move-consecrate = Konsekruj { $square }
move-cast = Rzuć czar: { SPELL($spell) }
move-take = Weź { $amount } { SYMBOL($resource, $amount, form: "acc") }
move-unload = Rozładuj trolla { COUNCIL_PLACE($place, form: "at") }
move-drum = Bębnij dla trolla { COUNCIL_PLACE($place, form: "at") }
move-toll = Weź łapówki { STAND($stand, form: "from") }
move-elevate = Wynieś trolla na miejsce tego { COUNCIL_PLACE($place, form: "at") }
move-with = Wynieś trolla { STAND($stand, form: "from") }
move-use = Oddaj { $count } { SYMBOL($give, $count, form: "acc") } za { $amount } { SYMBOL($take, $amount, form: "acc") }
move-store = Przenieś { SYMBOL($symbol, form: "acc") } { COUNCIL_PLACE($place, form: "from") } do składu
move-fate = Los: { $text }

## council_place

council_place-1a = lewy skraj dolnego rzędu
    .at = na lewym skraju dolnego rzędu
    .from = z lewego skraju dolnego rzędu
council_place-1b = drugie miejsce od lewej w dolnym rzędzie
    .at = na drugim miejscu od lewej w dolnym rzędzie
    .from = z drugiego miejsca od lewej w dolnym rzędzie
council_place-1c = drugie miejsce od prawej w dolnym rzędzie
    .at = na drugim miejscu od prawej w dolnym rzędzie
    .from = z drugiego miejsca od prawej w dolnym rzędzie
council_place-1d = prawy skraj dolnego rzędu
    .at = na prawym skraju dolnego rzędu
    .from = z prawego skraju dolnego rzędu
council_place-2a = lewa strona drugiego rzędu
    .at = z lewej w drugim rzędzie
    .from = z lewej strony drugiego rzędu
council_place-2b = środek drugiego rzędu
    .at = w środku drugiego rzędu
    .from = ze środka drugiego rzędu
council_place-2c = prawa strona drugiego rzędu
    .at = z prawej w drugim rzędzie
    .from = z prawej strony drugiego rzędu
council_place-3a = lewa strona trzeciego rzędu
    .at = z lewej w trzecim rzędzie
    .from = z lewej strony trzeciego rzędu
council_place-3b = prawa strona trzeciego rzędu
    .at = z prawej w trzecim rzędzie
    .from = z prawej strony trzeciego rzędu
council_place-4a = szczyt
    .at = na szczycie
    .from = ze szczytu
council_place-storage = skład
    .at = w składzie
    .from = ze składu

## stand

stand-b1 = pierwsze miejsce dolnego rzędu
    .at = na pierwszym miejscu dolnego rzędu
    .from = z pierwszego miejsca dolnego rzędu
stand-b2 = drugie miejsce dolnego rzędu
    .at = na drugim miejscu dolnego rzędu
    .from = z drugiego miejsca dolnego rzędu
stand-b3 = trzecie miejsce dolnego rzędu
    .at = na trzecim miejscu dolnego rzędu
    .from = z trzeciego miejsca dolnego rzędu
stand-b4 = czwarte miejsce dolnego rzędu
    .at = na czwartym miejscu dolnego rzędu
    .from = z czwartego miejsca dolnego rzędu
stand-b5 = piąte miejsce dolnego rzędu
    .at = na piątym miejscu dolnego rzędu
    .from = z piątego miejsca dolnego rzędu
stand-m1 = pierwsze miejsce środkowego rzędu
    .at = na pierwszym miejscu środkowego rzędu
    .from = z pierwszego miejsca środkowego rzędu
stand-m2 = drugie miejsce środkowego rzędu
    .at = na drugim miejscu środkowego rzędu
    .from = z drugiego miejsca środkowego rzędu
stand-m3 = trzecie miejsce środkowego rzędu
    .at = na trzecim miejscu środkowego rzędu
    .from = z trzeciego miejsca środkowego rzędu
stand-m4 = czwarte miejsce środkowego rzędu
    .at = na czwartym miejscu środkowego rzędu
    .from = z czwartego miejsca środkowego rzędu
stand-t1 = pierwsze miejsce górnego rzędu
    .at = na pierwszym miejscu górnego rzędu
    .from = z pierwszego miejsca górnego rzędu
stand-t2 = drugie miejsce górnego rzędu
    .at = na drugim miejscu górnego rzędu
    .from = z drugiego miejsca górnego rzędu
stand-t3 = trzecie miejsce górnego rzędu
    .at = na trzecim miejscu górnego rzędu
    .from = z trzeciego miejsca górnego rzędu

## Jak nazywa się rezygnacja, zależnie od pytania czaru.

label-FollowCharm-waive = Nie korzystaj z czaru
label-DigBySpell-waive = Nic nie kop tym czarem
label-CaveIn-waive = Nie zawalaj tunelu
label-Divine-waive = Zostaw zakopane
label-EarthRite-waive = Nic nie bierz od ziemi
label-Elevate-waive = Nie wynoś trolla
label-Drum-waive = Dla nikogo nie bębnij
label-Unload-waive = Nie rozładowuj trolla
label-TakeToll-waive = Nie bierz łapówek
label-Wander-waive = Niech posągi stoją
label-Stir-waive = Nie poruszaj posągu
label-Consecrate-waive = Niczego nie konsekruj

## explain

explain-go_on = W tym kroku nie rzucasz już czaru ani nie używasz warsztatu. Runy i warsztaty poczekają do następnej tury.
explain-skip = Możliwe tylko wtedy, gdy bez wymiany nie da się nikogo zwerbować ani nic wykopać.
explain-no_hall = Groty nic nie kosztują, ale zakrywają cokoły, a posąg w środku punktuje tylko na ołtarzu.
explain-done = Zachowanych wózków użyjesz w następnej turze; trzy takie same na koniec gry są warte 1 honoru.
explain-by_hand = Domyślnie zasoby schodzą najpierw z trolli, potem ze składu, żeby trolle mogły znów wytwarzać. Tak samodzielnie wybierasz każdą część następnej zapłaty.
explain-follow = Efekt trwa do końca twojej tury.
explain-waive = Runa i tak przepada.
explain-leave_work = Rezygnujesz z pozostałych użyć w tej turze.
explain-no_pedestal = Nie bierzesz nic z woreczka.
explain-leave_anchor = Cokół można dodać do tego tunelu tylko teraz. Na każdą parę klanu i obszaru przypada jeden cokół w całej grze.
explain-leave_site = Miejsce pozostaje wolne dla każdego, kto następny wykopie obok tunel.
explain-trade = Dowolne cztery zasoby za jeden, ile razy chcesz. Drogo, ale czasem ostatni brakujący zasób jest tego wart.
explain-give = Schodzi z trolla, jeśli któryś to ma, a jeśli nie, ze składu.
explain-give_from = Schodzi dokładnie stamtąd.
explain-recruit = Troll z dolnego rzędu jest darmowy; wyżej kładziesz po monecie na każdym trollu poniżej. Dostajesz łapówki i cokół, które na nim leżą.
explain-place = Nowy troll, dwa pod nim i wszystkie pod nimi znów wytwarzają to, czego im brakuje. Środkowe i górne miejsca wywołują większe lawiny.
explain-take_pedestal = Posąg tego klanu liczy się na nim podwójnie. Stawiasz go, kopiąc tunel z kotwą.
explain-put_pedestal = Od razu bierzesz żeton tego klanu i obszaru. Posąg tego klanu, który będzie tu stał na koniec gry, liczy się podwójnie.
explain-found = Może go używać każdy, czyja sieć się z nim styka, raz na każde otwarte wejście.
explain-choose_workshop = W grze będą tylko wybrane warsztaty.
explain-dig = Płacisz jeden minerał za każde pole, wszystkie tego samego rodzaju; droższe minerały dają więcej honoru. Potem wskazujesz miejsce.
explain-lay = Każde pole skał pod nim kosztuje młot; co leży zakopane, jest twoje. Podane pole to pole kotwy albo, gdy jej brak, pierwsze.
explain-lay_turned = Każde pole skał pod nim kosztuje młot; co leży zakopane, jest twoje. Podane pole to pole kotwy albo, gdy jej brak, pierwsze.
explain-lay_flipped = Każde pole skał pod nim kosztuje młot; co leży zakopane, jest twoje. Podane pole to pole kotwy albo, gdy jej brak, pierwsze.
explain-lay_turned_flipped = Każde pole skał pod nim kosztuje młot; co leży zakopane, jest twoje. Podane pole to pole kotwy albo, gdy jej brak, pierwsze.
explain-dedicate = Podane pole to ołtarz. Na koniec gry grota daje niższą liczbę honoru, a z dowolnym posągiem na ołtarzu wyższą.
explain-dedicate_turned = Podane pole to ołtarz. Na koniec gry grota daje niższą liczbę honoru, a z dowolnym posągiem na ołtarzu wyższą.
explain-draft = Teraz dostajesz jednorazowy dar trolla; jego symbol wytwarza w każdej lawinie, która do niego dotrze. Do dwóch środkowych miejsc lawina dociera częściej.
explain-gate = Tu zaczyna się twoja sieć. Zobacz, co leży w pobliżu: posągi, zakopane zasoby, miejsca warsztatów, pola skał.
explain-work = Tyle użyć, ile ma otwartych wejść, obojętnie kto je otworzył. Tylko jeden warsztat na turę.
explain-haul = Wózek przesuwa go w obrębie tunelu albo na dowolne pole sąsiedniego tunelu. Najpierw idzie wózek jego klanu, potem uniwersalne.
explain-to = Im bliżej serca, tym więcej wart; podwójnie na cokole swojego klanu; w grocie liczy się tylko ołtarz.
explain-collapse = Cały kafelek wraca na stos, a honor za niego zostaje. Stojący na nim cokół odpada z gry, a posąg znów jest zakopany.
explain-divine = Dostajesz to teraz; kto później tam kopie, nic nie znajdzie.
explain-stir = Wychodzi ze skały do twojego tunelu, który się z nim styka.
explain-consecrate = Stawiasz tu cokół, choć tunel jest już wykopany; jego żeton musi jeszcze leżeć na torze cokołów.
explain-cast = Kosztuje runę, którą kładziesz na karcie. Wraz z trzecią runą czar opuszcza księgę.
explain-take = Z rezerwy do twojego składu.
explain-unload = Wszystko, co na nim leży, trafia do twojego składu i troll może znów wytwarzać. Wózki klanowe stają się uniwersalne.
explain-drum = Ten troll i dwa pod nim znów wytwarzają, jak w lawinie.
explain-toll = Wszystkie leżące tam łapówki trafiają do twojego składu.
explain-elevate = Troll 2-poziomowy odchodzi ze wszystkim, co na nim leży. Nowy nie kosztuje łapówek, daje wybór cokołu i leży pusty.
explain-with = Dostajesz leżące na nim łapówki i możesz wybrać cokół. Nie wywołuje to lawiny.
explain-use = Jedno użycie warsztatu. Następne może iść w drugą stronę albo wydać to, co teraz zyskasz.
explain-store = Zwalnia symbol, żeby mógł znów wytwarzać. Wózek klanowy staje się uniwersalny.
explain-fate = Rozstrzyga tasowanie; nikt tego nie wybiera.
explain-by_rows = Po każdym rzędzie możesz wymienić to, co dał, zanim zaczną wytwarzać trolle poniżej: co z nich zdejmiesz, od razu wróci.
explain-roll_on = Następny rząd wytwarza to, czego mu brakuje.

## reason

reason-any_spot = Punkty startowe są mniej więcej równie dobre; ten jest wolny.
reason-good_starter = Z twoich dwóch trolli ten wytwarza coś cenniejszego; żadne z wolnych miejsc nie zapełnia się częściej.
reason-scores_now = To daje od razu { $honor } honoru.
reason-reaches_deeper = To prowadzi w stronę serca.
reason-unearths = To wydobywa posąg.
reason-finds = To daje zakopane tam zasoby.
reason-grows_council = Dzięki temu duża część wiecu znów wytwarza.
reason-takes_crown = To twój dziesiąty troll, daje żeton koronacji.
reason-carries_home = To przenosi posąg w lepsze miejsce.
reason-fills_altar = To stawia posąg na ołtarzu.
reason-doubles = Na cokole swojego klanu posąg liczy się podwójnie.
reason-grand_hall = Grota jest warta więcej niż to, co zakrywa.
reason-no_hall = Grota zakryłaby więcej, niż jest warta.
reason-useful_workshop = To daje coś, czego brakuje.
reason-useful_spell = Czar jest wart więcej niż runa.
reason-pedestal_pays = Żeton da punkty, a z czasem może tu stanąć i posąg.
reason-keeps_pedestal = Cokół lepiej zachować na obszar bliżej serca.
reason-keeps_resources = Nic innego nie jest tu teraz warte swojej ceny.
reason-last_piece = Tego jednego brakuje, a bez czterech, które kosztuje, możesz się obejść.
reason-spares_most = Bez tego najłatwiej się obejdziesz.

## aim

aim-win = Najwięcej honoru. Tunele dają go od razu po wykopaniu. Na koniec gry liczą się żetony koronacji i punktacji, wielkie groty, najlepszy posąg w każdym z twoich tuneli (im bliżej serca, tym więcej, a na cokole swojego klanu podwójnie) oraz trójki takich samych pozostałych zasobów.
aim-end = Gdy zabrano wszystkie żetony koronacji (bierze się je za dziesiątego trolla w wiecu), runda zostaje dokończona i każdy ma jeszcze dwie tury.

## question

question-ChooseWorkshop = Które warsztaty będą w grze?
question-PlaceGate = Gdzie staną twoje wrota?
question-PlaceStarter = Umieść w ramce jednego z dwóch trolli.
question-SpellAndWorkshop = Rzuć czar, użyj warsztatu albo idź dalej.
question-FollowCharm = Czy czar ma zadziałać?
question-DigBySpell = Który tunel kopiesz tym czarem?
question-CaveIn = Który tunel ma się zawalić?
question-Divine = Który zakopany zasób bierzesz?
question-EarthRite = Co daje ci ziemia?
question-Elevate = Który 2-poziomowy troll zwalnia miejsce?
question-ElevateWith = Który 3-poziomowy troll zajmie jego miejsce?
question-Drum = Dla którego trolla bębnisz?
question-Unload = Którego trolla rozładowujesz?
question-TakeToll = Z którego trolla bierzesz łapówki?
question-Wander = Który posąg wędruje?
question-Stir = Który zakopany posąg poruszasz?
question-SendStatue = Dokąd trafia posąg?
question-Consecrate = Które pole konsekrujesz?
question-ConsecrateTo = Który cokół tam stawiasz?
question-UseWorkshop = Użyj warsztatu albo wyjdź.
question-RecruitOrDig = Zwerbuj trolla albo wykop tunel.
question-GiveOne = Czym płacisz?
question-ChoosePedestal = Który cokół bierzesz z woreczka?
question-SeatTroll = Gdzie zasiądzie nowy troll?
question-TradeInCascade = Wymieniasz coś, zanim zacznie wytwarzać następny rząd?
question-LayTunnel = Gdzie kładziesz tunel?
question-AddPedestal = Postawić cokół na kotwie?
question-FoundWorkshop = Który warsztat zakładasz?
question-DedicateHall = Poświęcić wielką grotę?
question-MoveStatues = Przesuń posąg albo zakończ turę.
question-HaulTo = Dokąd trafia posąg?

## Odpowiedź na kliknięcie w coś, co nie jest odpowiedzią na pytanie.

warning-nothing = teraz nic to nie daje
warning-outwards = twoje posągi będą warte mniej niż teraz
warning-idle = twoje posągi nie będą warte więcej niż teraz

## choose

choose-ChooseWorkshop = Wybierz jeden z proponowanych warsztatów.
choose-PlaceGate = Wybierz jeden z podświetlonych punktów startowych.
choose-PlaceStarter = Wybierz trolla z ręki, a potem jedną z podświetlonych ramek.
choose-SpellAndWorkshop = Wybierz podświetlony czar lub warsztat albo idź dalej.
choose-RecruitOrDig = Wybierz podświetlonego trolla z hordy albo tunel do wykopania.
choose-GiveOne = Wybierz, czym płacisz.
choose-UseWorkshop = Wybierz, co zrobi dla ciebie warsztat, albo wyjdź.
choose-FollowCharm = Wybierz, czy czar ma zadziałać.
choose-DigBySpell = Wybierz tunel do wykopania.
choose-CaveIn = Wybierz jeden z podświetlonych tuneli.
choose-Divine = Wybierz jedno z podświetlonych pól.
choose-EarthRite = Wybierz, co daje ci ziemia.
choose-Elevate = Wybierz jednego z podświetlonych trolli swojego wiecu.
choose-ElevateWith = Wybierz jednego z podświetlonych trolli hordy.
choose-Drum = Wybierz jednego z podświetlonych trolli swojego wiecu.
choose-Unload = Wybierz jednego z podświetlonych trolli swojego wiecu.
choose-TakeToll = Wybierz jednego z podświetlonych trolli hordy.
choose-Wander = Wybierz jeden z podświetlonych posągów.
choose-Stir = Wybierz jeden z podświetlonych posągów.
choose-SendStatue = Wybierz jedno z podświetlonych pól.
choose-Consecrate = Wybierz jedno z podświetlonych pól.
choose-ConsecrateTo = Wybierz cokół, który tam stawiasz.
choose-ChoosePedestal = Wybierz cokół, który bierzesz.
choose-SeatTroll = Wybierz jedno z podświetlonych miejsc swojego wiecu.
choose-TradeInCascade = Wybierz, na co wymieniasz, albo niech lawina toczy się dalej.
choose-LayTunnel = Wybierz jedno z podświetlonych pól na tunel.
choose-AddPedestal = Wybierz cokół, który stawiasz na kotwie, albo zostaw ją pustą.
choose-FoundWorkshop = Wybierz warsztat, który zakładasz, albo zostaw miejsce puste.
choose-DedicateHall = Wybierz grotę, a potem jedno z podświetlonych pól.
choose-MoveStatues = Wybierz jeden z podświetlonych posągów albo zakończ turę.
choose-HaulTo = Wybierz jedno z podświetlonych pól.

## symbol

symbol-stone = { $count ->
    [one] kamień
    [few] kamienia
   *[many] kamienia
}
    .acc = { $count ->
        [one] kamień
        [few] kamienia
       *[many] kamienia
    }
    .gen = { $count ->
        [one] kamienia
        [few] kamienia
       *[many] kamienia
    }
    .ins = kamieniem
symbol-iron = { $count ->
    [one] żelazo
    [few] żelaza
   *[many] żelaza
}
    .acc = { $count ->
        [one] żelazo
        [few] żelaza
       *[many] żelaza
    }
    .gen = { $count ->
        [one] żelaza
        [few] żelaza
       *[many] żelaza
    }
    .ins = żelazem
symbol-heartstone = { $count ->
    [one] klejnot
    [few] klejnoty
   *[many] klejnotów
}
    .acc = { $count ->
        [one] klejnot
        [few] klejnoty
       *[many] klejnotów
    }
    .gen = { $count ->
        [one] klejnotu
        [few] klejnotów
       *[many] klejnotów
    }
    .ins = klejnotem
symbol-cart = { $count ->
    [one] wózek
    [few] wózki
   *[many] wózków
}
    .acc = { $count ->
        [one] wózek
        [few] wózki
       *[many] wózków
    }
    .gen = { $count ->
        [one] wózka
        [few] wózków
       *[many] wózków
    }
    .ins = wózkiem
symbol-hammer = { $count ->
    [one] młot
    [few] młoty
   *[many] młotów
}
    .acc = { $count ->
        [one] młot
        [few] młoty
       *[many] młotów
    }
    .gen = { $count ->
        [one] młota
        [few] młotów
       *[many] młotów
    }
    .ins = młotem
symbol-rune = { $count ->
    [one] runa
    [few] runy
   *[many] run
}
    .acc = { $count ->
        [one] runę
        [few] runy
       *[many] run
    }
    .gen = { $count ->
        [one] runy
        [few] run
       *[many] run
    }
    .ins = runą
symbol-coin = { $count ->
    [one] moneta
    [few] monety
   *[many] monet
}
    .acc = { $count ->
        [one] monetę
        [few] monety
       *[many] monet
    }
    .gen = { $count ->
        [one] monety
        [few] monet
       *[many] monet
    }
    .ins = monetą
symbol-fire-cart = { $count ->
    [one] wózek Ognia
    [few] wózki Ognia
   *[many] wózków Ognia
}
    .acc = { $count ->
        [one] wózek Ognia
        [few] wózki Ognia
       *[many] wózków Ognia
    }
    .gen = { $count ->
        [one] wózka Ognia
        [few] wózków Ognia
       *[many] wózków Ognia
    }
    .ins = wózkiem Ognia
symbol-ice-cart = { $count ->
    [one] wózek Lodu
    [few] wózki Lodu
   *[many] wózków Lodu
}
    .acc = { $count ->
        [one] wózek Lodu
        [few] wózki Lodu
       *[many] wózków Lodu
    }
    .gen = { $count ->
        [one] wózka Lodu
        [few] wózków Lodu
       *[many] wózków Lodu
    }
    .ins = wózkiem Lodu
symbol-moon-cart = { $count ->
    [one] wózek Księżyca
    [few] wózki Księżyca
   *[many] wózków Księżyca
}
    .acc = { $count ->
        [one] wózek Księżyca
        [few] wózki Księżyca
       *[many] wózków Księżyca
    }
    .gen = { $count ->
        [one] wózka Księżyca
        [few] wózków Księżyca
       *[many] wózków Księżyca
    }
    .ins = wózkiem Księżyca
symbol-mixed = mieszane minerały
    .acc = mieszane minerały
    .gen = mieszanych minerałów
    .ins = mieszanymi minerałami
symbol-any = { $count ->
    [one] dowolny zasób
    [few] dowolne zasoby
   *[many] dowolnych zasobów
}
    .acc = { $count ->
        [one] dowolny zasób
        [few] dowolne zasoby
       *[many] dowolnych zasobów
    }
    .gen = { $count ->
        [one] dowolnego zasobu
        [few] dowolnych zasobów
       *[many] dowolnych zasobów
    }
    .ins = dowolnym zasobem
symbol-honor = { $count ->
    [one] honor
    [few] honoru
   *[many] honoru
}
    .acc = { $count ->
        [one] honor
        [few] honoru
       *[many] honoru
    }
    .gen = { $count ->
        [one] honoru
        [few] honoru
       *[many] honoru
    }
    .ins = honorem
symbol-later-honor = { $count ->
    [one] honor na koniec, na tę chwilę
    [few] honoru na koniec, na tę chwilę
   *[many] honoru na koniec, na tę chwilę
}
    .acc = { $count ->
        [one] honor na koniec, na tę chwilę
        [few] honoru na koniec, na tę chwilę
       *[many] honoru na koniec, na tę chwilę
    }
    .gen = { $count ->
        [one] honoru na koniec, na tę chwilę
        [few] honoru na koniec, na tę chwilę
       *[many] honoru na koniec, na tę chwilę
    }
    .ins = honorem na koniec, na tę chwilę
symbol-fire-statue = { $count ->
    [one] posąg Ognia
    [few] posągi Ognia
   *[many] posągów Ognia
}
    .acc = { $count ->
        [one] posąg Ognia
        [few] posągi Ognia
       *[many] posągów Ognia
    }
    .gen = { $count ->
        [one] posągu Ognia
        [few] posągów Ognia
       *[many] posągów Ognia
    }
    .ins = posągiem Ognia
symbol-ice-statue = { $count ->
    [one] posąg Lodu
    [few] posągi Lodu
   *[many] posągów Lodu
}
    .acc = { $count ->
        [one] posąg Lodu
        [few] posągi Lodu
       *[many] posągów Lodu
    }
    .gen = { $count ->
        [one] posągu Lodu
        [few] posągów Lodu
       *[many] posągów Lodu
    }
    .ins = posągiem Lodu
symbol-moon-statue = { $count ->
    [one] posąg Księżyca
    [few] posągi Księżyca
   *[many] posągów Księżyca
}
    .acc = { $count ->
        [one] posąg Księżyca
        [few] posągi Księżyca
       *[many] posągów Księżyca
    }
    .gen = { $count ->
        [one] posągu Księżyca
        [few] posągów Księżyca
       *[many] posągów Księżyca
    }
    .ins = posągiem Księżyca
symbol-fire-pedestal = { $count ->
    [one] cokół Ognia
    [few] cokoły Ognia
   *[many] cokołów Ognia
}
    .acc = { $count ->
        [one] cokół Ognia
        [few] cokoły Ognia
       *[many] cokołów Ognia
    }
    .gen = { $count ->
        [one] cokołu Ognia
        [few] cokołów Ognia
       *[many] cokołów Ognia
    }
    .ins = cokołem Ognia
symbol-ice-pedestal = { $count ->
    [one] cokół Lodu
    [few] cokoły Lodu
   *[many] cokołów Lodu
}
    .acc = { $count ->
        [one] cokół Lodu
        [few] cokoły Lodu
       *[many] cokołów Lodu
    }
    .gen = { $count ->
        [one] cokołu Lodu
        [few] cokołów Lodu
       *[many] cokołów Lodu
    }
    .ins = cokołem Lodu
symbol-moon-pedestal = { $count ->
    [one] cokół Księżyca
    [few] cokoły Księżyca
   *[many] cokołów Księżyca
}
    .acc = { $count ->
        [one] cokół Księżyca
        [few] cokoły Księżyca
       *[many] cokołów Księżyca
    }
    .gen = { $count ->
        [one] cokołu Księżyca
        [few] cokołów Księżyca
       *[many] cokołów Księżyca
    }
    .ins = cokołem Księżyca
symbol-site = { $count ->
    [one] warsztat do założenia
    [few] warsztaty do założenia
   *[many] warsztatów do założenia
}
    .acc = { $count ->
        [one] warsztat do założenia
        [few] warsztaty do założenia
       *[many] warsztatów do założenia
    }
    .gen = { $count ->
        [one] warsztatu do założenia
        [few] warsztatów do założenia
       *[many] warsztatów do założenia
    }
    .ins = warsztatem do założenia

## clan

clan-fire = Ogień
    .gen = Ognia
clan-ice = Lód
    .gen = Lodu
clan-moon = Księżyc
    .gen = Księżyca
clan-mud = Błoto
    .gen = Błota

## a_clan

a_clan-fire = Ognia
a_clan-ice = Lodu
a_clan-moon = Księżyca

## band

band-dark_grey = ciemnoszary
    .loc = ciemnoszarym
band-light_grey = szary
    .loc = szarym
band-brown = brązowy
    .loc = brązowym
band-orange = pomarańczowy
    .loc = pomarańczowym
band-yellow = żółty
    .loc = żółtym

## board

board-winter = zimą
board-autumn = jesienią

## tile

tile-i2 = krótki tunel
    .acc = krótki tunel
    .gen = krótkiego tunelu
tile-i3 = prosty tunel
    .acc = prosty tunel
    .gen = prostego tunelu
tile-v3 = narożny tunel
    .acc = narożny tunel
    .gen = narożnego tunelu
tile-l4 = hakowaty tunel
    .acc = hakowaty tunel
    .gen = hakowatego tunelu
tile-t4 = rozwidlony tunel
    .acc = rozwidlony tunel
    .gen = rozwidlonego tunelu
tile-s4 = zygzakowaty tunel
    .acc = zygzakowaty tunel
    .gen = zygzakowatego tunelu
tile-p5 = komora
    .acc = komorę
    .gen = komory
tile-v5 = wielki narożny tunel
    .acc = wielki narożny tunel
    .gen = wielkiego narożnego tunelu

## hall

hall-shamans-dwelling = Siedziba Szamana
hall-stonemasons-house = Dom Kamieniarza
hall-great-forge = Wielka Kuźnia
hall-treasury = Skarbiec
hall-crucible = Tygiel
hall-rift = Szczelina

## workshop

workshop-cartwright = Wytwórca wózków
workshop-runesmith = Kowal run
workshop-charm-maker = Wytwórca amuletów
workshop-quarry = Kamieniołom
workshop-coin-press = Prasa do monet
workshop-millstone = Kamień młyński
workshop-foundry = Odlewnia
workshop-toolmaker = Wytwórca narzędzi
workshop-picksmith = Kowal kilofów
workshop-wheelwright = Kołodziej
workshop-quartermaster = Kwatermistrz

## workshop_use

workshop_use-cartwright = 1 klejnot za 1 wózek uniwersalny lub odwrotnie. Wózka klanowego nie można tu wydać.
workshop_use-runesmith = 1 kamień lub 1 żelazo za 1 runę lub odwrotnie.
workshop_use-charm-maker = 1 moneta za 1 runę lub odwrotnie.
workshop_use-quarry = 1 klejnot za 2 kamienia lub odwrotnie.
workshop_use-coin-press = 1 żelazo lub 1 klejnot za 1 monetę lub odwrotnie.
workshop_use-millstone = 1 kamień za 1 żelazo lub odwrotnie.
workshop_use-foundry = 1 klejnot za 1 żelazo lub odwrotnie.
workshop_use-toolmaker = 1 klejnot za 1 młot lub odwrotnie.
workshop_use-picksmith = 2 dowolne zasoby za 1 młot.
workshop_use-wheelwright = 2 dowolne zasoby za 1 wózek uniwersalny.
workshop_use-quartermaster = Przenieś 1 zasób z jednego ze swoich trolli do składu. Wózek klanowy staje się uniwersalny.

## spell

spell-swift-dig = Szybki Wykop
spell-lone-shaft = Samotny Szyb
spell-soft-stone = Miękki Kamień
spell-blended-walls = Mieszane Ściany
spell-cave-in = Zawalisko
spell-divining = Różdżkarstwo
spell-earth-rite = Rytuał Ziemi
spell-silver-tongue = Słodkie Słówka
spell-elevation = Ceremonia Wyniesienia
spell-drums = Bębny w Głębinach
spell-open-hands = Otwarte Dłonie
spell-toll = Myto
spell-fair-weight = Uczciwa Waga
spell-wandering-stone = Wędrujący Kamień
spell-stir-the-buried = Poruszenie Zakopanego
spell-consecration = Konsekracja
spell-brother-carts = Bratnie Wózki

## spell_text

spell_text-swift-dig = Wykop od razu tunel według wszystkich zasad kopania. W kroku 2 i tak musisz werbować lub kopać.
spell_text-lone-shaft = Wykop od razu tunel według wszystkich zasad kopania, ale nie może stykać się z żadną siecią. Jest niczyj, póki ktoś się z nim nie połączy.
spell_text-soft-stone = W tej turze pola skał nie kosztują cię młotów.
spell_text-blended-walls = W tej turze możesz płacić za tunel dowolną mieszanką minerałów. Punktuje jak kamień.
spell_text-cave-in = Jeden cały kafelek tunelu twojej sieci zawala się i wraca na stos. Stojący na nim cokół odpada z gry, a posąg znów jest zakopany. Weź 2 kamienia.
spell_text-divining = Weź jeden zakopany zasób z pola sąsiadującego z twoją siecią.
spell_text-earth-rite = Weź 3 kamienia, 2 żelaza albo 1 klejnot.
spell_text-silver-tongue = W tej turze możesz przekupywać dowolną mieszanką zasobów, po jednym na trolla.
spell_text-elevation = Odrzuć 2-poziomowego trolla ze swojego wiecu ze wszystkim, co na nim leży, i umieść na jego miejscu 3-poziomowego trolla z hordy.
spell_text-drums = Jeden troll w drugim rzędzie twojego wiecu znów wytwarza, a z nim dwa trolle bezpośrednio pod nim.
spell_text-open-hands = Przenieś wszystko z jednego ze swoich trolli do składu.
spell_text-toll = Weź wszystkie łapówki leżące na jednym trollu hordy.
spell_text-fair-weight = W tej turze wymiana kosztuje cię 3 zasoby zamiast 4.
spell_text-wandering-stone = Przesuń jeden posąg swojej sieci na dowolne wolne pole swojej sieci.
spell_text-stir-the-buried = Zakopany posąg sąsiadujący z twoją siecią przechodzi na dowolne wolne pole twojego tunelu, z którym się styka.
spell_text-consecration = Postaw cokół ze składu na dowolnym polu swojego tunelu i weź jego żeton.
spell_text-brother-carts = W tej turze każdy z twoich wózków klanowych przesuwa posągi dowolnego klanu.

## Skąd jest honor, na liście obok liczb.

tally-tunnels = wykopane tunele
tally-coronation = koronacja
tally-tokens = żetony punktacji
tally-leftovers = pozostałe zasoby
tally-halls = wielkie groty
tally-statues = posągi
tally-pedestals = podwójnie na cokołach

## family

family-digging = kopanie
family-resources = zasoby i werbowanie
family-statues = posągi

## sheet

sheet-board_winter = Góra zimą
sheet-board_autumn = Góra jesienią
sheet-tunnels = Tunele
sheet-halls = Wielkie groty
sheet-trolls = Horda
sheet-starters = Początkowe trolle
sheet-workshops = Warsztaty
sheet-spells = Czary
sheet-honor = Honor

## Co leży na górze, w zdaniu dla tego, kto na to wskaże.

thing-heart = Tu nikt nie kopie. Im bliżej serca, tym więcej punktuje posąg.
thing-rubble = Kafelek, który to zakryje, kosztuje o jeden młot więcej.
thing-buried = Będzie twoje, gdy tylko zakryje to twój kafelek.
thing-buried_statue = Wydobywa go położony na nim tunel; wtedy można go przesuwać i punktuje.
thing-statue = Punktuje według obszaru, jeśli na koniec gry stoi w twoim tunelu.
thing-pedestal = Posąg tego klanu, który na koniec gry tu stoi, punktuje podwójnie.
thing-altar = Z posągiem na ołtarzu grota daje wyższą liczbę honoru.
thing-site = Kto położy obok tunel, może tu założyć warsztat.
thing-start = Tu mogą stanąć wrota: od nich zaczyna się twój pierwszy tunel. Liczba mówi, przy ilu graczach używa się tego punktu; dwóch graczy zajmuje dwa punkty o tej samej liczbie.

## troll

troll-bogmar = Bagnomar
    .acc = Bagnomara
troll-sludge-nan = Babka Szlam
    .acc = Babkę Szlam
troll-peatfoot = Torfostopy
    .acc = Torfostopego
troll-clayhand = Glinoręki
    .acc = Glinorękiego
troll-mirewife = Bagienna Baba
    .acc = Bagienną Babę
troll-dribble = Ślinek
    .acc = Ślinka
troll-cinderjaw = Żużloszczęki
    .acc = Żużloszczękiego
troll-sootbelly = Sadzobrzuch
    .acc = Sadzobrzucha
troll-emberling = Żarek
    .acc = Żarka
troll-flintnose = Krzemionos
    .acc = Krzemionosa
troll-coalheart = Węglowe Serce
    .acc = Węglowe Serce
troll-rimebeard = Szronobrody
    .acc = Szronobrodego
troll-frostfinger = Lodowy Paluch
    .acc = Lodowego Palucha
troll-hailgrin = Gradozęby
    .acc = Gradozębego
troll-snowmother = Matka Śniegu
    .acc = Matkę Śniegu
troll-icicle-ulf = Ulf Sopel
    .acc = Ulfa Sopla
troll-moonpaw = Łapa Księżyca
    .acc = Łapę Księżyca
troll-nightsong = Nocna Pieśń
    .acc = Nocną Pieśń
troll-silverlid = Srebrnooki
    .acc = Srebrnookiego
troll-duskwalker = Zmierzchowiec
    .acc = Zmierzchowca
troll-starcounter = Gwiazdolicz
    .acc = Gwiazdolicza
troll-old-quagga = Stara Topiel
    .acc = Starą Topiel
troll-turfback = Darniogrzbiet
    .acc = Darniogrzbieta
troll-marshmaw = Błotna Gęba
    .acc = Błotną Gębę
troll-wallowgrim = Ponury Tapel
    .acc = Ponurego Tapla
troll-gullet = Gardziel
    .acc = Gardziel
troll-brandmaster = Mistrz Żagwi
    .acc = Mistrza Żagwi
troll-forgewife = Kowalicha
    .acc = Kowalichę
troll-magmatooth = Magmozęby
    .acc = Magmozębego
troll-pyre-hag = Wiedźma Stosu
    .acc = Wiedźmę Stosu
troll-glacier-jo = Lodowy Jo
    .acc = Lodowego Jo
troll-berg-bror = Bror z Kry
    .acc = Brora z Kry
troll-winterwitch = Wiedźma Zimy
    .acc = Wiedźmę Zimy
troll-crevasse = Rozpadlina
    .acc = Rozpadlinę
troll-moonwarden = Stróż Luny
    .acc = Stróża Luny
troll-tidecaller = Zaklinacz Fal
    .acc = Zaklinacza Fal
troll-paleface = Bladolicy
    .acc = Bladolicego
troll-dreamer = Śniący
    .acc = Śniącego
troll-mother-mire = Matka Bagnica
    .acc = Matkę Bagnicę
troll-lord-of-peat = Pan Torfu
    .acc = Pana Torfu
troll-bogking = Król Bagien
    .acc = Króla Bagien
troll-fenreeve = Wójt Moczarów
    .acc = Wójta Moczarów
troll-swampsage = Mędrzec Błot
    .acc = Mędrca Błot
troll-volcano-thane = Tan Wulkanu
    .acc = Tana Wulkanu
troll-flame-oracle = Wieszcz Ognia
    .acc = Wieszcza Ognia
troll-ashlord = Pan Popiołów
    .acc = Pana Popiołów
troll-salamander = Salamandra
    .acc = Salamandrę
troll-avalanche = Śnieżna Zwała
    .acc = Śnieżną Zwałę
troll-jarl-of-rime = Jarl Szronu
    .acc = Jarla Szronu
troll-frostseer = Widząca Mróz
    .acc = Widzącą Mróz
troll-deepfreeze = Wielki Ziąb
    .acc = Wielkiego Ziąba
troll-lunar-queen = Królowa Luna
    .acc = Królową Lunę
troll-eclipse = Zaćmienie
    .acc = Zaćmienie
troll-starfather = Ojciec Gwiazd
    .acc = Ojca Gwiazd
troll-tidelord = Pan Pływów
    .acc = Pana Pływów
troll-pebble = Kamyk
    .acc = Kamyka
troll-rusty = Rdzawy
    .acc = Rdzawego
troll-glimmer = Błysk
    .acc = Błyska
troll-tinker = Druciarz
    .acc = Druciarza
troll-scribble = Gryzmoł
    .acc = Gryzmoła
troll-jingle = Brzęczek
    .acc = Brzęczka

## own

game-title = W grocie Króla Gór
game-about = Trolle wracają do domu: kop w zawalonej górze, zapełniaj wiec, przenoś posągi do jej serca.
option-board = strona planszy; wybór jest tylko w grze 2-osobowej
option-teams = dwa zespoły po dwie osoby: miejsca 1 i 2 przeciw 3 i 4
option-workshops = losowane, losowane bez duplikatów albo wybierane przez gracza na miejscu 1
option-start = miejsce (lub zespół), które zaczyna
option-hide_tokens = ukryj wartości żetonów punktacji innych graczy
option_name-board = Plansza
option_name-teams = Zespoły
option_name-workshops = Warsztaty
option_name-start = Kto zaczyna
option_name-hide_tokens = Zakryte żetony
choice-board-usual = zwykła
choice-board-winter = zimowa
choice-board-autumn = jesienna
choice-teams-no = nie
choice-teams-yes = tak
choice-workshops-random = losowane
choice-workshops-no_duplicates = bez duplikatów
choice-workshops-chosen = wybrane
choice-start-random = losowo
choice-hide_tokens-no = nie
choice-hide_tokens-yes = tak

## What was drawn.

throw-pedestal = cokoły z woreczka

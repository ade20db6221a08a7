### Zdania gry Covenant. Komnaty nazywają się b3, krawędzie b3-c3, punkty b3-c3-c4.
### Co robi klan, mówi clan_..., co robi Rada Starszych, mówi elders_...

## event

event-shares_blocked = Wózki nieużywanego koloru zakrywają część czwartego gracza.
event-turns_up = Odkryto { PARTS($tile, of: "tile") }.
event-shuffles_discards = Stos się wyczerpał: odrzucone kafelki { ROW($row, form: "of") } wtasowano w nowy.
event-project_laid = Wyłożono projekt: { PROJECT($project) }.
event-die_shows = Kość { ENEMY($enemy, form: "of") } pokazuje teraz { PARTS($gives, of: "gift") }.
event-chamber_is = Komnata { $chamber } jest { COLOUR($colour) } i ma złoże { RESOURCE($deposit, form: "gen") }.
event-enemy_appears = { ENEMY_ALONE($enemy) } pojawia się w komnacie { $chamber }.
event-first_player = { NAME($seat) } zostaje graczem rozpoczynającym.
event-drafts_start = { NAME($seat) } wybiera kafelek startowy { START($start, form: "gen") }.
event-drafts_tradition = { NAME($seat) } wybiera tradycję „{ TRADITION($tradition) }”.
event-drafts_goal = { NAME($seat) } wybiera cel: { GOAL($goal) }.
event-drafts_a_goal = { NAME($seat) } wybiera cel.
event-era_begins = Zaczyna się era { $era }.
event-turn_begins = { NAME($seat) } zaczyna turę.
event-council_begins = Zaczyna się Rada { $era }; wszystkie krasnoludy wracają do tawern.
event-final_scoring = Gra się kończy, czas na punktację końcową.
event-clan_gains_glory = { NAME($seat) } zdobywa { $points } PC { EARNED($source) }.
event-clan_pays_glory = { NAME($seat) } płaci { $amount } PC za { ROW($row, form: "acc") }.
event-clan_gains_resource = { NAME($seat) } zyskuje { $amount } { RESOURCE($resource, $amount) }.
event-clan_discards_resource = { NAME($seat) } nie ma miejsca i odrzuca { RESOURCE($resource) }.
event-clan_pays_resource = { NAME($seat) } płaci { RESOURCE($resource, form: "ins") }.
event-clan_gets_token = { NAME($seat) } zyskuje żeton pokrzepienia +1.
event-clan_exchanges_token = { NAME($seat) } wymienia żeton pokrzepienia +1 na +2.
event-clan_gets_keys = { NAME($seat) } zyskuje { $amount ->
    [one] { $amount } klucz
    [few] { $amount } klucze
   *[many] { $amount } kluczy
}.
event-clan_opens_storage = { NAME($seat) } otwiera kafelek magazynu.
event-clan_unlocks_buildings = { NAME($seat) } odblokowuje dom i warsztat.
event-clan_is_stronger = { NAME($seat) } ma w tej turze siłę większą o { $amount }.
event-clan_strengthens = { NAME($seat) } wzmacnia krasnoluda do siły { $strength }.
event-clan_advances = { NAME($seat) } dociera do pola { $space } na torze { TRACK($track, form: "gen") }.
event-clan_achieves = { NAME($seat) } zyskuje osiągnięcie na torze { TRACK($track, form: "gen") }.
event-clan_takes_coin = { NAME($seat) } bierze monetę { COIN($coin, form: "acc") } i kładzie ją na { NTH($place, form: "loc") } miejscu na monety.
event-clan_borrows_coin = { NAME($seat) } korzysta z odkrytej monety { COIN($coin, form: "gen") }.
event-clan_resolves_coin = { NAME($seat) } korzysta z monety { COIN($coin, form: "gen") }.
event-clan_keeps_tradition = { NAME($seat) } przyjmuje tradycję „{ TRADITION($tradition) }”.
event-clan_honours = { NAME($seat) } kultywuje tradycję „{ TRADITION($tradition) }”.
event-clan_takes_relic = { NAME($seat) } bierze relikt: { RELIC($relic, form: "acc") }.
event-clan_uses_relic = { NAME($seat) } używa { RELIC($relic, form: "gen") }.
event-clan_uses_relic_as = { NAME($seat) } używa { RELIC($relic, form: "gen") } tak jak { RELIC($other, form: "gen") }.
event-clan_forges = { NAME($seat) } wykuwa { PARTS($tool, of: "tile") } na { FORGE_PLACE($place, form: "loc") }.
event-clan_adorns = { NAME($seat) } ozdabia { POST($post, form: "acc") }: { SLOT_COLOUR($colour) } zdobienie ({ EFFECT($effect) }).
event-clan_assigns = { NAME($seat) } przypisuje krasnoluda o sile { $strength } do { POST($post, form: "gen") }.
event-clan_spends_support = { NAME($seat) } wydaje żeton pokrzepienia +{ $amount }.
event-clan_acts = { NAME($seat) } { ACTS($action) } z siłą { $strength }.
event-clan_uses_ornament = { NAME($seat) } używa zdobienia.
event-clan_clears_rubble = { NAME($seat) } usuwa { $amount ->
    [one] { $amount } kafelek
    [few] { $amount } kafelki
   *[many] { $amount } kafelków
} gruzu.
event-clan_reveals = { NAME($seat) } odkrywa komnatę { $chamber }.
event-clan_defeats = { NAME($seat) } pokonuje { AN_ENEMY($enemy) } w komnacie { $chamber }.
event-clan_takes_die = { NAME($seat) } bierze nagrodę z kości { ENEMY($enemy, form: "of") }.
event-clan_moves_enemy = { NAME($seat) } przenosi { AN_ENEMY($enemy) } z komnaty { $chamber } do { $there }.
event-clan_captures = { NAME($seat) } zabiera { AN_ENEMY($enemy) } z komnaty { $chamber } do lochów.
event-clan_delivers = { NAME($seat) } dostarcza { RESOURCE($resource) } na { SITE($site) }.
event-clan_delivers_to_throne = { NAME($seat) } dostarcza { RESOURCE($resource) } na tron.
event-clan_completes_site = { NAME($seat) } kończy dostawy na { SITE($site) } i zyskuje budowlę.
event-clan_builds = { NAME($seat) } buduje { BUILDING($building, form: "acc") } { $building ->
    [house] w komnacie
    [workshop] w komnacie
   *[other] na
} { $where }.
event-clan_releases = { NAME($seat) } ma za mało kluczy i wypuszcza { AN_ENEMY($enemy) }.
event-clan_scores_dungeon = { NAME($seat) } zdobywa { $points } PC za lochy: { PARTS($how, of: "captive") }.
event-clan_scores_project = { NAME($seat) } zdobywa { $points } PC za projekt ({ PROJECT($project) }): { PARTS($how, of: "reckoned") }.
event-clan_shows_goal = { NAME($seat) } odkrywa cel „{ GOAL($goal) }”: { $count } po { $each }, razem { $amount } PC.
event-clan_final_part = { NAME($seat) } podlicza { PART($part, form: "acc") }: { $points } PC ({ PARTS($how, of: "reckoned") }).
event-elders_turn = Rada Starszych zaczyna turę.
event-elders_reshuffle = Rada Starszych nie ma już kart narzędzi i tasuje użyte.
event-elders_card = Rada Starszych odkrywa kartę „{ TOOL($tool) }”: { ELDERS_DO($tool) }. Potem karta daje jej { PARTS($gives, of: "gift") }.
event-elders_roll = Rada Starszych wyrzuca { $face }: { ELDERS_ROLL($choice) }.
event-elders_clear_rubble = Rada Starszych odrzuca { PARTS($tile, of: "tile") }.
event-elders_find_all_revealed = Rada Starszych nie odkrywa komnaty, bo wszystkie są już odkryte.
event-elders_hunt = Rada Starszych poluje na { ELDERS_HUNT($prey) }.
event-elders_find_no_prey = Rada Starszych nie ma z kim walczyć: brak trolla, brak orka i goblina w jednym rzędzie, brak dwóch goblinów w jednym rzędzie.
event-elders_find_no_site = Rada Starszych nic nie dostarcza: ma wózki na każdym miejscu budowy albo nie ma już żadnego.
event-elders_plan = Rada Starszych buduje { ELDERS_PLAN($building) }.
event-elders_cannot_build = Rada Starszych nie ma czego budować albo nie ma na to miejsca.
event-elders_forge_tool = Rada Starszych wykuwa narzędzie: do jej narzędzi dochodzi jedna karta.
event-elders_take_tile = Rada Starszych bierze { PARTS($tile, of: "tile") }{ ELDERS_TAKE($why) }.
event-elders_gains_glory = Rada Starszych zdobywa { $points } PC { EARNED($source) }.
event-elders_advances = Rada Starszych dociera do pola { $space } na torze { TRACK($track, form: "gen") }.
event-elders_achieves = Rada Starszych zyskuje osiągnięcie na torze { TRACK($track, form: "gen") }.
event-elders_reveals = Rada Starszych odkrywa komnatę { $chamber }.
event-elders_defeats = Rada Starszych pokonuje { AN_ENEMY($enemy) } w komnacie { $chamber }.
event-elders_takes_die = Rada Starszych bierze nagrodę z kości { ENEMY($enemy, form: "of") }.
event-elders_delivers = Rada Starszych dostarcza { RESOURCE($resource) } na { SITE($site) }.
event-elders_delivers_to_throne = Rada Starszych dostarcza { RESOURCE($resource) } na tron.
event-elders_completes_site = Rada Starszych kończy dostawy na { SITE($site) } i zyskuje budowlę.
event-elders_builds = Rada Starszych buduje { BUILDING($building, form: "acc") } { $building ->
    [house] w komnacie
    [workshop] w komnacie
   *[other] na
} { $where }.
event-elders_scores_dungeon = Rada Starszych zdobywa { $points } PC za lochy: { PARTS($how, of: "captive") }.
event-elders_counts = Rada Starszych podlicza { PART($part, form: "acc") }: { $points } PC ({ PARTS($how, of: "reckoned") }).
event-elders_win = Koniec gry. Zwycięża Rada Starszych.

## refused

refused-already_adorned = Zdobienie ma już { POST($post, form: "acc") }.
refused-bonus_taken = Pole premii { $space } jest zajęte albo to miejsce budowy go nie ma.
refused-build_one = Po wybraniu, co budujesz, musisz zbudować przynajmniej jeden z tych budynków.
refused-cannot_borrow = Nie możesz użyć { RELIC($relic, form: "gen") } tak jak { RELIC($other, form: "gen") }: do tego trzeba tradycji „{ tradition-20 }” i odkrytego reliktu tego rodzaju.
refused-cannot_pay_tool = Nie masz czym zapłacić za { PARTS($tool, of: "tile") }.
refused-chamber_full = W komnacie { $chamber } jest już trzech wrogów.
refused-clear_one = Trzeba usunąć przynajmniej jeden kafelek gruzu.
refused-coin_not_now = Twoja { NTH($place, form: "f") } moneta nic nie daje w tej Radzie albo już to dała.
refused-dwarf_in_use = Krasnoluda używanego w tej turze nie można wzmocnić.
refused-face_not_up = Liczy się tylko górna ścianka kości { ENEMY($enemy, form: "of") }.
refused-has_acted = Akcja tego narzędzia została już wykonana.
refused-has_gate = Brama na { $where } stykałaby się z komnatą, która ma już bramę.
refused-has_none = Nie masz { RESOURCE($resource, form: "gen") }.
refused-has_such_a_tile = Masz już kafelek tego rodzaju.
refused-is_hidden = Komnata { $chamber } nie jest jeszcze odkryta.
refused-is_revealed = Komnata { $chamber } jest już odkryta.
refused-must_assign = Tura polega na przypisaniu krasnoluda do narzędzia; niczego innego nie można zrobić wcześniej.
refused-must_release = Masz tylko { $keys ->
    [one] { $keys } klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}; jednego wroga trzeba wypuścić.
refused-must_reveal = Kopanie kończy się odkryciem komnaty.
refused-no_building_space = W komnacie { $chamber } nie ma wolnego miejsca na budynek.
refused-no_free_space = Nie ma tam wolnego pola na { RESOURCE($resource) }.
refused-no_such_dwarf = Nie ma takiego krasnoluda do wyboru.
refused-no_such_enemy = W komnacie { $chamber } nie ma { ENEMY($enemy, form: "gen") }.
refused-no_such_relic = Nie masz { RELIC($relic, form: "gen") }.
refused-no_such_token = Nie masz żetonu +{ $support }.
refused-no_tool = Nie ma tu narzędzia: { POST($post) }.
refused-none_defeated = W tej walce nie pokonano { ENEMY($enemy, form: "gen") } albo nagroda z kości jest już odebrana.
refused-none_in_forge = W twojej kuźni nie ma { BUILDING($building, form: "gen") }.
refused-not_adorned = To narzędzie nie ma zdobienia.
refused-not_beside_revealed = Komnata { $chamber } nie sąsiaduje z odkrytą.
refused-not_in_dungeon = W twoich lochach nie ma { ENEMY($enemy, form: "gen") }.
refused-not_in_plan = Wybrany wariant budowy nie obejmuje { BUILDING($building, form: "gen") }.
refused-not_offered = „{ $amount } × { REWARD($reward) }” nie ma wśród nagród.
refused-not_on_this_side = Komnaty { $chamber } nie ma po tej stronie planszy.
refused-not_your_goal = To nie jest twój cel.
refused-nothing_to_build = Nie da się teraz zbudować ani całości, ani części tego: { PLAN($plan) }.
refused-nothing_to_deliver = Nie masz nic, co można by teraz dostarczyć na { SITE($site) }.
refused-ornament_spent = Zdobienie jest już użyte albo działa tylko przed akcją.
refused-other_enemy = To nie działa na { AN_ENEMY($enemy) }.
refused-other_tool = „{ ACTION($action) }” to nie akcja tego narzędzia.
refused-own_building_there = W komnacie { $chamber } masz już dom lub warsztat.
refused-pillar_too_close = Filar na { $where } stałby zbyt blisko innego.
refused-place_taken = Na { FORGE_PLACE($place, form: "loc") } stoi już narzędzie.
refused-relic_fresh = Relikt „{ RELIC($relic) }” jest z tej tury; użyjesz go w którejś z następnych.
refused-relic_used = Relikt „{ RELIC($relic) }” jest już użyty.
refused-site_finished = Masz już ukończone { SITE($site) }.
refused-site_first = Coś może jeszcze trafić na { SITE($site) }; tron musi poczekać.
refused-slot_empty = Nic już tam nie leży.
refused-storage_full = W twoim magazynie jest miejsce tylko na { $spaces ->
    [one] { $spaces } zasób
    [few] { $spaces } zasoby
   *[many] { $spaces } zasobów
}; jeden trzeba odrzucić.
refused-strongest = Ten krasnolud jest już tak silny, jak to możliwe.
refused-throne_only = Ta nagroda pozwala dostarczać tylko na tron.
refused-tile_not_offered = Tego kafelka nie ma w ofercie.
refused-too_dear = To kosztuje { $cost } PC, a tylu nie masz.
refused-too_deep = Ten relikt leży na polu { $space } toru Kopalni; twój znacznik jeszcze tam nie dotarł.
refused-too_weak = To wymaga siły { $need }, a masz { $strength }.
refused-tool_in_use = Na { POST($post, form: "loc") } stoi już krasnolud.
refused-track_ends = To już koniec toru { TRACK($track, form: "gen") }.
refused-tradition_not_now = Ta tradycja nie jest twoja, nie ma ikony ognia albo już zadziałała w tej Radzie.
refused-wrong_slot = Tylko zdobienie drugiego koloru pasuje na { POST($post, form: "acc") }.

## move

move-done = Wystarczy
move-pass = Pasuj
move-ornament = Użyj zdobienia
move-draft_start = Wybierz kafelek { START($start, form: "gen") }
move-draft_tradition = Wybierz „{ TRADITION($tradition) }”
move-draft_goal = Wybierz cel: { GOAL($goal) }
move-use_relic = Użyj { RELIC($relic, form: "gen") }
move-use_relic_as = Użyj { RELIC($relic, form: "gen") } tak jak { RELIC($other, form: "gen") }
move-assign = Przypisz krasnoluda o sile { $strength } do { POST($post, form: "gen") }
move-spend = Wydaj żeton +{ $support }
move-act = { ACTION($action) }
move-take = Teraz: { $amount } × { REWARD($reward) }
move-gain = Zyskaj { RESOURCE($resource) }
move-discard = Odrzuć { RESOURCE($resource) }
move-pay = Zapłać { RESOURCE($resource, form: "ins") }
move-deliver = Dostarcz { RESOURCE($resource) }
move-to_throne = Dostarcz { RESOURCE($resource) } na tron
move-support = Weź { SUPPORT($support) }
move-train = Wzmocnij krasnoluda o sile { $strength } w tawernie
move-train_at = Wzmocnij krasnoluda na { POST($post, form: "loc") }
move-step = Krok na torze { TRACK($track, form: "gen") }
move-coin = Weź { NTH($slot, form: "facc") } odkrytą monetę na swoje { NTH($place, form: "n") } miejsce na monety
move-benefit = Skorzystaj z { NTH($slot, form: "fgen") } odkrytej monety
move-tradition = Przyjmij { NTH($slot, form: "facc") } odkrytą tradycję
move-relic = Weź { NTH($slot) } odkryty relikt
move-forge = Wykuj { NTH($slot, form: "n") } odkryte narzędzie na { FORGE_PLACE($place, form: "loc") }
move-adorn_silver = Ozdób { POST($post, form: "acc") }: { NTH($slot, form: "n") } srebrne zdobienie
move-adorn_gold = Ozdób { POST($post, form: "acc") }: { NTH($slot, form: "n") } złote zdobienie
move-rubble = Usuń { NTH($slot) } kafelek gruzu
move-reveal = Odkryj komnatę { $chamber }
move-defeat = Pokonaj { AN_ENEMY($enemy) } w { $chamber }
move-die = Weź nagrodę z kości { ENEMY($enemy, form: "of") }
move-die_face = Weź { PARTS($gives, of: "gift") } z kości { ENEMY($enemy, form: "of") }
move-capture = Zabierz { AN_ENEMY($enemy) } do lochów
move-move_enemy = Przenieś { AN_ENEMY($enemy) } z { $chamber } do { $there }
move-site = Dostarcz na { SITE($site) }
move-bonus = Weź { NTH($space, form: "facc") } premię tego miejsca budowy
move-plan = Zbuduj { PLAN($plan) }
move-build_house = Zbuduj dom w { $chamber }
move-build_workshop = Zbuduj warsztat w { $chamber }
move-build_pillar = Zbuduj filar na { $where }
move-build_gate = Zbuduj bramę na { $where }
move-resolve_coin = Skorzystaj ze swojej { NTH($place, form: "fgen") } monety
move-honour = Kultywuj „{ TRADITION($tradition) }”
move-release = Wypuść { AN_ENEMY($enemy) }
move-show_goal = Odkryj cel: { GOAL($goal) }
move-fate = Los: { $text }

## Jak nazywa się przejście dalej, zależnie od pytania.

label-SpendSupport-pass = Bez pokrzepienia
label-UseTool-done = Odłóż narzędzie
label-UseRelic-pass = Teraz bez reliktu
label-TakeRelic-pass = Nie bierz reliktu
label-RansomRelic-pass = Zachowaj żelazo
label-TakeCoin-pass = Nie bierz monety
label-BenefitOfCoin-pass = Nie korzystaj z odkrytej monety
label-TakeTradition-pass = Nie przyjmuj tradycji
label-Forge-pass = Nic nie wykuwaj
label-Adorn-pass = Nic nie ozdabiaj
label-ChooseReward-pass = Zrezygnuj z pozostałych nagród
label-FreeStep-pass = Zrezygnuj z kroku
label-Strengthen-pass = Nikogo nie wzmacniaj
label-ChooseRubble-done = Zakończ kopanie
label-ChooseEnemy-done = Zakończ walkę
label-ChooseDie-pass = Zostaw kości tak, jak leżą
label-DefeatGoblin-pass = Oszczędź gobliny
label-DefeatOrc-pass = Oszczędź orków i gobliny
label-MoveEnemy-pass = Nie przenoś wroga
label-CaptureEnemy-pass = Nikogo nie zabieraj
label-Transport-pass = Nic nie transportuj
label-DeliverToSite-pass = Pomiń miejsca budowy
label-ChooseDelivery-done = Nic więcej tu nie dostarczaj
label-DeliverToThrone-done = Nic więcej na tron
label-Build-pass = Nic nie buduj
label-PlaceBuilding-done = Zakończ budowę
label-BuildHouse-done = Bez domu
label-BuildWorkshop-done = Bez warsztatu
label-ChooseCoin-pass = Nie korzystaj z kolejnych monet
label-ChooseTradition-pass = Nie kultywuj więcej tradycji
label-ChooseGoal-pass = Nie odkrywaj celu

## explain

explain-done = Na tym kończysz. Niewykorzystana siła przepada.
explain-pass = Rezygnujesz. Przepada tylko ta okazja.
explain-ornament = Jego efekt nie zależy od siły i następuje w całości przed akcją albo w całości po niej.
explain-draft_start = Z tym zaczynasz: zasoby, pokrzepienie i kroki. Inni wezmą to, co zostanie.
explain-draft_tradition = Działa przez całą grę. Szukaj takiej, która pasuje do tego, co chcesz często robić.
explain-draft_goal = Punktuje na koniec gry, jeśli zyskasz na torach cztery osiągnięcia; przy ośmiu punktują oba twoje cele.
explain-use_relic = Działa raz w grze; zostaje i liczy się do kolumny kilofa. Jeden relikt na turę.
explain-use_relic_as = Dzięki tradycji „{ tradition-20 }”: twój relikt się zużywa, ale robi to, co pokazuje odkryty.
explain-assign = Siła krasnoluda to siła akcji. Krasnoludy wracają po Radzie.
explain-spend = Więcej siły tylko w tej turze. Jeden żeton na jednego krasnoluda.
explain-act = Akcja narzędzia z siłą krasnoluda i żetonu.
explain-take = Nagrody następują po kolei, każda ze wszystkim, co z niej wynika. Kolejność wybierasz ty.
explain-gain = Symbol dowolnego zasobu: wybierz, co ci się teraz przyda.
explain-discard = Twój magazyn jest pełny. Zachowaj to, czego wymagają miejsca budowy, narzędzia i zdobienia.
explain-pay = Wystarczy dowolny zasób; oddaj ten, którego najmniej potrzebujesz.
explain-deliver = Wózek na polu i od razu PC. Dojdź do limitu miejsca budowy, żeby zyskać jego filar lub bramę.
explain-to_throne = Wózek przy tronie i od razu PC. Na koniec gry 6 PC zdobywa ten, kto ma tam najwięcej wózków.
explain-support = Wiele małych żetonów czy mniej dużych: w turze można wydać tylko jeden.
explain-train = Na stałe. Krasnolud w tawernie skorzysta z tego już w tej erze.
explain-train_at = Na stałe, ale ten krasnolud już w tej erze pracował.
explain-step = Następne pole daje swoją korzyść; cztery pola każdego toru to osiągnięcia.
explain-coin = Daje korzyść w każdej następnej Radzie. Od razu zyskujesz to, co nadrukowano pod miejscem.
explain-benefit = Zyskujesz raz to, co daje moneta; ona sama zostaje na miejscu.
explain-tradition = Działa od teraz. Nowe kosztują PC, stare nie.
explain-relic = Jedno użycie w późniejszej turze oraz PC za różne rodzaje przy narzędziach w kolumnie kilofa.
explain-forge = Jeszcze jedno narzędzie i od razu nagroda miejsca. Narzędzia w kolumnie punktują na koniec gry.
explain-adorn_silver = Od razu 3 PC i efekt przy każdym użyciu narzędzia.
explain-adorn_gold = Od razu 2 PC i efekt przy każdym użyciu narzędzia.
explain-rubble = Zyskujesz to, co pokazuje kafelek. Trzy kafelki dają dwa kroki na torze Kopalni, pięć daje trzy.
explain-reveal = Zyskujesz to, co pokazuje rewers. Potem komnata jest otwarta dla wszystkich, razem z wrogami.
explain-defeat = Trafia do twoich lochów, gdzie punktuje w Radach, póki masz klucze.
explain-die = To, co pokazuje kość; potem rzuca się nią na następną walkę.
explain-die_face = Dzięki tradycji „{ tradition-10 }”: dowolna ścianka kości; potem rzuca się kością.
explain-capture = Trafia do twoich lochów bez nagród za walkę.
explain-move_enemy = Z dala od twoich budynków albo do cudzych: na koniec gry każda komnata z jednym i drugim kosztuje 2 PC.
explain-site = Wszystkie dostawy tej tury idą na jedno miejsce budowy; na tron może trafić tylko to, co zostanie.
explain-bonus = Zyskujesz to, co pokazuje pole; nikt inny nie może go już zająć.
explain-plan = Co możesz zbudować w tej turze; niewykorzystana siła przepada.
explain-build_house = Zyskujesz zasób ze złoża tej komnaty.
explain-build_workshop = Pozwala wykuwać na szmaragdzie, ozdabiać na złocie, a na mythrallu jedno i drugie, za zwykły koszt.
explain-build_pillar = Krok za każdą z jego trzech komnat. Twój klan jest obecny w każdej z nich.
explain-build_gate = PC za obie jej komnaty. Twój klan jest obecny w obu.
explain-resolve_coin = To, co nadrukowano na monecie. Kolejność wybierasz ty.
explain-honour = To, co tradycja daje w Radzie. Kolejność wybierasz ty.
explain-release = Z powrotem do woreczka. Zachowaj to, co punktuje najwięcej: najpierw trolle, gobliny parami.
explain-show_goal = Poniżej ośmiu osiągnięć liczy się tylko jeden z twoich celów.
explain-fate = Rozstrzyga tasowanie lub kość; nikt tego nie wybiera.

## aim

aim-win = Najwięcej Punktów Chwały (PC). Czyny dają je od razu, a w Radach także projekty. Na koniec gry liczą się tron, cele, osiągnięcia, kolumny z wykutymi narzędziami oraz pozostałe zasoby i pokrzepienie, a wrogowie przy twoich budynkach odbierają PC. W pojedynkę musisz mieć więcej PC niż Rada Starszych.
aim-end = Są trzy ery, a na koniec każdej zbiera się Rada. Po trzeciej Radzie następuje punktacja końcowa.

## question

question-DraftTile = Weź kafelek. Potrzebujesz po jednym z każdego z czterech rodzajów.
question-AssignDwarf = Którego krasnoluda przypisujesz do którego narzędzia?
question-SpendSupport = Wydać na tego krasnoluda żeton pokrzepienia?
question-UseTool = Użyj narzędzia: akcja, zdobienie albo koniec.
question-ChooseReward = Którą nagrodę bierzesz teraz?
question-ChooseSupport = Jeszcze jeden żeton +1 czy wymiana +1 na +2?
question-Strengthen = Który krasnolud zostaje wzmocniony?
question-Forge = Które narzędzie wykuwasz i gdzie?
question-Adorn = Które zdobienie bierzesz i na które narzędzie?
question-ChooseResource = Który zasób zyskujesz?
question-Overflow = Twój magazyn jest za mały. Co odrzucasz?
question-PayAny = Którym zasobem płacisz?
question-FreeStep = Na którym torze robisz krok?
question-TakeCoin = Którą monetę bierzesz i na które miejsce?
question-BenefitOfCoin = Z której odkrytej monety korzystasz?
question-TakeRelic = Który relikt bierzesz?
question-RansomRelic = Zapłacić 1 żelazo za relikt?
question-UseRelic = Użyj reliktu albo idź dalej.
question-ChooseRubble = Który gruz usuwasz?
question-RevealChamber = Którą komnatę odkrywasz?
question-ChooseEnemy = Którego wroga pokonujesz?
question-ChooseDie = Z której kości bierzesz nagrodę?
question-DefeatGoblin = Którego goblina pokonujesz?
question-DefeatOrc = Którego orka lub goblina pokonujesz?
question-MoveEnemy = Którego wroga przenosisz?
question-CaptureEnemy = Czy zabierasz wroga z tej komnaty?
question-Transport = Na które miejsce budowy dostarczasz?
question-DeliverToSite = Na które miejsce budowy dostarczasz?
question-ChooseDelivery = Co dostarczasz na miejsce budowy?
question-DeliverToThrone = Co dostarczasz na tron?
question-PlaceMarker = Którą premię bierzesz?
question-Build = Co chcesz zbudować?
question-PlaceBuilding = Co budujesz i gdzie?
question-BuildHouse = Gdzie budujesz dom?
question-BuildWorkshop = Gdzie budujesz warsztat?
question-ChooseCoin = Z której monety teraz korzystasz?
question-ChooseTradition = Którą tradycję teraz kultywujesz?
question-CheckKeys = Masz za mało kluczy. Którego wroga wypuszczasz?
question-ChooseGoal = Który cel odkrywasz?
question-TakeTradition = Którą tradycję przyjmujesz?

## Odpowiedź na kliknięcie w coś, co nie jest odpowiedzią na pytanie.

warning-nothing = teraz nic to nie daje
warning-overflow = więcej, niż mieści twój magazyn: coś trzeba będzie wyrzucić

## choose

choose-DraftTile = Wybierz jeden z wyłożonych kafelków, takiego rodzaju, którego jeszcze nie masz.
choose-AssignDwarf = Wybierz podświetlonego krasnoluda i podświetlone narzędzie.
choose-SpendSupport = Wybierz podświetlony żeton pokrzepienia albo „Bez pokrzepienia”.
choose-UseTool = Wybierz akcję lub zdobienie narzędzia albo zakończ.
choose-ChooseReward = Wybierz nagrodę, którą teraz bierzesz.
choose-ChooseSupport = Wybierz, który żeton pokrzepienia bierzesz.
choose-Strengthen = Wybierz jednego z podświetlonych krasnoludów.
choose-Forge = Wybierz podświetlone narzędzie z oferty i wolne miejsce na nie.
choose-Adorn = Wybierz podświetlone zdobienie i narzędzie, które nim ozdobisz.
choose-ChooseResource = Wybierz zasób, który zyskujesz.
choose-Overflow = Wybierz zasób z magazynu do odrzucenia.
choose-PayAny = Wybierz zasób z magazynu, którym płacisz.
choose-FreeStep = Wybierz jeden z podświetlonych torów.
choose-TakeCoin = Wybierz podświetloną monetę i miejsce na nią na swojej planszy.
choose-BenefitOfCoin = Wybierz jedną z podświetlonych monet.
choose-TakeRelic = Wybierz jeden z podświetlonych reliktów.
choose-RansomRelic = Wybierz jeden z podświetlonych reliktów albo zachowaj żelazo.
choose-UseRelic = Wybierz jeden ze swoich podświetlonych reliktów albo idź dalej bez niego.
choose-ChooseRubble = Wybierz jeden z podświetlonych kafelków gruzu.
choose-RevealChamber = Wybierz jedną z podświetlonych komnat.
choose-ChooseEnemy = Wybierz jednego z podświetlonych wrogów.
choose-ChooseDie = Wybierz jedną z podświetlonych kości.
choose-DefeatGoblin = Wybierz jednego z podświetlonych goblinów.
choose-DefeatOrc = Wybierz jednego z podświetlonych orków lub goblinów.
choose-MoveEnemy = Wybierz podświetlonego wroga, a potem komnatę, do której idzie.
choose-CaptureEnemy = Wybierz wroga, którego zabierasz z tej komnaty.
choose-Transport = Wybierz jedno z podświetlonych miejsc budowy.
choose-DeliverToSite = Wybierz jedno z podświetlonych miejsc budowy.
choose-ChooseDelivery = Wybierz podświetlony zasób z magazynu.
choose-DeliverToThrone = Wybierz podświetlony zasób z magazynu.
choose-PlaceMarker = Wybierz jedno z podświetlonych pól premii.
choose-Build = Wybierz, co chcesz zbudować.
choose-PlaceBuilding = Wybierz jedno z podświetlonych miejsc na budynek.
choose-BuildHouse = Wybierz jedną z podświetlonych komnat.
choose-BuildWorkshop = Wybierz jedną z podświetlonych komnat.
choose-ChooseCoin = Wybierz jedną ze swoich podświetlonych monet.
choose-ChooseTradition = Wybierz jedną ze swoich podświetlonych tradycji.
choose-CheckKeys = Wybierz wroga, którego wypuszczasz z lochów.
choose-ChooseGoal = Wybierz jeden ze swoich celów.
choose-TakeTradition = Wybierz jedną z podświetlonych tradycji.

## reason

reason-glory_now = Ze wszystkiego, co możesz tu wybrać, to daje ci najwięcej.
reason-best_turn = Biorąc pod uwagę wszystkie czekające krasnoludy i wolne narzędzia, siła { $strength } da teraz najwięcej na { POST($post, form: "loc") }.
reason-stronger = Siła większa o jeden lub dwa da tej akcji więcej, niż żeton da później.
reason-order = Najpierw to, co ulepsza resztę: zasoby i kroki, potem kafelki, potem to, za co trzeba płacić.
reason-draft = Daje więcej niż inne z oferty, a ktoś inny by to wziął.
reason-draft_goal = Z oferowanych celów na ten masz największe szanse.
reason-needed = Wymagają tego miejsca budowy, narzędzia i zdobienia, a masz tego mało.
reason-least = Tego najmniej potrzebujesz.
reason-works_today = Krasnolud w tawernie jest silniejszy już od tej ery.
reason-rubble = Zawiera to, co w stosunku do siły jest najwięcej warte.
reason-back = Ze wszystkich komnat w zasięgu rewers tej daje ci najwięcej.
reason-chase = Trzyma wrogów z dala od twoich budynków: każda komnata z jednym i drugim kosztuje PC na koniec gry.
reason-delivery = Od razu PC i bliżej do filaru lub bramy.
reason-throne = Od razu PC i jeden wózek więcej w rywalizacji o tron.
reason-builds_up = Zwróci się później: silniejsze krasnoludy, więcej narzędzi, więcej kroków.
reason-saves = To, co zachowasz, może później dać więcej.
reason-work = Przy tej sile daje ci najwięcej.
reason-fight = Tak najlepiej wykorzystasz siłę.
reason-die = Pokazuje to, co jest dla ciebie najwięcej warte.
reason-gift = Nic nie kosztuje.
reason-once = Można go użyć tylko raz, a to, co daje, przyda się teraz.
reason-step = Z torów do wyboru ten daje teraz najwięcej.
reason-coin = Miejsce daje coś teraz, a moneta w każdej następnej Radzie.
reason-tradition = Z oferty zapewne da ci najwięcej do końca gry.
reason-relic = Z reliktów w zasięgu ten daje ci najwięcej.
reason-forge = Jeszcze jedno narzędzie dla twoich krasnoludów i od razu nagroda miejsca.
reason-adorn = Od razu PC i efekt przy każdym użyciu narzędzia.
reason-site = Z tym, co masz w magazynie, zajdziesz tam najdalej.
reason-place = Złoże, projekty, dzielnice, wrogowie obok: razem wziąwszy, to najlepsze miejsce.

## Za co zdobyto PC.

earned-iron = za dostawę żelaza
earned-emerald = za dostawę szmaragdu
earned-gold = za dostawę złota
earned-mythrall = za dostawę mythrallu
earned-silver_ornament = za srebrne zdobienie
earned-gold_ornament = za złote zdobienie
earned-achievement = za osiągnięcie
earned-court = za krok na torze Dworu Królewskiego
earned-prestige = za krok na torze Prestiżu
earned-mine = za krok na torze Kopalni
earned-bonus = z pola premii miejsca budowy
earned-tradition = dzięki tradycji
earned-back = z rewersu komnaty
earned-dig = za kopanie
earned-fight = za walkę
earned-die = z kości
earned-coin = z monety
earned-coin_place = z miejsca na monetę
earned-relic = z reliktu
earned-ornament = ze zdobienia narzędzia
earned-start = z kafelka startowego
earned-place = z miejsca narzędzia
earned-house = za dom
earned-workshop = za warsztat
earned-pillar = za filar
earned-gate = za bramę
earned-card = z karty
earned-support = zamiast pokrzepienia lub silniejszych krasnoludów
earned-no_fight = zamiast walki
earned-no_building = zamiast budynku

## Skąd się wzięły punkty, część po części.

captive-goblin = { $count ->
    [one] { $count } goblin
    [few] { $count } gobliny
   *[many] { $count } goblinów
} ({ $points })
captive-orc = { $count ->
    [one] { $count } ork
    [few] { $count } orków
   *[many] { $count } orków
} ({ $points })
captive-troll = { $count ->
    [one] { $count } troll
    [few] { $count } trolle
   *[many] { $count } trolli
} ({ $points })
captive-tradition = dzięki tradycji ({ $points })

## reckoned

reckoned-at = { $where } ({ $points })
reckoned-times = { $count } po { $each } PC
reckoned-throne = { $count ->
    [one] { $count } wózek
    [few] { $count } wózki
   *[many] { $count } wózków
}, { NTH($place, form: "n") } miejsce
reckoned-goals = { $count ->
    [one] { $count } odkryty cel
    [few] { $count } odkryte cele
   *[many] { $count } odkrytych celów
}
reckoned-achievements = { $count ->
    [one] { $count } osiągnięcie
    [few] { $count } osiągnięcia
   *[many] { $count } osiągnięć
}, późniejsze warte więcej
reckoned-penalty = { $count ->
    [one] { $count } komnata
    [few] { $count } komnaty
   *[many] { $count } komnat
} po { $each }
reckoned-pick = { $tools ->
    [one] { $tools } narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
} × { $count ->
    [one] { $count } rodzaj
    [few] { $count } rodzaje
   *[many] { $count } rodzajów
} reliktów
reckoned-axe = { $tools ->
    [one] { $tools } narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
} × { $count ->
    [one] { $count } jeniec
    [few] { $count } jeńców
   *[many] { $count } jeńców
}
reckoned-compass = { $tools ->
    [one] { $tools } narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
} × { $count ->
    [one] { $count } dzielnica
    [few] { $count } dzielnice
   *[many] { $count } dzielnic
}
reckoned-cart = { $tools ->
    [one] { $tools } narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
} × { $count ->
    [one] { $count } budowla
    [few] { $count } budowle
   *[many] { $count } budowli
}
reckoned-leftovers = { $count ->
    [one] { $count } pozostała jednostka
    [few] { $count } pozostałe jednostki
   *[many] { $count } pozostałych jednostek
}, 1 PC za każde { $per }
reckoned-buildings = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
} po { $each }
reckoned-tiles = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
} po { $each }
reckoned-elder_achievements = { $count ->
    [one] { $count } osiągnięcie
    [few] { $count } osiągnięcia
   *[many] { $count } osiągnięć
} po { $each }
reckoned-tools = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} po { $each }

## Nagroda i kafelek wewnątrz zdania, w bierniku.

gift-nothing = nic
gift-one = 1 { REWARD($what, form: "acc") }
gift-more = { $count } { REWARDS($what, $count) }

## tile

tile-rubble = gruz { RESOURCE($what, form: "with") }
tile-tradition = tradycję „{ TRADITION($what) }”
tile-coin = monetę { COIN($what, form: "acc") }
tile-relic = relikt: { RELIC($what, form: "acc") }
tile-tool = { A_TOOL($what) } (koszt: { $cost ->
    [iron] 2 żelaza
   *[other] żelazo i { RESOURCE($cost) }
}; miejsce na { SLOT_COLOUR($colour) } zdobienie)
tile-silver_ornament = srebrne zdobienie ({ EFFECT($what) })
tile-gold_ornament = złote zdobienie ({ EFFECT($what) })

## Co Rada Starszych robi narzędziem i o co rzuca kością.

elders_do-pick = odrzuca 2 kafelki gruzu, robi 2 kroki na torze Kopalni, bierze relikt i odkrywa komnatę
elders_do-axe = walczy z najcenniejszą zdobyczą w górze
elders_do-compass = buduje to, co ma najlepszego
elders_do-cart = zapełnia miejsce budowy, na którym nie ma jeszcze jej wózka

## elders_roll

elders_roll-rubble = odrzuca gruz z tego miejsca, licząc od lewej
elders_roll-hidden = w tym rzędzie, licząc od góry, odkrywa pierwszą od lewej zakrytą komnatę
elders_roll-prey = w tym rzędzie, licząc od góry, walczy, idąc od lewej
elders_roll-site = dostarcza na to miejsce budowy, licząc najpierw trzy filary, potem bramy
elders_roll-tradition = bierze tradycję z tego miejsca, licząc od lewej
elders_roll-coin = bierze monetę z tego miejsca, licząc od lewej
elders_roll-ornament = bierze zdobienie z tego miejsca: srebrne to 1–3, złote 4–6
elders_roll-ring = buduje przy tej komnacie pierścienia
elders_roll-building_row = w tym rzędzie, licząc od góry, buduje na pierwszym od lewej wolnym miejscu

## elders_hunt

elders_hunt-troll = trolla, najcenniejszą zdobycz
elders_hunt-orc_goblin = orka i goblina w jednym rzędzie, bo nie ma trolla
elders_hunt-goblin_goblin = dwa gobliny w jednym rzędzie, bo nie ma ani trolla, ani orka obok goblina
elders_hunt-orc_by_reward = orka
elders_hunt-goblin_by_reward = goblina, bo nie ma orka

## elders_plan

elders_plan-pillar = filar, bo to najlepsze, co ma
elders_plan-gate = bramę, bo nie ma filaru, dla którego znalazłoby się miejsce
elders_plan-workshop = warsztat, bo dla filaru ani bramy nie ma miejsca
elders_plan-house = dom, bo na nic lepszego nie ma miejsca

## elders_take

elders_take-die = {""}
elders_take-lacking = , pierwszy relikt rodzaju, którego nie masz
elders_take-topmost = , pierwszy relikt, bo masz wszystkie rodzaje z oferty

## row

row-rubble = gruz
    .acc = gruz
    .of = gruzu
row-tradition = tradycja
    .acc = tradycję
    .of = tradycji
row-coin = Królewska Moneta
    .acc = Królewską Monetę
    .of = Królewskich Monet
row-relic = relikt
    .acc = relikt
    .of = reliktów
row-tool = narzędzie
    .acc = narzędzie
    .of = narzędzi
row-silver_ornament = srebrne zdobienie
    .acc = srebrne zdobienie
    .of = srebrnych zdobień
row-gold_ornament = złote zdobienie
    .acc = złote zdobienie
    .of = złotych zdobień

## resource

resource-iron = { $count ->
    [one] żelazo
    [few] żelaza
   *[many] żelaza
}
    .gen = żelaza
    .ins = żelazem
    .with = z żelazem
resource-emerald = { $count ->
    [one] szmaragd
    [few] szmaragdy
   *[many] szmaragdów
}
    .gen = szmaragdu
    .ins = szmaragdem
    .with = ze szmaragdem
resource-gold = { $count ->
    [one] złoto
    [few] złota
   *[many] złota
}
    .gen = złota
    .ins = złotem
    .with = ze złotem
resource-mythrall = { $count ->
    [one] mythrall
    [few] mythralle
   *[many] mythralli
}
    .gen = mythrallu
    .ins = mythrallem
    .with = z mythrallem
resource-any = { $count ->
    [one] dowolny zasób
    [few] dowolne zasoby
   *[many] dowolnych zasobów
}
    .gen = dowolnego zasobu
    .ins = dowolnym zasobem
    .with = z dowolnym zasobem

## reward

reward-iron = żelazo
    .acc = żelazo
reward-emerald = szmaragd
    .acc = szmaragd
reward-gold = złoto
    .acc = złoto
reward-mythrall = mythrall
    .acc = mythrall
reward-any = zasób do wyboru
    .acc = zasób do wyboru
reward-court = krok na torze Dworu Królewskiego
    .acc = krok na torze Dworu Królewskiego
reward-prestige = krok na torze Prestiżu
    .acc = krok na torze Prestiżu
reward-mine = krok na torze Kopalni
    .acc = krok na torze Kopalni
reward-step = krok na wybranym torze
    .acc = krok na wybranym torze
reward-glory = PC
    .acc = PC
reward-support = pokrzepienie
    .acc = pokrzepienie
reward-token = żeton +1
    .acc = żeton +1
reward-strengthen = wzmocnienie
    .acc = wzmocnienie
reward-strength = punkt siły
    .acc = punkt siły
reward-coin = Królewska Moneta
    .acc = Królewską Monetę
reward-tradition = tradycja
    .acc = tradycję
reward-relic = relikt
    .acc = relikt
reward-ransom = relikt za 1 żelazo
    .acc = relikt za 1 żelazo
reward-forge = wykucie narzędzia
    .acc = wykucie narzędzia
reward-adorn = ozdobienie narzędzia
    .acc = ozdobienie narzędzia
reward-throne = dostawa na tron
    .acc = dostawę na tron
reward-site = dostawa na miejsce budowy
    .acc = dostawę na miejsce budowy
reward-move = przeniesienie wroga
    .acc = przeniesienie wroga
reward-goblin = pokonanie goblina
    .acc = pokonanie goblina
reward-orc = pokonanie orka lub goblina
    .acc = pokonanie orka lub goblina
reward-house = dom do zbudowania
    .acc = dom do zbudowania
reward-workshop = warsztat do zbudowania
    .acc = warsztat do zbudowania
reward-key = klucz
    .acc = klucz
reward-storage = kafelek magazynu
    .acc = kafelek magazynu
reward-buildings = odblokowany dom i warsztat
    .acc = odblokowany dom i warsztat
reward-benefit = korzyść z odkrytej monety
    .acc = korzyść z odkrytej monety
reward-achievement = osiągnięcie
    .acc = osiągnięcie
reward-token2 = żeton +2
    .acc = żeton +2
reward-space = miejsce w magazynie
    .acc = miejsce w magazynie
reward-pillar = filar
    .acc = filar
reward-gate = brama
    .acc = bramę

## rewards

rewards-iron = żelaza
rewards-emerald = { $count ->
    [one] szmaragdy
    [few] szmaragdy
   *[many] szmaragdów
}
rewards-gold = złota
rewards-mythrall = { $count ->
    [one] mythralle
    [few] mythralle
   *[many] mythralli
}
rewards-any = { $count ->
    [one] zasoby do wyboru
    [few] zasoby do wyboru
   *[many] zasobów do wyboru
}
rewards-court = { $count ->
    [one] kroki na torze Dworu Królewskiego
    [few] kroki na torze Dworu Królewskiego
   *[many] kroków na torze Dworu Królewskiego
}
rewards-prestige = { $count ->
    [one] kroki na torze Prestiżu
    [few] kroki na torze Prestiżu
   *[many] kroków na torze Prestiżu
}
rewards-mine = { $count ->
    [one] kroki na torze Kopalni
    [few] kroki na torze Kopalni
   *[many] kroków na torze Kopalni
}
rewards-step = { $count ->
    [one] kroki na wybranych torach
    [few] kroki na wybranych torach
   *[many] kroków na wybranych torach
}
rewards-glory = PC
rewards-support = { $count ->
    [one] pokrzepienia
    [few] pokrzepienia
   *[many] pokrzepień
}
rewards-token = { $count ->
    [one] żetony +1
    [few] żetony +1
   *[many] żetonów +1
}
rewards-strengthen = { $count ->
    [one] wzmocnienia
    [few] wzmocnienia
   *[many] wzmocnień
}
rewards-strength = { $count ->
    [one] punkty siły
    [few] punkty siły
   *[many] punktów siły
}
rewards-coin = { $count ->
    [one] Królewskie Monety
    [few] Królewskie Monety
   *[many] Królewskich Monet
}
rewards-tradition = { $count ->
    [one] tradycje
    [few] tradycje
   *[many] tradycji
}
rewards-relic = { $count ->
    [one] relikty
    [few] relikty
   *[many] reliktów
}
rewards-ransom = { $count ->
    [one] relikty po 1 żelazo
    [few] relikty po 1 żelazo
   *[many] reliktów po 1 żelazo
}
rewards-forge = { $count ->
    [one] wykucia narzędzi
    [few] wykucia narzędzi
   *[many] wykuć narzędzi
}
rewards-adorn = { $count ->
    [one] ozdobienia narzędzi
    [few] ozdobienia narzędzi
   *[many] ozdobień narzędzi
}
rewards-throne = { $count ->
    [one] dostawy na tron
    [few] dostawy na tron
   *[many] dostaw na tron
}
rewards-site = { $count ->
    [one] dostawy na miejsce budowy
    [few] dostawy na miejsce budowy
   *[many] dostaw na miejsce budowy
}
rewards-move = { $count ->
    [one] przeniesienia wrogów
    [few] przeniesienia wrogów
   *[many] przeniesień wrogów
}
rewards-goblin = { $count ->
    [one] pokonania goblina
    [few] pokonania goblina
   *[many] pokonań goblina
}
rewards-orc = { $count ->
    [one] pokonania orka lub goblina
    [few] pokonania orka lub goblina
   *[many] pokonań orka lub goblina
}
rewards-house = { $count ->
    [one] domy do zbudowania
    [few] domy do zbudowania
   *[many] domów do zbudowania
}
rewards-workshop = { $count ->
    [one] warsztaty do zbudowania
    [few] warsztaty do zbudowania
   *[many] warsztatów do zbudowania
}
rewards-key = { $count ->
    [one] klucze
    [few] klucze
   *[many] kluczy
}
rewards-storage = { $count ->
    [one] kafelki magazynu
    [few] kafelki magazynu
   *[many] kafelków magazynu
}
rewards-buildings = { $count ->
    [one] odblokowane domy i warsztaty
    [few] odblokowane domy i warsztaty
   *[many] odblokowanych domów i warsztatów
}
rewards-benefit = korzyści z odkrytych monet
rewards-achievement = { $count ->
    [one] osiągnięcia
    [few] osiągnięcia
   *[many] osiągnięć
}
rewards-token2 = { $count ->
    [one] żetony +2
    [few] żetony +2
   *[many] żetonów +2
}
rewards-space = { $count ->
    [one] miejsca w magazynie
    [few] miejsca w magazynie
   *[many] miejsc w magazynie
}
rewards-pillar = { $count ->
    [one] filary
    [few] filary
   *[many] filarów
}
rewards-gate = { $count ->
    [one] bramy
    [few] bramy
   *[many] bram
}

## track

track-court = Dwór Królewski
    .gen = Dworu Królewskiego
track-prestige = Prestiż
    .gen = Prestiżu
track-mine = Kopalnia
    .gen = Kopalni

## tool

tool-pick = kilof
tool-axe = topór
tool-compass = cyrkiel
tool-cart = wózek
tool-book = książka

## a_tool

a_tool-pick = kilof
a_tool-axe = topór
a_tool-compass = cyrkiel
a_tool-cart = wózek
a_tool-book = książkę

## action

action-dig = Kopanie
action-fight = Walka
action-build = Budowa
action-transport = Transport

## acts

acts-dig = kopie
acts-fight = walczy
acts-build = buduje
acts-transport = transportuje

## support

support-_1 = żeton +1
support-_2_for_1 = żeton +2 za +1

## post

post-pick = nadrukowany kilof
    .acc = nadrukowany kilof
    .gen = nadrukowanego kilofa
    .loc = nadrukowanym kilofie
post-axe = nadrukowany topór
    .acc = nadrukowany topór
    .gen = nadrukowanego topora
    .loc = nadrukowanym toporze
post-compass = nadrukowany cyrkiel
    .acc = nadrukowany cyrkiel
    .gen = nadrukowanego cyrkla
    .loc = nadrukowanym cyrklu
post-cart = nadrukowany wózek
    .acc = nadrukowany wózek
    .gen = nadrukowanego wózka
    .loc = nadrukowanym wózku
post-place_1 = miejsce 1 pod cyrklem
    .acc = narzędzie na miejscu 1 pod cyrklem
    .gen = narzędzia na miejscu 1 pod cyrklem
    .loc = narzędziu na miejscu 1 pod cyrklem
post-place_2 = miejsce 2 pod cyrklem
    .acc = narzędzie na miejscu 2 pod cyrklem
    .gen = narzędzia na miejscu 2 pod cyrklem
    .loc = narzędziu na miejscu 2 pod cyrklem
post-place_3 = miejsce 3 pod toporem
    .acc = narzędzie na miejscu 3 pod toporem
    .gen = narzędzia na miejscu 3 pod toporem
    .loc = narzędziu na miejscu 3 pod toporem
post-place_4 = miejsce 4 pod toporem
    .acc = narzędzie na miejscu 4 pod toporem
    .gen = narzędzia na miejscu 4 pod toporem
    .loc = narzędziu na miejscu 4 pod toporem
post-place_5 = miejsce 5 pod wózkiem
    .acc = narzędzie na miejscu 5 pod wózkiem
    .gen = narzędzia na miejscu 5 pod wózkiem
    .loc = narzędziu na miejscu 5 pod wózkiem
post-place_6 = miejsce 6 pod kilofem
    .acc = narzędzie na miejscu 6 pod kilofem
    .gen = narzędzia na miejscu 6 pod kilofem
    .loc = narzędziu na miejscu 6 pod kilofem
post-place_7 = miejsce 7 pod wózkiem
    .acc = narzędzie na miejscu 7 pod wózkiem
    .gen = narzędzia na miejscu 7 pod wózkiem
    .loc = narzędziu na miejscu 7 pod wózkiem
post-place_8 = miejsce 8 pod kilofem
    .acc = narzędzie na miejscu 8 pod kilofem
    .gen = narzędzia na miejscu 8 pod kilofem
    .loc = narzędziu na miejscu 8 pod kilofem

## forge_place

forge_place-1 = miejsce 1 pod cyrklem
    .loc = miejscu 1 pod cyrklem
forge_place-2 = miejsce 2 pod cyrklem
    .loc = miejscu 2 pod cyrklem
forge_place-3 = miejsce 3 pod toporem
    .loc = miejscu 3 pod toporem
forge_place-4 = miejsce 4 pod toporem
    .loc = miejscu 4 pod toporem
forge_place-5 = miejsce 5 pod wózkiem
    .loc = miejscu 5 pod wózkiem
forge_place-6 = miejsce 6 pod kilofem
    .loc = miejscu 6 pod kilofem
forge_place-7 = miejsce 7 pod wózkiem
    .loc = miejscu 7 pod wózkiem
forge_place-8 = miejsce 8 pod kilofem
    .loc = miejscu 8 pod kilofem

## nth

nth-1 = pierwszy
    .f = pierwsza
    .facc = pierwszą
    .fgen = pierwszej
    .n = pierwsze
    .loc = pierwszym
nth-2 = drugi
    .f = druga
    .facc = drugą
    .fgen = drugiej
    .n = drugie
    .loc = drugim
nth-3 = trzeci
    .f = trzecia
    .facc = trzecią
    .fgen = trzeciej
    .n = trzecie
    .loc = trzecim
nth-4 = czwarty
    .f = czwarta
    .facc = czwartą
    .fgen = czwartej
    .n = czwarte
    .loc = czwartym
nth-5 = piąty
    .f = piąta
    .facc = piątą
    .fgen = piątej
    .n = piąte
    .loc = piątym
nth-6 = szósty
    .f = szósta
    .facc = szóstą
    .fgen = szóstej
    .n = szóste
    .loc = szóstym
nth-7 = siódmy
    .f = siódma
    .facc = siódmą
    .fgen = siódmej
    .n = siódme
    .loc = siódmym
nth-8 = ósmy
    .f = ósma
    .facc = ósmą
    .fgen = ósmej
    .n = ósme
    .loc = ósmym

## enemy

enemy-goblin = { $count ->
    [one] goblin
    [few] gobliny
   *[many] goblinów
}
    .gen = goblina
    .of = goblinów
enemy-orc = { $count ->
    [one] ork
    [few] orków
   *[many] orków
}
    .gen = orka
    .of = orków
enemy-troll = { $count ->
    [one] troll
    [few] trolle
   *[many] trolli
}
    .gen = trolla
    .of = trolli

## an_enemy

an_enemy-goblin = goblina
an_enemy-orc = orka
an_enemy-troll = trolla

## enemy_alone

enemy_alone-goblin = Goblin
enemy_alone-orc = Ork
enemy_alone-troll = Troll

## plan

plan-house = dom
plan-workshop = warsztat
plan-pillar_or_gate = filar lub bramę
plan-house_workshop = dom i warsztat
plan-workshop_pillar_or_gate = warsztat oraz filar lub bramę
plan-house_workshop_pillar_or_gate = dom, warsztat oraz filar lub bramę
plan-workshop_2_pillar_or_gate = warsztat oraz dwa filary lub bramy

## building

building-house = dom
    .acc = dom
    .gen = domu
building-workshop = warsztat
    .acc = warsztat
    .gen = warsztatu
building-pillar = filar
    .acc = filar
    .gen = filaru
building-gate = brama
    .acc = bramę
    .gen = bramy

## site

site-pillar_1 = miejsce budowy filaru na 1 wózek
site-pillar_2 = miejsce budowy filaru na 2 wózki
site-pillar_3 = miejsce budowy filaru na 3 wózki
site-gate_1 = miejsce budowy bramy na 1 wózek
site-gate_2 = miejsce budowy bramy na 2 wózki
site-gate_3 = miejsce budowy bramy na 3 wózki

## colour

colour-yellow = żółta
colour-blue = niebieska
colour-black = czarna

## slot_colour

slot_colour-silver = srebrne
slot_colour-gold = złote

## effect

effect-strength = +1 do siły
effect-goblin = goblin
effect-orc = ork lub goblin
effect-site = dostawa
effect-house = dom
effect-adorn = kolejne zdobienie

## coin

coin-crowned = koronna
    .acc = koronną
    .gen = koronnej
coin-iron = żelazna
    .acc = żelazną
    .gen = żelaznej
coin-emerald = szmaragdowa
    .acc = szmaragdową
    .gen = szmaragdowej
coin-golden = złota
    .acc = złotą
    .gen = złotej
coin-mythrall = mythrallowa
    .acc = mythrallową
    .gen = mythrallowej
coin-hearth = z paleniskiem
    .acc = z paleniskiem
    .gen = z paleniskiem
coin-hammer = z młotem
    .acc = z młotem
    .gen = z młotem
coin-haul = z ładunkiem
    .acc = z ładunkiem
    .gen = z ładunkiem
coin-court = dworska
    .acc = dworską
    .gen = dworskiej
coin-prestige = prestiżowa
    .acc = prestiżową
    .gen = prestiżowej
coin-mine = kopalniana
    .acc = kopalnianą
    .gen = kopalnianej
coin-throne = tronowa
    .acc = tronową
    .gen = tronowej
coin-hunt = łowiecka
    .acc = łowiecką
    .gen = łowieckiej
coin-road = z gościńcem
    .acc = z gościńcem
    .gen = z gościńcem

## relic

relic-horn = róg
    .acc = róg
    .gen = rogu
relic-lantern = latarnia
    .acc = latarnię
    .gen = latarni
relic-banner = sztandar
    .acc = sztandar
    .gen = sztandaru
relic-seal = pieczęć
    .acc = pieczęć
    .gen = pieczęci
relic-anvil = kowadło
    .acc = kowadło
    .gen = kowadła
relic-crown = korona
    .acc = koronę
    .gen = korony

## start

start-miners = górnicy
    .gen = górników
start-smiths = kowale
    .gen = kowali
start-carters = woźnice
    .gen = woźniców
start-wardens = strażnicy
    .gen = strażników
start-courtiers = dworzanie
    .gen = dworzan
start-delvers = kopacze
    .gen = kopaczy
start-jewellers = jubilerzy
    .gen = jubilerów
start-masons = kamieniarze
    .gen = kamieniarzy
start-brewers = piwowarzy
    .gen = piwowarów
start-seekers = poszukiwacze
    .gen = poszukiwaczy

## goal

goal-1 = narzędzia
goal-2 = zdobienia
goal-3 = zyskane filary i bramy
goal-4 = zbudowane budynki
goal-5 = zbudowane filary
goal-6 = zbudowane bramy
goal-7 = Królewskie Monety
goal-8 = tradycje
goal-9 = siła wszystkich krasnoludów
goal-10 = klucze
goal-11 = miejsca w magazynie
goal-12 = rodzaje reliktów

## project

project-A1 = warsztaty na mythrallu
project-A2 = domy w żółtych komnatach
project-A3 = domy w czarnych komnatach i na mythrallu
project-A4 = warsztaty w czarnych komnatach i na złocie
project-A5 = domy na szmaragdzie lub złocie
project-A6 = warsztaty w niebieskich komnatach i na szmaragdzie
project-B1 = filary przy mythrallu
project-B2 = bramy przy czarnych i niebieskich komnatach
project-B3 = filary przy żółtych i czarnych komnatach
project-B4 = bramy przy złocie
project-B5 = filary przy niebieskich komnatach
project-B6 = bramy przy żółtych komnatach i przy szmaragdzie
project-C1 = dzielnice przy jednej bramie
project-C2 = dzielnice przy jednym filarze
project-C3 = rodzaje budynków
project-C4 = własne komnaty bez wrogów
project-C5 = domy i warsztaty wokół jednego filaru
project-C6 = domy obok własnych warsztatów

## Skąd są PC, na liście obok liczb.

tally-glory = zdobyte dotąd PC
tally-throne = wózki przy tronie
tally-goals = cele
tally-achievements = osiągnięcia
tally-penalty = wrogowie przy budynkach
tally-pick = kolumna kilofa: relikty
tally-axe = kolumna topora: jeńcy
tally-compass = kolumna cyrkla: dzielnice
tally-cart = kolumna wózka: budowle
tally-leftovers = pozostałe pokrzepienie i zasoby
tally-tiles = kafelki w magazynie
tally-tools = karty narzędzi

## part

part-throne = tron
    .acc = tron
part-goals = cele
    .acc = cele
part-achievements = osiągnięcia
    .acc = osiągnięcia
part-penalty = wrogowie przy budynkach
    .acc = wrogów przy budynkach
part-pick = kolumna kilofa
    .acc = kolumnę kilofa
part-axe = kolumna topora
    .acc = kolumnę topora
part-compass = kolumna cyrkla
    .acc = kolumnę cyrkla
part-cart = kolumna wózka
    .acc = kolumnę wózka
part-leftovers = to, co zostało
    .acc = to, co zostało
part-dungeon = lochy
    .acc = lochy
part-buildings = budynki
    .acc = budynki
part-tiles = kafelki w magazynie
    .acc = kafelki w magazynie
part-tools = narzędzia
    .acc = narzędzia

## difficulty

difficulty-normal = normalny
difficulty-hard = trudny
difficulty-expert = ekspercki

## sheet

sheet-board = Plansza
sheet-building = Dostawy i budynki
sheet-chambers = Kafelki komnat
sheet-clan = Plansza klanu
sheet-coins = Królewskie Monety
sheet-elders = Rada Starszych
sheet-enemies = Wrogowie i ich kości
sheet-goals = Cele
sheet-ornaments = Zdobienia
sheet-projects = Projekty
sheet-relics = Relikty
sheet-rubble = Gruz
sheet-scoring = Punktacja
sheet-sites = Miejsca budowy i tron
sheet-starts = Kafelki startowe
sheet-tools = Narzędzia
sheet-tracks = Tory
sheet-traditions = Tradycje

## Co leży na stole, w zdaniu dla tego, kto na to wskaże.

thing-chamber = Dom zyskuje tu zasób ze złoża, a warsztat według złoża wykuwa lub ozdabia. Sąsiednie komnaty jednego koloru to dzielnica.
thing-hidden = Kopanie odkrywa jedną komnatę obok odkrytej: zyskujesz to, co pokazuje rewers, a potem komnatę się odwraca.
thing-enemy = Pokonuje się go w walce: trafia do twoich lochów, a kość jego rodzaju daje nagrodę.
thing-corner = Filar wymaga wokół siebie trzech odkrytych komnat i za każdą daje krok według jej złoża.
thing-edge = Brama wymaga po obu stronach komnat bez bramy i daje za obie PC według ich złóż.
thing-rubble = Usunięcie kosztuje 1 punkt siły, na oznaczonym miejscu 2; zyskujesz to, co pokazuje.
thing-coin = Daje to, co pokazuje, w każdej Radzie; miejsce, na którym ją położysz, od razu coś daje.
thing-coin_place = Położona tu moneta daje raz to, co nadrukowano pod miejscem.
thing-tradition = Działa odtąd, do końca gry.
thing-relic = Można go wziąć, jeśli twój znacznik na torze Kopalni dotarł tak daleko, i użyć raz, w późniejszej turze.
thing-tool = Wykuj je za żelazo i to, co pokazuje, a będzie mógł z nim pracować kolejny krasnolud.
thing-silver = Ozdabia narzędzie ze srebrnym polem: teraz 3 PC, a efekt przy każdym użyciu narzędzia.
thing-gold = Ozdabia narzędzie ze złotym polem: teraz 2 PC, a efekt przy każdym użyciu narzędzia.
thing-site = Dostarcz, czego wymaga miejsce budowy, aż do limitu; wtedy dostajesz jego filar lub bramę i możesz je zbudować.
thing-bonus = Kto ukończy miejsce budowy, kładzie znacznik na wolnym polu i zyskuje to, co ono pokazuje.
thing-throne = Można tu dostarczyć to, co zostało z transportu, gdy miejsce budowy nic więcej nie przyjmuje.
thing-track = Każdy krok daje to, co pokazuje pole, także po drodze; złote pola to osiągnięcia.
thing-die = Kto pokona wroga tego rodzaju, zyskuje to, co pokazuje ścianka, a potem rzuca kością.
thing-token = W turze możesz wydać jeden: pracujący krasnolud jest o tyle silniejszy.
thing-dwarf = Przypisz go do narzędzia bez krasnoluda; jego siła to siła akcji.
thing-captive = W Radzie zachowujesz tylu jeńców, ile masz kluczy, i punktują.
thing-key = W Radzie każdy klucz zatrzymuje jednego jeńca; pozostali wracają do woreczka.
thing-haunted = Na koniec gry klan traci 2 PC za każdą komnatę, w której są jego budynek i wróg.
thing-post = Krasnolud z tawerny wykonuje jego akcję; zdobienie na jego polu za każdym razem daje swój efekt.
thing-forge = Wykute tu narzędzie od razu daje to, co nadrukowano, a jego kolumna punktuje na koniec gry.
thing-house = Buduje się go w odkrytej komnacie z wolnym miejscem i zyskuje zasób z jej złoża.
thing-workshop = Buduje się go w odkrytej komnacie z wolnym miejscem: na szmaragdzie wykuwa, na złocie ozdabia, na mythrallu jedno i drugie.
thing-pillar = Stoi tam, gdzie stykają się trzy odkryte komnaty, i za każdą daje krok według jej złoża.
thing-gate = Stoi między dwiema odkrytymi komnatami i za obie daje PC według ich złóż.
thing-stored = Zasobami płaci się za narzędzia, zdobienia i dostawy. Trzy pozostałe na koniec gry, razem z pokrzepieniem, to 1 PC.
thing-own_relic = Działa raz w grze: zanim krasnolud pójdzie do pracy albo na końcu tury.
thing-kept = Działa do końca gry.
thing-goal = Liczy się na koniec gry: przy czterech osiągnięciach jeden cel, przy ośmiu oba.
thing-project = W każdej z tych Rad punktuje za niego każdy klan.
thing-elders_glory = Wygrywa, kto na koniec gry ma najwięcej PC: Rada Starszych albo ty.
thing-elders_achievements = Punktują dla Rady Starszych na koniec gry.
thing-elders_carts = Rada Starszych dowozi nimi zasoby na miejsca budowy i na tron. Przy tronie najwięcej punktuje, gdy ma więcej wózków niż ty.
thing-elders_buildings = Rada Starszych punktuje w każdej Radzie za każdy budynek w górze.
thing-elders_captives = Punktują dla Rady Starszych w każdej Radzie, bez żadnych kluczy.
thing-elders_card = W każdej turze Rada Starszych odkrywa kartę, robi to, co mówi narzędzie, i zyskuje to, co karta daje.
thing-elders_die = Gdy Rada Starszych wybiera kafelek, miejsce budowy lub rząd, wybiera za nią jej kość.
thing-elders_tile = Rada Starszych nie ma z kafelków nic poza punktami na koniec gry.

## tradition

tradition-1 = Solidne kilofy
tradition-2 = Nasmarowane wózki
tradition-3 = Ostre topory
tradition-4 = Dokładne cyrkle
tradition-5 = Rzetelny przewóz
tradition-6 = Sala trofeów
tradition-7 = Mierniczy głębin
tradition-8 = Heroldowie głębin
tradition-9 = Przysięga jubilerów
tradition-10 = Fałszywe kości
tradition-11 = Pogromcy trolli
tradition-12 = Dary dla króla
tradition-13 = Cech kowali
tradition-14 = Dalekowzroczni poszukiwacze
tradition-15 = Toast za każdy wyczyn
tradition-16 = Duma budowniczych
tradition-17 = Królewscy mincerze
tradition-18 = Uczta pierwszego kamienia
tradition-19 = Strażnicy reliktów
tradition-20 = Badacze reliktów
tradition-21 = Spis budowniczych
tradition-22 = Dawna sława
tradition-23 = Pieśń o czynach
tradition-24 = Zapasowy skarbiec
tradition-25 = W ciasnocie raźniej
tradition-26 = Brody do góry
tradition-27 = Piwo w warsztacie
tradition-28 = Przyjaciele na dworze
tradition-29 = Straż na progu
tradition-30 = Rodowa pamiątka
tradition-31 = Ciasne cele
tradition-32 = Las filarów
tradition-33 = Sąsiedzkie bramy
tradition-34 = Przepędzić ich
tradition-35 = Odźwierni
tradition-36 = Nocna straż

## Co robi tradycja, tak krótko jak jej kafelek.

tradition_does-1 = +1 do siły z kilofem
tradition_does-2 = +1 do siły z wózkiem
tradition_does-3 = +1 do siły z toporem
tradition_does-4 = +1 do siły z cyrklem
tradition_does-5 = dostawy żelaza i szmaragdu: 2 PC
tradition_does-6 = Rada: 2 PC za goblina+orka+trolla
tradition_does-7 = PC za to, co odkryjesz
tradition_does-8 = krok za to, co odkryjesz
tradition_does-9 = zdobienie: srebrne od razu, złote +1
tradition_does-10 = dowolna ścianka wygranej kości
tradition_does-11 = troll wymaga siły 2
tradition_does-12 = Rada: dostawa na tron
tradition_does-13 = wykucie: krok na dowolnym torze
tradition_does-14 = weź dowolny odkryty relikt
tradition_does-15 = żeton +1 za osiągnięcie
tradition_does-16 = Rada: 1 PC za filar i bramę
tradition_does-17 = Rada: efekt odkrytej monety
tradition_does-18 = żeton +1 i krok Dworu za filar, bramę
tradition_does-19 = Rada: 1 PC za relikt
tradition_does-20 = relikty mogą działać jak odkryte
tradition_does-21 = Rada: 1 PC za dwa budynki
tradition_does-22 = na koniec +2 osiągnięcia
tradition_does-23 = 1 PC za osiągnięcie
tradition_does-24 = +1 klucz, +1 miejsce magazynu
tradition_does-25 = drugi budynek w komnacie
tradition_does-26 = wrogowie przy budynkach: 1, nie 2
tradition_does-27 = żeton +1 za zbudowany warsztat
tradition_does-28 = monety i tradycje bez kosztu PC
tradition_does-29 = dom: wróg do lochów
tradition_does-30 = liczy się jako +1 relikt
tradition_does-31 = klucz mieści dwa gobliny
tradition_does-32 = filary o krawędź od innych
tradition_does-33 = bramy obok cudzych bram
tradition_does-34 = filary przenoszą wrogów
tradition_does-35 = bramy wzmacniają krasnoluda
tradition_does-36 = Rada: 1 PC i przenieś wroga

## own

game-title = Covenant
game-about = Klany krasnoludów odzyskują swoją górę: kop, walcz, woź, buduj i zabłyśnij na królewskiej Radzie.
option-elders = jak dobrze punktuje Rada Starszych, gdy grasz w pojedynkę
option_name-elders = Poziom Rady Starszych
choice-elders-normal = { difficulty-normal }
choice-elders-hard = { difficulty-hard }
choice-elders-expert = { difficulty-expert }

## What was gained where, and what was thrown or drawn.

gain-deliveries = dostawy
gain-tracks = kroki na torach
gain-coins = monety
gain-digs = kopanie i relikwie
gain-fights = walki i kości
gain-buildings = budynki i budowle
gain-dungeon = lochy w radach
gain-projects = projekty w radach
gain-paid = zapłacone za monety
gain-other = inne czyny
throw-goblin_die = kość goblinów
throw-orc_die = kość orków
throw-troll_die = kość trolli
throw-enemy = wrogowie z woreczka

### The sentences of In the Hall of the Mountain King. Squares are named like e7; places of a council 1a (bottom
### row, left) to 4a (the top), places of the horde b1 (bottom row) to t3 (top row).
### Names of squares take no ending and no article: they stand behind a colon or in brackets.

## event

event-mountain_rises = Előttetek terül el a hegy { BOARD($side) } oldala.
event-joins_horde = { TROLL($troll) } csatlakozik a hordához { STAND($stand, form: "at") }.
event-brings_pedestal = Egy { A_CLAN($clan) }talapzatot hoz magával { STAND($stand, form: "at") } álló troll.
event-workshop_revealed = Műhely a készletben: { WORKSHOP($workshop) }.
event-spell_appears = A varázskönyv új lapja: { SPELL($spell) }.
event-statues_stand = Szobrok fekszenek a hegy körül, az óramutató járása szerint ebben az ismétlődő sorrendben: { EACH($clans, of: "clan") }.
event-first_player = { NAME($seat) } viseli a kezdőjátékos koronáját.
event-places_gate = { NAME($seat) } kaput nyit ({ $square }).
event-draws_starter = Kezdő trollt húztál: { TROLL($troll) }.
event-drafts = Lehelyezted { COUNCIL_PLACE($place, form: "to") }: { TROLL($troll) }.
event-shows_starters = { NAME($seat) } trolltanácsa: { EACH($trolls, of: "troll") }.
event-starts_with = { NAME($seat) } ezzel kezd: { AMOUNTS($what, of: "symbol") }.
event-turn_begins = { NAME($seat) } következik.
event-pays = { NAME($seat) } ezt fizeti: { AMOUNTS($what, of: "symbol") }.
event-receives = { NAME($seat) } kap { $amount } { SYMBOL($resource, form: "acc") } a készletből.
event-casts = { NAME($seat) } rúnát rak egy varázslatra, és elmondja: { SPELL($spell) }.
event-waives = { NAME($seat) } lemond a varázslat hatásáról.
event-is_charmed = A forduló végéig hat: { SPELL($spell) }.
event-spell_fades = A harmadik rúnával szétesik egy varázslat: { SPELL($spell) }.
event-works = { NAME($seat) } belép egy műhelybe ({ WORKSHOP($workshop) }), amelynek { $uses } nyitott bejárata van.
event-stores = { NAME($seat) } { SYMBOL($symbol, form: "acc") } visz { COUNCIL_PLACE($place, form: "from") } a raktárba.
event-recruits = { NAME($seat) } trollt toboroz: { TROLL($troll) }.
event-takes_bribes = { NAME($seat) } megkapja a rajta lévő megvesztegetést: { AMOUNTS($what, of: "symbol") }.
event-takes_pedestal = { NAME($seat) } kap egy { A_CLAN($clan) }talapzatot.
event-seats_troll = { TROLL($troll) } helyet foglal { COUNCIL_PLACE($place, form: "at") }.
event-yields = { TROLL($troll) } { COUNCIL_PLACE($place, form: "at") } ezt termeli: { AMOUNTS($what, of: "symbol") }.
event-is_crowned = { NAME($seat) } trolltanácsában tíz troll ül, ezért koronázásjelölőt kap: { $honor } megbecsülés.
event-horde_is_gone = Már senki sem tud toborozni: ez a kör még befejeződik, aztán mindenkinek két fordulója marad.
event-end_is_near = Ez volt az utolsó koronázásjelölő: ez a kör még befejeződik, aztán mindenkinek két fordulója marad.
event-last_rounds = Új kör kezdődik; ezzel együtt { $rounds } kör van hátra.
event-retires = { TROLL($troll) } elég megvesztegetést kapott, és visszavonul.
event-skips = { NAME($seat) } sem toborozni, sem ásni nem tud.
event-digs = { NAME($seat) } kiás egy { TILE($tile, form: "acc") } { $size } { SYMBOL($mineral, form: "ins") } ({ $square }), és { $points } megbecsülést szerez.
event-unearths = { NAME($seat) } feltár egy { CLAN($clan, form: "of") }szobrot ({ $square }).
event-finds = { NAME($seat) } { SYMBOL($resource, form: "acc") } talál ({ $square }).
event-puts_pedestal = { NAME($seat) } lehelyez egy { A_CLAN($clan) }talapzatot ({ $square }, { BAND($band) } szint), és elvesz egy { $value } megbecsülést érő jelölőt.
event-puts_pedestal_face_down = { NAME($seat) } lehelyez egy { A_CLAN($clan) }talapzatot ({ $square }, { BAND($band) } szint), és elveszi a jelölőjét.
event-founds = { NAME($seat) } műhelyt alapít ({ $square }): { WORKSHOP($workshop) }.
event-dedicates = { NAME($seat) } nagytermet szentel fel: { HALL($hall) } (oltár: { $square }).
event-moves_statue = { NAME($seat) } elmozgat egy { CLAN($clan, form: "of") }szobrot ({ $square } → { $to }).
event-collapses = { NAME($seat) } beomlaszt egy alagutat ({ $square }).
event-elevates = { NAME($seat) } új trollt emel { COUNCIL_PLACE($place, form: "to") }: { TROLL($troll) } ({ TROLL($old) } helyett).
event-drums = { NAME($seat) } dobolással serkenti { COUNCIL_PLACE($place, form: "at") } ülő trollt.
event-takes_toll = { NAME($seat) } elviszi a megvesztegetést { STAND($stand, form: "from") }: { AMOUNTS($what, of: "symbol") }.
event-scores = { NAMES($seats) }: alagutak { $tunnels }, koronázás { $coronation }, jelölők { $tokens }, maradék { $leftovers }, nagytermek { $halls }, szobrok { $statues }; összesen { $total }.

## refused

refused-by_hand_already = Már kézzel fizetsz; válaszd ki, mit teszel, aztán azt, mivel fizetsz.
refused-nothing_on_trolls = A trolljaidon nincs semmi, így nincs választás, mivel fizess.
refused-too_poor_to_trade = Egy kereskedés { $price } erőforrásba kerül; neked kevesebb van (a klánkordék nem számítanak).
refused-pay_first = Előbb fizesd ki a tartozást, utána jöhet ez: „{ $move }”.
refused-not_accepted = Ezt nem lehet { SYMBOL($symbol, form: "ins") } kifizetni.
refused-not_there = Nincs itt { SYMBOL($symbol) }, amit elvehetnél.
refused-not_a_start = Ennyi játékosnál itt nincs kezdőpont: { $square }.
refused-gate_stands_there = Itt már áll egy kapu: { $square }.
refused-parts_partners = Ha itt állna kapu, nem lehetne minden csapattárs szomszédos: { $square }.
refused-not_in_hand = Nincs a kezedben: { TROLL($troll) }.
refused-frame_is_taken = Már ül egy troll { COUNCIL_PLACE($place, form: "at") }.
refused-one_spell = Fordulónként egy varázslat jár, és azt már elmondtad.
refused-one_workshop = Fordulónként egy műhely jár, és ott már voltál.
refused-not_in_book = Nincs képpel felfelé a varázskönyvben: { SPELL($spell) }.
refused-not_by_this_spell = Ez a varázslat nem erre való: „{ $move }”.
refused-level_three_only = A varázslat csak a hordában álló, 3. szintű trollt emel fel.
refused-no_workshop_there = Itt nincs műhely: { $square }.
refused-out_of_reach = A hálózatod nem ér hozzá ehhez a műhelyhez: { $square }.
refused-other_workshop = Ez a műhely nem végez ilyen cserét: { WORKSHOP($workshop) }.
refused-too_few = Ehhez { $count } { SYMBOL($resource) } kell; neked kevesebb van.
refused-not_on_troll = Nincs { SYMBOL($symbol) } { COUNCIL_PLACE($place, form: "at") } ülő trollon.
refused-must_work = Tudsz toborozni vagy ásni, tehát muszáj.
refused-council_is_full = A trolltanácsod tíz trollja megvan; több már nem csatlakozhat.
refused-nobody_there = Nem áll troll { STAND($stand, form: "at") }.
refused-too_few_bribes = Ez a troll { $bribes } megvesztegetésbe kerül, mindegyik alatta lévő trollra egy jár; neked { $have } van.
refused-by_rows_already = A zuhatag már úgyis minden sor után megáll.
refused-nothing_below = Az alsóbb trollokon nincs semmi, amit a termelésük előtt be lehetne cserélni.
refused-seat_first = Előbb ültesd le az új trollodat, utána jöhet ez: „{ $move }”.
refused-place_is_taken = Már ül egy troll { COUNCIL_PLACE($place, form: "at") }.
refused-no_two_below = Ahhoz, hogy troll üljön { COUNCIL_PLACE($place, form: "at") }, előbb kell az alatta lévő két troll.
refused-not_in_bag = Nincs több { CLAN($clan, form: "of") }talapzat a zsákban.
refused-stack_is_empty = Ezt nem áshatod ki, nincs több ilyen lapka: { TILE($tile) }.
refused-one_mineral = Egy alagút összes ásványának azonosnak kell lennie.
refused-too_few_minerals = Ehhez { $size } { SYMBOL($mineral) } kell ({ TILE($tile) }); neked kevesebb van.
refused-no_place = Nem maradt hely, ahol ezt kiáshatnád: { TILE($tile) }.
refused-lay_first = Előbb helyezd le a lapkát, amelyet kiásol, utána jöhet ez: „{ $move }”.
refused-other_tile = Most ezt ásod: { TILE($tile) }.
refused-off_board = Ez a mező nincs a táblán: { $square }.
refused-on_heart = Ez a hegy szíve, itt senki sem ás: { $square }.
refused-on_site = Ez egy műhely helye, alagút nem kerülhet ide: { $square }.
refused-on_tunnel = Itt már van alagút: { $square }.
refused-touches_rival = Itt az alagút egy ellenfél hálózatához érne: { $square }.
refused-touches_network = Itt az alagút egy hálózathoz érne, pedig ez a varázslat mindenkitől külön ás: { $square }.
refused-touches_nothing = Az alagút egyik oldalának a saját hálózatodhoz kell érnie.
refused-too_few_hammers = Az ottani romterülethez { $hammers } kalapács kell; neked kevesebb van.
refused-token_is_taken = Ezen a szinten ({ BAND($band) }) valaki már lehelyezett { A_CLAN($clan) }talapzatot.
refused-no_such_pedestal = Nincs { CLAN($clan, form: "of") }talapzatod.
refused-no_such_workshop = Ilyen műhely már nincs a készletben: { WORKSHOP($workshop) }.
refused-hall_is_taken = Ezt a nagytermet már felszentelték: { HALL($hall) }.
refused-only_over_tunnels = Itt ({ $square }) nem alagút van, hanem kapu, nagyterem vagy műhely helye; nagytermet csak alagutakra lehet fektetni.
refused-not_own_tunnel = Itt a nagyterem nem a te alagutadon feküdne: { $square }.
refused-no_statue_there = Itt nincs szobor: { $square }.
refused-not_your_statue = Ez a szobor nincs a hálózatodban: { $square }.
refused-no_cart = Nincs kordéd, amely { A_CLAN($clan) }szobrot mozgat.
refused-nowhere_to_go = Nincs szabad mező, ahová ez a szobor mehetne: { $square }.
refused-haul_first = Előbb mondd meg, hová kerül a szobor, utána jöhet ez: „{ $move }”.
refused-statue_stands_there = Itt már áll egy szobor: { $square }.
refused-too_far = Ez nem ugyanabban az alagútban van, és nem is a szomszédosban: { $square }.

## setup: what a table cannot be set up with

setup-side = { $seats } helynél a tábla { BOARD($side) } oldalán kell játszani.
setup-teams = A csapatjátékhoz { $needed } hely kell, nem { $seats }.
setup-start = Nincs { $start }. hely, amely kezdhetne: összesen { $seats } hely van.

## move

move-go_on = Tovább a toborzáshoz vagy ásáshoz
move-skip = Se toborzás, se ásás
move-no_hall = Nem kell nagyterem
move-done = Forduló vége
move-by_hand = Válaszd ki magad, mivel fizetsz
move-by_rows = Álljon meg a zuhatag minden sor után
move-roll_on = Folytatódjon a zuhatag
move-follow = Hasson a varázslat
move-waive = Mondj le a varázslatról
move-leave_work = Hagyd el a műhelyt
move-no_pedestal = Ne vegyél el talapzatot
move-leave_anchor = Hagyd üresen a horgonyt
move-leave_site = Hagyd üresen a műhely helyét
move-trade = Kereskedj { SYMBOL($resource, form: "cau") }
move-give = Fizess { SYMBOL($symbol, form: "ins") }
move-give_from = Fizess { SYMBOL($symbol, form: "ins") } { COUNCIL_PLACE($source, form: "from") }
move-recruit = Toborozd a trollt { STAND($stand, form: "from") }
move-place = Ültesd a trollt { COUNCIL_PLACE($place, form: "to") }
move-take_pedestal = Vegyél el egy { A_CLAN($clan) }talapzatot
move-put_pedestal = Tegyél ide egy { A_CLAN($clan) }talapzatot
move-found = Alapítsd meg: { WORKSHOP($workshop) }
move-choose_workshop = Legyen a játékban: { WORKSHOP($workshop) }
move-dig = Áss { TILE($tile, form: "acc") } { SYMBOL($mineral, form: "ins") }
move-lay = Helyezd le: { TILE($tile) } ({ $square })
move-lay_turned = Helyezd le { $turned } fokkal elforgatva: { TILE($tile) } ({ $square })
move-lay_flipped = Helyezd le megfordítva: { TILE($tile) } ({ $square })
move-lay_turned_flipped = Helyezd le megfordítva és { $turned } fokkal elforgatva: { TILE($tile) } ({ $square })
move-dedicate = Szenteld fel: { HALL($tile) } (oltár: { $square })
move-dedicate_turned = Szenteld fel { $turned } fokkal elforgatva: { HALL($tile) } (oltár: { $square })
move-draft = Helyezd le { COUNCIL_PLACE($place, form: "to") }: { TROLL($troll) }
move-gate = Nyisd meg itt a kapudat: { $square }
move-work = Használd a műhelyt ({ $square })
move-haul = Mozgasd a szobrot ({ $square })
move-to = Vidd ide: { $square }
move-collapse = Omlaszd be az alagutat ({ $square })
move-divine = Vedd el, ami itt van eltemetve: { $square }
move-stir = Ébreszd fel az eltemetett szobrot ({ $square })
move-consecrate = Szenteld meg: { $square }
move-cast = Mondd el: { SPELL($spell) }
move-take = Szerezz { $amount } { SYMBOL($resource, form: "acc") }
move-unload = Rakodj le { COUNCIL_PLACE($place, form: "at") } ülő trollról
move-drum = Dobolj { COUNCIL_PLACE($place, form: "at") } ülő trollnak
move-toll = Vidd el a megvesztegetést { STAND($stand, form: "from") }
move-elevate = Emelj új trollt { COUNCIL_PLACE($place, form: "at") } ülő troll helyére
move-with = Emeld fel a trollt { STAND($stand, form: "from") }
move-use = Adj { $count } { SYMBOL($give, form: "acc") } { $amount } { SYMBOL($take, form: "cau") }
move-store = Vigyél { SYMBOL($symbol, form: "acc") } { COUNCIL_PLACE($place, form: "from") } a raktárba
move-fate = Véletlen: { $text }

## council_place

council_place-1a = az alsó sor bal széle
    .at = az alsó sor bal szélén
    .to = az alsó sor bal szélére
    .from = az alsó sor bal széléről
council_place-1b = az alsó sor bal belső helye
    .at = az alsó sor bal belső helyén
    .to = az alsó sor bal belső helyére
    .from = az alsó sor bal belső helyéről
council_place-1c = az alsó sor jobb belső helye
    .at = az alsó sor jobb belső helyén
    .to = az alsó sor jobb belső helyére
    .from = az alsó sor jobb belső helyéről
council_place-1d = az alsó sor jobb széle
    .at = az alsó sor jobb szélén
    .to = az alsó sor jobb szélére
    .from = az alsó sor jobb széléről
council_place-2a = a második sor bal oldala
    .at = a második sor bal oldalán
    .to = a második sor bal oldalára
    .from = a második sor bal oldaláról
council_place-2b = a második sor közepe
    .at = a második sor közepén
    .to = a második sor közepére
    .from = a második sor közepéről
council_place-2c = a második sor jobb oldala
    .at = a második sor jobb oldalán
    .to = a második sor jobb oldalára
    .from = a második sor jobb oldaláról
council_place-3a = a harmadik sor bal oldala
    .at = a harmadik sor bal oldalán
    .to = a harmadik sor bal oldalára
    .from = a harmadik sor bal oldaláról
council_place-3b = a harmadik sor jobb oldala
    .at = a harmadik sor jobb oldalán
    .to = a harmadik sor jobb oldalára
    .from = a harmadik sor jobb oldaláról
council_place-4a = a csúcs
    .at = a csúcson
    .to = a csúcsra
    .from = a csúcsról
council_place-storage = a raktár
    .at = a raktárban
    .to = a raktárba
    .from = a raktárból

## stand

stand-b1 = az alsó sor első helye
    .at = az alsó sor első helyén
    .to = az alsó sor első helyére
    .from = az alsó sor első helyéről
stand-b2 = az alsó sor második helye
    .at = az alsó sor második helyén
    .to = az alsó sor második helyére
    .from = az alsó sor második helyéről
stand-b3 = az alsó sor harmadik helye
    .at = az alsó sor harmadik helyén
    .to = az alsó sor harmadik helyére
    .from = az alsó sor harmadik helyéről
stand-b4 = az alsó sor negyedik helye
    .at = az alsó sor negyedik helyén
    .to = az alsó sor negyedik helyére
    .from = az alsó sor negyedik helyéről
stand-b5 = az alsó sor ötödik helye
    .at = az alsó sor ötödik helyén
    .to = az alsó sor ötödik helyére
    .from = az alsó sor ötödik helyéről
stand-m1 = a középső sor első helye
    .at = a középső sor első helyén
    .to = a középső sor első helyére
    .from = a középső sor első helyéről
stand-m2 = a középső sor második helye
    .at = a középső sor második helyén
    .to = a középső sor második helyére
    .from = a középső sor második helyéről
stand-m3 = a középső sor harmadik helye
    .at = a középső sor harmadik helyén
    .to = a középső sor harmadik helyére
    .from = a középső sor harmadik helyéről
stand-m4 = a középső sor negyedik helye
    .at = a középső sor negyedik helyén
    .to = a középső sor negyedik helyére
    .from = a középső sor negyedik helyéről
stand-t1 = a felső sor első helye
    .at = a felső sor első helyén
    .to = a felső sor első helyére
    .from = a felső sor első helyéről
stand-t2 = a felső sor második helye
    .at = a felső sor második helyén
    .to = a felső sor második helyére
    .from = a felső sor második helyéről
stand-t3 = a felső sor harmadik helye
    .at = a felső sor harmadik helyén
    .to = a felső sor harmadik helyére
    .from = a felső sor harmadik helyéről

## What waiving is called, by the spell's question.

label-FollowCharm-waive = Ne hasson a varázslat
label-DigBySpell-waive = Ne áss a varázslattal
label-CaveIn-waive = Ne omoljon be alagút
label-Divine-waive = Maradjon eltemetve
label-EarthRite-waive = Ne kérj a földtől semmit
label-Elevate-waive = Ne emelj fel trollt
label-Drum-waive = Ne dobolj senkinek
label-Unload-waive = Ne rakodj le trollról
label-TakeToll-waive = Hagyd a megvesztegetést
label-Wander-waive = Ne vándoroljon szobor
label-Stir-waive = Ne ébressz fel szobrot
label-Consecrate-waive = Ne szentelj meg semmit

## explain

explain-go_on = Ebben a lépésben már nem mondasz varázslatot, és nem használsz műhelyt. A rúnák és a műhelyek megvárják a következő fordulódat.
explain-skip = Csak akkor választható, ha kereskedés nélkül sem toborozni, sem ásni nem lehet.
explain-no_hall = A nagyterem nem kerül semmibe, de talapzatokat takar el, és a benne lévő szobor csak az oltáron ér pontot.
explain-done = A megtartott kordék a következő fordulódban is használhatók; a végén három azonos erőforrás egy megbecsülést ér.
explain-by_hand = Magától a játék előbb a trollokról veszi el, aztán a raktárból, hogy a trollok újra termelhessenek. Így viszont a következő fizetés minden darabját te választod ki.
explain-follow = A hatás a fordulód végéig tart.
explain-waive = A rúna így is elvész.
explain-leave_work = Lemondasz az ebben a fordulóban még hátralévő használatokról.
explain-no_pedestal = Semmit sem veszel ki a zsákból.
explain-leave_anchor = Ehhez az alagúthoz csak most adható talapzat. Minden klán minden szinten az egész játékban egyetlen talapzatot kaphat.
explain-leave_site = A hely nyitva marad annak, aki legközelebb mellette ás.
explain-trade = Négy tetszőleges erőforrásért egy, ahányszor csak akarod. Drága, de az utolsó darab néha megéri.
explain-give = Trollról kerül le, ha valamelyiken van, különben a raktárból.
explain-give_from = Pontosan onnan kerül le.
explain-recruit = Az alsó sor trollja ingyen van; feljebb minden alatta lévő trollra egy érmét raksz. Megkapod a rajta lévő megvesztegetést és talapzatot.
explain-place = Az új troll, az alatta lévő kettő és mindazok, akik ezek alatt vannak, újra megtermelik, ami hiányzik róluk. A belső és a felső helyek indítják a nagyobb zuhatagokat.
explain-take_pedestal = A klán szobra duplán számít rajta. Akkor helyezed le, amikor horgonyos alagutat ásol.
explain-put_pedestal = Azonnal elveszed ennek a klánnak és szintnek a jelölőjét. A klán szobra, ha a végén itt áll, duplán számít.
explain-found = Mindenki használhatja, akinek a hálózata hozzáér, nyitott bejáratonként egyszer.
explain-choose_workshop = Csak a kiválasztott műhelyek lesznek a játékban.
explain-dig = Négyzetenként egy ásványt fizetsz, mind azonosat; a drágább ásvány többet ér. Utána mondod meg, hová kerül.
explain-lay = Minden lefedett romterület egy kalapácsba kerül; ami ott van eltemetve, a tiéd. A megnevezett mező a horgonyé, horgony híján az első négyzeté.
explain-lay_turned = Minden lefedett romterület egy kalapácsba kerül; ami ott van eltemetve, a tiéd. A megnevezett mező a horgonyé, horgony híján az első négyzeté.
explain-lay_flipped = Minden lefedett romterület egy kalapácsba kerül; ami ott van eltemetve, a tiéd. A megnevezett mező a horgonyé, horgony híján az első négyzeté.
explain-lay_turned_flipped = Minden lefedett romterület egy kalapácsba kerül; ami ott van eltemetve, a tiéd. A megnevezett mező a horgonyé, horgony híján az első négyzeté.
explain-dedicate = A megnevezett mező az oltáré. A végén a nagyterem a kisebbik számát éri, vagy a nagyobbikat, ha az oltáron bármilyen szobor áll.
explain-dedicate_turned = A megnevezett mező az oltáré. A végén a nagyterem a kisebbik számát éri, vagy a nagyobbikat, ha az oltáron bármilyen szobor áll.
explain-draft = Az egyszeri ajándékát most kapod meg; a szimbóluma minden zuhatagban termel, amely eléri. A két belső helyet gyakrabban éri el zuhatag.
explain-gate = Innen indul a hálózatod. Nézd meg, mi van a közelben: szobrok, eltemetett erőforrások, műhelyek helye, romterületek.
explain-work = Annyiszor használható, ahány nyitott bejárata van, bárki nyitotta is meg őket. Fordulónként csak egy műhely.
explain-haul = Egy kordé az alagútján belül vagy egy szomszédos alagút bármelyik mezőjére viszi. Előbb a klánja kordéját költöd el, aztán a jokereket.
explain-to = A szívhez közelebb többet ér; a klánja talapzatán duplán; nagyteremben csak az oltár számít.
explain-collapse = Az egész lapka visszakerül a halmába, a megbecsülése a tiéd marad. A rajta lévő talapzat kikerül a játékból, a szobor ismét eltemetett lesz.
explain-divine = Most megkapod; aki később ott ás, már nem talál semmit.
explain-stir = Kijön a sziklából egy hozzá érő alagutadba.
explain-consecrate = Talapzatot teszel ide, bár az alagutat már korábban kiásták; a jelölőjének még a sávon kell lennie.
explain-cast = Egy rúnába kerül, amelyet a kártyára raksz. A harmadik rúnával a varázslat kikerül a könyvből.
explain-take = A készletből a raktáradba.
explain-unload = Minden, ami rajta van, a raktáradba kerül, így újra termelhet. A klánkordék jokerré válnak.
explain-drum = Ő és az alatta lévő két troll újra termel, mint egy zuhatagban.
explain-toll = Az ott lévő összes megvesztegetés a raktáradba kerül.
explain-elevate = A 2. szintű troll mindennel együtt távozik, ami rajta van. Az újért nem kell megvesztegetés, talapzatot is választhatsz vele, és üresen kerül a helyére.
explain-with = Megkapod a rajta lévő megvesztegetést, és választhatsz egy talapzatot. Zuhatag nem következik.
explain-use = A műhely egyszeri használata. A következő mehet visszafelé is, vagy elköltheti, amit ez adott.
explain-store = Felszabadítja a szimbólumot, hogy újra termelhessen. A klánkordé jokerré válik.
explain-fate = Amit a keverés dönt el; senki sem választja.
explain-by_rows = Minden sor után becserélheted, amit az hozott, mielőtt az alsóbb trollok termelnek: amit róluk veszel el, rögtön újratermelődik.
explain-roll_on = A következő sor megtermeli, ami hiányzik róla.

## reason

reason-any_spot = A kezdőpontok nagyjából egyformán jók; ez szabad.
reason-good_starter = A két trollod közül ez termel értékesebbet; a szabad helyek közül egyik sem telik meg gyakrabban.
reason-scores_now = Azonnal { $honor } megbecsülést ér.
reason-reaches_deeper = A szív felé vezet.
reason-unearths = Előkerül vele egy szobor.
reason-finds = Megszerzi, ami ott van eltemetve.
reason-grows_council = A trolltanács nagy részét újra termelésre bírja.
reason-takes_crown = Ez a tizedik trollod, és koronázásjelölőt hoz.
reason-carries_home = Jobb helyre visz egy szobrot.
reason-fills_altar = Szobrot állít egy oltárra.
reason-doubles = A szobor a klánja talapzatán duplán számít.
reason-grand_hall = A nagyterem többet ér annál, amit eltakar.
reason-no_hall = Egy nagyterem többet takarna el, mint amennyit ér.
reason-useful_workshop = Olyasmit ad, ami hiányzik.
reason-useful_spell = A varázslat többet ér a rúnájánál.
reason-pedestal_pays = A jelölő pontot ér, és a talapzatra később szobor is kerülhet.
reason-keeps_pedestal = A talapzatot jobb egy, a szívhez közelebbi szintre tartogatni.
reason-keeps_resources = Most itt semmi más nem éri meg az árát.
reason-last_piece = Épp ez a darab hiányzik, és nélkülözheted azt a négyet, amibe kerül.
reason-spares_most = Ezt tudod a legkönnyebben nélkülözni.

## aim

aim-win = Az nyer, akinek a legtöbb megbecsülése van. Az alagutak már a kiásásukkor megbecsülést adnak. A végén számítanak a koronázás- és a pontjelölők, a nagytermek, minden alagutadban a legjobb szobor (a szív felé több, a klánja talapzatán duplán), és minden három azonos megmaradt erőforrás.
aim-end = Amikor minden koronázásjelölő elkelt (egyet az kap, akinek a trolltanácsába tizedik troll kerül), a kör még befejeződik, és mindenkinek két fordulója marad.

## question

question-ChooseWorkshop = Mely műhelyek legyenek a játékban?
question-PlaceGate = Hol legyen a kapud?
question-PlaceStarter = Helyezd le két trollod egyikét.
question-SpellAndWorkshop = Mondj varázslatot, használj műhelyt, vagy menj tovább.
question-FollowCharm = Hasson a varázslat?
question-DigBySpell = Melyik alagutat ásod ki a varázslattal?
question-CaveIn = Melyik alagút omoljon be?
question-Divine = Melyik eltemetett erőforrást veszed el?
question-EarthRite = Mit ad neked a föld?
question-Elevate = Melyik 2. szintű troll adja át a helyét?
question-ElevateWith = Melyik 3. szintű troll kerüljön a helyére?
question-Drum = Melyik trollnak dobolsz?
question-Unload = Melyik trollról rakodsz le?
question-TakeToll = Melyik trollról viszed el a megvesztegetést?
question-Wander = Melyik szobor vándoroljon?
question-Stir = Melyik eltemetett szobrot ébreszted fel?
question-SendStatue = Hová kerüljön a szobor?
question-Consecrate = Melyik mezőt szenteled meg?
question-ConsecrateTo = Melyik talapzatot teszed oda?
question-UseWorkshop = Használd a műhelyt, vagy hagyd el.
question-RecruitOrDig = Toborozz egy trollt, vagy áss egy alagutat.
question-GiveOne = Mivel fizetsz?
question-ChoosePedestal = Melyik talapzatot veszed ki a zsákból?
question-SeatTroll = Hová üljön az új troll?
question-TradeInCascade = Kereskedsz, mielőtt a következő sor termel?
question-LayTunnel = Hová kerüljön az alagút?
question-AddPedestal = Teszel talapzatot a horgonyra?
question-FoundWorkshop = Melyik műhelyt alapítod?
question-DedicateHall = Szentelsz fel nagytermet?
question-MoveStatues = Mozgass egy szobrot, vagy fejezd be a fordulót.
question-HaulTo = Hová kerüljön a szobor?

## The answer to a click on something that is no answer to the question.

warning-nothing = most nincs mit tennie
warning-outwards = a szobraid kevesebbet érnének, mint most
warning-idle = a szobraid nem érnének többet, mint most

## choose

choose-ChooseWorkshop = Válassz egyet a felkínált műhelyek közül.
choose-PlaceGate = Válassz egyet a kiemelt kezdőpontok közül.
choose-PlaceStarter = Válassz egy trollt a kezedből, aztán egyet a kiemelt helyek közül.
choose-SpellAndWorkshop = Válassz egy kiemelt varázslatot vagy műhelyt, vagy menj tovább.
choose-RecruitOrDig = Válassz egy kiemelt trollt a hordából, vagy egy alagutat, amelyet kiásol.
choose-GiveOne = Válaszd ki, mivel fizetsz.
choose-UseWorkshop = Válaszd ki, mit végezzen neked a műhely, vagy hagyd el.
choose-FollowCharm = Válaszd ki, hasson-e a varázslat.
choose-DigBySpell = Válaszd ki, melyik alagutat ásod ki.
choose-CaveIn = Válassz egyet a kiemelt alagutak közül.
choose-Divine = Válassz egyet a kiemelt mezők közül.
choose-EarthRite = Válaszd ki, mit ad neked a föld.
choose-Elevate = Válassz egyet a trolltanácsod kiemelt trolljai közül.
choose-ElevateWith = Válassz egyet a horda kiemelt trolljai közül.
choose-Drum = Válassz egyet a trolltanácsod kiemelt trolljai közül.
choose-Unload = Válassz egyet a trolltanácsod kiemelt trolljai közül.
choose-TakeToll = Válassz egyet a horda kiemelt trolljai közül.
choose-Wander = Válassz egyet a kiemelt szobrok közül.
choose-Stir = Válassz egyet a kiemelt szobrok közül.
choose-SendStatue = Válassz egyet a kiemelt mezők közül.
choose-Consecrate = Válassz egyet a kiemelt mezők közül.
choose-ConsecrateTo = Válaszd ki, melyik talapzatot teszed oda.
choose-ChoosePedestal = Válaszd ki, melyik talapzatot veszed el.
choose-SeatTroll = Válassz egyet a trolltanácsod kiemelt helyei közül.
choose-TradeInCascade = Válaszd ki, mire cserélsz, vagy hagyd, hogy folytatódjon a zuhatag.
choose-LayTunnel = Válassz a kiemelt mezők közül egyet az alagútnak.
choose-AddPedestal = Válaszd ki, melyik talapzatot teszed a horgonyra, vagy hagyd üresen.
choose-FoundWorkshop = Válaszd ki, melyik műhelyt alapítod, vagy hagyd üresen a helyet.
choose-DedicateHall = Válassz egy nagytermet, aztán egyet a kiemelt mezők közül.
choose-MoveStatues = Válassz egyet a kiemelt szobrok közül, vagy fejezd be a fordulót.
choose-HaulTo = Válassz egyet a kiemelt mezők közül.

## symbol

symbol-stone = kő
    .acc = követ
    .ins = kővel
    .cau = kőért
symbol-iron = vas
    .acc = vasat
    .ins = vassal
    .cau = vasért
symbol-heartstone = szívkő
    .acc = szívkövet
    .ins = szívkővel
    .cau = szívkőért
symbol-cart = kordé
    .acc = kordét
    .ins = kordéval
    .cau = kordéért
symbol-hammer = kalapács
    .acc = kalapácsot
    .ins = kalapáccsal
    .cau = kalapácsért
symbol-rune = rúna
    .acc = rúnát
    .ins = rúnával
    .cau = rúnáért
symbol-coin = érme
    .acc = érmét
    .ins = érmével
    .cau = érméért
symbol-fire-cart = tűzkordé
    .acc = tűzkordét
    .ins = tűzkordéval
    .cau = tűzkordéért
symbol-ice-cart = jégkordé
    .acc = jégkordét
    .ins = jégkordéval
    .cau = jégkordéért
symbol-moon-cart = holdkordé
    .acc = holdkordét
    .ins = holdkordéval
    .cau = holdkordéért
symbol-mixed = vegyes ásvány
    .acc = vegyes ásványt
    .ins = vegyes ásvánnyal
    .cau = vegyes ásványért
symbol-any = tetszőleges erőforrás
    .acc = tetszőleges erőforrást
    .ins = tetszőleges erőforrással
    .cau = tetszőleges erőforrásért
symbol-honor = megbecsülés
    .acc = megbecsülést
    .ins = megbecsüléssel
    .cau = megbecsülésért
symbol-later-honor = megbecsülés a végén, a mostani állás szerint
    .acc = megbecsülést a végén, a mostani állás szerint
    .ins = végső megbecsüléssel, a mostani állás szerint
    .cau = végső megbecsülésért, a mostani állás szerint
symbol-fire-statue = tűzszobor
    .acc = tűzszobrot
    .ins = tűzszoborral
    .cau = tűzszoborért
symbol-ice-statue = jégszobor
    .acc = jégszobrot
    .ins = jégszoborral
    .cau = jégszoborért
symbol-moon-statue = holdszobor
    .acc = holdszobrot
    .ins = holdszoborral
    .cau = holdszoborért
symbol-fire-pedestal = tűztalapzat
    .acc = tűztalapzatot
    .ins = tűztalapzattal
    .cau = tűztalapzatért
symbol-ice-pedestal = jégtalapzat
    .acc = jégtalapzatot
    .ins = jégtalapzattal
    .cau = jégtalapzatért
symbol-moon-pedestal = holdtalapzat
    .acc = holdtalapzatot
    .ins = holdtalapzattal
    .cau = holdtalapzatért
symbol-site = alapítható műhely
    .acc = alapítható műhelyt
    .ins = alapítható műhellyel
    .cau = alapítható műhelyért

## clan

clan-fire = Tűz
    .of = tűz
clan-ice = Jég
    .of = jég
clan-moon = Hold
    .of = hold
clan-mud = Sár
    .of = sár

## a_clan

a_clan-fire = tűz
a_clan-ice = jég
a_clan-moon = hold

## band

band-dark_grey = sötétszürke
band-light_grey = világosszürke
band-brown = barna
band-orange = narancssárga
band-yellow = sárga

## board

board-winter = téli
board-autumn = őszi

## tile

tile-i2 = rövid alagút
    .acc = rövid alagutat
tile-i3 = egyenes alagút
    .acc = egyenes alagutat
tile-v3 = sarokalagút
    .acc = sarokalagutat
tile-l4 = kampós alagút
    .acc = kampós alagutat
tile-t4 = elágazó alagút
    .acc = elágazó alagutat
tile-s4 = cikcakkos alagút
    .acc = cikcakkos alagutat
tile-p5 = kamra
    .acc = kamrát
tile-v5 = nagy sarokalagút
    .acc = nagy sarokalagutat

## hall

hall-shamans-dwelling = Sámánlak
hall-stonemasons-house = Kőfaragók háza
hall-great-forge = Nagy kohó
hall-treasury = Kincstár
hall-crucible = Olvasztótégely
hall-rift = Hasadék

## workshop

workshop-cartwright = bognár
workshop-runesmith = rúnakovács
workshop-charm-maker = bájoló
workshop-quarry = kődaráló
workshop-coin-press = érmenyomó
workshop-millstone = malomkő
workshop-foundry = fémöntöde
workshop-toolmaker = szerszámöntöde
workshop-picksmith = csákánykovács
workshop-wheelwright = kerékkészítő
workshop-quartermaster = szállásmester

## workshop_use

workshop_use-cartwright = 1 szívkő 1 jokerkordéért, vagy fordítva. Klánkordé itt nem költhető el.
workshop_use-runesmith = 1 kő vagy 1 vas 1 rúnáért, vagy fordítva.
workshop_use-charm-maker = 1 érme 1 rúnáért, vagy fordítva.
workshop_use-quarry = 1 szívkő 2 kőért, vagy fordítva.
workshop_use-coin-press = 1 vas vagy 1 szívkő 1 érméért, vagy fordítva.
workshop_use-millstone = 1 kő 1 vasért, vagy fordítva.
workshop_use-foundry = 1 szívkő 1 vasért, vagy fordítva.
workshop_use-toolmaker = 1 szívkő 1 kalapácsért, vagy fordítva.
workshop_use-picksmith = Bármely 2 erőforrás 1 kalapácsért.
workshop_use-wheelwright = Bármely 2 erőforrás 1 jokerkordéért.
workshop_use-quartermaster = Vigyél át 1 erőforrást az egyik trollodról a raktárba. A klánkordé jokerré válik.

## spell

spell-swift-dig = Gyors ásás
spell-lone-shaft = Magányos akna
spell-soft-stone = Lágy kő
spell-blended-walls = Vegyes falak
spell-cave-in = Beomlás
spell-divining = Varázsvessző
spell-earth-rite = Földrítus
spell-silver-tongue = Mézes szavak
spell-elevation = Felemelkedés szertartása
spell-drums = Dobok a mélyben
spell-open-hands = Nyitott kezek
spell-toll = Vám
spell-fair-weight = Igaz mérleg
spell-wandering-stone = Vándorló kő
spell-stir-the-buried = Ébredő mélység
spell-consecration = Megszentelés
spell-brother-carts = Testvérkordék

## spell_text

spell_text-swift-dig = Áss ki azonnal egy alagutat, az ásás minden szabálya szerint. A 2. lépésben így is toboroznod vagy ásnod kell.
spell_text-lone-shaft = Áss ki azonnal egy alagutat, az ásás minden szabálya szerint, de egyetlen hálózathoz sem érhet hozzá. Senkié, amíg valaki nem csatlakozik hozzá.
spell_text-soft-stone = Ebben a fordulóban a romterületek nem kerülnek kalapácsodba.
spell_text-blended-walls = Ebben a fordulóban bármilyen vegyes ásványokkal fizethetsz egy alagútért. Annyit ér, mintha kő volna.
spell_text-cave-in = A hálózatod egyik teljes alagútlapkája beomlik, és visszakerül a halmába. A rajta lévő talapzat kikerül a játékból, a szobor ismét eltemetett lesz. Kapsz 2 követ.
spell_text-divining = Vegyél el egy eltemetett erőforrást a hálózatoddal szomszédos mezőről.
spell_text-earth-rite = Szerezz 3 követ, 2 vasat vagy 1 szívkövet.
spell_text-silver-tongue = Ebben a fordulóban bármilyen vegyes erőforrásokkal megvesztegethetsz, trollonként eggyel.
spell_text-elevation = Dobd el a trolltanácsod egyik 2. szintű trollját mindennel, ami rajta van, és tedd a helyére a horda egyik 3. szintű trollját.
spell_text-drums = A trolltanácsod második sorában egy troll újra termel, és az alatta lévő kettő is.
spell_text-open-hands = Vigyél át mindent az egyik trollodról a raktárba.
spell_text-toll = Vidd el a horda egyik trollján lévő összes megvesztegetést.
spell_text-fair-weight = Ebben a fordulóban egy kereskedés 4 helyett 3 erőforrásodba kerül.
spell_text-wandering-stone = Vidd a hálózatod egyik szobrát a hálózatod bármelyik szabad mezőjére.
spell_text-stir-the-buried = Egy, a hálózatoddal szomszédos eltemetett szobor átkerül egy hozzá érő alagutad bármelyik szabad mezőjére.
spell_text-consecration = Tegyél egy talapzatot a raktárból egy alagutad bármelyik mezőjére, és vedd el a jelölőjét.
spell_text-brother-carts = Ebben a fordulóban minden klánkordéd bármelyik klán szobrát mozgathatja.

## Where honor comes from, in a list beside numbers.

tally-tunnels = kiásott alagutak
tally-coronation = koronázás
tally-tokens = pontjelölők
tally-leftovers = megmaradt erőforrások
tally-halls = nagytermek
tally-statues = szobrok
tally-pedestals = duplán, talapzaton

## family

family-digging = ásás
family-resources = erőforrások és toborzás
family-statues = szobrok

## sheet

sheet-board_winter = A hegy télen
sheet-board_autumn = A hegy ősszel
sheet-tunnels = Alagutak
sheet-halls = Nagytermek
sheet-trolls = A horda
sheet-starters = Kezdő trollok
sheet-workshops = Műhelyek
sheet-spells = Varázslatok
sheet-honor = Megbecsülés

## What lies on the mountain, in a sentence for who points at it.

thing-heart = Itt senki sem ás. Minél közelebb van a szívhez, annál többet ér egy szobor.
thing-rubble = Az ezt lefedő lapka eggyel több kalapácsba kerül.
thing-buried = A tiéd, amint a lapkád lefedi.
thing-buried_statue = A rá helyezett alagút feltárja; akkor már mozgatható, és pontot ér.
thing-statue = A szintje szerint ér pontot, ha a végén a te alagutadban áll.
thing-pedestal = A klánja szobra, ha a végén itt áll, duplán ér pontot.
thing-altar = Ha szobor áll rajta, a nagyterem a nagyobbik megbecsülést éri.
thing-site = Helyezz alagutat mellé, és műhelyt alapíthatsz itt.
thing-start = Itt állhat egy kapu: innen indul az első alagutad. A szám azt mutatja, hány játékosnál használható ez a pont; két játékos két azonos számú pontot foglal el.

## troll

troll-bogmar = Lápmar
troll-sludge-nan = Iszapnyanya
troll-peatfoot = Tőzegtalp
troll-clayhand = Agyagkéz
troll-mirewife = Sárasszony
troll-dribble = Csorgó
troll-cinderjaw = Salakáll
troll-sootbelly = Kormospocak
troll-emberling = Parázska
troll-flintnose = Kovaorr
troll-coalheart = Szénszív
troll-rimebeard = Dérszakáll
troll-frostfinger = Fagyujj
troll-hailgrin = Jégvigyor
troll-snowmother = Hóanya
troll-icicle-ulf = Jégcsap Ulf
troll-moonpaw = Holdmancs
troll-nightsong = Éjdal
troll-silverlid = Ezüstpilla
troll-duskwalker = Alkonyjáró
troll-starcounter = Csillagleső
troll-old-quagga = Vén Kvagga
troll-turfback = Gyephát
troll-marshmaw = Lápszáj
troll-wallowgrim = Dagonyás
troll-gullet = Nagytorok
troll-brandmaster = Zsarátmester
troll-forgewife = Kohóasszony
troll-magmatooth = Magmafog
troll-pyre-hag = Máglyabanya
troll-glacier-jo = Gleccser Jo
troll-berg-bror = Jéghegyi Bror
troll-winterwitch = Télboszorka
troll-crevasse = Jégrés
troll-moonwarden = Holdőr
troll-tidecaller = Dagályhívó
troll-paleface = Sápadtka
troll-dreamer = Álmodó
troll-mother-mire = Sár Anyó
troll-lord-of-peat = Tőzegúr
troll-bogking = Lápkirály
troll-fenreeve = Lápispán
troll-swampsage = Mocsárbölcs
troll-volcano-thane = Vulkánvajda
troll-flame-oracle = Lángjós
troll-ashlord = Hamuúr
troll-salamander = Szalamandra
troll-avalanche = Lavina
troll-jarl-of-rime = Dérjarl
troll-frostseer = Fagylátó
troll-deepfreeze = Mélyfagy
troll-lunar-queen = Holdkirálynő
troll-eclipse = Fogyatkozás
troll-starfather = Csillagatya
troll-tidelord = Dagályúr
troll-pebble = Kavics
troll-rusty = Rozsdás
troll-glimmer = Csillám
troll-tinker = Bütykös
troll-scribble = Firkász
troll-jingle = Csörgő

## own

game-title = A Hegykirály csarnokában
game-about = Hazatérnek a trollok: ásd ki a leomlott hegyet, töltsd meg a trolltanácsodat, vigyél szobrokat a hegy szívéhez.
option-board = a tábla oldala; csak két játékos választhat
option-teams = két kétfős csapat: az 1. és a 2. hely a 3. és a 4. ellen
option-workshops = húzva, ismétlés nélkül húzva, vagy az 1. hely választja ki
option-start = a kezdő hely (vagy csapat)
option-hide_tokens = a többi játékos pontjelölőinek értéke rejtve marad
option_name-board = Tábla
option_name-teams = Csapatok
option_name-workshops = Műhelyek
option_name-start = Kezdés
option_name-hide_tokens = Rejtett jelölők
choice-board-usual = szokásos
choice-board-winter = téli
choice-board-autumn = őszi
choice-teams-no = nem
choice-teams-yes = igen
choice-workshops-random = húzva
choice-workshops-no_duplicates = ismétlés nélkül
choice-workshops-chosen = választva
choice-start-random = véletlenszerű
choice-hide_tokens-no = nem
choice-hide_tokens-yes = igen

## What was drawn.

throw-pedestal = talapzatok a zsákból

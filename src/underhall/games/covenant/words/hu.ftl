### The sentences of Covenant. Chambers are named like b3, edges like b3-c3, points like b3-c3-c4.
### What a clan does is told as clan_..., what the Council of Elders does as elders_...
### Names of chambers, edges and points take no ending and no article: they stand behind a colon or in brackets.

## event

event-shares_blocked = A nem használt szín kordéi lezárják a negyedik játékos részét.
event-turns_up = Új a kínálatban: { PARTS($tile, of: "tile") }.
event-shuffles_discards = Elfogyott a halom: az eldobott lapkákból ({ ROW($row) }) új halmot kevertek.
event-project_laid = Projekt került az asztalra: { PROJECT($project) }.
event-die_shows = Most ezt mutatja { ENEMY($enemy, form: "die") }: { PARTS($gives, of: "gift") }.
event-chamber_is = Felfedett terem ({ $chamber }): { COLOUR($colour) }, lelőhelye { RESOURCE($deposit) }.
event-enemy_appears = { ENEMY_ALONE($enemy) } tűnik fel ({ $chamber }).
event-first_player = { NAME($seat) } a kezdőjátékos.
event-drafts_start = { NAME($seat) } kezdőlapkát választ: { START($start) }.
event-drafts_tradition = { NAME($seat) } hagyományt választ: „{ TRADITION($tradition) }”.
event-drafts_goal = { NAME($seat) } célt választ: { GOAL($goal) }.
event-drafts_a_goal = { NAME($seat) } célt választ.
event-era_begins = Kezdődik { $era ->
    [1] az 1.
   *[other] a { $era }.
} korszak.
event-turn_begins = { NAME($seat) } következik.
event-council_begins = Kezdődik { $era ->
    [1] az 1.
   *[other] a { $era }.
} tanács; minden törpe visszatér a fogadójába.
event-final_scoring = A játék véget ér, jön a végső pontozás.
event-clan_gains_glory = { NAME($seat) } { EARNED($source) } { $points } dicsőséget szerez.
event-clan_pays_glory = { NAME($seat) } { ROW($row, form: "cau") } { $amount } dicsőséget fizet.
event-clan_gains_resource = { NAME($seat) } kap { $amount } { RESOURCE($resource, form: "acc") }.
event-clan_discards_resource = { NAME($seat) } hely híján { RESOURCE($resource, form: "acc") } dob el.
event-clan_pays_resource = { NAME($seat) } { RESOURCE($resource, form: "ins") } fizet.
event-clan_gets_token = { NAME($seat) } kap egy +1-es támogatásjelölőt.
event-clan_exchanges_token = { NAME($seat) } egy +1-es támogatásjelölőt +2-esre cserél.
event-clan_gets_keys = { NAME($seat) } kap { $amount } kulcsot.
event-clan_opens_storage = { NAME($seat) } megnyit egy raktárlapkát.
event-clan_unlocks_buildings = { NAME($seat) } hozzájut egy házhoz és egy műhelyhez.
event-clan_is_stronger = { NAME($seat) } ebben a fordulóban +{ $amount } erőt kap.
event-clan_strengthens = { NAME($seat) } megerősít egy törpét, új ereje { $strength }.
event-clan_advances = { NAME($seat) } előrelép a { TRACK($track) } sávján ({ $space }. mező).
event-clan_achieves = { NAME($seat) } vívmányt ér el a { TRACK($track) } sávján.
event-clan_takes_coin = { NAME($seat) } { COIN($coin, form: "the_acc") } { NTH($place, form: "the") } érmehelyre teszi.
event-clan_borrows_coin = { NAME($seat) } kihasznál egy kitett érmét: { COIN($coin) }.
event-clan_resolves_coin = { NAME($seat) } használja { COIN($coin, form: "the_acc") }.
event-clan_keeps_tradition = { NAME($seat) } hagyományt vesz fel: „{ TRADITION($tradition) }”.
event-clan_honours = { NAME($seat) } hagyományt ápol: „{ TRADITION($tradition) }”.
event-clan_takes_relic = { NAME($seat) } ereklyét vesz el: { RELIC($relic) }.
event-clan_uses_relic = { NAME($seat) } használja az ereklyéjét: { RELIC($relic) }.
event-clan_uses_relic_as = { NAME($seat) } úgy használja az ereklyéjét ({ RELIC($relic) }), mintha más volna: { RELIC($other) }.
event-clan_forges = { NAME($seat) } szerszámot kovácsol { FORGE_PLACE($place, form: "to") }: { PARTS($tool, of: "tile") }.
event-clan_adorns = { NAME($seat) } feldíszíti { POST($post, form: "tool_acc") } egy { SLOT_COLOUR($colour) }dísszel ({ EFFECT($effect) }).
event-clan_assigns = { NAME($seat) } egy { $strength } erejű törpét küld { POST($post, form: "to") }.
event-clan_spends_support = { NAME($seat) } felhasznál egy +{ $amount }-es támogatásjelölőt.
event-clan_acts = { NAME($seat) } { ACTS($action) } { $strength } erővel.
event-clan_uses_ornament = { NAME($seat) } használja a díszt.
event-clan_clears_rubble = { NAME($seat) } eltakarít { $amount } törmeléket.
event-clan_reveals = { NAME($seat) } felfed egy termet ({ $chamber }).
event-clan_defeats = { NAME($seat) } legyőz { AN_ENEMY($enemy, form: "acc") } ({ $chamber }).
event-clan_takes_die = { NAME($seat) } megkapja { ENEMY($enemy, form: "die") } jutalmát.
event-clan_moves_enemy = { NAME($seat) } átmozgat { AN_ENEMY($enemy, form: "acc") } ({ $chamber } → { $there }).
event-clan_captures = { NAME($seat) } a tömlöcbe visz { AN_ENEMY($enemy, form: "acc") } ({ $chamber }).
event-clan_delivers = { NAME($seat) } { RESOURCE($resource, form: "acc") } szállít { SITE($site, form: "to") }.
event-clan_delivers_to_throne = { NAME($seat) } { RESOURCE($resource, form: "acc") } szállít a trónhoz.
event-clan_completes_site = { NAME($seat) } befejezi { SITE($site, form: "acc") }, és megkapja az építményt.
event-clan_builds = { NAME($seat) } { BUILDING($building, form: "acc") } épít ({ $where }).
event-clan_releases = { NAME($seat) } kulcs híján elenged { AN_ENEMY($enemy, form: "acc") }.
event-clan_scores_dungeon = { NAME($seat) } a tömlöcért { $points } dicsőséget kap: { PARTS($how, of: "captive") }.
event-clan_scores_project = { NAME($seat) } egy projektért ({ PROJECT($project) }) { $points } dicsőséget kap: { PARTS($how, of: "reckoned") }.
event-clan_shows_goal = { NAME($seat) } megmutat egy célt ({ GOAL($goal) }): { $count } × { $each }, összesen { $amount }.
event-clan_final_part = { NAME($seat) } { PART($part, form: "cau") } { $points } dicsőséget számol el: { PARTS($how, of: "reckoned") }.
event-elders_turn = A Vének következnek.
event-elders_reshuffle = A Véneknek elfogytak a szerszámkártyáik, megkeverik a használtakat.
event-elders_card = A Vének felcsapott kártyája: { TOOL($tool) }; { ELDERS_DO($tool) }. Utána a kártyától ezt kapják: { PARTS($gives, of: "gift") }.
event-elders_roll = A Vének dobása { $face }: { ELDERS_ROLL($choice) }.
event-elders_clear_rubble = A Vének eldobják: { PARTS($tile, of: "tile") }.
event-elders_find_all_revealed = A Vének minden termet felfedve találnak, így egyet sem fednek fel.
event-elders_hunt = A Vének zsákmánya: { ELDERS_HUNT($prey) }.
event-elders_find_no_prey = A Vének nem találnak ellenfelet: nincs troll, nincs egy sorban ork és goblin, és nincs egy sorban két goblin.
event-elders_find_no_site = A Vének nem szállítanak: már minden építkezésen van kordéjuk, vagy elfogyott.
event-elders_plan = A Vének terve: { ELDERS_PLAN($building) }.
event-elders_cannot_build = A Véneknek nincs mit vagy nincs hová építeniük.
event-elders_forge_tool = A Vének kovácsolnak: eggyel több kártya van a szerszámaik között.
event-elders_take_tile = A Vének elveszik: { PARTS($tile, of: "tile") }{ ELDERS_TAKE($why) }.
event-elders_gains_glory = A Vének { EARNED($source) } { $points } dicsőséget szereznek.
event-elders_advances = A Vének előrelépnek a { TRACK($track) } sávján ({ $space }. mező).
event-elders_achieves = A Vének vívmányt érnek el a { TRACK($track) } sávján.
event-elders_reveals = A Vének felfednek egy termet ({ $chamber }).
event-elders_defeats = A Vének legyőznek { AN_ENEMY($enemy, form: "acc") } ({ $chamber }).
event-elders_takes_die = A Vének megkapják { ENEMY($enemy, form: "die") } jutalmát.
event-elders_delivers = A Vének { RESOURCE($resource, form: "acc") } szállítanak { SITE($site, form: "to") }.
event-elders_delivers_to_throne = A Vének { RESOURCE($resource, form: "acc") } szállítanak a trónhoz.
event-elders_completes_site = A Vének befejezik { SITE($site, form: "acc") }, és megkapják az építményt.
event-elders_builds = A Vének { BUILDING($building, form: "acc") } építenek ({ $where }).
event-elders_scores_dungeon = A Vének a tömlöcért { $points } dicsőséget kapnak: { PARTS($how, of: "captive") }.
event-elders_counts = A Vének { PART($part, form: "cau") } { $points } dicsőséget számolnak el: { PARTS($how, of: "reckoned") }.
event-elders_win = A játék véget ért. A Vének Tanácsa győzött.

## refused

refused-already_adorned = Ezen a szerszámon már van dísz: { POST($post) }.
refused-bonus_taken = Ez a bónuszmező ({ $space }.) már foglalt, vagy ezen az építkezésen nincs ilyen.
refused-build_one = Ha már kiválasztottad, mit építesz, legalább egyet építened kell belőle.
refused-cannot_borrow = Ezt az ereklyét ({ RELIC($relic) }) nem használhatod másikként ({ RELIC($other) }): ahhoz az „{ tradition-20 }” hagyomány és egy ilyen kitett ereklye kell.
refused-cannot_pay_tool = Ezt nem tudod kifizetni: { PARTS($tool, of: "tile") }.
refused-chamber_full = Ebben a teremben már három ellenség van: { $chamber }.
refused-clear_one = Legalább egy törmeléket el kell takarítani.
refused-coin_not_now = Ebben a tanácsban { NTH($place, form: "the") } érméd nem ad semmit, vagy már adott.
refused-dwarf_in_use = Az ebben a fordulóban dolgozó törpét nem lehet megerősíteni.
refused-face_not_up = Csak a felső oldala számít { ENEMY($enemy, form: "die_dat") }.
refused-has_acted = E szerszám akcióját már felhasználtad.
refused-has_gate = Itt egy kapu olyan teremhez érne, amelynek már van kapuja: { $where }.
refused-has_none = Nincs ilyen erőforrásod: { RESOURCE($resource) }.
refused-has_such_a_tile = Ilyen fajta lapkád már van.
refused-is_hidden = Ez a terem még nincs felfedve: { $chamber }.
refused-is_revealed = Ez a terem már fel van fedve: { $chamber }.
refused-must_assign = A fordulóban egy törpét szerszámhoz kell küldened; előtte mást nem tehetsz.
refused-must_release = Csak { $keys } kulcsod van, egy ellenségnek mennie kell.
refused-must_reveal = Az ásás egy terem felfedésével ér véget.
refused-no_building_space = Ebben a teremben nincs szabad építési hely: { $chamber }.
refused-no_free_space = Ott nincs szabad mező ehhez: { RESOURCE($resource) }.
refused-no_such_dwarf = Nincs ilyen választható törpe.
refused-no_such_enemy = Ebben a teremben ({ $chamber }) nincs { ENEMY($enemy) }.
refused-no_such_relic = Nincs ilyen ereklyéd: { RELIC($relic) }.
refused-no_such_token = Nincs +{ $support }-es jelölőd.
refused-no_tool = Itt nincs szerszám: { POST($post) }.
refused-none_defeated = Ebben a harcban nem győztél le ilyen ellenséget ({ ENEMY($enemy) }), vagy a kockája már elkelt.
refused-none_in_forge = A kohódban nincs { BUILDING($building) }.
refused-not_adorned = Ezen a szerszámon nincs dísz.
refused-not_beside_revealed = Ez a terem nem szomszédos felfedett teremmel: { $chamber }.
refused-not_in_dungeon = A tömlöcödben nincs { ENEMY($enemy) }.
refused-not_in_plan = Nem szerepel abban, amit építeni akartál: { BUILDING($building) }.
refused-not_offered = Nincs a jutalmak között: „{ $amount } × { REWARD($reward) }”.
refused-not_on_this_side = Ez a terem nincs a tábla ezen oldalán: { $chamber }.
refused-not_your_goal = Ez nem a te célod.
refused-nothing_to_build = Most nem építhetsz { PLAN($plan, form: "acc") }, még részben sem.
refused-nothing_to_deliver = Most nincs semmid, amit ide szállíthatnál: { SITE($site) }.
refused-ornament_spent = A díszt már felhasználtad, vagy csak az akció előtt működik.
refused-other_enemy = Erre ez nem hat: { ENEMY($enemy) }.
refused-other_tool = Ez a szerszám nem erre való: „{ ACTION($action) }”.
refused-own_building_there = Ebben a teremben már van házad vagy műhelyed: { $chamber }.
refused-pillar_too_close = Itt a pillér túl közel állna egy másikhoz: { $where }.
refused-place_taken = Itt már van szerszám: { FORGE_PLACE($place) }.
refused-relic_fresh = Ezt az ereklyét ebben a fordulóban szerezted; csak később használhatod: { RELIC($relic) }.
refused-relic_used = Ezt az ereklyét már felhasználtad: { RELIC($relic) }.
refused-site_finished = Ezt már befejezted: { SITE($site) }.
refused-site_first = Ide még lehet szállítani, a trónnak várnia kell: { SITE($site) }.
refused-slot_empty = Ott már nincs semmi.
refused-storage_full = A raktáradban csak { $spaces } erőforrás fér el; egynek mennie kell.
refused-strongest = Ennél erősebb nem lehet egy törpe.
refused-throne_only = Ez a jutalom csak a trónhoz szállít.
refused-tile_not_offered = Ez a lapka nincs a kínálatban.
refused-too_dear = Ez { $cost } dicsőségbe kerül, és nincs annyid.
refused-too_deep = Ez az ereklye mélyebben van a Bánya sávján ({ $space }. mező), mint a jelződ.
refused-too_weak = Ehhez { $need } erő kell, neked { $strength } van.
refused-tool_in_use = Itt már áll egy törpe: { POST($post) }.
refused-track_ends = Elérted a { TRACK($track) } sávjának végét.
refused-tradition_not_now = Ez a hagyomány nem a tiéd, nincs rajta tűz, vagy ebben a tanácsban már ápoltad.
refused-wrong_slot = Erre a szerszámra a másik színű dísz való: { POST($post) }.

## move

move-done = Elég
move-pass = Passzolj
move-ornament = Használd a díszt
move-draft_start = Válaszd: { START($start) }
move-draft_tradition = Válaszd: „{ TRADITION($tradition) }”
move-draft_goal = Válaszd célnak: { GOAL($goal) }
move-use_relic = Használd { RELIC($relic, form: "the_acc") }
move-use_relic_as = Használd { RELIC($relic, form: "the_acc") } így: { RELIC($other) }
move-assign = Küldj egy { $strength } erejű törpét { POST($post, form: "to") }
move-spend = Használj +{ $support }-es jelölőt
move-act = { ACTION($action) }
move-take = Következő: { $amount } × { REWARD($reward) }
move-gain = Szerezz { RESOURCE($resource, form: "acc") }
move-discard = Dobj el { RESOURCE($resource, form: "acc") }
move-pay = Fizess { RESOURCE($resource, form: "ins") }
move-deliver = Szállíts { RESOURCE($resource, form: "acc") }
move-to_throne = Szállíts { RESOURCE($resource, form: "acc") } a trónhoz
move-support = Vegyél el { SUPPORT($support, form: "acc") }
move-train = Erősíts meg egy { $strength } erejű törpét a fogadóban
move-train_at = Erősítsd meg { POST($post, form: "at") } dolgozó törpét
move-step = Lépj előre a { TRACK($track) } sávján
move-coin = Tedd a kínálat { NTH($slot) } érméjét { NTH($place, form: "the") } érmehelyedre
move-benefit = Használd a kínálat { NTH($slot) } érméjét
move-tradition = Vedd fel a kínálat { NTH($slot) } hagyományát
move-relic = Vedd el a kínálat { NTH($slot) } ereklyéjét
move-forge = Kovácsold a kínálat { NTH($slot) } szerszámát { FORGE_PLACE($place, form: "to") }
move-adorn_silver = Díszítsd fel { POST($post, form: "tool_acc") } { NTH($slot, form: "the") } ezüstdísszel
move-adorn_gold = Díszítsd fel { POST($post, form: "tool_acc") } { NTH($slot, form: "the") } aranydísszel
move-rubble = Takarítsd el { NTH($slot, form: "the") } törmeléket
move-reveal = Fedd fel a termet ({ $chamber })
move-defeat = Győzz le { AN_ENEMY($enemy, form: "acc") } ({ $chamber })
move-die = Vedd el { ENEMY($enemy, form: "die") } jutalmát
move-die_face = Vedd el, amit { ENEMY($enemy, form: "die") } ad: { PARTS($gives, of: "gift") }
move-capture = Vigyél { AN_ENEMY($enemy, form: "acc") } a tömlöcbe
move-move_enemy = Mozgass { AN_ENEMY($enemy, form: "acc") } ({ $chamber } → { $there })
move-site = Szállíts { SITE($site, form: "to") }
move-bonus = Vedd el az építkezés { NTH($space) } bónuszát
move-plan = Építs { PLAN($plan, form: "acc") }
move-build_house = Építs házat ({ $chamber })
move-build_workshop = Építs műhelyt ({ $chamber })
move-build_pillar = Építs pillért ({ $where })
move-build_gate = Építs kaput ({ $where })
move-resolve_coin = Használd { NTH($place, form: "the") } érmédet
move-honour = Ápold: „{ TRADITION($tradition) }”
move-release = Engedj el { AN_ENEMY($enemy, form: "acc") }
move-show_goal = Mutasd meg a célt: { GOAL($goal) }
move-fate = Véletlen: { $text }

## What going on is called, by question.

label-SpendSupport-pass = Támogatás nélkül
label-UseTool-done = Kész a szerszámmal
label-UseRelic-pass = Ereklye nélkül
label-TakeRelic-pass = Ne vegyél el ereklyét
label-RansomRelic-pass = Tartsd meg a vasat
label-TakeCoin-pass = Ne vegyél el érmét
label-BenefitOfCoin-pass = Ne használj kitett érmét
label-TakeTradition-pass = Ne vegyél fel hagyományt
label-Forge-pass = Ne kovácsolj
label-Adorn-pass = Ne díszíts
label-ChooseReward-pass = Mondj le a többi jutalomról
label-FreeStep-pass = Ne lépj
label-Strengthen-pass = Senkit se erősíts
label-ChooseRubble-done = Fejezd be az ásást
label-ChooseEnemy-done = Fejezd be a harcot
label-ChooseDie-pass = Hagyd a kockákat
label-DefeatGoblin-pass = Kíméld a goblinokat
label-DefeatOrc-pass = Kíméld az orkokat, goblinokat
label-MoveEnemy-pass = Ne mozgass ellenséget
label-CaptureEnemy-pass = Senkit se ejts foglyul
label-Transport-pass = Ne szállíts
label-DeliverToSite-pass = Ne menj építkezésre
label-ChooseDelivery-done = Ne szállíts ide többet
label-DeliverToThrone-done = Ne szállíts többet a trónhoz
label-Build-pass = Ne építs
label-PlaceBuilding-done = Fejezd be az építést
label-BuildHouse-done = Ne legyen ház
label-BuildWorkshop-done = Ne legyen műhely
label-ChooseCoin-pass = Ne használj több érmét
label-ChooseTradition-pass = Ne ápolj több hagyományt
label-ChooseGoal-pass = Ne mutass célt

## explain

explain-done = Ebből nem kérsz többet. A megmaradt erő elvész.
explain-pass = Kihagyod. Csak a lehetőség vész el.
explain-ornament = A hatása nem függ az erőtől, és teljes egészében az akció előtt vagy után jön.
explain-draft_start = Amivel indulsz: erőforrások, támogatás és lépések. A többiek abból választanak, ami marad.
explain-draft_tradition = Az egész játékban hat. Olyat keress, amely ahhoz illik, amit gyakran akarsz tenni.
explain-draft_goal = A végén ér pontot, ha négy vívmányod van a sávokon; nyolccal mindkét célod számít.
explain-use_relic = Egyszer használható a játékban; nálad marad, és számít a csákány oszlopában. Fordulónként egy ereklye.
explain-use_relic_as = Az „{ tradition-20 }” révén: a te ereklyéd használódik el, de azt teszi, amit a kitett mutat.
explain-assign = A törpe ereje az akció ereje. A törpék a tanács után térnek vissza.
explain-spend = Csak erre a fordulóra ad több erőt. Egy törpéhez egy jelölő jár.
explain-act = A szerszám akciója, a törpéje és a jelölője erejével.
explain-take = A jutalmak egymás után jönnek, mindegyik azzal együtt, ami következik belőle. A sorrendet te választod.
explain-gain = Bármilyen erőforrás szimbóluma: válaszd azt, amire legközelebb szükséged lesz.
explain-discard = A raktárad megtelt. Azt tartsd meg, amit az építkezések, szerszámok és díszek kérnek majd.
explain-pay = Bármilyen erőforrás megteszi; azt add, amelyik a legkevésbé kell.
explain-deliver = Egy kordé a mezőre, és azonnal dicsőség. Ha eléred az építkezés kordéhatárát, tiéd a pillére vagy a kapuja.
explain-to_throne = Egy kordé a trónnál, és azonnal dicsőség. A végén 6 dicsőséget kap, akinek ott a legtöbb kordéja van.
explain-support = Sok kis jelölő vagy kevesebb nagy: fordulónként csak egy használható fel.
explain-train = Végleges. A fogadóban lévő törpe még ebben a korszakban hasznát veszi.
explain-train_at = Végleges, de ez a törpe ebben a korszakban már dolgozott.
explain-step = A következő mező megadja, amit mutat; minden sávon négy mező vívmány.
explain-coin = Minden későbbi tanácsban fizet. Azonnal megkapod, ami a hely alá van nyomtatva.
explain-benefit = Amit az érme ad, egyszer; az érme ott marad, ahol van.
explain-tradition = Mostantól hat. Az újabbak dicsőségbe kerülnek, a régebbiek nem.
explain-relic = Egy későbbi fordulóban egyszer használható, és a csákány oszlopában lévő szerszámokkal a különböző fajták dicsőséget érnek.
explain-forge = Eggyel több szerszám, és a hely jutalma azonnal. Az oszlopok szerszámai a végén pontot érnek.
explain-adorn_silver = Azonnal 3 dicsőség, és egy hatás a szerszám minden használatakor.
explain-adorn_gold = Azonnal 2 dicsőség, és egy hatás a szerszám minden használatakor.
explain-rubble = Megkapod, amit a lapka mutat. Három lapka két lépést ad a Bánya sávján, öt lapka hármat.
explain-reveal = Megkapod, amit a hátlapja mutat. Utána a terem mindenki előtt nyitva áll, az ellenségeivel együtt.
explain-defeat = A tömlöcödbe kerül, ahol a tanácsokban pontot ér, amíg van kulcsod.
explain-die = Amit a kocka mutat; utána a következő harchoz újra kell dobni vele.
explain-die_face = A „{ tradition-10 }” révén: a kocka bármelyik oldala; utána újra kell dobni vele.
explain-capture = A tömlöcödbe kerül, a harc jutalmai nélkül.
explain-move_enemy = El a saját épületeidtől, vagy oda, ahol másoké áll: a végén minden terem, ahol mindkettő van, 2 dicsőségbe kerül.
explain-site = A forduló minden szállítmánya egyetlen építkezésre megy; csak a fölösleg mehet a trónhoz.
explain-bonus = Megkapod, amit a mező mutat; más már nem veheti el.
explain-plan = Amit ebben a fordulóban építhetsz; a megmaradt erő elvész.
explain-build_house = Megkapod a lelőhelye erőforrását.
explain-build_workshop = Smaragdon kovácsolhatsz, aranyon díszíthetsz, mythrallon mindkettőt megteheted, a szokásos áron.
explain-build_pillar = Egy lépés mindhárom terméért. Mindegyikben jelen vagy.
explain-build_gate = Dicsőség mindkét terméért. Mindkettőben jelen vagy.
explain-resolve_coin = Ami az érmére van nyomtatva. A sorrendet te választod.
explain-honour = Amit a hagyomány a tanácsban ad. A sorrendet te választod.
explain-release = Vissza a zsákba. Azt tartsd meg, ami a legtöbbet éri: előbb a trollokat, a goblinokat párban.
explain-show_goal = Nyolcnál kevesebb vívmánnyal csak az egyik célod számít.
explain-fate = Amit a keverés vagy a kocka dönt el; senki sem választja.

## aim

aim-win = Az nyer, akinek a legtöbb dicsősége van. A tettek azonnal dicsőséget adnak, és a tanácsokban a projektek is. A végén számít a trón, a célok, a vívmányok, a kovácsolt szerszámok oszlopai és a maradék, az épületeid melletti ellenségek pedig levonást jelentenek. Egyedül játszva a Véneknél többet kell gyűjtened.
aim-end = Három korszak van, mindegyik végén egy tanács. A harmadik tanács után jön a végső pontozás.

## question

question-DraftTile = Vegyél el egy lapkát. Mind a négy fajtából kell egy.
question-AssignDwarf = Melyik törpe melyik szerszámhoz megy?
question-SpendSupport = Adsz támogatásjelölőt ennek a törpének?
question-UseTool = Használd a szerszám akcióját vagy díszét, vagy semmi mást.
question-ChooseReward = Melyik jutalmat veszed el most?
question-ChooseSupport = Még egy +1-es jelölő, vagy +1-esért +2-es?
question-Strengthen = Melyik törpe legyen erősebb?
question-Forge = Melyik szerszámot kovácsolod, és hová?
question-Adorn = Melyik díszt veszed el, és melyik szerszámra teszed?
question-ChooseResource = Melyik erőforrást kapod?
question-Overflow = A raktárad túl kicsi. Mit dobsz el?
question-PayAny = Melyik erőforrással fizetsz?
question-FreeStep = Melyik sávon lépsz előre?
question-TakeCoin = Melyik érmét veszed el, és melyik helyre teszed?
question-BenefitOfCoin = Melyik kitett érmét használod?
question-TakeRelic = Melyik ereklyét veszed el?
question-RansomRelic = Fizetsz 1 vasat egy ereklyéért?
question-UseRelic = Használj ereklyét, vagy menj tovább.
question-ChooseRubble = Melyik törmeléket takarítod el?
question-RevealChamber = Melyik termet feded fel?
question-ChooseEnemy = Melyik ellenséget győzöd le?
question-ChooseDie = Melyik kocka jutalmát veszed el?
question-DefeatGoblin = Melyik goblint győzöd le?
question-DefeatOrc = Melyik orkot vagy goblint győzöd le?
question-MoveEnemy = Melyik ellenséget mozgatod?
question-CaptureEnemy = Elviszel egy ellenséget ebből a teremből?
question-Transport = Melyik építkezésre szállítasz?
question-DeliverToSite = Melyik építkezésre szállítasz?
question-ChooseDelivery = Mit szállítasz az építkezésre?
question-DeliverToThrone = Mit szállítasz a trónhoz?
question-PlaceMarker = Melyik bónuszt veszed el?
question-Build = Mit akarsz építeni?
question-PlaceBuilding = Mit építesz, és hová?
question-BuildHouse = Hová építesz házat?
question-BuildWorkshop = Hová építesz műhelyt?
question-ChooseCoin = Melyik érmét használod most?
question-ChooseTradition = Melyik hagyományt ápolod most?
question-CheckKeys = Kevés a kulcsod. Melyik ellenséget engeded el?
question-ChooseGoal = Melyik célt mutatod meg?
question-TakeTradition = Melyik hagyományt veszed fel?

## The answer to a click on something that is no answer to the question.

warning-nothing = ez most nem hoz semmit
warning-overflow = több, mint ami a raktáradban elfér: valamit el kell majd dobnod

## choose

choose-DraftTile = Válassz a kínált lapkák közül egyet, olyan fajtát, amilyened még nincs.
choose-AssignDwarf = Válassz egyet a kiemelt törpék és egyet a kiemelt szerszámok közül.
choose-SpendSupport = Válassz egy kiemelt támogatásjelölőt, vagy: „Támogatás nélkül”.
choose-UseTool = Válaszd a szerszám akcióját vagy díszét, vagy fejezd be a használatát.
choose-ChooseReward = Válaszd ki, melyik jutalmat veszed el most.
choose-ChooseSupport = Válaszd ki, melyik támogatásjelölőt veszed el.
choose-Strengthen = Válassz egyet a kiemelt törpék közül.
choose-Forge = Válassz egy kiemelt szerszámot a piacról, és egy szabad helyet neki.
choose-Adorn = Válassz egy kiemelt díszt, és hozzá egyet a szerszámaid közül.
choose-ChooseResource = Válaszd ki, melyik erőforrást kapod.
choose-Overflow = Válaszd ki, melyik erőforrást dobod el a raktáradból.
choose-PayAny = Válaszd ki, melyik erőforrással fizetsz a raktáradból.
choose-FreeStep = Válassz egyet a kiemelt sávok közül.
choose-TakeCoin = Válassz egy kiemelt érmét, és neki egy helyet a tábládon.
choose-BenefitOfCoin = Válassz egyet a kiemelt érmék közül.
choose-TakeRelic = Válassz egyet a kiemelt ereklyék közül.
choose-RansomRelic = Válassz egyet a kiemelt ereklyék közül, vagy tartsd meg a vasadat.
choose-UseRelic = Válassz egyet a kiemelt ereklyéid közül, vagy menj tovább nélküle.
choose-ChooseRubble = Válassz egyet a kiemelt törmelékek közül.
choose-RevealChamber = Válassz egyet a kiemelt termek közül.
choose-ChooseEnemy = Válassz egyet a kiemelt ellenségek közül.
choose-ChooseDie = Válassz egyet a kiemelt kockák közül.
choose-DefeatGoblin = Válassz egyet a kiemelt goblinok közül.
choose-DefeatOrc = Válassz egyet a kiemelt orkok vagy goblinok közül.
choose-MoveEnemy = Válassz egy kiemelt ellenséget, aztán a termet, ahová kerüljön.
choose-CaptureEnemy = Válaszd ki, melyik ellenséget ejted foglyul ebben a teremben.
choose-Transport = Válassz egyet a kiemelt építkezések közül.
choose-DeliverToSite = Válassz egyet a kiemelt építkezések közül.
choose-ChooseDelivery = Válassz egy kiemelt erőforrást a raktáradból.
choose-DeliverToThrone = Válassz egy kiemelt erőforrást a raktáradból.
choose-PlaceMarker = Válassz egyet a kiemelt bónuszmezők közül.
choose-Build = Válaszd ki, mit akarsz építeni.
choose-PlaceBuilding = Válassz egyet az épület kiemelt helyei közül.
choose-BuildHouse = Válassz egyet a kiemelt termek közül.
choose-BuildWorkshop = Válassz egyet a kiemelt termek közül.
choose-ChooseCoin = Válassz egyet a kiemelt érméid közül.
choose-ChooseTradition = Válassz egyet a kiemelt hagyományaid közül.
choose-CheckKeys = Válaszd ki, melyik ellenséget engeded el a tömlöcödből.
choose-ChooseGoal = Válassz egyet a céljaid közül.
choose-TakeTradition = Válassz egyet a kiemelt hagyományok közül.

## reason

reason-glory_now = A választhatók közül ez hozza neked a legtöbbet.
reason-best_turn = A várakozó törpéidet és a szabad szerszámaidat mind számba véve { $strength } erő most { POST($post, form: "at") } ér a legtöbbet.
reason-stronger = Eggyel-kettővel több erő most többet hoz ennél az akciónál, mint amennyit a jelölő később érne.
reason-order = Először az, ami a többit jobbá teszi: erőforrások és lépések, aztán lapkák, végül, amiért fizetni kell.
reason-draft = Többet ad, mint a kínálat többi része, és másvalaki elvinné.
reason-draft_goal = A kínált célok közül valószínűleg ezzel gyűjtöd a legtöbbet.
reason-needed = Építkezések, szerszámok és díszek is kérik, és kevés van belőle.
reason-least = Erre van a legkevésbé szükséged.
reason-works_today = A fogadóban lévő törpe már ebben a korszakban erősebb lesz.
reason-rubble = A szükséges erőhöz képest ez ad a legtöbbet.
reason-back = Az elérhető termek közül ennek a hátlapja ad a legtöbbet.
reason-chase = Távol tartja az ellenségeket az épületeidtől: a végén minden terem, ahol mindkettő van, dicsőségbe kerül.
reason-delivery = Azonnal dicsőség, és egy lépéssel közelebb a pillérhez vagy kapuhoz.
reason-throne = Azonnal dicsőség, és eggyel több kordé a trónnál a rangsorhoz.
reason-builds_up = Később térül meg: erősebb törpék, több szerszám, több lépés.
reason-saves = Amit megtartasz, később többet érhet.
reason-work = Ekkora erővel ez hozza neked a legtöbbet.
reason-fight = Így használod ki legjobban az erődet.
reason-die = Ez mutatja azt, ami neked a legtöbbet ér.
reason-gift = Nem kerül semmibe.
reason-once = Csak egyszer használható, és amit ad, annak most hasznát veszed.
reason-step = A választható sávok közül ezen jön a legtöbbet érő mező.
reason-coin = A helye most ad valamit, az érme pedig minden későbbi tanácsban.
reason-tradition = A kínálatból valószínűleg ez hozza neked a legtöbbet a játék végéig.
reason-relic = Az elérhető ereklyék közül ez adja neked a legtöbbet.
reason-forge = Eggyel több szerszám a törpéidnek, és a hely jutalma azonnal.
reason-adorn = Azonnal dicsőség, és egy hatás a szerszám minden használatakor.
reason-site = Amid raktáron van, azzal ott jutsz a legtöbbre.
reason-place = Lelőhely, projektek, negyedek, szomszéd ellenségek: mindent összevetve ez a legjobb hely.

## What glory was gained for.

earned-iron = vas szállításáért
earned-emerald = smaragd szállításáért
earned-gold = arany szállításáért
earned-mythrall = mythrall szállításáért
earned-silver_ornament = az ezüstdíszért
earned-gold_ornament = az aranydíszért
earned-achievement = a vívmányért
earned-court = a Királyi Udvarban tett lépésért
earned-prestige = a Tekintély sávján tett lépésért
earned-mine = a Bányában tett lépésért
earned-bonus = az építkezés bónuszmezőjéről
earned-tradition = hagyomány révén
earned-back = a terem hátlapjáról
earned-dig = az ásásért
earned-fight = a harcért
earned-die = a kockáról
earned-coin = az érméből
earned-coin_place = az érme helyéről
earned-relic = az ereklyéből
earned-ornament = a szerszám díszéből
earned-start = a kezdőlapkából
earned-place = a szerszám helyéről
earned-house = a házért
earned-workshop = a műhelyért
earned-pillar = a pillérért
earned-gate = a kapuért
earned-card = a kártyájukról
earned-support = támogatás vagy erősebb törpék helyett
earned-no_fight = harc helyett
earned-no_building = építés helyett

## How points were reckoned, part by part.

captive-goblin = { $count } goblin ({ $points })
captive-orc = { $count } ork ({ $points })
captive-troll = { $count } troll ({ $points })
captive-tradition = hagyomány révén ({ $points })

## reckoned

reckoned-at = { $where } ({ $points })
reckoned-times = { $count } × { $each } dicsőség
reckoned-throne = { $count } kordé, { NTH($place) } a rangsorban
reckoned-goals = { $count } megmutatott cél
reckoned-achievements = { $count } vívmány, a későbbiek többet érnek
reckoned-penalty = { $count } terem × { $each }
reckoned-pick = { $tools } szerszám × { $count } fajta ereklye
reckoned-axe = { $tools } szerszám × { $count } fogoly
reckoned-compass = { $tools } szerszám × { $count } negyed
reckoned-cart = { $tools } szerszám × { $count } építmény
reckoned-leftovers = { $count } maradék, minden { $per } után 1
reckoned-buildings = { $count } épület × { $each }
reckoned-tiles = { $count } lapka × { $each }
reckoned-elder_achievements = { $count } vívmány × { $each }
reckoned-tools = { $count } kártya × { $each }

## A gift and a tile inside a sentence.

gift-nothing = semmi
gift-one = 1 { REWARD($what) }
gift-more = { $count } { REWARDS($what) }

## tile

tile-rubble = törmelék ({ RESOURCE($what) })
tile-tradition = „{ TRADITION($what) }” hagyomány
tile-coin = { COIN($what) }
tile-relic = { RELIC($what) } (ereklye)
tile-tool = { A_TOOL($what) } (ára { $cost ->
    [iron] 2 vas
   *[other] vas és { RESOURCE($cost) }
}, { SLOT_COLOUR($colour) }dísz való rá)
tile-silver_ornament = ezüstdísz ({ EFFECT($what) })
tile-gold_ornament = aranydísz ({ EFFECT($what) })

## What the Elders do by a tool, and what their die is rolled for.

elders_do-pick = eldobnak 2 törmeléket, 2 lépést tesznek a Bányában, elvesznek egy ereklyét, és felfednek egy termet
elders_do-axe = a hegy legjobb zsákmányával harcolnak
elders_do-compass = megépítik a legjobbat, amijük van
elders_do-cart = feltöltenek egy építkezést, ahol még nincs kordéjuk

## elders_roll

elders_roll-rubble = balról az ennyiadik törmelék távozik
elders_roll-hidden = felülről az ennyiadik sorban felfedik a bal szélső rejtett termet
elders_roll-prey = felülről az ennyiadik sorban harcolnak, balról kezdve
elders_roll-site = az ennyiadik építkezésre szállítanak, előbb a három pillért számolva, aztán a kapukat
elders_roll-tradition = balról az ennyiadik hagyományt veszik el
elders_roll-coin = balról az ennyiadik érmét veszik el
elders_roll-ornament = az ennyiadik díszt veszik el, 1–3 ezüst, 4–6 arany
elders_roll-ring = a gyűrű ennyiadik terménél építenek
elders_roll-building_row = felülről az ennyiadik sorban a bal szélső szabad helyre építenek

## elders_hunt

elders_hunt-troll = egy troll, ennél jobb zsákmány nincs
elders_hunt-orc_goblin = egy ork és egy goblin ugyanabban a sorban, mert troll nincs
elders_hunt-goblin_goblin = két goblin ugyanabban a sorban, mert nincs sem troll, sem ork goblin mellett
elders_hunt-orc_by_reward = egy ork
elders_hunt-goblin_by_reward = egy goblin, mert ork nincs

## elders_plan

elders_plan-pillar = pillér, a legjobb, amijük van
elders_plan-gate = kapu, mert nincs olyan pillérük, amelynek volna helye
elders_plan-workshop = műhely, mert sem pillérüknek, sem kapujuknak nincs helye
elders_plan-house = ház, mert jobbnak nincs helye

## elders_take

elders_take-die = {""}
elders_take-lacking = , az első ereklye olyan fajtából, amely neked hiányzik
elders_take-topmost = , az első ereklye, mert a kínálat minden fajtája megvan neked

## row

row-rubble = törmelék
    .cau = a törmelékért
row-tradition = hagyomány
    .cau = a hagyományért
row-coin = királyi érme
    .cau = a királyi érméért
row-relic = ereklye
    .cau = az ereklyéért
row-tool = szerszám
    .cau = a szerszámért
row-silver_ornament = ezüstdísz
    .cau = az ezüstdíszért
row-gold_ornament = aranydísz
    .cau = az aranydíszért

## resource

resource-iron = vas
    .acc = vasat
    .ins = vassal
resource-emerald = smaragd
    .acc = smaragdot
    .ins = smaragddal
resource-gold = arany
    .acc = aranyat
    .ins = arannyal
resource-mythrall = mythrall
    .acc = mythrallt
    .ins = mythrallal
resource-any = tetszőleges erőforrás
    .acc = tetszőleges erőforrást
    .ins = tetszőleges erőforrással

## reward

reward-iron = vas
reward-emerald = smaragd
reward-gold = arany
reward-mythrall = mythrall
reward-any = választott erőforrás
reward-court = lépés a Királyi Udvarban
reward-prestige = lépés a Tekintély sávján
reward-mine = lépés a Bányában
reward-step = választott lépés
reward-glory = dicsőség
reward-support = támogatás
reward-token = +1-es jelölő
reward-strengthen = erősítés
reward-strength = erő
reward-coin = királyi érme
reward-tradition = hagyomány
reward-relic = ereklye
reward-ransom = ereklye 1 vasért
reward-forge = kovácsolás
reward-adorn = díszítés
reward-throne = szállítás a trónhoz
reward-site = szállítás egy építkezésre
reward-move = ellenség mozgatása
reward-goblin = goblin legyőzése
reward-orc = ork vagy goblin legyőzése
reward-house = építhető ház
reward-workshop = építhető műhely
reward-key = kulcs
reward-storage = raktárlapka
reward-buildings = ház és műhely megnyitása
reward-benefit = kitett érme hatása
reward-achievement = vívmány
reward-token2 = +2-es jelölő
reward-space = raktárhely
reward-pillar = pillér
reward-gate = kapu

## rewards

rewards-iron = vas
rewards-emerald = smaragd
rewards-gold = arany
rewards-mythrall = mythrall
rewards-any = választott erőforrás
rewards-court = lépés a Királyi Udvarban
rewards-prestige = lépés a Tekintély sávján
rewards-mine = lépés a Bányában
rewards-step = választott lépés
rewards-glory = dicsőség
rewards-support = támogatás
rewards-token = +1-es jelölő
rewards-strengthen = erősítés
rewards-strength = erő
rewards-coin = királyi érme
rewards-tradition = hagyomány
rewards-relic = ereklye
rewards-ransom = ereklye darabonként 1 vasért
rewards-forge = kovácsolás
rewards-adorn = díszítés
rewards-throne = szállítás a trónhoz
rewards-site = szállítás egy építkezésre
rewards-move = ellenség mozgatása
rewards-goblin = goblin legyőzése
rewards-orc = ork vagy goblin legyőzése
rewards-house = építhető ház
rewards-workshop = építhető műhely
rewards-key = kulcs
rewards-storage = raktárlapka
rewards-buildings = ház és műhely megnyitása
rewards-benefit = kitett érme hatása
rewards-achievement = vívmány
rewards-token2 = +2-es jelölő
rewards-space = raktárhely
rewards-pillar = pillér
rewards-gate = kapu

## track

track-court = Királyi Udvar
track-prestige = Tekintély
track-mine = Bánya

## tool

tool-pick = csákány
tool-axe = fejsze
tool-compass = körző
tool-cart = kordé
tool-book = könyv

## a_tool

a_tool-pick = csákány
a_tool-axe = fejsze
a_tool-compass = körző
a_tool-cart = kordé
a_tool-book = könyv

## action

action-dig = Ásás
action-fight = Harc
action-build = Építés
action-transport = Szállítás

## acts

acts-dig = ás
acts-fight = harcol
acts-build = épít
acts-transport = szállít

## support

support-_1 = egy +1-es jelölő
    .acc = egy +1-es jelölőt
support-_2_for_1 = +1-es helyett +2-es jelölő
    .acc = egy +2-es jelölőt +1-es helyett

## post

post-pick = a nyomtatott csákány
    .tool_acc = a nyomtatott csákányt
    .to = a nyomtatott csákányhoz
    .at = a nyomtatott csákánynál
post-axe = a nyomtatott fejsze
    .tool_acc = a nyomtatott fejszét
    .to = a nyomtatott fejszéhez
    .at = a nyomtatott fejszénél
post-compass = a nyomtatott körző
    .tool_acc = a nyomtatott körzőt
    .to = a nyomtatott körzőhöz
    .at = a nyomtatott körzőnél
post-cart = a nyomtatott kordé
    .tool_acc = a nyomtatott kordét
    .to = a nyomtatott kordéhoz
    .at = a nyomtatott kordénál
post-place_1 = az 1. hely a körző alatt
    .tool_acc = az 1. hely szerszámát
    .to = az 1. helyre, a körző alá
    .at = az 1. helyen, a körző alatt
post-place_2 = a 2. hely a körző alatt
    .tool_acc = a 2. hely szerszámát
    .to = a 2. helyre, a körző alá
    .at = a 2. helyen, a körző alatt
post-place_3 = a 3. hely a fejsze alatt
    .tool_acc = a 3. hely szerszámát
    .to = a 3. helyre, a fejsze alá
    .at = a 3. helyen, a fejsze alatt
post-place_4 = a 4. hely a fejsze alatt
    .tool_acc = a 4. hely szerszámát
    .to = a 4. helyre, a fejsze alá
    .at = a 4. helyen, a fejsze alatt
post-place_5 = az 5. hely a kordé alatt
    .tool_acc = az 5. hely szerszámát
    .to = az 5. helyre, a kordé alá
    .at = az 5. helyen, a kordé alatt
post-place_6 = a 6. hely a csákány alatt
    .tool_acc = a 6. hely szerszámát
    .to = a 6. helyre, a csákány alá
    .at = a 6. helyen, a csákány alatt
post-place_7 = a 7. hely a kordé alatt
    .tool_acc = a 7. hely szerszámát
    .to = a 7. helyre, a kordé alá
    .at = a 7. helyen, a kordé alatt
post-place_8 = a 8. hely a csákány alatt
    .tool_acc = a 8. hely szerszámát
    .to = a 8. helyre, a csákány alá
    .at = a 8. helyen, a csákány alatt

## forge_place

forge_place-1 = az 1. hely a körző alatt
    .to = az 1. helyre, a körző alá
forge_place-2 = a 2. hely a körző alatt
    .to = a 2. helyre, a körző alá
forge_place-3 = a 3. hely a fejsze alatt
    .to = a 3. helyre, a fejsze alá
forge_place-4 = a 4. hely a fejsze alatt
    .to = a 4. helyre, a fejsze alá
forge_place-5 = az 5. hely a kordé alatt
    .to = az 5. helyre, a kordé alá
forge_place-6 = a 6. hely a csákány alatt
    .to = a 6. helyre, a csákány alá
forge_place-7 = a 7. hely a kordé alatt
    .to = a 7. helyre, a kordé alá
forge_place-8 = a 8. hely a csákány alatt
    .to = a 8. helyre, a csákány alá

## nth

nth-1 = első
    .the = az első
nth-2 = második
    .the = a második
nth-3 = harmadik
    .the = a harmadik
nth-4 = negyedik
    .the = a negyedik
nth-5 = ötödik
    .the = az ötödik
nth-6 = hatodik
    .the = a hatodik
nth-7 = hetedik
    .the = a hetedik
nth-8 = nyolcadik
    .the = a nyolcadik

## enemy

enemy-goblin = goblin
    .die = a goblinkocka
    .die_dat = a goblinkockának
enemy-orc = ork
    .die = az orkkocka
    .die_dat = az orkkockának
enemy-troll = troll
    .die = a trollkocka
    .die_dat = a trollkockának

## an_enemy

an_enemy-goblin = egy goblin
    .acc = egy goblint
an_enemy-orc = egy ork
    .acc = egy orkot
an_enemy-troll = egy troll
    .acc = egy trollt

## enemy_alone

enemy_alone-goblin = Egy goblin
enemy_alone-orc = Egy ork
enemy_alone-troll = Egy troll

## plan

plan-house = ház
    .acc = házat
plan-workshop = műhely
    .acc = műhelyt
plan-pillar_or_gate = pillér vagy kapu
    .acc = pillért vagy kaput
plan-house_workshop = ház és műhely
    .acc = házat és műhelyt
plan-workshop_pillar_or_gate = műhely és pillér vagy kapu
    .acc = műhelyt és pillért vagy kaput
plan-house_workshop_pillar_or_gate = ház, műhely és pillér vagy kapu
    .acc = házat, műhelyt és pillért vagy kaput
plan-workshop_2_pillar_or_gate = műhely és két pillér vagy kapu
    .acc = műhelyt és két pillért vagy kaput

## building

building-house = ház
    .acc = házat
building-workshop = műhely
    .acc = műhelyt
building-pillar = pillér
    .acc = pillért
building-gate = kapu
    .acc = kaput

## site

site-pillar_1 = az 1 kordés pillérépítkezés
    .acc = az 1 kordés pillérépítkezést
    .to = az 1 kordés pillérépítkezésre
site-pillar_2 = a 2 kordés pillérépítkezés
    .acc = a 2 kordés pillérépítkezést
    .to = a 2 kordés pillérépítkezésre
site-pillar_3 = a 3 kordés pillérépítkezés
    .acc = a 3 kordés pillérépítkezést
    .to = a 3 kordés pillérépítkezésre
site-gate_1 = az 1 kordés kapuépítkezés
    .acc = az 1 kordés kapuépítkezést
    .to = az 1 kordés kapuépítkezésre
site-gate_2 = a 2 kordés kapuépítkezés
    .acc = a 2 kordés kapuépítkezést
    .to = a 2 kordés kapuépítkezésre
site-gate_3 = a 3 kordés kapuépítkezés
    .acc = a 3 kordés kapuépítkezést
    .to = a 3 kordés kapuépítkezésre

## colour

colour-yellow = sárga
colour-blue = kék
colour-black = fekete

## slot_colour

slot_colour-silver = ezüst
slot_colour-gold = arany

## effect

effect-strength = +1 erő
effect-goblin = egy goblin
effect-orc = egy ork vagy goblin
effect-site = egy szállítás
effect-house = egy ház
effect-adorn = még egy dísz

## coin

coin-crowned = koronás érme
    .the_acc = a koronás érmét
coin-iron = vasérme
    .the_acc = a vasérmét
coin-emerald = smaragdérme
    .the_acc = a smaragdérmét
coin-golden = aranyérme
    .the_acc = az aranyérmét
coin-mythrall = mythrallérme
    .the_acc = a mythrallérmét
coin-hearth = tűzhelyérme
    .the_acc = a tűzhelyérmét
coin-hammer = kalapácsérme
    .the_acc = a kalapácsérmét
coin-haul = fuvarérme
    .the_acc = a fuvarérmét
coin-court = udvarérme
    .the_acc = az udvarérmét
coin-prestige = tekintélyérme
    .the_acc = a tekintélyérmét
coin-mine = bányaérme
    .the_acc = a bányaérmét
coin-throne = trónérme
    .the_acc = a trónérmét
coin-hunt = vadászérme
    .the_acc = a vadászérmét
coin-road = útérme
    .the_acc = az útérmét

## relic

relic-horn = kürt
    .the_acc = a kürtöt
relic-lantern = lámpás
    .the_acc = a lámpást
relic-banner = zászló
    .the_acc = a zászlót
relic-seal = pecsét
    .the_acc = a pecsétet
relic-anvil = üllő
    .the_acc = az üllőt
relic-crown = korona
    .the_acc = a koronát

## start

start-miners = bányászok
start-smiths = kovácsok
start-carters = fuvarosok
start-wardens = őrök
start-courtiers = udvaroncok
start-delvers = vájárok
start-jewellers = ékszerészek
start-masons = kőművesek
start-brewers = sörfőzők
start-seekers = kutatók

## goal

goal-1 = szerszámok
goal-2 = díszek
goal-3 = megszerzett pillérek és kapuk
goal-4 = felépített épületek
goal-5 = felépített pillérek
goal-6 = felépített kapuk
goal-7 = királyi érmék
goal-8 = hagyományok
goal-9 = az összes törpe ereje
goal-10 = kulcsok
goal-11 = raktárhelyek
goal-12 = ereklyefajták

## project

project-A1 = műhelyek mythrallon
project-A2 = házak sárga termekben
project-A3 = házak fekete termekben és mythrallon
project-A4 = műhelyek fekete termekben és aranyon
project-A5 = házak smaragdon vagy aranyon
project-A6 = műhelyek kék termekben és smaragdon
project-B1 = pillérek mythrallnál
project-B2 = kapuk fekete és kék termeknél
project-B3 = pillérek sárga és fekete termeknél
project-B4 = kapuk aranynál
project-B5 = pillérek kék termeknél
project-B6 = kapuk sárga és smaragdos termeknél
project-C1 = egy kapu negyedei
project-C2 = egy pillér negyedei
project-C3 = épületfajták
project-C4 = saját termek ellenség nélkül
project-C5 = házak és műhelyek egy pillér körül
project-C6 = házak a saját műhelyek mellett

## Where glory comes from, in a list beside numbers.

tally-glory = eddig szerzett
tally-throne = kordék a trónnál
tally-goals = célok
tally-achievements = vívmányok
tally-penalty = ellenség az épületeknél
tally-pick = csákány oszlopa: ereklyék
tally-axe = fejsze oszlopa: foglyok
tally-compass = körző oszlopa: negyedek
tally-cart = kordé oszlopa: építmények
tally-leftovers = megmaradt támogatás és erőforrás
tally-tiles = raktározott lapkák
tally-tools = szerszámkártyák

## part

part-throne = a trón
    .cau = a trónért
part-goals = célok
    .cau = a célokért
part-achievements = vívmányok
    .cau = a vívmányokért
part-penalty = ellenség az épületeknél
    .cau = az otthoni ellenségért
part-pick = a csákány oszlopa
    .cau = a csákány oszlopáért
part-axe = a fejsze oszlopa
    .cau = a fejsze oszlopáért
part-compass = a körző oszlopa
    .cau = a körző oszlopáért
part-cart = a kordé oszlopa
    .cau = a kordé oszlopáért
part-leftovers = maradék
    .cau = a maradékért
part-dungeon = a tömlöc
    .cau = a tömlöcért
part-buildings = épületek
    .cau = az épületekért
part-tiles = raktározott lapkák
    .cau = a raktározott lapkákért
part-tools = szerszámok
    .cau = a szerszámokért

## difficulty

difficulty-normal = normál
difficulty-hard = nehéz
difficulty-expert = szakértő

## sheet

sheet-board = A tábla
sheet-building = Szállítmányok és épületek
sheet-chambers = Teremlapkák
sheet-clan = A klántábla
sheet-coins = Királyi érmék
sheet-elders = A Vének Tanácsa
sheet-enemies = Ellenségek és kockáik
sheet-goals = Célok
sheet-ornaments = Díszek
sheet-projects = Projektek
sheet-relics = Ereklyék
sheet-rubble = Törmelék
sheet-scoring = Pontozás
sheet-sites = Építkezések és trón
sheet-starts = Kezdőlapkák
sheet-tools = Szerszámok
sheet-tracks = Sávok
sheet-traditions = Hagyományok

## What lies on the table, in a sentence for who points at it.

thing-chamber = Itt egy ház a lelőhely erőforrását adja, egy műhely pedig a lelőhely szerint kovácsol vagy díszít. Az azonos színű szomszédok egy negyedet alkotnak.
thing-hidden = Az ásás egy felfedett terem melletti termet fed fel: megkapod, amit a hátlapja mutat, aztán megfordul.
thing-enemy = Harcban győzhető le: a tömlöcödbe kerül, és a fajtájának kockája jutalmat ad.
thing-corner = Pillérhez három felfedett terem kell körülötte, és mindegyikért egy lépést ad a lelőhelye szerint.
thing-edge = Kapuhoz mindkét oldalon kapu nélküli terem kell, és mindkettőért dicsőséget ad a lelőhelyük szerint.
thing-rubble = Az eltakarítása 1 erőbe kerül, a jelölt helyen 2-be; megkapod, amit mutat.
thing-coin = Minden tanácsban megadja, amit mutat; a hely, ahová teszed, azonnal ad valamit.
thing-coin_place = Az ide tett érme egyszer megadja, ami alá van nyomtatva.
thing-tradition = Mostantól hat, a játék végéig.
thing-relic = Akkor vehető el, ha a jelződ a Bánya sávján már idáig ért; egyszer használható, egy későbbi fordulóban.
thing-tool = Kovácsold meg vasért és azért, amit mutat, és még egy törpe dolgozhat.
thing-silver = Ezüst díszhelyű szerszámra való: most 3 dicsőség, és az ajándéka a szerszám minden használatakor.
thing-gold = Arany díszhelyű szerszámra való: most 2 dicsőség, és az ajándéka a szerszám minden használatakor.
thing-site = Szállítsd ide a kordéhatárig, amit kér; utána megépítheted a pillérét vagy a kapuját.
thing-bonus = Aki befejezi az építkezést, jelzőt tesz egy szabad mezőre, és megkapja, amit az mutat.
thing-throne = Ide szállítható, ami a szállításból megmaradt, ha az építkezés már nem fogad többet.
thing-track = Minden lépés megadja, amit a mező mutat, útközben is; az arany mezők vívmányok.
thing-die = Aki legyőzi a fajtáját, megkapja, amit a felső oldala mutat, aztán újra dob vele.
thing-token = Fordulónként egyet használhatsz fel: ennyivel erősebb a dolgozó törpe.
thing-dwarf = Küldd olyan szerszámhoz, ahol nincs törpe; az ereje az akció ereje.
thing-captive = A tanácsban annyit tartasz meg, ahány kulcsod van, és ezek pontot érnek.
thing-key = A tanácsban minden kulcs egy foglyot tart; a többi visszakerül a zsákba.
thing-haunted = A végén minden klán 2 dicsőséget veszít minden olyan teremért, ahol saját épülete és ellenség is áll.
thing-post = Egy törpe a fogadóból elvégzi az akcióját; a helyén lévő dísz minden alkalommal megadja az ajándékát.
thing-forge = Az ide kovácsolt szerszám azonnal meghozza, ami ide van nyomtatva, az oszlopa pedig a végén pontot ér.
thing-house = Felfedett terem szabad helyére építhető, és megadja a terem lelőhelyének erőforrását.
thing-workshop = Felfedett terem szabad helyére építhető: smaragdon kovácsol, aranyon díszít, mythrallon mindkettőt teszi.
thing-pillar = Ott áll, ahol három felfedett terem találkozik, és mindegyikért egy lépést ad a lelőhelye szerint.
thing-gate = Két felfedett terem között áll, és mindkettőért dicsőséget ad a lelőhelyük szerint.
thing-stored = Az erőforrásokkal szerszámért és díszért fizetsz, és őket szállítod. Ami a végén megmarad, abból a támogatással együtt minden három 1 dicsőség.
thing-own_relic = Egyszer hat a játékban: mielőtt egy törpe munkába áll, vagy a forduló végén.
thing-kept = A játék végéig hat.
thing-goal = A végén számít: négy vívmánnyal egy cél, nyolccal mindkettő.
thing-project = Minden klánnak pontot ér, ezeknek a tanácsoknak mindegyikében.
thing-elders_glory = Az nyer, akinek a végén több dicsősége van: a Vének vagy te.
thing-elders_achievements = A végén pontot érnek a Véneknek.
thing-elders_carts = A Vének építkezésekre és a trónhoz viszik őket. A trónnál a tiédnél több kordé éri a legtöbbet.
thing-elders_buildings = A Vének minden tanácsban pontot kapnak a hegyen álló minden épületért.
thing-elders_captives = Minden tanácsban pontot érnek a Véneknek, kulcs nélkül is.
thing-elders_card = A Vének minden fordulóban felcsapnak egy kártyát, megteszik, amit a szerszáma mond, és megkapják, amit ad.
thing-elders_die = Ha a Vének lapkát, építkezést vagy sort választanak, a kockájuk választ helyettük.
thing-elders_tile = A lapkák a Véneknek csak pontot érnek a végén, mást nem tesznek.

## tradition

tradition-1 = Masszív csákányok
tradition-2 = Jól zsírozott kordék
tradition-3 = Éles fejszék
tradition-4 = Pontos körzők
tradition-5 = Becsületes fuvar
tradition-6 = Trófeaterem
tradition-7 = A mélység földmérői
tradition-8 = A mélység hírnökei
tradition-9 = Ékszerészek esküje
tradition-10 = Cinkelt kockák
tradition-11 = Trollölők
tradition-12 = Ajándék a királynak
tradition-13 = Kovácsok céhe
tradition-14 = Messzelátó kutatók
tradition-15 = Koccintás minden tettre
tradition-16 = Építők büszkesége
tradition-17 = Királyi pénzverők
tradition-18 = Az alapkő ünnepe
tradition-19 = Ereklyeőrzők
tradition-20 = Ereklyetudósok
tradition-21 = Építők névsora
tradition-22 = Régi hírnév
tradition-23 = Tettek éneke
tradition-24 = Tartalék kamra
tradition-25 = Szoros szomszédság
tradition-26 = Rezzenéstelen szakállak
tradition-27 = Műhelysör
tradition-28 = Barátok az udvarnál
tradition-29 = Küszöbőrség
tradition-30 = Családi örökség
tradition-31 = Zsúfolt cellák
tradition-32 = Pillérerdő
tradition-33 = Szomszédos kapuk
tradition-34 = Kifelé velük!
tradition-35 = Kapuőrök
tradition-36 = Éjjeliőrség

## What a tradition does, as short as its tile.

tradition_does-1 = +1 erő csákánnyal
tradition_does-2 = +1 erő kordéval
tradition_does-3 = +1 erő fejszével
tradition_does-4 = +1 erő körzővel
tradition_does-5 = vas és smaragd szállítása: 2 dicsőség
tradition_does-6 = tanács: 2 dicsőség goblin+ork+trollonként
tradition_does-7 = dicsőség azért, amit felfedsz
tradition_does-8 = lépés azért, amit felfedsz
tradition_does-9 = díszítés: ezüst azonnal hat, arany +1
tradition_does-10 = elnyert kockád bármely oldala
tradition_does-11 = egy trollhoz 2 erő kell
tradition_does-12 = tanács: szállítás a trónhoz
tradition_does-13 = kovácsolás: lépés bármely sávon
tradition_does-14 = bármely kitett ereklye elvehető
tradition_does-15 = +1-es jelölő vívmányonként
tradition_does-16 = tanács: 1 dicsőség pillérenként, kapunként
tradition_does-17 = tanács: egy kitett érme hatása
tradition_does-18 = +1-es jelölő, Udvar-lépés pillérért, kapuért
tradition_does-19 = tanács: 1 dicsőség ereklyénként
tradition_does-20 = ereklyéd egy kitett másikként is hathat
tradition_does-21 = tanács: 1 dicsőség két épületenként
tradition_does-22 = a végén 2-vel több vívmány
tradition_does-23 = 1 dicsőség vívmányonként
tradition_does-24 = +1 kulcs és raktárhely
tradition_does-25 = második épület egy teremben
tradition_does-26 = ellenség az épületnél: 2 helyett 1 levonás
tradition_does-27 = +1-es jelölő épített műhelyenként
tradition_does-28 = érme és hagyomány dicsőség nélkül
tradition_does-29 = a ház foglyul ejt egy ellenséget
tradition_does-30 = eggyel több ereklyének számít
tradition_does-31 = egy kulcs két goblint tart
tradition_does-32 = pillér más pillértől egy élnyire
tradition_does-33 = kapu mások kapuja mellett
tradition_does-34 = a pillér ellenséget mozgat
tradition_does-35 = a kapu megerősít egy törpét
tradition_does-36 = tanács: 1 dicsőség és ellenség mozgatása

## own

game-title = Covenant
game-about = Törpeklánok hódítják vissza a hegyüket: áss, harcolj, szállíts, építs, és tündökölj a király tanácsában.
option-elders = milyen jól pontoz a Vének Tanácsa, ha egyedül játszol
option_name-elders = Vének Tanácsa
choice-elders-normal = { difficulty-normal }
choice-elders-hard = { difficulty-hard }
choice-elders-expert = { difficulty-expert }

## What was gained where, and what was thrown or drawn.

gain-deliveries = szállítások
gain-tracks = lépések a sávokon
gain-coins = érmék
gain-digs = ásás és ereklyék
gain-fights = harcok és kockák
gain-buildings = épületek és építmények
gain-dungeon = a tömlöc a tanácsokban
gain-projects = projektek a tanácsokban
gain-paid = érmékért fizetve
gain-other = egyéb tettek
throw-goblin_die = goblinkocka
throw-orc_die = orkkocka
throw-troll_die = trollkocka
throw-enemy = ellenségek a zsákból

### What the terminal says.

## help: what underhall --help says of the commands

help-underhall = Hegyi társasjátékok: játssz velük, szimuláld őket, olvasd a szabályaikat.
help-tonight = Ha ma este játszanál: underhall serve, vagy a terminálban underhall play lost_mines
help-arguments = Argumentumok
help-options = Kapcsolók
help-commands = Parancsok
help-examples = { $count ->
    [one] Példa:
   *[other] Példák:
}
help-games = A meglévő játékok: helyek, valamint a beállításaik a szabályaikkal.
help-play = Játék a terminálban, botok ellen és azzal, aki melletted ül. Minden lépés után mentve van.
help-sim = Botok játszanak sok játékot, és megszámoljuk az eredményt.
help-arena = Botok játsszák ugyanazokat az osztásokat minden helyen: milyen erős mindegyik, és mennyire biztos ez.
help-train = Egy játék előrejelzésének betanítása önjátékból; ugyanez a parancs több játékkal folytatja.
help-balance = Mennyire kiegyensúlyozottak az alkatrészek, botokkal mérve, minden játékosszámra.
help-replay = Egy jegyzőkönyv végigléptetése: Enter előre, b vissza, szám ugrik, q kilép.
help-analyse = Hogyan zajlott egy befejezett játék: győzelmi esélyek, fordulópontok, mit lépett volna a nehéz bot, szerencse, szerzett pontok. A Ctrl-C leállítja.
help-rules = Egy játék szabályai: minden fejezet, egy szabály, vagy azok, amelyekben szerepel egy szó.
help-serve = A webes asztal megnyitása: barátok és botok a böngészőben játszanak.
help-editions = Az egyes kiadásokból megőrzött alkatrészek; kiadás előtt: ugyanúgy megy-e minden, amit lejátszottak?
help-doctor = Mindent megnéz, ami a webes asztalhoz kell, és megmondja, mi hiányzik.
help-backup = A webes asztal adatbázisának másolása, nyitva tartás közben is.
help-restore = Egy másolat visszahozása olyan helyre, ahol még nincs adatbázis.
help-components = Mi van a dobozban, és honnan tudjuk; vagy egy alkatrészcsomag ellenőrzése.
help-words = A meglévő nyelvek; fordítóknak: mi hiányzik egy nyelvből, vagy kezdet egy másikhoz.

## option: what underhall COMMAND --help says of arguments and options

option-help = Ennek a szövegnek a megjelenítése.
option-install_completion = A parancsértelmező megtanítása e parancsok kiegészítésére.
option-show_completion = Mutassa meg, mire tanítaná meg.
option-version = A verzió kiírása, és hogy melyik motor fut.
option-language = Beszéljen ezen a nyelven, például pl.
option-words_folder = Mappa további nyelvekkel.
option-game = Egy játék az underhall games listájából.
option-option = Egy játék beállítása: név=érték.
option-pack = Alkatrésztáblázatok mappája, amellyel játszani lehet.
option-bots = Botok a helyekre, sorban, vesszőkkel; a sajátod így: modul:Osztály.
option-seed = Ugyanaz a mag ugyanazokat a lapokat osztja.
option-play_seats = Hányan játszanak, veled együtt.
option-own_seat = Hol ülsz.
option-with = Mások, akik ennél a billentyűzetnél játszanak: nevek, vesszőkkel.
option-name = A neved.
option-load = Folytatás egy jegyzőkönyvből.
option-resume = A legutóbbi befejezetlen játék folytatása.
option-saves = Hol őrizzük a játékokat.
option-seats = Hány bot játszik.
option-games = Hány játék.
option-rounds = Hány kör vagy játék minden játékosszámra.
option-jobs = Hány folyamat osztozik a munkán.
option-sim_seed = Ugyanaz a mag ugyanazokat a játékokat játssza.
option-out = Játékonként egy sor írása: FILE.jsonl, FILE.csv vagy FILE.parquet.
option-arena_out = Játékonként egy sor őrzése itt: FILE.jsonl, és folytatás, ha már megvan.
option-stop = Leállás, ha az első bot egyértelműen ennyivel többet vagy kevesebbet nyer a rá eső résznél.
option-on = Játék Ray-fürtön a --jobs helyett: ray vagy ray://HOST:PORT.
option-lessons = Mappa annak, amit megtanult, és ahonnan folytatja.
option-record = Egy jegyzőkönyv, ahogyan a play menti.
option-worlds = Hány elképzelt játékban játsszuk tovább az egyes állásokat; a több biztosabb és lassabb.
option-to = Csak az ennyi lépés utáni állás kiírása.
option-eyes = Úgy látni, ahogyan ez a hely látta.
option-open = Minden hely lapjait és szerepét látni.
option-rule = Egy szabály, például LM-3.01.
option-search = Minden szabály, amelyben ez a szó szerepel.
option-markdown = A teljes szabálylap Markdownban.
option-check_pack = Rendben van ez a mappa mint alkatrészcsomag?
option-places = Jegyzőkönyvek mappái és adatbázisok, amelyeket újra le kell játszani.
option-keep = A mostani alkatrészek megőrzése a következő kiadásként.
option-language_code = A kódja, például pl.
option-check_words = Mi hiányzik, és mi nem illik?
option-begin = Az angol fájlok másolása fordításra.
option-folder = Mappa kívülről hozott nyelvekkel.
option-host = Hol figyeljen; a 0.0.0.0 beengedi a hálózatodat.
option-to_all = Mindenhol figyeljen: a hálózatodból jöhetnek a barátaid.
option-url = Hol találják meg a kiszolgálót, ha nem itt: https://hall.example
option-port = A port, amelyen figyeljen.
option-config = Beállítások TOML-fájlja.
option-database = Egy fájl, vagy postgresql://user@host/name.
option-bot_delay = Hány másodpercet vár egy bot, mielőtt lép.
option-allow_host = Egy név, amelyre ez a kiszolgáló a nyílt interneten hallgat.
option-proxy = Proxy, amelynek az X-Forwarded-For fejléce hihető.
option-copy = A másolatot tartalmazó fájl.
option-browser = Az asztal azonnali megnyitása a böngészőben.

## default: what is taken where an option is not said

default-language = a terminálodé
default-saves = az adatmappád
default-database = egy fájl az adatmappádban

## play

play-more = … még { $count }
play-key_table = asztal
play-key_choices = lehetőségek
play-key_others = többiek
play-key_log = napló
play-key_goal = cél
play-key_rules = szabályok
play-key_hint = tipp
play-key_help = súgó
play-prompt = { $question } (?) >{" "}
play-prompt_open = { $title } (szám, Enter vissza, ?) >{" "}
play-prompt_groups = { $question } (szám, „{ $example }”, ?) >{" "}
play-leaf_on = { $page }/{ $pages }. oldal: Enter tovább, q az asztalhoz (vagy válaszolj rögtön, ?) >{" "}
play-go_on = Enter tovább >{" "}
play-leaf_back = Enter az asztalhoz (vagy válaszolj rögtön, ?) >{" "}
play-since = A legutóbbi fordulód óta
play-nothing_since = A legutóbbi fordulód óta nem történt semmi.
play-twice = { $sentence } (kétszer).
play-forced = Csak egyet tehettél: { $move }.
play-postponed = A fordulód végén nem volt kérdés, ami várhat. („ask”, hogy legyen.)
play-asks_all = A fordulóid végén is kérdés lesz, ami a következőig várhatna.
play-asks_less = A fordulóid végén nem kérdés, ami a következőig várhat.
play-no_such_number = Itt nincs ilyen szám: { $number }.
play-unknown_move = { $hints ->
    [0] Nincs ilyen lépés: „{ $move }”.
   *[other] Nincs ilyen lépés: „{ $move }”. Erre gondoltál: { $near }?
} Írj be egy számot, vagy ? a súgóhoz.
play-not_possible = Most nem lehetséges.
play-hint = Egy bot ezt tenné: { $move }. { $reason } (A „do” megteszi.)
play-saved = Mentve ide: { $file }.
play-cannot_save = Nincs mentve: { $file }: { $reason }.
play-left = A játék mentve van. Folytatás: underhall play { $game } --resume
play-pass_on = Add át a billentyűzetet: { $name } jön. { $name }, nyomj Entert, ha senki más nem látja.{" "}
play-record = A játék jegyzőkönyve: { $file }
play-commands =
    Írj be egy számot, egy lépést úgy, ahogy írva van, vagy rövidítve; többet pontosvesszővel (;).
      ? 2         mit tesz a 2. lehetőség, és mi a szabálya
      ? SZÖVEG    ugyanez bármelyik lépésről, és miért nem lehetséges
      undo        az utolsó döntésed visszavonása, amíg senki sem tudott meg semmit
      hint, do    mit tenne egy bot a helyedben; tedd meg
      ask         a forduló végén is kérdés legyen, ami várhat, vagy ne
      others      mit tettek a többiek a legutóbbi fordulód óta
      log [N]     mi történt eddig, vagy annak utolsó N sora
      goal        hogyan lehet nyerni, és hogyan ér véget a játék
      rules [ID]  a szabályok; egy szabály; vagy mind, amelyben egy szó szerepel (rules kincs)
      choices     minden lehetőség, mindazzal, amit tudni kell róla
      save FÁJL   a jegyzőkönyv fájlba írása
      quit        kilépés; a játék megmarad, a --resume folytatja
    Ami nem látszik, annak a kérdés fölötti sorban van billentyűje: írd be azt vagy a szavát.

## trouble

trouble-no_bot = egy botnak nincs neve itt: { $text }
trouble-rule_id = ebben a játékban ({ $game }) nincs ilyen szabály: { $rule }
trouble-game = nincs ilyen játék: { $name }; ezek vannak: { $known }
trouble-rule = ebben a játékban ({ $game }) egy szabályban sincs ilyen azonosító vagy szó: { $what }
trouble-seating = { $file }: nem egy mentett játék ülésrendje: { $reason }
trouble-not_text = { $file }: nem szöveges fájl
trouble-seats_differ = a helyek és a jegyzőkönyv nem egyeznek
trouble-nothing_to_resume = nincs befejezetlen játék ({ $game }) itt: { $folder }
trouble-load_brings_seats = a betöltött játék hozza a saját helyeit és beállításait
trouble-seat = nincs { $seat }. hely egy { $seats } fős asztalnál
trouble-option = a beállítás alakja név=érték, nem ez: { $text }
trouble-too_many = { $people } ember nem fér el { $seats } helyen
trouble-same_name = az egy billentyűzetnél ülőknek különböző név kell
trouble-resume_and_load = vagy --resume, vagy --load, a kettő együtt nem
trouble-out = { $file }: az eredmények .jsonl, .csv vagy .parquet végű fájlba írhatók
trouble-no_folder = { $file }: nincs ilyen mappa
trouble-no_balance = ennek a játéknak az egyensúlyát még senki sem mérte: { $game }
trouble-no_parquet = Parquet-hez telepítsd a kiegészítőt: pip install 'underhall[parquet]'
trouble-at_least_one = { $what }: legalább 1 kell, nem { $number }
trouble-no_games = { $place }: se nem jegyzőkönyvek mappája, se nem adatbázis
trouble-no_client = a webes kliens még nincs kész: a make client elkészíti
trouble-client_lost = itt hiányzik a webes kliens; telepítsd újra ugyanezt a csomagot: pip install --force-reinstall
trouble-open_and_host = vagy --open, vagy --host, a kettő együtt nem
trouble-replay_number = nincs { $number }. lépés; a jegyzőkönyvben { $moves } van

## serve

serve-open = Nyitva a csarnok: { $place } (Ctrl-C bezárja)
serve-friends = A hálózatodból a barátaid itt érik el: { $place }
serve-also = {"                             "}vagy itt: { $place }
serve-phone = Telefonon ide irányítsd a kamerát:
serve-only_here = Csak ez a gép éri el. A hálózatodban lévő barátaidhoz: underhall serve --open
serve-no_browser = Itt nem sikerült böngészőt nyitni; nyisd meg egyben ezt: { $place }

## seating

seating-default_name = Vándor
seating-name = A neved [{ $default }] (? mesél a játékról):{" "}
seating-seats = Hány játékos, { $least }–{ $most } [{ $default }] (? mesél a játékról):{" "}
seating-resume = A legutóbbi játékod ({ $played }) nincs befejezve. Folytatod? [I/n] (? mesél a játékról):{" "}
seating-cannot_resume = Nem folytatható: { $reason }. Itt egy új.

## replay

replay-head = { $number }. lépés, összesen { $moves }
replay-keys = Enter előre · b vissza · szám ugrik · q kilép
replay-number = Ehhez a lépéshez:{" "}
replay-seat = { $seat }. hely

## sim

sim-title = { $title }: { $games } játék { $seats } hellyel
sim-bot = bot
sim-games = játszott helyek
sim-points = átlagpont
sim-wins = győzelmek
sim-share = győzelem/hely
sim-speed = { $decisions } döntés { $seconds } s alatt: { $speed } döntés/s
sim-stopped = { $games } játék maradt eldöntetlen { $choices } döntés után.
sim-written = Kiírva ide: { $file }.
sim-progress = Játszás
sim-ended_early = Megállítva: { $planned } játékból { $games } után.
sim-by_points = A mohó botnak ehhez a játékhoz nincs heurisztikája: { $game }; a pontok után megy.

## games

games-seats = { $least }–{ $most } játékos

## rules

rules-win = Hogyan lehet nyerni:
rules-end = Hogyan ér véget:
rules-source = ({ $source })

## components

components-ok = rendben
components-title = { $table } ({ $source })
components-total = összesen

## lost_mines

lost_mines-panel_board = tábla
lost_mines-panel_own = lapjaid
lost_mines-panel_players = játékosok
lost_mines-panel_signs = kincsek és jelek
lost_mines-panel_aim = szerep
lost_mines-legend =
    {"["} ] zárva, amíg ki nem játsszák az eszközét: fejsze ♣ fa, csónak ≈ tó, kötél ◡ árok
    ( ) egy törpe fér el   {"{"} {"}"} képpel lefelé fekvő bánya   c3 ide illik egy lapod
    ↻ félfordulattal elforgatva   ✗ csapda, T troll egy átjárón   B Y a kezdőkártyák
    {""}
lost_mines-round = { $round }. kör, összesen { $rounds }
lost_mines-further_round = { $round }. kör
lost_mines-pile = pakli { $cards }
lost_mines-you = Te:{" "}
lost_mines-belongs = { $mark } { $clan } klán, { $role }
lost_mines-partner_loyal = a { $clan } klánnal osztozol
lost_mines-partner_selfish = senkivel sem osztozol
lost_mines-partner_saboteur = a { $other } klánnal osztozol
lost_mines-known_mine = { $field }: { $mine }
lost_mines-known_treasure = { $slot }. kincs értéke { $value }
lost_mines-known_role = { $name } szerepe { $role }
lost_mines-known = Tudod: { $what }.
lost_mines-holds = kezében { $cards }
lost_mines-no_cards = nincs lap
lost_mines-spectator = Nézed a játékot.
lost_mines-passed = passzolt
lost_mines-cards = { $cards } lap
lost_mines-points = { $points } p
lost_mines-head_at = hol
lost_mines-head_cards = lap
lost_mines-head_points = pont
lost_mines-hand = Lapjaid:{" "}
lost_mines-discard = eldobás
lost_mines-steps_left = még { $steps } lépés
lost_mines-to_north = északra: { $field }
lost_mines-to_east = keletre: { $field }
lost_mines-to_south = délre: { $field }
lost_mines-to_west = nyugatra: { $field }
lost_mines-look_mine = bánya { $target }
lost_mines-look_treasure = { $target }. kincs
lost_mines-look_role = szerep: { $target }
lost_mines-card_mine-treasure = bánya/kincs
lost_mines-card_mine-role = bánya/szerep
lost_mines-card_treasure-role = kincs/szerep
lost_mines-opens_mine = felfedi a bányát
lost_mines-result = { $round }. kör
lost_mines-sign_tree = fa
lost_mines-sign_lake = tó
lost_mines-sign_ditch = árok
lost_mines-sign_rocks = szikla
lost_mines-sign_campfire = tűz
lost_mines-sign_trap = csapda
lost_mines-sign_troll = troll
lost_mines-sign_gems = drágakő
lost_mines-sign_gold = arany
lost_mines-sign_silver = ezüst
lost_mines-sign_dragon = sárkány

## result

result-player = játékos
result-role = szerep
result-pool = kassza
result-own = saját
result-treasures = talált
result-share = rész
result-extra = maradék
result-dragon = sárkány
result-points = pont
result-total = összesen
result-final = Vége

## mountain_king

mountain_king-panel_board = tábla
mountain_king-panel_own = raktár
mountain_king-panel_players = játékosok
mountain_king-panel_council = trolltanács
mountain_king-panel_trolls = trollok
mountain_king-panel_spells = varázslatok
mountain_king-panel_workshops = műhelyek
mountain_king-panel_supply = készlet
mountain_king-score = { $honor } megbecsülés
mountain_king-score_stands = { $honor } megbecsülés, állás szerint { $stands }
mountain_king-head_stands = állás
mountain_king-legend =
    Sziklamező: x romterület, ami ott van eltemetve, és a szintje (d sötétszürke, l világosszürke, b barna, o narancs, y sárga)
    Alagútmező: ❶ kié, mi áll ott, és a szintje, nagybetűvel, ha a szobor a saját talapzatán áll
    F I M a Tűz, a Jég, a Hold szobrai   f i m a talapzataik   ∴ kapu   ≈ nagyterem, ☼ az oltára   ○ senki alagútja
    s kő  i vas  h szívkő  c kordé  t kalapács  r rúna  $ érme; a trollokon F I M a klánok kordéi
    {"["} ] műhely helye, [A] műhely   ♣♣♣ a szív   • (vagy x helyett X) választható mező   U Sár, a troll helye alatt
    Horda: -2 -5 egy sor ára megvesztegetésben, +s$ a rajta lévő megvesztegetés, f a talapzata   Tanács: ● ott van, ○ hiányzik
    {""}
mountain_king-title = A hegy { $side } oldala
mountain_king-you = Te vagy { $mark } { $name }
mountain_king-spectator = Nézed a játékot.
mountain_king-last_rounds = még { $rounds } kör
mountain_king-charm = hat: { $spell }
mountain_king-storage = Raktár:
mountain_king-on_trolls = Trollokon:
mountain_king-pedestals = Talapzatok:
mountain_king-hand = Kézben:
mountain_king-starter = { $troll }, termel: { $yields }, egyszer ad: { $gives }
mountain_king-nothing = semmi
mountain_king-head_honor = megb.
mountain_king-head_trolls = troll
mountain_king-spells = Varázslatok és rúnáik
mountain_king-workshops = Műhelyek
mountain_king-entrances = { $uses } használat
mountain_king-supply = alapítható: { $what }
mountain_king-tunnels = Alagutak
mountain_king-honor = Megbecsülés { $sizes } négyzetért:
mountain_king-halls = Nagytermek
mountain_king-track = Jelölők
mountain_king-statue = szobor
mountain_king-crowns = koronázás { $tokens }
mountain_king-owed = { $question } Még fizetendő: { $owed }.
# Groups of choices: what is chosen stands behind them, such as “gate at c4”.
mountain_king-group_dig = ásás: { $mineral }
mountain_king-group_gate = kapu ide:
mountain_king-group_recruit = toborzás:
mountain_king-group_place = hely:
mountain_king-group_take_pedestal = talapzat elvétele:
mountain_king-group_put_pedestal = talapzat letétele:
mountain_king-group_found = alapítás:
mountain_king-group_trade = kereskedés, { $price }-ért 1:
mountain_king-group_trade_more = kereskedés:
mountain_king-group_cast = varázslat:
mountain_king-group_work = műhely:
mountain_king-group_haul = szobor innen:
mountain_king-group_to = ide:
mountain_king-group_collapse = beomlasztás:
mountain_king-group_divine = kiemelés:
mountain_king-group_stir = felébresztés:
mountain_king-group_consecrate = megszentelés:
mountain_king-group_unload = lerakodás:
mountain_king-group_drum = dobolás:
mountain_king-group_toll = vám innen:
mountain_king-group_elevate = felemelés:
mountain_king-group_with = vele:
mountain_king-group_give = fizetség:
mountain_king-group_store = raktárba:
mountain_king-stock = van { $count }
mountain_king-from = { $what } innen: { $place }
mountain_king-turned = { $degrees } fokkal forgatva
mountain_king-flipped = { $degrees } fokkal forgatva, fordítva
mountain_king-a_statue = szobor: { $clan }
mountain_king-doubled = { $honor }, a talapzatán
mountain_king-worth = { $honor }
mountain_king-hammers = { $hammers } kalapácsért
mountain_king-hall_honor = { $low } vagy { $high }
mountain_king-result = Megbecsülés
mountain_king-from_tunnels = alagutak
mountain_king-from_coronation = koronázás
mountain_king-from_tokens = jelölők
mountain_king-from_leftovers = maradék
mountain_king-from_halls = termek
mountain_king-from_statues = szobrok
mountain_king-from_pedestals = talapzatok
mountain_king-total = összesen

## covenant

covenant-panel_board = tábla
covenant-panel_own = készlet
covenant-panel_players = játékosok
covenant-panel_tracks = sávok és lapkák
covenant-panel_market = piac
covenant-panel_sites = építkezések
covenant-panel_projects = projektek
covenant-panel_traditions = hagyományok
covenant-score = { $glory } dicsőség
covenant-score_stands = { $glory } dicsőség, állás szerint { $stands }
covenant-head_stands = állás
covenant-legend =
    Terem: a neve (nagybetűvel, ha választható), a színe Y sárga, B kék, K fekete, és a lelőhelye,
    e smaragd, g arany, m mythrall; aztán g goblin, o ork, t troll, h❶ a ❶ klán háza és w❶ műhelye, _ szabad
    építési hely
    A rejtett terem (?) azt mutatja, mit ad a felfedése: C udvar, P tekintély, M bánya, S támogatás, T hagyomány,
    +1 erősebb törpe
    P❶ pillér, ahol három terem találkozik, G❶ vagy csak ❶ kapu egy falon
    Ahová pillér vagy kapu építhető: a száma a listában, vagy *, amíg több lista van
    Építkezések: mezők részenként, i vas, e smaragd, g arany, m mythrall, ❶ kordé, x lezárt; aztán a bónuszok: C udvar, S támogatás
    ★ vívmány   [-2] 2 dicsőségbe kerül   [2] 2 erejű törpe áll a szerszámnál
    {""}
covenant-elders = Vének
covenant-era = { $era }. korszak, összesen { $eras }
covenant-you = Te vagy { $mark } { $name }
covenant-spectator = Nézed a játékot.
covenant-pending = aztán: { $what }
covenant-at_work = Munkában: { $post }, törpe { $dwarf }, erő { $strength }
covenant-left = még { $strength } erő
covenant-cleared = eltakarítva: { $what }
covenant-effort = { $what } (kell { $strength })
covenant-ornament_left = a dísz még nem volt használva
covenant-ornament_used = a dísz már használva
covenant-nothing = nincs
covenant-head_glory = dics.
covenant-head_court = udvar
covenant-head_prestige = tekint
covenant-head_mine = bánya
covenant-tavern_short = törpék { $dwarves }
covenant-tools_short = { $tools } szerszám
covenant-dungeon_short = tömlöc { $enemies }/{ $keys }
covenant-elders_board = Vének ({ $level }): { $cards } kártya, { $forge } a kohóban, { $tiles } lapka
covenant-elders_used = használt szerszámaik: { $used }
covenant-throne = trón
# On hidden chambers, where there is room for five letters.
covenant-back_coin = érme
covenant-back_relic = erekl
covenant-back_forge = kohó
covenant-back_any = bárm
covenant-site_pillar = pillér { $limit }
covenant-site_gate = kapu { $limit }
covenant-dice = Kockák
covenant-projects = Projektek
covenant-relic_at = { $relic }, Bánya { $space }
covenant-for = { $what }, ára { $price }
covenant-price = ára { $price }
covenant-tool = { $tool }, ára { $cost ->
    [iron] 2 vas
   *[other] vas és { $resource }
} ({ $colour } hely)
covenant-slot = { $colour } hely
covenant-adorned = { $colour }dísz: { $gives }
covenant-forged = { $tool }, { $place }. hely
# Groups of choices: what is chosen stands behind them, such as “reveal c4”.
covenant-group_assign = { $strength } erejű törpe ide:
covenant-group_rubble = eltakarítás:
covenant-group_reveal = felfedés:
covenant-group_defeat = legyőzés, { $enemy } itt:
covenant-group_move_enemy = mozgatás, { $enemy } innen: { $chamber }, ide:
covenant-group_bonus = bónusz:
covenant-group_build_house = ház ide:
covenant-group_build_workshop = műhely ide:
covenant-group_build_pillar = pillér ide:
covenant-group_build_gate = kapu ide:
covenant-group_draft_start = kezdőlapka:
covenant-group_draft_tradition = hagyomány:
covenant-group_draft_goal = cél:
covenant-group_show_goal = cél megmutatása:
covenant-group_coin = { $slot }. érme ide:
covenant-head_coin = { $slot }. érme ({ $offer }) ide:
covenant-group_benefit = hatás:
covenant-group_tradition = felvétel:
covenant-group_relic = elvétel:
covenant-group_forge = { $slot }. szerszám kovácsolása ide:
covenant-head_forge = kovácsolás ({ $offer }) ide:
covenant-group_resolve_coin = érme használata:
covenant-group_honour = ápolás:
covenant-group_adorn = díszítés ({ $tool }):
covenant-nth_rubble = { $n }. törmelék
covenant-nth_bonus = { $n }. mező
covenant-nth_coin = { $n }. érme
covenant-nth_tradition = { $n }. hagyomány
covenant-nth_relic = { $n }. ereklye
covenant-nth_place = { $n }. hely
covenant-nth_silver = { $n }. ezüstdísz
covenant-nth_gold = { $n }. aranydísz
# Rewards and costs in lists, such as “2 court + key”: as short as can be.
covenant-gift_iron = vas
covenant-gift_emerald = smaragd
covenant-gift_gold = arany
covenant-gift_mythrall = mythrall
covenant-gift_any = { $count ->
    [one] bármely erőforrás
   *[other] bármely erőforrás
}
covenant-gift_court = udvar
covenant-gift_prestige = tekintély
covenant-gift_mine = bánya
covenant-gift_step = { $count ->
    [one] bármely lépés
   *[other] bármely lépés
}
covenant-gift_glory = dicsőség
covenant-gift_support = támogatás
covenant-gift_token = { $count ->
    [one] +1-es jelölő
   *[other] +1-es jelölő
}
covenant-gift_token2 = { $count ->
    [one] +2-es jelölő
   *[other] +2-es jelölő
}
covenant-gift_strengthen = { $count ->
    [one] erősebb törpe
   *[other] erősebb törpe
}
covenant-gift_strength = erő
covenant-gift_coin = { $count ->
    [one] királyi érme
   *[other] királyi érme
}
covenant-gift_tradition = { $count ->
    [one] hagyomány
   *[other] hagyomány
}
covenant-gift_relic = { $count ->
    [one] ereklye
   *[other] ereklye
}
covenant-gift_ransom = { $count ->
    [one] ereklye vasért
   *[other] ereklye vasért
}
covenant-gift_forge = { $count ->
    [one] kovácsolás
   *[other] kovácsolás
}
covenant-gift_adorn = { $count ->
    [one] díszítés
   *[other] díszítés
}
covenant-gift_throne = { $count ->
    [one] trónszállítás
   *[other] trónszállítás
}
covenant-gift_site = { $count ->
    [one] szállítás
   *[other] szállítás
}
covenant-gift_move = { $count ->
    [one] mozgatott ellenség
   *[other] mozgatott ellenség
}
covenant-gift_goblin = { $count ->
    [one] legyőzött goblin
   *[other] legyőzött goblin
}
covenant-gift_orc = { $count ->
    [one] legyőzött ork
   *[other] legyőzött ork
}
covenant-gift_house = { $count ->
    [one] ház
   *[other] ház
}
covenant-gift_workshop = { $count ->
    [one] műhely
   *[other] műhely
}
covenant-gift_key = { $count ->
    [one] kulcs
   *[other] kulcs
}
covenant-gift_storage = { $count ->
    [one] raktárlapka
   *[other] raktárlapka
}
covenant-gift_space = { $count ->
    [one] raktárhely
   *[other] raktárhely
}
covenant-gift_buildings = { $count ->
    [one] ház és műhely
   *[other] ház és műhely
}
covenant-gift_benefit = { $count ->
    [one] kínált érme
   *[other] kínált érme
}
covenant-gift_achievement = { $count ->
    [one] vívmány
   *[other] vívmány
}
covenant-gift_pillar = { $count ->
    [one] pillér
   *[other] pillér
}
covenant-gift_gate = { $count ->
    [one] kapu
   *[other] kapu
}
covenant-own_dwarves = Törpék
covenant-own_tools = Szerszámok
covenant-own_stock = Készlet
covenant-own_tracks = Sávok
covenant-own_tiles = Lapkák
covenant-own_goals = Célok
covenant-tavern = a fogadóban { $dwarves }
covenant-support = támogatás { $tokens }
covenant-dungeon = tömlöc { $enemies }, { $keys } kulcs
covenant-carts = { $carts } kordé
covenant-stock = { $what }, { $spaces } hely
covenant-forge = megépíthető: { $what }
covenant-track_end = a vége
covenant-coins = érmék: { $what }
covenant-relics = ereklyék: { $what }
covenant-traditions = hagyományok: { $what }
covenant-used = { $count } használt
covenant-goal = { $what }: egyenként { $glory } dicsőség
covenant-covers = { $gives }, eltakarja: { $coin }
covenant-then = { $what }, aztán { $more }
covenant-result = A végső pontozás
covenant-before = előtte
covenant-total = összesen

## editions

editions-game = játék
editions-edition = kiadás
editions-fingerprint = alkatrészek
editions-rules = szabályok
editions-present = még nincs megőrizve
editions-kept = megőrizve: { $file }
editions-known = már megvan: { $fingerprint }
editions-other_way = { $where }: másként megy: { $reason }
editions-counted = { $place }: { $count } játék újra lejátszva, közülük { $wrong } másként

## doctor

doctor-python = Underhall { $underhall }, Python { $python }
doctor-game = { $game }: szabályok { $rules }, doboz { $box }
doctor-client = Megvan a webes kliens.
doctor-folder = Ebbe a mappába lehet írni: { $folder }.
doctor-no_folder = Nincs ilyen mappa: { $folder }.
doctor-space = { $free } MB szabad ott.
doctor-no_database = Ez az adatbázis még nincs meg: { $file }; a csarnok nyitásakor jön létre.
doctor-private = Csak te olvashatod ezt: { $file }.
doctor-readable = { $file }: kulcsok és rejtett lépések vannak benne, és mások is olvashatják: chmod 600 kell rá.
doctor-database = { $file } ép; asztalok: { $gathering } gyülekezik, { $playing } folyamatban, { $finished } befejezve.
doctor-damaged = { $file } sérült; állíts vissza egy mentést.
doctor-reachable = Az adatbázis válaszol.
doctor-unreachable = Az adatbázis nem válaszol: { $reason }
doctor-well = Minden rendben.
doctor-ill = Előbb azt kell rendbe hozni, ami BAD.

## backup

backup-done = A másolat itt van: { $copy }. Tartsd olyan helyen, ahol csak te olvashatod.

## restore

restore-done = Visszahozva ide: { $place }.
restore-there = az adatbázis

## own

words-language = { $language }  { $name }
words-no_file = hiányzik: { $file }
words-missing = { $file }: hiányzik: { $message }
words-unused = { $file }: sehol sem hangzik el: { $message }
words-twice = { $file }: kétszer szerepel: { $message }
words-broken = { $file }: hibás: { $message }: { $why }
words-unknown_argument = { $file }: { $message } ezt kéri: ${""}{ $argument }, de nem kapja meg
words-unsaid_argument = { $file }: { $message } ezt nem mondja: ${""}{ $argument }
words-plural = { $file }: { $message }: nincs alakja erre: { $forms }
words-no_message = { $file }: { $message } erre hivatkozik: { $other }, de nincs ilyen
words-no_family = { $file }: { $message } ezt kéri: { $family }, de nincsenek ilyen szavak
words-no_form = { $file }: { $message }: nincs ilyen alakja: { $form }, pedig { $user } kéri
words-not_in_glossary = { $file }: { $message } más szóval mondja: „{ $term }”; várt: { $own }
words-well = A fordítás teljes: { $language }.
words-ill = { $language }: { $count } panasz
words-begun = Fordításra vár: { $file }
words-need_folder = mondd meg, hol kezdődjön: --folder MAPPA
words-nobody_speaks = itt nincs ilyen nyelv: { $language }; az underhall words felsorolja a meglévőket
words-no_code = ez nem nyelvkód: { $language }; például pl vagy pt-BR

## arena

arena-title = { $title }: { $games } játék, { $deals } osztás, { $seats } hellyel
arena-seats = helyek
arena-wins = győzelem/hely, %
arena-points = átlagpont
arena-elo = Élő
arena-skill = tudás
arena-goes_on = Korábban már { $games } játékot játszottak.
arena-more = { $bot } a rá eső résznél többször nyer: ez { $games } játék után világos.
arena-less = { $bot } a rá eső résznél kevesebbszer nyer: ez { $games } játék után világos.
arena-open = Hogy { $bot } a rá eső résznél többször nyer-e, az { $games } játék után sem világos.
trouble-other_arena = { $file }: egy másik aréna játékai vannak benne
trouble-arena_out = a játékok .jsonl végű fájlba kerülnek, nem ide: { $file }
trouble-no_ray = Ray-hez telepítsd a kiegészítőt: pip install 'underhall[ray]'
trouble-no_crew = játszani itt lehet: ray vagy ray://HOST:PORT, nem itt: { $crew }
trouble-no_cluster = a Ray-fürt nem játszik: { $why }
trouble-other_version = ott az Underhall másik változata van telepítve, itt ez: { $version }

## train

train-goes_on = Korábban már { $games } játékból tanult.
train-progress = Tanulás
train-curve = Mennyit téved egy játékos végső pontjainak előrejelzése, ennyi játék után:
trouble-other_training = { $file }: egy másik tanításé

## bots

games-bots = Botok
bot-random = Bármi, amit szabad, egyforma eséllyel.
bot-easy = Tudja, mi a jó, és hibázik, mint az emberek: első játékhoz.
bot-medium = Azt teszi, ami azonnal a legjobbnak látszik, és ritkán pazarol.
bot-greedy = Ugyanaz, mint a medium, a régi nevén.
bot-hard = Elképzelt játékokban kipróbálja a legjobb ötleteit, mielőtt lép; egy pillanatig gondolkodik.
bot-master = Tízszer annyit gondolkodik, mint a hard, és több ötletet próbál ki.

## analyse

analyse-progress = Elemzés
analyse-stopped = Leállítva { $done } lépés után, összesen { $total } van: eddig ennyit tudunk.
analyse-chances = Győzelmi esélyek
analyse-points = Pontok, ha mindent összeszámolnánk
analyse-swings = A legnagyobb fordulatok
analyse-move = { $number }. lépés után
analyse-luck = Győzelmi esély százalékpontban, nyerve és vesztve
analyse-luck_came = szerencse
analyse-own = saját döntések
analyse-others = mások döntései
analyse-gains = Mi honnan jött
analyse-in_all = összesen
analyse-throws = Ami jött, zárójelben pedig, ami várható volt
trouble-unfinished = { $file }: a játéknak még nincs vége; csak befejezett játékot elemzünk

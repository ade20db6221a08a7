### What the web client says by itself; what games and the server say comes from there.

## ui

ui-loading = Betöltés
ui-home = Underhall, kezdőlap
ui-settings = Beállítások
ui-language = Nyelv
ui-close = Bezárás
ui-copy = Másolás
ui-copied = Másolva
ui-bigger = Kevesebb látsszon a táblából, nagyobban
ui-smaller = Több látsszon a táblából, kisebben
ui-whole = Egész

## settings

settings-light = Megjelenés
settings-theme-system = mint a rendszer
settings-theme-light = világos
settings-theme-dark = sötét
settings-sounds = Hangok
settings-one_click = A lépés már az első kattintásra elmegy, előzetes mutatás nélkül
settings-letter_keys = Betű- és számbillentyűk: az asztalnál a ? mindet megmutatja
settings-pace = A többiek lépéseinek és minden mozgásnak a tempója
settings-pace-slow = lassú
settings-pace-normal = normál
settings-pace-quick = gyors
settings-pace-at_once = azonnali

## own link: the link by which one plays on with another device

own_link-summary = Játssz a telefonodon, vagy folytasd másik eszközön
own_link-about = Nyisd meg ott ezt a hivatkozást. Akinél megvan, az a te nevedben játszik, ezért tartsd meg magadnak.
own_link-label = A személyes hivatkozásod
own_link-picture = A személyes hivatkozásod QR-kódja: tartsd meg magadnak

## invited: somebody followed such a link

invited-title = Folytatod így: { $name }?
invited-nobody = Ez a hivatkozás senkihez sem vezet
invited-about = Ez { $name } személyes hivatkozása. Csak akkor kövesd, ha a sajátod: amit itt teszel, azt { $name } nevében teszed.
invited-now = Itt most { $name } vagy; ezt megjegyeztük, és a kezdőlapon a „Tartsd meg a helyed” résznél válthatsz vissza.
invited-yes = Folytatás így: { $name }
invited-stay = Maradok { $name }
invited-no = Nem
invited-as_before = { $name } vagy, mint eddig.
invited-stale = Ez a személyes hivatkozás nem érvényes, vagy már nem az.
invited-cut_short = Talán útközben lemaradt a vége.

## cover: one device for several

cover-page = Add tovább az eszközt · Underhall
cover-name = Egy eszköz többeknek
cover-title = Add át az eszközt, most { $name } jön
cover-about = { $name } következik. Addig minden takarva van, ami nem tartozik mindenkire.
cover-ready = { $name } vagyok

## nowhere

nowhere-title = Itt csak fák vannak
nowhere-about = Ez az oldal nem létezik, vagy már nem létezik.
nowhere-again = Próbáld újra
nowhere-back = Vissza a csarnokba

## playing

playing-watching = nézi
playing-board = Tábla
playing-result = Eredmény
playing-keys = Billentyűk

## replay

replay-page = Visszajátszás: { $game } · Underhall

## table

table-page = { $game } · Underhall
table-your_turn = Te jössz · { $game } · Underhall
table-coming = Úton az asztalhoz

## gathering: before a game begins

gathering-public = Nyilvános asztal
gathering-private = Csak meghívással
gathering-watching = { $count } néző
gathering-title = Terítjük az asztalt
gathering-start = Indulhat a játék
gathering-free = Még { $free } hely szabad: várd meg a barátaidat, vagy ültess oda botot.
gathering-wait = Ha minden hely foglalt, az asztal gazdája indítja a játékot.
gathering-name = Hogy szólítsanak a többiek?
gathering-me = Ez vagyok én
gathering-come_in = Gyere be
gathering-invite = Meghívás
gathering-chat = Chat

## home

home-page = Underhall
home-your_turn = Te jössz · Underhall
home-title = Gyere be, és foglalj helyet
home-about = Játssz azonnal botok ellen, vagy küldj a barátaidnak hivatkozást az asztalodhoz. Senkinek sem kell telepítenie semmit.
home-again = Próbáld újra
home-waiting = Rád várnak
home-mine = Asztalaid
home-public = Nyilvános asztalok
home-no_public = Most nincs nyitva nyilvános asztal.

## account

account-keep = Tartsd meg a helyed
account-have = Van fiókod?
account-kept = Az asztalaidat ez a fiók őrzi: { $account }.
account-change = Jelszó módosítása
account-change_about = Ezen a böngészőn kívül mindenhol kijelentkezel.
account-present = A jelenlegi jelszó
account-fresh = Az új, legalább 8 karakter
account-history = A fiók megőrzi a játékaidat (nélküle is megy)
account-log_in = Bejelentkezés
account-open = Fiók nyitása
account-login = Felhasználónév
account-password = Jelszó, legalább 8 karakter
account-others = Milyen néven jártál még itt
account-switch = Váltás erre: { $name }
account-forget = Elfelejtés

## games

games-list = Játékok

## join

join-wrong = Ez nem tűnik asztalhoz vezető hivatkozásnak.
join-title = Csatlakozás, visszanézés
join-link = Hivatkozás egy asztalhoz
join-join = Csatlakozás
join-record = Egy befejezett játék jegyzőkönyve, hogy lépésenként végignézd

## leaving

leaving-log_out = Kijelentkezés
leaving-no_account = Nincs fiókod: ha kijelentkezel, senki sem foglalhatja el újra a helyeidet az asztalaidnál. Előbb nyiss fiókot, vagy őrizd meg a személyes hivatkozásodat, és csak mindenhol máshol jelentkezz ki.
leaving-here = Kijelentkezés itt
leaving-elsewhere = Kijelentkezés mindenhol máshol
leaving-forgotten = Felejtsetek el
leaving-forgotten_about = A nevedet, a fiókodat, az üzeneteidet és a feltöltéseidet töröljük; a folyamatban lévő játékokban bot játszik helyetted. A lépéseid a többiek játékaiban megmaradnak. Nincs visszaút.
leaving-forget = Felejtsetek el
leaving-password = A jelszavad
leaving-sure = Igen, végleg

## name

name-guest = Vendég
name-who = Ki vagy?
name-enter = Belépés
name-hello = Üdv, { $name }
name-about = Egy név, amelyet a többiek látnak; fiók nem kell hozzá
name-another = Másik név
name-change = Módosítás

## new table

new_table-no_clock = Nincs óra
new_table-quick = Fejenként 15 perc, és fordulónként 10 másodperc
new_table-by_turns = Levelezve: fejenként 3 nap, és fordulónként 8 óra
new_table-title = Asztal kedved szerint
new_table-game = Játék
new_table-seats = Helyek
new_table-empty = Üres helyek
new_table-friends = szabadon a barátoknak
new_table-bots = botokkal feltöltve ({ $bot })
new_table-time = Idő
new_table-public = Bárki csatlakozhat, nem csak hivatkozással
new_table-create = Asztal nyitása

## start card: a game on the home page

start-seats = Helyek
start-bots = Botok
start-alone = { $count }, egyedül
start-play_alone = Játék egyedül
start-play = Játék botokkal
start-friends = Barátokkal
start-guided = Első játék útmutatóval
start-at = {" "}({ $game })
start-of = {" "}({ $game })

## bots: how well they play

bots-level-random = Véletlen
bots-level-easy = Könnyű
bots-level-medium = Közepes
bots-level-hard = Nehéz
bots-level-master = Mester
bots-about-random = Bármit lép, amit szabad, egyforma eséllyel.
bots-about-easy = Tudja, mi a jó, és hibázik, mint az emberek: első játékhoz.
bots-about-medium = Azt teszi, ami azonnal a legjobbnak látszik, és ritkán pazarol.
bots-about-hard = Elképzelt játékokban kipróbálja a legjobb ötleteit, mielőtt lép; egy pillanatig gondolkodik.
bots-about-master = Tízszer annyit gondolkodik, mint a Nehéz, és több ötletet próbál ki.

## tables: a list of tables

tables-free_seat = szabad hely
tables-your_turn = te jössz
tables-stage-gathering = gyülekező
tables-stage-playing = folyamatban
tables-stage-finished = befejezve
tables-clears = Régóta senki sem használta; ennyi idő múlva megszűnik: { $time }. Nyisd meg, ha meg akarod tartani.
tables-put_away = Elrakás
tables-close = Bezárás

## beside: several who share a device

beside-name = Név
beside-label = { $seat }. hely: aki szintén ezen az eszközön játszik
beside-sit = Leülés
beside-here = Ezen az eszközön

## seat

seat-free = szabad hely
seat-you = te
seat-beside = ezen az eszközön
seat-here = itt van
seat-away = távol
seat-sit = Ülj ide
seat-bot_for = Bot ide: { $seat }. hely
seat-add_bot = Bot ide
seat-stand_up = Felállás
seat-free_it = Hely felszabadítása

## scrubber: looking back move by move

scrubber-beginning = a kezdet
# Somebody chose something that shows nothing by itself.
scrubber-quiet = { $name } továbbmegy.
scrubber-chance = A véletlen dönt.
scrubber-open = nyílt: minden látszik
scrubber-spectator = egy néző
scrubber-label = A visszajátszás vezérlése
scrubber-first = Az elejére
scrubber-back = Egy döntéssel vissza
scrubber-pause = Szünet
scrubber-play = Lejátszás
scrubber-on = Egy döntéssel előre
scrubber-last = A végére
scrubber-at = Lépés: { $at } / { $last },
scrubber-move = Lépés
scrubber-eyes = Nézőpont

## showing: a replay

showing-replay = visszajátszás
showing-back = Vissza az asztalhoz
showing-download = Letöltés
showing-record = a jegyzőkönyv

## went: the analysis of a finished game

went-title = Hogyan zajlott
went-about = Nézd meg, ki mikor vezetett, mi döntött, és mit lépett volna a nehéz bot. Eltart egy kis ideig.
went-begin = A játék elemzése
went-progress = Elemzés: { $share }%
went-stop = Leállítás
went-stage-stopped = Leállítva, { $share }% kész: eddig ennyit tudunk.
went-stage-failed = Elakadt, { $share }% kész.
went-go_on = Folytatás
went-chances = Győzelmi esélyek
went-points = Pontok, ha mindent összeszámolnánk
went-turnings = Fordulópontok
went-show = { $at }. lépés megmutatása
went-swings = A legnagyobb fordulatok
went-no_swings = A nehéz bot szinte semmit sem csinált volna jobban.
went-shares = Szerencse és tudás
went-shares_mean = Győzelmi esély százalékpontban, ennyit hozott vagy vitt el:
went-part-luck = szerencse
went-part-own = saját döntések
went-part-others = mások döntései
went-gains = Mi honnan jött
went-in_all = összesen
went-best = a legtöbb egyszerre
went-best_of = { $name } egyszerre ennyi pontot szerzett: { $points }; { $at }. lépés megmutatása
went-throws = Kockák és húzások
went-throws_mean = Ami jött; a jel és a zárójeles szám azt mutatja, ami várható volt.
went-came = ennyiszer jött: { $came }, várható volt: { $expected }
went-in_numbers = A görbék számokban
went-chance_of = { $name } esélye
went-points_of = { $name } pontjai

## standing: who has how much, in short

standing-now = állás szerint { $points }

## gains: how points moved

gains-title = Legutóbbi pontváltozások

## bar: the question, and the buttons beside it

bar-label = A te lépésed
bar-your_turn = Te jössz.
bar-over = A játék véget ért.
bar-stand_in = Bot játszik helyetted; a játékosok listájában veheted vissza a helyed.
bar-chance = A véletlen lép.
bar-thinking = { $name } gondolkodik.
bar-goes_on = Ezzel folytatod.
bar-confirm = Mehet
bar-cancel = Mégse
bar-at_once = Mindig azonnal
bar-at_once_about = A lépés már az első kattintásra elmegy
bar-skip = Ugrás a jelenre
bar-hint = Tipp
bar-undo = Vissza
bar-more = Egyéb
bar-ask_undo = Kérj visszavonást
bar-show_first = Előbb mutasd a lépéseket
bar-first_click = Lépés az első kattintásra
bar-let_bot = Játsszon bot helyettem

## notice: an answer in place of the question

notice-hint = { $move }. { $reason }
notice-hint_soon = Készül a tipp…
notice-do_it = Tedd meg

## ballot: what all at a table have to agree to

ballot-label = Kérdés az asztalhoz
ballot-undo = { $asker } visszavonná az utolsó döntést.
ballot-stand_in = { $asker } azt javasolja, hogy { $name } helyett bot játsszon.
ballot-stand_in_later = { $asker } azt javasolja, hogy { $name } helyett bot játsszon. Így lesz, hacsak { $name } időben vissza nem jön.
ballot-waiting = Akire még várunk: { $names }.
ballot-agree = Rendben
ballot-refuse = Ellenzem
ballot-withdraw = Visszavonom

## players: the list of players

players-label = Játékosok
players-seat = { $seat }. hely
players-stand_in = bot helyettesíti
players-to_move = soron van
players-back = Vedd vissza a helyed
players-let_bot = Helyettesítse bot

## waits: a seat whose owner is gone

waits-until = a hely ennyit vár: { $time }; aztán bot játszhat rajta
waits-over = most már játszhat bot helyette

## timer, clock: time that is left

timer-label = Hátralévő idő
clock-days = { $days } nap { $hours } ó

## score: the points of a seat

score-points = { $points } pont
score-if_counted = Ha most számolnánk össze mindent
score-lately = Legutóbb

## last turn: what somebody did in it, behind their badge

last_turn-label = { $seat }, { $name } legutóbbi fordulója
last_turn-none = { $name } még nem került sorra.

## panels: log, moves, chat and rules beside the board

panels-label = Napló, lépések, chat és szabályok
panels-tab-log = Napló
panels-tab-moves = Lépések
panels-tab-chat = Chat
panels-tab-rules = Szabály
panels-unread = { $unread } olvasatlan

## log

log-label = Mi történt eddig
log-steps = ({ $steps } lépés)
log-since = a legutóbbi fordulód óta
log-to_since = A legutóbbi fordulód óta
log-look_back = Nézd vissza lépésenként
log-pace = Tempó

## moves: all that can be chosen, in words

moves-find = Lépés keresése
moves-goes_on = folytatódik
moves-again = újra a megerősítéshez
moves-none = Most nincs miből választani.

## chat

chat-watching = (nézi)
chat-nobody = Még senki sem szólt.
chat-say = Mondj valamit
chat-send = Küldés
chat-name = Mondd meg a neved, ha szólni akarsz

## rules

rules-win = Hogyan lehet nyerni
rules-end = Hogyan ér véget a játék
rules-search = Keresés a szabályokban
rules-now = most
rules-none = Erről egyetlen szabály sem szól.
rules-numbers = Számok és források

## coach: the guide of a first game

coach-label = Útmutató
coach-got_it = Értem
coach-rule = Olvasd el a szabályt
coach-no_more = Nem kell több tanács

## herald: what is read out as it happens

herald-news = Hírek
herald-your_turn = Te jössz. { $question }

## result

result-nobody = Ennél az asztalnál senki sem nyert
result-one = { $name } nyert
result-team = { $names } csapata nyert
result-some = Közös győzelem: { $names }
result-all = Mindenki közösen győzött
result-won = { $seats ->
    [one] győztes
   *[other] győztesek
}
result-to_rematch = A visszavágóhoz
result-rematch = Visszavágó
result-look_back = Nézd vissza a játékot
result-home = Kezdőlap
round-over = Véget ért { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} kör

## invite: others come by a link

invite-button = Meghívás, vagy játék telefonon
invite-title = Gyere játszani
invite-only_here = A hivatkozás csak ezen a gépen működik: a kiszolgáló másra nem hallgat. Ha a hálózatodon lévő barátaiddal vagy a telefonodon akarsz játszani, állítsd le, és indítsd újra így: { $serve }, vagy így: { $make }.
invite-unknown = A hivatkozás csak ezen a gépen működik. Nyisd meg ezt az oldalt azon a címen, amelyet a barátaid használnak, vagy add meg a kiszolgálónak ezzel: { $option }.
invite-send = Küldd el ezt a hivatkozást a barátaidnak
invite-watch = Ezzel a hivatkozással nézni lehet
invite-picture = Az asztalhoz vezető hivatkozás QR-kódja
invite-others = Valakinél nem működik a hivatkozás?

## keys: what they do, and where they lead

keys-choosing = Választás
keys-arrows = Nyilak
keys-arrows_do = a következő lehetőség abban az irányban
keys-shift = Shift + nyilak
keys-shift_does = bármihez, hogy halld, mi az
keys-anywhere = következő, előző lehetőség bárhol
keys-page = Page Down, Page Up
keys-page_does = következő, előző lehetőség ebben a részben
keys-enter = Enter
keys-enter_does = lépés megmutatása, aztán elküldése
keys-escape = Escape
keys-escape_does = a kijelölés elengedése
keys-hint = tipp
keys-undo = visszavonás
keys-these = ezek a billentyűk
keys-where = Merre
keys-part-board = a tábla
keys-part-own = a lapjaid
keys-part-supply = ami a tábla mellett van
keys-part-bar = kérdés és gombok
keys-part-panels = napló, lépések, chat, szabályok
keys-game = Ez a játék

## connection: the line to the table

connection-stage-connecting = kapcsolódás…
connection-stage-open = kapcsolódva
connection-stage-lost = megszakadt, újra próbáljuk…
connection-stage-closed = távozott
connection-down = Nincs kapcsolat; próbáld újra egy pillanat múlva.

## problem: what the server could not say itself

problem-unreachable = A kiszolgáló nem érhető el.
problem-starting = Talán épp újraindul.
problem-status = A kiszolgáló válasza: { $status }.
problem-cut_short = Talán lemaradt a hivatkozás vége, mire hozzád ért; kérd el újra.
problem-unshown-table = Ezt az asztalt nem lehet megmutatni
problem-unshown-replay = Ezt a visszajátszást nem lehet megmutatni
problem-unknown = Valami elromlott.

## treasures: those laid out in The Lost Mines

treasures-title = Kincsek

## plain: a game without a board of its own

plain-board = A tábla
plain-about = Ennek a játéknak még nincs saját táblája; a lépések listájával játszható.
plain-player = Játékos
plain-points = Pontok

## The Lost Mines

# $name is what the game calls the clan, $clan is blue or yellow, to choose by where another form is needed.
lost_mines-clan = { $name } klán
lost_mines-worth = { $kind }, értéke { $value }
lost_mines-value_unknown = { $kind }, értéke ismeretlen

## the forest of The Lost Mines: a field in words, part by part

lost_mines-board = A tábla
lost_mines-forest = Az erdő, oszlopok: a–{ $last }, sorok: 1–{ $rows }
lost_mines-passages = Átjárók
lost_mines-field = { $field }: { $ground }
lost_mines-field_dwarves = itt áll: { $dwarves }
lost_mines-field_trap = { $side ->
    [north] csapda északon
    [east] csapda keleten
    [south] csapda délen
   *[west] csapda nyugaton
}
lost_mines-field_troll = { $side ->
    [north] troll északon
    [east] troll keleten
    [south] troll délen
   *[west] troll nyugaton
}
# All parts of a field, before sentences about what lies there.
lost_mines-field_about = { $field }.
lost_mines-ground_forest = erdő
lost_mines-ground_start = a { $name } klán kezdőkártyája
lost_mines-ground_turned = { $card }, elforgatva
lost_mines-ground_opened = { $card }, eszközzel megnyitva
lost_mines-ground_hidden = képpel lefelé fekvő bánya
lost_mines-ground_seen = képpel lefelé fekvő bánya; te már láttad: { $mine }
# Something pointed at, and a sentence about it.
lost_mines-about = { $what }: { $about }
lost_mines-about_taken = { $what }: { $about } { $owner }

## walking in The Lost Mines

lost_mines-walk = Menj ide: { $field }; { $steps } lépés, { $left ->
    [0] több nem marad
   *[other] marad még { $left }
}
lost_mines-steps_left = Még { $steps } lépésed van.
# $found tells in a sentence which mine it is.
lost_mines-mine_ends_walk = { $found } Ezzel véget ér a mozgásod.
lost_mines-walk_over = Itt állsz: { $field }, és nincs több lépésed.
lost_mines-over_trap = Inkább a csapdán át
lost_mines-way_round = A hosszabb kerülőút

## hand and role in The Lost Mines

lost_mines-hand = Lapjaid
lost_mines-hand_empty = Nincs lap a kezedben.
lost_mines-hand_later = Lapok akkor jönnek, ha már mindenkinek van törpéje.
lost_mines-turn = Elforgatás
lost_mines-discard = Eldobás
lost_mines-play_instead = Inkább kijátszás
# What is asked once a card is picked: a path, another card, one with no place; or while one discards.
lost_mines-where_path = Hová kerüljön? Válassz egy kiemelt mezőt; a szaggatottra elforgatva kerül.
lost_mines-where_card = Válassz neki egyet a kiemelt helyek közül.
lost_mines-where_none = Ennek a lapnak most nincs helye. Válassz másikat, vagy dobd el.
lost_mines-which_discard = Melyik lapot dobod el?
lost_mines-dwarves = A klánod törpéi
# A dwarf by its name.
lost_mines-play_dwarf = { $dwarf } legyen az
lost_mines-role = A titkos szereped
lost_mines-own_role = A szereped
lost_mines-role_hidden = elrejtve
lost_mines-aim = A célod
lost_mines-hide = Elrejtés
lost_mines-show = Mutatás

## beside the forest of The Lost Mines

lost_mines-side = Pakli, kincsek, és amit tudsz
lost_mines-pile = { $round }. kör · { $pile } lap a pakliban
lost_mines-treasure = { $slot }. kincs, { $treasure }
lost_mines-treasure_taken = { $slot }. kincs, { $treasure }, elvitte: { $owner }
lost_mines-notes = Amit csak te tudsz
lost_mines-notes_title = Csak te tudod
lost_mines-known = { $what }: { $is }
lost_mines-known_treasure = { $slot }. kincs: { $kind }, értéke { $value }
lost_mines-put_away = félretéve: { $cards }

## players of The Lost Mines

lost_mines-cards = { $cards } lap a kézben
lost_mines-look_role = Szerep megnézése
lost_mines-role_known = Tudod: { $role }
lost_mines-role_unknown = Ismeretlen szerep
lost_mines-role_open = szerep: ?
lost_mines-dragon = sárkányjelölő
lost_mines-dragon_about = Felébresztette a sárkányt: legfeljebb 2 pontot veszít az e körben szerzettekből
lost_mines-troll = trollt hívott
lost_mines-troll_about = A troll ennek a játékosnak a következő fordulója kezdetén távozik
lost_mines-passed = passzolt

## a round of The Lost Mines

lost_mines-round = { $round }. kör
lost_mines-reckoning = Hogyan jöttek össze a kör pontjai
lost_mines-player = Játékos
lost_mines-column_role = Szerep
lost_mines-found = Talált kincsek
lost_mines-how = Hogyan jöttek össze a pontok
lost_mines-points = Pontok
lost_mines-none = nincs
# A number of points follows each of these three.
lost_mines-own_treasures = saját kincsek
lost_mines-share = rész a { $name } klán kasszájából
lost_mines-extra = maradék, a legjobb egyetlen kincsért
lost_mines-loss = a sárkány

## keys of The Lost Mines, and what the parts of its table are called

lost_mines-key_pick = lap vagy törpe kiválasztása
lost_mines-key_turn = elforgatása
lost_mines-key_discard = inkább eldobás
lost_mines-key_stop = megállás, a többi megtartása
lost_mines-region_board = az erdő
lost_mines-region_own = a lapjaid
lost_mines-region_supply = kincsek és jegyzetek

## tips of The Lost Mines: what a newcomer is told when it matters

lost_mines-title-round = Új kör
lost_mines-tip-round = A klánokat és a szerepeket újra kiosztottuk: nézd meg a lapodat, lehet, hogy most másoknak játszol. Az erdő újra érintetlen; az előző pontok megmaradnak.
lost_mines-title-dwarf = Válaszd ki a törpédet
lost_mines-tip-dwarf = Csak a nevükben különböznek. A tiéd a klánod tisztásáról indul, az erdő bal szélén.
lost_mines-title-role = A titkos szereped
lost_mines-tip-role = A lapjaid mellett áll, a céloddal együtt. A klánodat mindenki látja, a szerepedet senki. Rejtsd el a kártyát, ha mások is látják a képernyődet.
lost_mines-title-lay = Építs ösvényt
lost_mines-tip-lay = Válassz egy ösvényes lapot, aztán egyet a kiemelt mezők közül. A szaggatott mezőn magától elfordul; az R is elforgatja. Az első kattintás megmutatja a lépést, a második meg is teszi.
lost_mines-title-tool = Eszköz
lost_mines-tip-tool = A fejsze a kidőlt fához, a csónak a tóhoz, a kötél az árokhoz való. Tedd egy ilyen kártyára, és attól kezdve mindenki járhat és építhet ott.
lost_mines-title-information = Leskelődő kártya
lost_mines-tip-information = Megmutat neked egy titkot. Kiemelve látod, mire használhatod: képpel lefelé fekvő bányára, kincsre vagy másvalaki szerepére. Csak te látod, mi az.
lost_mines-title-trap = Csapda
lost_mines-tip-trap = A kör végéig egy átjárón marad. Aki áthalad rajta (akár te is), elveszít egy lapot, és onnantól eggyel kevesebbet tarthat.
lost_mines-title-troll = Troll
lost_mines-tip-troll = A következő fordulódig egy átjárón áll, és senki sem jut el mellette, még te sem.
lost_mines-title-storm = Vihar
lost_mines-tip-storm = Elsodor bármilyen ösvénykártyát, amelyen nem áll törpe.
lost_mines-title-mine = Megnyílt egy bánya
lost_mines-tip-mine = Aki kincses bányán fejezi be a mozgását, elvesz egy ilyen fajta kincset, és minden ott töltött fordulóért még egyet. A sárkány nem ad semmit, és két pontba kerül annak, aki felébresztette.
lost_mines-title-treasure = Kincs!
lost_mines-tip-treasure = Csak te látod, mennyit ér. A kör végén a klánok osztoznak azon, amit találtak; az önző törpe megtartja a magáét; a szabotőr a másik klánnal osztozik.
lost_mines-title-mines = Merre
lost_mines-tip-mines = A négy bánya képpel lefelé fekszik a jobb oldalon: drágakő, arany, ezüst és egy sárkány. A tábla alatti kártyasor mutatja a megszerezhető kincseket.
lost_mines-title-discard = Semmi hasznos?
lost_mines-tip-discard = Kijátszás helyett dobj el egy vagy két lapot, és húzz ugyanannyit. A tipp gomb pedig megmutatja, mit tenne a helyedben egy egyszerű bot.
lost_mines-title-two = Még egyet?
lost_mines-tip-two = Egy második lap is mehet, és akkor kettőt húzol. Vagy tartsd meg a többit: ez történik akkor is, ha elindulsz.
lost_mines-title-bite = Vigyázz, csapda
lost_mines-tip-bite = A megjelölt átjárón csapda van, amely elvesz egy lapot a kezedből. Ha van kerülőút, a kattintás azt választja; a csapdán átvezető útnak külön gombja van.
lost_mines-title-campfire = A tábortűztől
lost_mines-tip-campfire = Az a törpe, amely tábortűznél kezdi a mozgását, három helyett legfeljebb öt kártyányit mehet.
lost_mines-title-walk = Most indulj el
lost_mines-tip-walk = A lap után a törpéd legfeljebb három kártyányit mehet az ösvényeken. Kattints bármelyik kiemelt mezőre: a szám megmutatja, hány lépésre van. Vagy maradj, ahol vagy.
lost_mines-title-turned = Hogyan feküdjön a bánya
lost_mines-tip-turned = Mindkét állás jó. Azt válaszd, amelynek nyílásai arra vezetnek, amerre a te oldalad tovább akar menni.
lost_mines-title-pick = Melyik kincs?
lost_mines-tip-pick = Mindegyik a bánya fajtájából való, de nem biztos, hogy ugyanannyit érnek. Vegyél el egyet: csak te látod majd az értékét.
lost_mines-title-vote = Véget érjen a kör?
lost_mines-tip-vote = Valaki azt javasolja, hogy a kör itt érjen véget, mielőtt minden kincs elkelne. Csak akkor ér véget, ha mindenki beleegyezik.
lost_mines-title-others = A többiek jönnek
lost_mines-tip-others = Magától új lap került a kezedbe. Figyeld, merre építik a többiek az ösvényeiket: egy hűséges törpe és egy ugyanabból a klánból való szabotőr nem egyformán épít.

## In the Hall of the Mountain King

mountain_king-clan = Klán
mountain_king-player = Játékos
mountain_king-honor = Megbecsülés
mountain_king-amount_honor = { $honor } megbecsülés
mountain_king-nothing = semmi
# $name is what the game calls the clan, $clan is fire, ice, moon or mud, to choose by where another form is needed.
mountain_king-pedestals = Talapzatok: { $name }

## the mountain of the Mountain King: a square in words, part by part

mountain_king-board = A hegy
mountain_king-squares = A hegy, betűkkel az oszlopok, számokkal a sorok; a lapozóbillentyűk a következő kiemelt mezőre visznek
mountain_king-heart = { $square }: a hegy szíve
mountain_king-square = { $square }: { $ground }
# All parts of a square, or of a hall or troll, before sentences about it.
mountain_king-square_about = { $square }.
mountain_king-site = műhely helye
mountain_king-workshop = { $workshop }, nyitott bejáratai: { $doors }. { $use }
mountain_king-workshop_use = { $workshop }: { $use }
mountain_king-rubble = romterület, kalapács kell az ásáshoz
mountain_king-start = kezdőpont
mountain_king-rock = szikla
# $owners is how many own it, $players names them.
mountain_king-gate_of = { $owners ->
    [0] senki kapuja
   *[other] { $players } kapuja
}
mountain_king-tunnel_of = { $owners ->
    [0] senki alagútja
   *[other] { $players } alagútja
}
mountain_king-hall_of = { $hall } ({ $owners ->
    [0] senkié
   *[other] { $players }
}), { $low } megbecsülés, vagy { $high }, ha szobor áll az oltárán
mountain_king-buried_statue = eltemetett { $statue }
mountain_king-altar = oltár
mountain_king-buried = eltemetve: { $symbol }
mountain_king-standing = mostani állás szerint { $honor } megbecsülés a végén
# $colour is what the game calls it, $band is dark_grey, light_grey, brown, orange or yellow.
mountain_king-band = { $colour } szint, itt egy szobor { $honor } megbecsülést ér

## what a move costs and brings in the Mountain King

mountain_king-costs = Ára: { $amounts }.
mountain_king-brings = Hozadéka: { $amounts }.
mountain_king-then = Utána: { $amounts }.
mountain_king-you_have = neked { $amount } van
mountain_king-you_have_both = neked { $give } és { $take } van
mountain_king-in_all = összesen { $amount }
mountain_king-of_anything = { $amount } bármiből
mountain_king-trade = Kereskedés
mountain_king-trade_pay = Kereskedés, ára
mountain_king-by_hand = te választod ki, mivel fizetsz
# $amount is a number and a kind, such as “3 coins”.
mountain_king-pay_all = Fizess: { $amount }
mountain_king-uses_left = { $workshop }: még { $uses } használat. { $use }
# $question is a sentence. $owed are pieces of any kind.
mountain_king-owed = { $question } Még fizetendő: { $owed }.
mountain_king-owed_bribe = { $question } Még fizetendő: { $owed }, most egy erre a trollra: { $stand }.

## tiles and halls of the Mountain King

mountain_king-supply = Készlet
mountain_king-tab-tunnels = Alagutak és termek
mountain_king-tab-spells = Varázslatok és műhelyek
mountain_king-tab-track = Talapzatok és korona
mountain_king-turn = Forgatás
mountain_king-flip = Fordítás
mountain_king-turn_key = Forgatás (R)
mountain_king-flip_key = Fordítás (F)
mountain_king-another_hall = Másik terem
mountain_king-another_tile = Másik lapka
mountain_king-lined = anyaga: { $minerals }
mountain_king-laying = A világos mezőkre így illik, a szaggatottakra elforgatva. A megjelölt négyzet kerül oda.
mountain_king-tiles = Alagútlapkák
mountain_king-line_it = Ebből legyen
mountain_king-halls = Megmaradt nagytermek
mountain_king-no_halls = Minden nagytermet felszenteltek.
mountain_king-hall = { $hall }, { $size } négyzet: { $low } megbecsülés, szoborral az oltárán { $high }
mountain_king-honor_in = { $symbol }: { $honor }
mountain_king-tile = { $tile }, { $size } négyzet, még { $left } van; megbecsülés: { $honor }; { $anchor ->
    [yes] horgonnyal egy talapzatnak
   *[no] horgony nélkül
}

## spells and workshops of the Mountain King

mountain_king-book = A varázskönyv
mountain_king-runes = 3 rúnából { $runes }.
mountain_king-spell = { $spell }: { $text }
mountain_king-spell_dear = { $spell } ({ $cost }): { $text }
mountain_king-workshops = Műhelyek a készletben
mountain_king-no_workshops = Nincs több műhely.

## pedestals and crowns of the Mountain King

mountain_king-token = { $value } értékű jelölő
mountain_king-token_hidden = képpel lefelé fekvő jelölő
mountain_king-token_taken = { $token }, elvitte: { $players }
mountain_king-token_free = { $token }, szabad
mountain_king-band_scores = Ezen a szinten egy szobor { $honor } megbecsülést ér
# $next are the crowns after the first, as numbers; $more is how many.
mountain_king-crowns_left = { $more ->
    [0] Koronázás: { $first } megbecsülés tíz trollos trolltanácsért.
   *[other] Koronázás: { $first }, aztán { $next } megbecsülés tíz trollos trolltanácsért.
}
mountain_king-no_crowns = Minden korona elkelt.
mountain_king-near_end = Közeleg a vég.

## the horde of the Mountain King

mountain_king-horde = A horda
mountain_king-horde_title = Horda
mountain_king-decks = paklik: I { $first } · II { $second } · III { $third }
mountain_king-decks_about = A három pakliban maradt kártyák
mountain_king-bag = zsák
mountain_king-bag_about = A zsákban maradt talapzatok
# $level is 0 for a starter, who has neither level nor clan.
mountain_king-troll = { $level ->
    [0] { $troll }
   *[other] { $troll }, { $level }. szint, { $clan }
}; termel: { $yields }
mountain_king-troll_gives = { $level ->
    [0] { $troll }
   *[other] { $troll }, { $level }. szint, { $clan }
}; termel: { $yields }; egyszer ad: { $gives }
mountain_king-stand = { $stand }: { $troll }
mountain_king-stand_empty = { $stand }: senki
mountain_king-price = { $bribes ->
    [0] ingyen van
    [one] ára { $bribes } megvesztegetés, minden alatta lévő trollra egy
   *[other] ára { $bribes } megvesztegetés, minden alatta lévő trollra egy
}
mountain_king-bribes = megvesztegetés rajta: { $amounts }
# $pedestal is what the game calls it, $clan is fire, ice or moon.
mountain_king-brings_pedestal = vele jön: { $pedestal }

## the council of the Mountain King

mountain_king-council = Trolltanács
mountain_king-council_of = { $player } trolltanácsa
mountain_king-whose_council = Kinek a trolltanácsa
mountain_king-yours = tiéd
mountain_king-crowned = megkoronázva
mountain_king-hand = Trollok a kezedben
mountain_king-hand_about = Kézben: válassz egyet, aztán lent egy helyet.
# Before pictures of what a troll gives but once.
mountain_king-gift = egyszer
mountain_king-waits = Helyre vár:
mountain_king-place = { $place }: { $troll }; semmi sincs rajta
mountain_king-place_laden = { $place }: { $troll }; rajta: { $load }
mountain_king-place_empty = { $place }: üres
mountain_king-storage = Összesen: { $wealth }
mountain_king-stored = { $symbol }: { $stored } a raktárban, { $laden } a trollokon
mountain_king-on_trolls = { $symbol } a trollokon
mountain_king-pedestals_stored = { $pedestals } (raktárban)
mountain_king-leftovers = maradék
mountain_king-leftovers_about = Megbecsülés a maradékért

## players and honor of the Mountain King

mountain_king-show_council = { $player } trolltanácsa
mountain_king-trolls = 10 trollból { $trolls }; nézd meg a trolltanácsot
mountain_king-crown = koronázásjelölő
mountain_king-starts = kezd
mountain_king-team = { $team }. csapat
mountain_king-has = nála: { $wealth }
mountain_king-honor_of = { $players }: { $honor } megbecsülés, mostani állás szerint { $all }
mountain_king-legend = Szaggatott: a mostani állás, ha most számolnánk össze mindent.
mountain_king-all = mind
mountain_king-result = Honnan jött a megbecsülés
mountain_king-source = A megbecsülés forrása
mountain_king-all_honor = Összes megbecsülés

## keys of the Mountain King, and what the parts of its table are called

mountain_king-key_turn = a lapka forgatása
mountain_king-key_flip = a lapka megfordítása
mountain_king-region_board = a hegy
mountain_king-region_own = a trolltanácsod
mountain_king-region_supply = lapkák és varázslat, aztán a horda
mountain_king-parts = Az asztal részei
mountain_king-part-board = Hegy
mountain_king-part-dock = Lapkák, mágia
mountain_king-part-horde = Horda
mountain_king-part-council = Tanács
mountain_king-your_choice = {" "}(te választasz)

## tips of the Mountain King: what a newcomer is told when it matters

mountain_king-title-shops = A játék műhelyei
mountain_king-tip-shops = Nem minden fajta műhely szerepel minden játékban. Mutass rá egyre, és elolvashatod, mit mire cserél.
mountain_king-title-gate = Nyisd meg a kapudat
mountain_king-tip-gate = Innen indulnak az alagútjaid. Nézd meg, mi van a kiemelt mezők közelében: szobrok, eltemetett erőforrások, műhelyek helye és romterületek, amelyek kalapácsba kerülnek.
mountain_king-title-draft = Az első négy trollod
mountain_king-tip-draft = A kezedben lévő kettőből válassz egyet, aztán a trolltanácsod alján a négy hely egyikét. Az ajándékát egyszer adja; a szimbóluma újra meg újra megtelik. A belső helyek gyakrabban telnek meg.
mountain_king-title-first = Munka előtt varázslat
mountain_king-tip-first = A forduló kezdődhet egy varázslattal, amelyért rúnával fizetsz, és egy műhellyel, amelyhez az alagútjaid hozzáérnek. Mindkettő várhat: menj tovább.
mountain_king-title-end = Közeleg a vég
mountain_king-tip-end = Most már a szobrok, a nagytermek és a maradék érnek pontot. Vidd a szobrokat jobb mezőkre, talapzatokra és oltárokra: a megbecsüléssáv szaggatott jelzője mutatja, mennyit érnek a mostani állás szerint.
mountain_king-title-recruit = Toborozz egy trollt
mountain_king-tip-recruit = Az alsó sor trolljai ingyen jönnek; feljebb minden alattuk lévő troll kap egy érmét. Az új troll megtölti az összes alatta lévő troll szimbólumait, így gyakran többet hoz, mint amennyibe kerül.
mountain_king-title-dig = Vagy áss egy alagutat
mountain_king-tip-dig = Válassz egy lapkát a hegy alatt, és azt, miből legyen. Aztán a gombokkal vagy az R-rel és az F-fel forgasd vagy fordítsd meg, és tedd egy kiemelt mezőre. A drágább ásvány több megbecsülést ad.
mountain_king-title-trade = Négyért egyet
mountain_king-tip-trade = A „Kereskedés” menüvel négy tetszőleges erőforrásból egy olyan lesz, amely hiányzik, a fordulód bármelyik pillanatában.
mountain_king-title-seat = Hová üljön a troll
mountain_king-tip-seat = Két másik fölé és közé. Magasan és középen a legnagyobb a zuhatag: minden megtelik, ami alatta üres. A horda már megkapta az új trollját.
mountain_king-title-rows = Két sor között
mountain_king-tip-rows = A zuhatag vár: amit eddig termelt, azzal kereskedhetsz, mielőtt a következő sor megtelik.
mountain_king-title-token = Talapzat is jön vele
mountain_king-tip-token = Egy 3. szintű trollal belenézhetsz a zsákba, és elvehetsz egy talapzatot, amelyet választasz. A raktáradban várja egy alagút horgonyát.
mountain_king-title-lay = Helyezd le az alagutat
mountain_king-tip-lay = A saját alagútjaidhoz kell érnie, a másokéitól távol kell maradnia. A világos mezőkre a lapka így illik, a szaggatottakra elforgatva. A hegy alatti sor mutatja, mibe kerül és mit talál.
mountain_king-title-statue = Vidd beljebb a szobrokat
mountain_king-tip-statue = Egy kordé az alagútján belül vagy a szomszédosba viszi egy szobrodat. Minél közelebb van a szívhez, annál többet ér a végén: 2, 4, 6, 8 vagy 10; a klánja talapzatán kétszer annyit.
mountain_king-title-haul = Hová
mountain_king-tip-haul = Az alagútja bármelyik mezőjére, vagy egy szomszédos alagútéra. Mutass egy kiemelt mezőre: a hegy alatti sor megmondja, mennyit ér majd ott a szobor.
mountain_king-title-hall = Nagyterem
mountain_king-tip-hall = Ahol az alagútjaid hézag nélkül kitöltik az alakját, oda ingyen ráfektethetsz egy nagytermet. Az oltárán álló bármely szoborral a nagyobbik számot éri.
mountain_king-title-pedestal = Talapzat egy szobornak
mountain_king-tip-pedestal = Egy új alagút horgonyára, most vagy soha. Azonnal elveszed a klánjának és szintjének pontjelölőjét, és a klán szobra, ha a végén itt áll, duplán számít. Minden klánnak minden szinten csak egy jelölője van.
mountain_king-title-found = Műhely az alagút mellett
mountain_king-tip-found = Te választod ki, melyik álljon itt. Mindenki használhatja, akinek az alagútjai hozzáérnek, fordulónként annyiszor, ahány nyitott bejárata van: azt válaszd, amire szükséged lesz.
mountain_king-title-work = A műhelyben
mountain_king-tip-work = Minden használat külön csere, bármelyik irányban. Bármikor elhagyhatod.
mountain_king-title-pay = Mivel fizetsz
mountain_king-tip-pay = Magától az asztal előbb a trolljaidról vesz el, hogy újra termelhessenek. Ugyanabból több darabot a mellette lévő gombbal fizethetsz ki.
mountain_king-title-spell = Hat a varázslat
mountain_king-tip-spell = Válaszd ki, mire használod. Amíg nem választottál, lemondhatsz róla, de a rúna elveszett.
mountain_king-title-others = A többiek jönnek
mountain_king-tip-others = A piramis fölötti gombokkal megnézheted a trolltanácsukat. A játék két körrel az utolsó koronázásjelölő után ér véget, amelyet egy tíz trollos trolltanács kap.

## Covenant

covenant-elders = A Vének
covenant-clan = Klán
covenant-glory = Dicsőség
covenant-amount_glory = { $glory } dicsőség
covenant-nothing = semmi
covenant-none = Nincs.
covenant-none_yet = Még nincs.
covenant-not_yet = Még nem.
covenant-your_clan = A klánod
covenant-yours = tiéd
# A tile by its name, and what it does, in sentences.
covenant-tile_does = { $tile }: { $rule }
covenant-ruling = Saját döntés:

## the mountain of Covenant: a chamber in words, part by part

covenant-mountain = A hegy
covenant-chambers = Termek
covenant-edges = Élek és sarkok
covenant-edge = Él: { $where }
covenant-corner = Sarok: { $where }
covenant-chamber_hidden = { $chamber }: nincs felfedve; ezt adja: { $gives }
covenant-chamber = { $chamber }: { $colour }, lelőhelye { $deposit }; { $spaces } építési hely
covenant-enemies_there = { $enemy ->
    [goblin] { $count } goblin
    [orc] { $count } ork
   *[troll] { $count } troll
}
covenant-enemies = { $enemy ->
    [goblin] { $count } goblin
    [orc] { $count } ork
   *[troll] { $count } troll
}, erő: { $strength } ({ $chamber })
# $kind is house, workshop, pillar or gate, $building what the game calls it.
covenant-building_of = { $building } ({ $clan })
covenant-gate = { $clan } kapuja ({ $where })
covenant-pillar = { $clan } pillére ({ $where })
covenant-ghost = Itt állna

## tracks, sites and projects of Covenant

covenant-track = { $track } sávja
covenant-track_standing = { $track } sávja: { $clans }
covenant-clan_on = { $clan }: { $space }
covenant-space = { $track }, { $space }. mező: { $gives }.
covenant-here = Itt áll: { $clans }.
covenant-sites = Építkezések és trón
# $structure is pillar or gate, $limit how many carts one clan needs there.
covenant-site = { $structure ->
    [pillar] Pillérépítkezés
   *[gate] Kapuépítkezés
}: egy klán { $limit } szállítmánnyal nyeri el. Még fogad: { $free }.
covenant-carts = Kordék: { $carts }.
covenant-carts_of = { $clan }: { $count }
covenant-bonus = { $limit } kordés { $structure ->
    [pillar] pillérépítkezés
   *[gate] kapuépítkezés
} bónusza: { $gives }
covenant-bonus_taken = A bónuszt elvitte: { $clan }
covenant-throne = A trón még fogad: { $free }. Kordék: { $carts }
covenant-no_carts = nincs
covenant-projects = Projektek
covenant-projects_note = a saját tanácsuktól kezdve
covenant-project = Projekt ({ $project }), { $name }: { $rule }
covenant-project_from = Ettől a tanácstól ér pontot: { $council }.

## markets of Covenant

covenant-left = még { $left }
covenant-empty_slot = Üres hely: nincs { $row }
covenant-free = ingyen
covenant-price = Nyomtatott ára: { $glory } dicsőség.
covenant-traditions = Hagyományok
covenant-rubble_title = Törmelék
covenant-rubble = Törmelék: { $gives }. Az eltakarításához { $strength } erő kell.
covenant-cleared = Ebben az ásásban eltakarítod.
covenant-relics = Ereklyék
covenant-relic = Ereklye, { $relic }: { $gives }, egyszer. Innen vehető el a Bánya sávján: { $space }. mező.
covenant-coins = Királyi érmék
covenant-coin = Királyi érme, minden tanácsban: { $gives }.
covenant-row-silver = Ezüst
covenant-row-gold = Arany
# One letter that stands for the slot of a tool.
covenant-letter-silver = E
covenant-letter-gold = A
covenant-ornament = { $colour ->
    [gold] Aranydísz
   *[silver] Ezüstdísz
}: { $gives }, valahányszor a szerszámát használod. Ára { $price }, és { $glory } dicsőséget ad.
covenant-dice = Kockák
covenant-die = Kocka ({ $name }), most ezt mutatja: { $gives }. Azé, aki harcban legyőz egyet; utána dobni kell vele.
covenant-tools = Szerszámok
covenant-tool = Szerszám, { $tool }: ára { $price }; { $colour ->
    [gold] aranydísz
   *[silver] ezüstdísz
} való rá.

## the clan board of Covenant

covenant-clan_boards = Klántáblák
covenant-whose = Kinek a klántáblája
covenant-tavern = Fogadó
covenant-dwarves = { $count } törpe a fogadóban, erő: { $strength }
covenant-all_at_work = Mind dolgozik.
covenant-support = Támogatás
covenant-tokens = { $count } támogatásjelölő, +{ $strength }
# $state: ready, gained in this turn, or used.
covenant-own_relic = { $count } { $relic }, { $state ->
    [relics] használható
    [fresh_relics] ebben a fordulóban szerezve
   *[used_relics] felhasználva
}: { $gives }
covenant-tools_and_forge = Szerszámok és kohó
# $post says where, such as “place 3, below the axe”.
covenant-post = { $tool } ({ $post })
covenant-post_empty = Üres: { $post }; az ide kovácsolás ezt adja: { $gives }
covenant-post_ornament = { $colour ->
    [gold] aranydísz
   *[silver] ezüstdísz
}: { $gives }
covenant-post_slot = { $colour ->
    [gold] szabad hely aranydísznek
   *[silver] szabad hely ezüstdísznek
}
covenant-post_dwarf = { $strength } erejű törpe dolgozik itt
covenant-storage = Raktár
covenant-stored = { $stored } / { $room }
covenant-to_build = Megépíthető
covenant-carts_left = még { $carts } kordé
covenant-ready = { $count } × { $building }, megépíthető
covenant-dungeon = Tömlöc
covenant-captives_keys = { $captives } fogoly, { $keys } kulcs
covenant-held = { $enemy ->
    [goblin] { $count } fogoly goblin
    [orc] { $count } fogoly ork
   *[troll] { $count } fogoly troll
}; összesen { $keys } kulcs
covenant-keys = { $keys } kulcs: a tanácsban ennyi fogoly tartható meg
covenant-coin_place = { $place }. érmehely, szabad: az ide tett érme azonnal ezt adja: { $gives }
covenant-coin_at = { $place }. érmehely, minden tanácsban: { $gives }
covenant-goals = Célok
covenant-achievements = { $count } vívmány
covenant-goal = Cél, { $goal }: { $rule }
covenant-goal_hidden = Képpel lefelé fekvő cél

## counts of a clan in Covenant: what is counted, then how many

covenant-counted = { $what }: { $count }
covenant-count-glory = dicsőség
covenant-count-achievements = vívmányok
covenant-count-carts = megmaradt kordék
covenant-count-buildings = épületek a hegyen
covenant-count-captive = { $enemy ->
    [goblin] fogoly goblinok a tömlöcben
    [orc] fogoly orkok a tömlöcben
   *[troll] fogoly trollok a tömlöcben
}
covenant-count-captives = foglyok
covenant-count-captives_keys = foglyok, { $keys } kulccsal
covenant-count-dwarves = törpék a fogadóban
covenant-count-resources = erőforrások { $room } helyen
covenant-count-support = támogatásjelölők
covenant-count-coins = királyi érmék
covenant-count-traditions = hagyományok
covenant-starts = kezd
covenant-board = Tábla

## the Elders of Covenant

covenant-elders_title = A Vének Tanácsa
covenant-elders_ready = { $count } × { $building }, amelyet még megépíthetnek
covenant-stored_tiles = Raktározott lapkák
covenant-stored_note = csak a végén érnek pontot
covenant-stored_tile = { $row }: { $gives }
covenant-tool_cards = Szerszámkártyák
covenant-cards_to_come = { $available } van hátra, { $forge } a kohójukban
covenant-elder_card = { $when ->
    [last] A legutóbbi fordulójuk kártyája
   *[before] Egy már használt kártyájuk
}: { $tool }, aztán { $gives }
covenant-last = utolsó
covenant-no_card_yet = Még nem használtak kártyát.
covenant-their_die = A kockájuk
covenant-die_showed = A Vének kockája legutóbb ezt mutatta: { $face }
covenant-die_unrolled = A Vének kockájával még nem dobtak
covenant-their_turn = A legutóbbi fordulójuk
covenant-their_turn_about = Mit tettek a legutóbbi fordulójukban

## the turn of Covenant

covenant-time_draft = Választás
covenant-time_end = Vége
covenant-era = { $era }. korszak a 3-ból
covenant-council = { $council }. tanács
covenant-council_of = { $council }. tanács a 3-ból
covenant-this_turn = Ez a forduló, { $clan }
covenant-this_council = Ez a tanács, { $clan }
covenant-step-dwarf = törpe
covenant-step-tool = szerszám
covenant-step-support = támogatás
covenant-step-action = akció
covenant-step-acted = megtéve
covenant-step-ornament = dísz
covenant-step-used = használva
covenant-step-coins = érmék
covenant-step-traditions = hagyományok
covenant-step-keys = kulcsok
covenant-step-dungeon = tömlöc
covenant-step-projects = projektek
covenant-strength = erő: { $strength }
covenant-strength_left = még { $strength } erő
covenant-power = akció ereje: { $strength }
covenant-said = Amit mondhatsz
covenant-relic_first = Melyik törpe melyik szerszámhoz megy? Előtte használhatsz ereklyét.
covenant-relic_last = Véget ér a fordulód. Használsz előtte ereklyét?
covenant-relic_later = Ereklye a forduló végén
covenant-relic_later_about = Ha be van jelölve, a fordulóid végén is kérdés lesz az ereklye. Különben a következő elejéig vár; az utolsó fordulód végén mindig kérdés.
covenant-take = Következő: { $gives }
covenant-pick_then_place = Válaszd ki, aztán a helyét.
# These stand before pictures of what a move costs and gives.
covenant-pays = ára
covenant-gives = ad
covenant-then = aztán
covenant-unknown = és amit még senki sem tud

## what is still to be worked off in Covenant, in a word or two

covenant-stack = Még hátravan, elöl a következő
covenant-chain-draft = választás
covenant-chain-support = támogatás
covenant-chain-strengthen = megerősítés
covenant-chain-forge = kovácsolás
covenant-chain-adorn = díszítés
covenant-chain-resource = erőforrás
covenant-chain-room = hely a raktárban
covenant-chain-payment = fizetés
covenant-chain-step = lépés
covenant-chain-steps = lépések
covenant-chain-coin = érme
covenant-chain-open_coin = kitett érme
covenant-chain-relic = ereklye
covenant-chain-ransom = ereklye vasért
covenant-chain-tradition = hagyomány
covenant-chain-rubble = törmelék
covenant-chain-reveal = terem felfedése
covenant-chain-turns = a terem felfordul
covenant-chain-fight = harc
covenant-chain-goblin = goblin
covenant-chain-orc = ork vagy goblin
covenant-chain-die = kocka
covenant-chain-dice = további kockák
covenant-chain-dungeon = a tömlöcbe
covenant-chain-keys = kulcsok
covenant-chain-move = ellenség mozgatása
covenant-chain-capture = foglyul ejtés
covenant-chain-deliver = szállítás
covenant-chain-throne = a trón
covenant-chain-structure = az építmény
covenant-chain-bonus = a bónusz
covenant-chain-build = építés
covenant-chain-house = ház
covenant-chain-workshop = műhely
covenant-chain-coins = a tanács érméi
covenant-chain-traditions = hagyományok
covenant-chain-goals = célok

## the draft of Covenant

covenant-draft = A választás
covenant-sort-start = Kezdőlapka
covenant-sort-tradition = Hagyomány
covenant-sort-goal = I. cél
covenant-sort-second = II. cél
covenant-goal_scores = A végén mindegyikért { $glory } dicsőség.
covenant-click_again = kattints újra

## a council of Covenant, step by step

covenant-review-coins = Érmék, hagyományok
covenant-review-keys = Kulcsok
covenant-review-dungeon = Tömlöc
covenant-review-projects = Projektek
covenant-review-buildings = Épületek
covenant-this_step = Ez a lépés
covenant-council_begins = A törpék visszatérnek a fogadójukba.
covenant-council_order = Először minden klán használja az érméit és a hagyományait, aztán a foglyokat a kulcsokkal vetitek össze, végül a tömlöcök és a projektek érnek pontot.
covenant-council_steps = A tanács lépései
covenant-back = Vissza
covenant-next = Tovább
covenant-pause = Szünet
covenant-by_itself = Menjen magától
covenant-to_end = A végére
covenant-step_of = { $at } / { $steps }

## the end of Covenant

covenant-finale = A kész hegy.
covenant-hall = { $clan }: { $glory } dicsőség, { $houses } ház, { $workshops } műhely, { $pillars } pillér, { $gates } kapu.
covenant-result = Hogyan jött össze a dicsőség
covenant-on_the_way = a kezdéskor és a fordulókban
covenant-councils-coins = érmék és hagyományok a tanácsokban
covenant-councils-dungeon = a tömlöc a tanácsokban
covenant-councils-projects = projektek a tanácsokban
covenant-councils-buildings = épületek a tanácsokban
covenant-in_all = összesen
covenant-look_back = Nézz vissza egy tanácsra

## what the parts of the table of Covenant are called

covenant-region_board = a hegy
covenant-region_own = a klánod
covenant-region_supply = sávok és építkezések, aztán a piacok
covenant-parts = Az asztal részei
covenant-pane-mountain = Hegy
covenant-pane-sites = Építkezés
covenant-pane-markets = Piacok
covenant-pane-clan = Klán
covenant-has_choices = {" "}itt választhatsz

## tips of Covenant: what a newcomer is told when it matters

covenant-title-draft = Válaszd meg a kezdetet
covenant-tip-draft = Sorban mindenki elvesz egy kezdőlapkát, egy hagyományt és két célt. A célok közül 4 vívmánnyal egy számít, 8-cal mindkettő. Az első kattintás megmutatja a lapkát, a második elveszi.
covenant-title-dwarf = Egy törpe munkába áll
covenant-tip-dwarf = Minden forduló egy törpét küld a fogadóból az egyik szerszámodhoz. Válassz egy törpét, aztán egy szerszámot: a csákány ás, a fejsze harcol, a körző épít, a kordé szállít. Az első kattintás megmutatja a lépést, a második meg is teszi.
covenant-title-captives = Foglyok és kulcsok
covenant-tip-captives = A tanácsban minden kulcs egy foglyot tart; a többi visszakerül a zsákba. Akiket megtartasz, dicsőséget hoznak. A kohó némelyik helye kulcsot ad.
covenant-title-tracks = Három sáv
covenant-tip-tracks = A Királyi Udvar, a Tekintély és a Bánya lépései megadják, ami oda van nyomtatva. A medálok vívmányok: néggyel egy célod számít, nyolccal mindkettő.
covenant-title-strength = Erő
covenant-tip-strength = Amennyi a törpe ereje, annyit tehet az akció. A támogatásjelölő csak erre a fordulóra ad hozzá.
covenant-title-tool = Használd a szerszámot
covenant-tip-tool = Az akcióját és a díszét, ha van, bármilyen sorrendben. Meg is állhatsz.
covenant-title-rubble = Ásás
covenant-tip-rubble = Takarítsd el a törmeléket, és tartsd meg, amit mutat; a végén felfedsz egy nyitott terem melletti termet, és megkapod, ami a hátlapján van.
covenant-title-reveal = Be a hegybe
covenant-tip-reveal = A kiemelt termek felfedhetők. A hátlapjuk mutatja, mit kapsz; utána a terem mindenki előtt megnyílik, az ellenségeivel együtt.
covenant-title-fight = Harc
covenant-tip-fight = Egy goblinhoz 1 erő kell, egy orkhoz 2, egy trollhoz 3. A legyőzöttek a tömlöcödbe kerülnek: a tanácsban mindegyikhez kulcs kell.
covenant-title-dice = A legyőzöttek kockái
covenant-tip-dice = Minden ellenségfajtának van kockája. Megkapod, amit a felső oldala mutat, aztán a következőnek újra kell dobni.
covenant-title-chase = Mozgass egy ellenséget
covenant-tip-chase = Válassz egy ellenséget, aztán egy mellette lévő termet: el az épületeidtől, ahol a végén dicsőségedbe kerülne.
covenant-title-capture = Ellenség ingyen
covenant-tip-capture = Harc és jutalom nélkül kerül a tömlöcödbe. Ügyelj a kulcsokra.
covenant-title-site = Szállítás
covenant-tip-site = Egy forduló minden kordéja egyetlen építkezésre megy. Ha eléred a kordéhatárát, megépítheted a pillérét vagy a kapuját.
covenant-title-delivery = Mi kerüljön a kordéra
covenant-tip-delivery = Az építkezés minden mezője a rányomtatott erőforrások egyikét kéri, és minden szállítmány dicsőséget hoz.
covenant-title-throne = A trónnak
covenant-tip-throne = Amit a trón kap, most dicsőséget hoz, a végén pedig 6, 3 és 1 jár azoknak, akiknek ott a legtöbb kordéjuk van.
covenant-title-marker = Kész az építmény
covenant-tip-marker = Válassz egyet az építkezés még szabad bónuszai közül.
covenant-title-build = Építés
covenant-tip-build = Amit építesz, a lelőhelye szerint ad valamit, és a tanácsokban számíthat a projekteknél.
covenant-title-coin = Királyi érmék
covenant-tip-coin = Válassz egy érmét a sorból, aztán egy helyet a tábládon. A hely most adja meg, ami rá van nyomtatva, az érme minden későbbi tanácsban azt, ami rajta áll.
covenant-title-benefit = Használd a sor egyik érméjét
covenant-tip-benefit = Megkapod, amit egy kitett érme mutat, és az a helyén marad.
covenant-title-forge = Kovácsolj szerszámot
covenant-tip-forge = Válassz egy szerszámot a sorból, aztán egy helyet a szerszámaid alatt. Vasba kerül, és abba, ami rá van nyomtatva, a helye azonnal jutalmat ad, az oszlopa pedig a végén pontot ér.
covenant-title-adorn = Díszíts szerszámot
covenant-tip-adorn = A dísz most dicsőséget ad, és a szerszám minden használatakor hat. Az ezüst E jelű helyre való, az arany A jelűre.
covenant-title-chain = Egyik jutalom a másik után
covenant-tip-chain = Egyszerre több jutalom jön: válaszd ki, melyik legyen az első. Mindegyiket azzal együtt kell végrehajtani, ami következik belőle; a forduló melletti lista mutatja, mi van még hátra.
covenant-title-support = Támogatás
covenant-tip-support = Eggyel több +1-es a kezedben, vagy egy +1-esből +2-es. A jelölők egy fordulóra adnak erőt, aztán elvesznek.
covenant-title-stronger = Erősebb törpe
covenant-tip-stronger = Az egyik törpéd, de nem a most dolgozó, a játék végéig erősebb lesz. 4-nél erősebb nem lehet.
covenant-title-any = Bármilyen erőforrás
covenant-tip-any = A kérdőjel egy választott erőforrást jelent. Nézd meg, mit kérnek az építkezések, a szerszámok és a díszek.
covenant-title-storage = Megtelt a raktár
covenant-tip-storage = Csak ennyi erőforrás fér el. Azt tartsd meg, amit az építkezések, a szerszámok és a díszek kérnek; némelyik kovácshely több helyet nyit.
covenant-title-step = Választott lépés
covenant-tip-step = Minden mező megadja, ami rá van nyomtatva, amikor odaérsz; mutass egy sávra, és látod, mi következik.
covenant-title-tradition = Hagyományok
covenant-tip-tradition = A hagyomány mostantól a játék végéig hat. A lapkája mondja meg, mit tesz, az alatta lévő szám azt, hány dicsőségbe kerül a helye.
covenant-title-urn = Elvehető ereklye
covenant-tip-urn = Azokat éred el, amelyek a Bánya sávján a jelződig vannak. A következő fordulódtól használható, egyszer.
covenant-title-relic = Ereklyék
covenant-tip-relic = Egy ereklye egyszer hat a játékban: mielőtt egy törpe munkába áll, vagy a forduló legvégén. Hogy a végén is kérdés legyen, jelöld be a választások mellett.
covenant-title-council = A tanács
covenant-tip-council = Minden törpe dolgozott, és összeül a tanács: az érmék és a hagyományok fizetnek, a foglyokat a kulcsokkal vetitek össze, a tömlöc és a projektek pontot érnek, a törpék pedig visszatérnek a fogadóba.
covenant-title-honour = A tanács hagyományai
covenant-tip-honour = Némelyik hagyomány minden tanácsban fizet. Válaszd ki, melyiket ápolod először.
covenant-title-keys = Kevés a kulcs
covenant-tip-keys = Egy kulcs egy foglyot tart. Akiket nem tudsz megtartani, elhagyják a tömlöcödet, mielőtt az pontot érne.
covenant-title-goal = Mutass meg egy célt
covenant-tip-goal = Négy vívmánnyal egy célod számít, nyolccal mindkettő. Azt válaszd, amelyik többet hoz.

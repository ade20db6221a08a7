### The sentences of The Lost Mines. Fields are named like d4, passages like d4-e4.
### An event is one sentence. One that a seat alone may read speaks to it as "you"; else, where somebody
### acts, it begins with the name, so that a log can run several together.
### Names of fields take no ending and no article: they stand behind a colon or in brackets.

## event

event-round_begins = Kezdődik { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} kör.
event-treasure_laid_out = { $slot }. kincs az asztalon: { KIND($kind) }.
event-joins_clan = { NAME($seat) } a { CLAN($clan) } klánhoz tartozik.
event-is_dealt_role = A { CLAN($clan) } klánhoz tartozol, titkos szereped: { ROLE($role) }.
event-first_player = { NAME($seat) } kezd.
event-picks_dwarf = { NAME($seat) } törpéje: { DWARF($dwarf) }.
event-lays = { NAME($seat) } lerak egy kártyát: { CARD($card) } ({ $field }).
event-lays_turned = { NAME($seat) } elforgatva lerak egy kártyát: { CARD($card) } ({ $field }).
event-uses_tool = { NAME($seat) } { CARD($card, form: "ins") } megnyitja az utat ({ $field }).
event-looks_at_mine = { NAME($seat) } bekukkant egy bányába ({ $target }).
event-looks_at_treasure = { NAME($seat) } meglesi { $target ->
    [1] az 1.
    [5] az 5.
   *[other] a { $target }.
} kincset.
event-looks_at_role = { NAME($seat) } megnézi { NAME($other) } szerepkártyáját.
event-sees_mine = Beláttál a bányába ({ $field }): ez { MINE($mine, form: "the") }.
event-sees_treasure = Látod, hogy { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} kincs ({ KIND($kind) }) értéke { $value }.
event-sees_role = Látod { NAME($other) } szerepét: { ROLE($role) }.
event-sets_trap = { NAME($seat) } csapdát állít ({ $passage }).
event-trap_bites = { NAME($seat) } csapdába lép, és elveszít egy lapot, amelyet { NAME($left) } látatlanban húz ki.
event-trap_takes = Csapdába léptél, és { NAME($left) } látatlanban kihúzta, amit elveszítesz: { CARD($card) }.
event-trap_is_gone = A vihar a csapdát is elsodorta ({ $field } és { $there } között).
event-calls_troll = { NAME($seat) } trollt hív ({ $passage }).
event-troll_leaves = Elkullog a troll, akit { NAME($seat) } hívott.
event-storm = { NAME($seat) } vihart támaszt, amely elsodor egy kártyát: { CARD($card) } ({ $field }).
event-discards = { NAME($seat) } képpel lefelé eldob egy lapot.
event-discards_card = Képpel lefelé eldobtál egy lapot: { CARD($card) }.
event-draws = { NAME($seat) } lapot húz.
event-draws_card = Lapot húztál: { CARD($card) }.
event-passes = { NAME($seat) } kifogyott a lapokból, és a kör végéig passzol.
event-steps = { NAME($seat) } ide lép: { $field }.
event-reveals_mine = { NAME($seat) } felfedi a bányát ({ $field }): ez { MINE($mine, form: "the") }.
event-takes_dragon = { NAME($seat) } felébreszti a sárkányt, és elveszi a jelölőjét, amely 2 pontjába kerül.
event-takes_treasure = { NAME($seat) } elvesz egy kincset: { KIND($kind) }.
event-takes_valued_treasure = Elvettél egy kincset: { KIND($kind) }, értéke { $value }.
event-proposes_end = { NAME($seat) } a kör befejezését javasolja.
event-agrees = { NAME($seat) } beleegyezik.
event-disagrees = { NAME($seat) } tovább játszana.
event-ends_by_agreement = Mindenki egyetért: a kör itt véget ér.
event-all_treasures_taken = Elfogyott az utolsó kincs is: a kör itt véget ér.
event-no_cards_left = Elfogyott a húzópakli, és senkinek sem maradt lapja: a kör itt véget ér.
event-was_role = { NAME($seat) } ({ CLAN($clan) } klán) szerepe { ROLE($role) } volt: { $points } pont ({ PARTS($how, of: "reckoned") }).

## How points were reckoned, part by part.

reckoned-own = saját kincsek: { $points }
reckoned-share = { $points } az összesen { $pool } pontos közös kasszából, { $count ->
    [one] amelyen senkivel sem osztozik
   *[other] amely { $count } felé oszlik
}
reckoned-extra = további { $points } a legjobb kincsért
reckoned-dragon = { $points } a sárkánynak

## refused

refused-not_in_hand = Nincs ilyen lap a kezedben: { CARD($card) }.
refused-field_taken = Itt már fekszik kártya: { $field }.
refused-field_reserved = Ez a mező kezdőkártyáé vagy bányáé, ösvénykártya nem kerülhet ide: { $field }.
refused-touches_no_card = Itt a kártya egyetlen másikhoz sem érne hozzá: { $field }.
refused-passage_against_wall = Itt ({ $field }) a kártya { SIDE($side) } oldalán az ösvény zárt oldalnak futna neki: { $there }.
refused-wall_against_passage = Itt ({ $field }) a kártya zárt { SIDE($side) } oldala elvágná az innen jövő ösvényt: { $there }.
refused-prolongs_nothing = Itt a kártya csak zárt oldalakhoz érne, és nem folytatna ösvényt: { $field }.
refused-no_such_obstacle = Itt ({ $field }) nincs { OBSTACLE($obstacle) }, pedig csak arra való ez a kártya: { CARD($card) }.
refused-has_tool = Itt már van eszköz: { $field }.
refused-mine_is_open = Ez a bánya már fel van fedve, mindenki látja: { $target }.
refused-treasure_is_taken = Már elvették { $target ->
    [1] az 1.
    [5] az 5.
   *[other] a { $target }.
} kincset; csak az asztalon lévő kincseket lehet megnézni.
refused-own_role = A saját szerepedet ismered.
refused-not_at_this_table = Ennél az asztalnál nincs ilyen szám: { $target }.
refused-has_token = Itt már áll csapda vagy troll: { $passage }.
refused-no_card_there = Ennek az átjárónak egyik végén sincs kártya: { $passage }.
refused-closed_side = Itt nincs nyitott ösvény: { $passage }.
refused-dwarf_stands_there = Itt törpe áll, ezt a kártyát megkíméli a vihar: { $field }.
refused-no_path_card = Itt nincs ösvénykártya, amelyet a vihar elsodorhatna: { $field }.
refused-off_board = A tábla véget ér, nem mehetsz tovább { DIRECTION($direction, form: "to") }.
refused-no_passage = Nem vezet átjáró { DIRECTION($direction, form: "to") }.
refused-troll_blocks = Troll állja el az utat { DIRECTION($direction, form: "to") }.
refused-obstacle = Akadály zárja el az utat { DIRECTION($direction, form: "to") }, és nincs rajta a hozzá való eszköz.
refused-occupied = Nem léphetsz { DIRECTION($direction, form: "to") }: az a kártya csak egy törpének ad helyet, és már áll rajta valaki.
refused-not_of_this_mine = Nem veheted el { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} kincset: ebből a bányából csak olyan jár, amely még senkié sem, és a fajtája { KIND($kind) }.

## move

move-pick_dwarf = Válaszd { $dwarf ->
    [1] az 1.
    [5] az 5.
   *[other] a { $dwarf }.
} törpét
move-lay = Rakd le: { CARD($card) } ({ $field })
move-lay_turned = Rakd le elforgatva: { CARD($card) } ({ $field })
move-axe = Vágd fel a kidőlt fát a fejszével ({ $field })
move-boat = Kelj át a tavon a csónakkal ({ $field })
move-rope = Hidald át az árkot a kötéllel ({ $field })
move-trap = Állíts csapdát ({ $passage })
move-troll = Hívj trollt ({ $passage })
move-storm = Támassz vihart e kártya ellen ({ $field })
move-look_mine = Kukkants be a bányába ({ $target }): { CARD($card) }
move-look_treasure = Lesd meg { $target ->
    [1] az 1.
    [5] az 5.
   *[other] a { $target }.
} kincset: { CARD($card) }
move-look_role = Nézd meg { NAME($other) } szerepét: { CARD($card) }
move-discard = Dobd el: { CARD($card) }
move-keep_rest = Tartsd meg a többit
move-step = Lépj { DIRECTION($direction, form: "to") }
move-stop = Állj meg itt
move-take_treasure = Vedd el { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} kincset
move-mine_printed = Hagyd a bányát eredeti állásában
move-mine_turned = Fordítsd meg a bányát
move-propose_end = Javasold a kör befejezését
move-agree = Igen: érjen véget a kör
move-refuse = Nem: játsszunk tovább
move-fate = Véletlen: { $text }

## explain

explain-pick_dwarf = A klán öt törpéje csak a nevében különbözik. Válaszd azt, amelyik tetszik; a klánod kezdőkártyájáról indul.
explain-lay = Új kártyával bővíti az erdei ösvényeket; bárki járhat rajta, barát és ellenség egyaránt. Nem kell a saját törpéd közelében lennie.
explain-lay_turned = Új kártyával bővíti az erdei ösvényeket, félfordulattal elforgatva. Bárki járhat rajta, barát és ellenség egyaránt.
explain-axe = Mindenkinek megnyitja az utat a kidőlt fánál. Ezután a kártyán egy törpe fér el, és aki ott áll, elzárja az utat.
explain-boat = Mindenkinek megnyitja az utat a tónál. Ezután a kártyán egy törpe fér el, és aki ott áll, elzárja az utat.
explain-rope = Mindenkinek megnyitja az utat az ároknál. Ezután a kártyán egy törpe fér el, és aki ott áll, elzárja az utat.
explain-trap = Aki áthalad rajta (akár te is), elveszít egy véletlen lapot, és a kör végéig eggyel kevesebb lapot tarthat. A csapda a helyén marad.
explain-troll = Itt senki sem juthat át, te sem, amíg el nem kezdődik a következő fordulód. Jó időnyerésre, ha mások már közel járnak egy bányához.
explain-storm = Eltávolít egy ösvénykártyát, amelyen nem áll törpe, a rajta lévő eszközzel együtt. Elvághat egy vetélytársat, vagy eltakaríthat előled egy zsákutcát.
explain-look_mine = Csak te tudod meg, melyik bánya az; a többiek azt látják, hová néztél. A hosszú út előtt ér a legtöbbet, hiszen az egyik bányában sárkány rejtőzik.
explain-look_treasure = Csak te tudod meg az értékét; a többiek azt látják, melyiket nézted meg. Később, a bányánál tudni fogod, melyiket válaszd.
explain-look_role = Csak te tudod meg a szerepet; a többiek azt látják, kinek a kártyáját nézted meg. Megtudod belőle, kivel osztozol.
explain-discard = Képpel lefelé kerül félre, senki sem tudja meg, mi volt az. Eldobhatsz egy második lapot is, és annyit húzol, ahányat eldobtál.
explain-keep_rest = Csak ezt az egy lapot dobod el, és egyet húzol.
explain-step = Egy kártyával tovább. Az átjárón álló csapda azonnal lecsap; a képpel lefelé fekvő bányát felfordítod, és ezzel véget ér a mozgásod.
explain-stop = Befejezi a mozgást. Ha kincses bányán ér véget, kincset húzol; ha a törpéd nem mozdult, és ilyenen áll, a fordulód végén húzol.
explain-take_treasure = Az értékét azonnal megnézed; a többiek csak a fajtáját látják.
explain-mine_printed = A bánya mindkét állásban egyformán illik a szomszédaihoz. Nézd meg, merre vezetnek majd tovább az ösvényei.
explain-mine_turned = A bánya mindkét állásban egyformán illik a szomszédaihoz. Nézd meg, merre vezetnek majd tovább az ösvényei.
explain-propose_end = Akkor érdemes, ha már nincs mit nyerni: ha a többiek mind beleegyeznek, a kört a mostani állás szerint értékelitek. Két forduló között egyszer.
explain-agree = Ha mindenki beleegyezik, a kör azonnal véget ér, és a mostani állás szerint értékelitek.
explain-refuse = Egyetlen ellenszavazat elég: a kör folytatódik.
explain-fate = Amit a keverés dönt el; senki sem választja.

## reason

reason-toward_mine = Ehhez a bányához visz közelebb: { $field }.
reason-takes_treasure = Olyan bányán ér véget, ahol kincs vár rád.
reason-blocks_rival = Útját állja { NAME($seat) } törpéjének.
reason-opens_obstacle = Itt nyitja meg az utat: { $field }.
reason-looks = Amit még nem tudsz, eldöntheti a kört.
reason-saves_card = Ez a lap később többet érhet: { CARD($card) }.
reason-discards_useless = Ennek a lapnak most kevés haszna van, egy új jobb lehet: { CARD($card) }.
reason-stays_at_mine = Aki a bányán marad, újabb kincset húz.
reason-avoids_trap = A másik út egy lapodba kerülne.
reason-reveals_mine = Még nem tudni, mit rejt ez a bánya: { $field }.
reason-clears_way = E kártya nélkül ({ $field }) újra lehet építeni az utat.
reason-helps_friends = Itt ({ $field }) azokat segíti, akikkel osztozol.
reason-mine_leads_on = Így a bányából arra vezet tovább út, amerre menni szeretnél.
reason-dearest_treasure = A már látott kincsek közül { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} éri a legtöbbet.
reason-unknown_treasure = Van olyan jó { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} kincs, mint bármelyik, amelyet még nem láttál.
reason-stops_here = Ezen a kártyán most jobb állni, mint bármelyiken előtted.
reason-treasure_left = Van még megszerezhető kincs.
reason-no_treasure_left = Nem maradt kincs, amelyből részesedhetnél.
reason-all_alike = Egyik olyan, mint a másik.

## aim

aim-win = Az nyer, akinek két kör után a legtöbb pontja van. Pontot a kincsek érnek: építs ösvényt a bányákhoz, menj oda, és vedd el, ami bennük van. A hűséges törpék megosztoznak azon, amit a klánjuk talált, az önzők megtartják a magukét, a szabotőrök a másik klánnal osztoznak, és mindenkinek titkos a szerepe.
aim-end = A kör akkor ér véget, ha elfogyott az utolsó kincs, vagy ha üres a húzópakli, és senkinek sem maradt lapja. A játék a második kör után ér véget.

## question

question-ChooseDwarf = Melyik törpével játszol?
question-PlayOrDiscard = Játssz ki egy lapot, vagy dobj el egyet-kettőt.
question-DiscardAnother = Dobj el még egy lapot, vagy tartsd meg a többit.
question-MoveDwarf = Lépj tovább egy kártyával, vagy állj meg.
question-ChooseTurn = A bánya mindkét állásban jó. Hogyan feküdjön?
question-PickTreasure = Melyik kincset veszed el?
question-Vote = Véget érjen itt a kör?

## The answer to a click on something that is no answer to the question.

warning-trap = csapda áll az úton, és elvesz egy lapot a kezedből
warning-dragon = tudod, hogy ott a sárkány alszik
warning-known = ezt már láttad

## choose

choose-ChooseDwarf = Válassz egyet a klánod törpéi közül.
choose-PlayOrDiscard = Válassz egy lapot a kezedből, aztán egyet a kiemelt helyek közül.
choose-DiscardAnother = Válassz még egy eldobandó lapot, vagy tartsd meg a többit.
choose-MoveDwarf = Válaszd ki, melyik kiemelt kártyára lépsz, vagy állj meg.
choose-ChooseTurn = Válaszd ki, hogyan feküdjön a bánya.
choose-PickTreasure = Válassz egyet a kiemelt kincsek közül.
choose-Vote = Egyezz bele a kör befejezésébe, vagy ellenezd.

## card

card-ew = egyenes ösvény
    .ins = egyenes ösvénnyel
card-ew_tree = egyenes ösvény kidőlt fával
    .ins = kidőlt fás egyenes ösvénnyel
card-ew_lake = egyenes ösvény tóval
    .ins = tavas egyenes ösvénnyel
card-ew_ditch = egyenes ösvény árokkal
    .ins = árkos egyenes ösvénnyel
card-ew_campfire = egyenes ösvény tábortűzzel
    .ins = tábortüzes egyenes ösvénnyel
card-ns = függőleges ösvény
    .ins = függőleges ösvénnyel
card-ne = észak–keleti kanyar
    .ins = észak–keleti kanyarral
card-ne_rocks = észak–keleti kanyar sziklákkal
    .ins = sziklás észak–keleti kanyarral
card-nw = észak–nyugati kanyar
    .ins = észak–nyugati kanyarral
card-nw_rocks = észak–nyugati kanyar sziklákkal
    .ins = sziklás észak–nyugati kanyarral
card-new = elágazás északra
    .ins = északi elágazással
card-new_tree = elágazás északra kidőlt fával
    .ins = kidőlt fás északi elágazással
card-new_lake = elágazás északra tóval
    .ins = tavas északi elágazással
card-new_ditch = elágazás északra árokkal
    .ins = árkos északi elágazással
card-new_rocks = elágazás északra sziklákkal
    .ins = sziklás északi elágazással
card-nes = elágazás keletre
    .ins = keleti elágazással
card-nes_campfire = elágazás keletre tábortűzzel
    .ins = tábortüzes keleti elágazással
card-nes_rocks = elágazás keletre sziklákkal
    .ins = sziklás keleti elágazással
card-nesw = keresztút
    .ins = keresztúttal
card-nesw_tree = keresztút kidőlt fával
    .ins = kidőlt fás keresztúttal
card-nesw_lake = keresztút tóval
    .ins = tavas keresztúttal
card-nesw_ditch = keresztút árokkal
    .ins = árkos keresztúttal
card-nesw_campfire = keresztút tábortűzzel
    .ins = tábortüzes keresztúttal
card-w = nyugati zsákutca
    .ins = nyugati zsákutcával
card-n = északi zsákutca
    .ins = északi zsákutcával
card-axe = fejsze
    .ins = fejszével
card-boat = csónak
    .ins = csónakkal
card-rope = kötél
    .ins = kötéllel
card-trap = csapda
    .ins = csapdával
card-troll = troll
    .ins = trollal
card-storm = vihar
    .ins = viharral
card-mine-treasure = információs kártya (bánya vagy kincs)
    .ins = információs kártyával (bánya vagy kincs)
card-mine-role = információs kártya (bánya vagy szerep)
    .ins = információs kártyával (bánya vagy szerep)
card-treasure-role = információs kártya (kincs vagy szerep)
    .ins = információs kártyával (kincs vagy szerep)

## mine

mine-gems = drágakőbánya
    .the = a drágakőbánya
mine-gold = aranybánya
    .the = az aranybánya
mine-silver = ezüstbánya
    .the = az ezüstbánya
mine-dragon = sárkánybánya
    .the = a sárkány bányája

## kind

kind-gems = drágakő
kind-gold = arany
kind-silver = ezüst

## clan

clan-blue = kék
clan-yellow = sárga

## role

role-loyal = hűséges törpe
role-selfish = önző törpe
role-saboteur = szabotőr

## role_goal

role_goal-loyal = Amit találsz, a klánod közös kasszájába kerül, és a kasszán egyenlően osztoztok. Segítsd kincshez a klánodat, és figyelj, ki az, aki csak tetteti.
role_goal-selfish = Megtartod, amit találsz, és semmit sem kapsz a közös kasszából. Játszd a barátot, amíg közel nem kerültök a bányákhoz, aztán érj oda elsőként.
role_goal-saboteur = A klánod tagjának látszol, de a másikkal osztozol: amit találsz, az ő kasszájukba kerül. Segítsd őket észrevétlenül, és lassítsd a saját klánodat.

## obstacle

obstacle-tree = kidőlt fa
obstacle-lake = tó
obstacle-ditch = árok

## What lies on the table, in a sentence for who points at it.

thing-tree = Senki sem jut át, amíg valaki ki nem játszik ide egy fejszét.
thing-lake = Senki sem jut át, amíg valaki ki nem játszik ide egy csónakot.
thing-ditch = Senki sem jut át, amíg valaki ki nem játszik ide egy kötelet.
thing-opened = Egy eszköz megnyitotta: egy törpe fér el rajta, és aki ott áll, elzárja az utat.
thing-rocks = Egy törpe fér el rajta, és aki ott áll, mindenki más elől elzárja az utat.
thing-campfire = Az a törpe, amely itt kezdi a mozgását, három helyett öt kártyányit mehet.
thing-trap = Aki áthalad a csapdán, elveszít egy lapot, és a kör végéig eggyel kevesebbet tarthat.
thing-troll = A trollon senki sem jut át; akkor távozik, amikor a gazdája következő fordulója elkezdődik.
thing-hidden = Az első ide lépő törpe felfordítja, és ezzel véget ér a mozgása.
thing-mine = Aki itt fejezi be a mozgását, elvesz egy ilyen fajta kincset, ha van még.
thing-dragon = Itt nincs mit elvinni, és aki felébresztette a sárkányt, legfeljebb 2 pontot veszít.
thing-start = Innen indulnak ennek a klánnak a törpéi, és innen is indulhatnak ösvények.
thing-treasure = Elveheti, aki egy ilyen fajtájú nyitott bányán fejezi be a mozgását. Az értékét az látja, aki elveszi.
thing-taken = Szaggatott keret: ezt a kincset már elvették.
thing-information = Nézz meg egyet a rajta szereplő két dolog közül. Azt mindenki látja, hová nézel, de azt csak te, hogy mi van ott.

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

sheet-actions = Akciókártyák
sheet-board = A tábla
sheet-mines = Bánya- és kezdőkártyák
sheet-paths = Ösvénykártyák
sheet-seats = Szerepek és lapok a játékosok száma szerint
sheet-treasures = Kincskártyák

## own

game-title = Szabotőr: Az elveszett bányák
game-about = Két törpeklán versenyez egy erdőn át négy bányáért, és nem mindenki játszik a saját klánjáért.
option-further_rounds = újabb körök, amíg egyetlen győztes nem marad
option_name-further_rounds = További körök
choice-further_rounds-no = nem
choice-further_rounds-yes = igen

## What was gained where, and what was drawn.

gain-own = saját kincsek
gain-share = részek a kasszákból
gain-extra = maradékok a kasszákból
gain-dragon = a sárkány
throw-card = húzott lapok
throw-treasure = kincsek értékei
use-path = ösvény
use-tool = eszköz
use-information = információ
use-trap = csapda
use-troll = troll
use-storm = vihar

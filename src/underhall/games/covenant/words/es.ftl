### The sentences of Covenant. Chambers are named like b3, edges like b3-c3, points like b3-c3-c4.
### What a clan does is told as clan_..., what the Council of Elders does as elders_...
### `def` is a word with its article, `indef` with "un" or "una", `none` with "ningún" or "ninguna"; posts and tracks
### have `at` (en), `of` (de) and `to` (a); ordinals `m` and `f`. Resources can be counted.

## event

event-shares_blocked = Vagonetas del color que nadie usa ocupan la parte de un cuarto jugador.
event-turns_up = Nuevo en la oferta: { PARTS($tile, of: "tile") }.
event-shuffles_discards = Se ha agotado la pila: las losetas descartadas ({ ROW($row) }) se barajan y forman una nueva.
event-project_laid = Se coloca un proyecto: { PROJECT($project) }.
event-die_shows = El dado de { ENEMY($enemy) } muestra ahora { PARTS($gives, of: "gift", style: "and") }.
event-chamber_is = La cámara { $chamber } resulta ser { COLOUR($colour) }, con un yacimiento de { RESOURCE($deposit) }.
event-enemy_appears = { ENEMY_ALONE($enemy) } aparece en { $chamber }.
event-first_player = { NAME($seat) } tiene el primer turno.
event-drafts_start = { NAME($seat) } elige la loseta inicial de los { START($start) }.
event-drafts_tradition = { NAME($seat) } elige la tradición «{ TRADITION($tradition) }».
event-drafts_goal = { NAME($seat) } elige un objetivo: { GOAL($goal) }.
event-drafts_a_goal = { NAME($seat) } elige un objetivo.
event-era_begins = Comienza la era { $era }.
event-turn_begins = { NAME($seat) } juega su turno.
event-council_begins = Comienza el concilio { $era }; todos los enanos vuelven a sus tabernas.
event-final_scoring = La partida termina y se hace el recuento.
event-clan_gains_glory = { NAME($seat) } gana { $points } de gloria { EARNED($source) }.
event-clan_pays_glory = { NAME($seat) } paga { $amount } de gloria por { ROW($row, form: "def") }.
event-clan_gains_resource = { NAME($seat) } gana { $amount } { RESOURCE($resource, $amount) }.
event-clan_discards_resource = { NAME($seat) } no tiene sitio y descarta 1 { RESOURCE($resource) }.
event-clan_pays_resource = { NAME($seat) } paga 1 { RESOURCE($resource) }.
event-clan_gets_token = { NAME($seat) } recibe una ficha de apoyo +1.
event-clan_exchanges_token = { NAME($seat) } cambia una ficha de apoyo +1 por una +2.
event-clan_gets_keys = { NAME($seat) } recibe { $amount ->
    [one] { $amount } llave
   *[other] { $amount } llaves
}.
event-clan_opens_storage = { NAME($seat) } abre una loseta de almacén.
event-clan_unlocks_buildings = { NAME($seat) } desbloquea una casa y un taller.
event-clan_is_stronger = { NAME($seat) } tiene { $amount } más de fuerza este turno.
event-clan_strengthens = { NAME($seat) } fortalece a un enano hasta fuerza { $strength }.
event-clan_advances = { NAME($seat) } llega a la casilla { $space } { TRACK($track, form: "of") }.
event-clan_achieves = { NAME($seat) } consigue un logro { TRACK($track, form: "at") }.
event-clan_takes_coin = { NAME($seat) } pone la moneda { COIN($coin) } en su { NTH($place, form: "m") } lugar para monedas.
event-clan_borrows_coin = { NAME($seat) } usa la moneda { COIN($coin) } que está a la vista.
event-clan_resolves_coin = { NAME($seat) } usa la moneda { COIN($coin) }.
event-clan_keeps_tradition = { NAME($seat) } adopta la tradición «{ TRADITION($tradition) }».
event-clan_honours = { NAME($seat) } honra la tradición «{ TRADITION($tradition) }».
event-clan_takes_relic = { NAME($seat) } consigue una reliquia: { RELIC($relic, form: "def") }.
event-clan_uses_relic = { NAME($seat) } usa { RELIC($relic, form: "def") }.
event-clan_uses_relic_as = { NAME($seat) } usa { RELIC($relic, form: "def") } como si fuera { RELIC($other, form: "def") }.
event-clan_forges = { NAME($seat) } forja { PARTS($tool, of: "tile") } en { FORGE_PLACE($place) }.
event-clan_adorns = { NAME($seat) } pone un engaste de { SLOT_COLOUR($colour) } { POST($post, form: "at") } ({ EFFECT($effect) }).
event-clan_assigns = { NAME($seat) } asigna un enano de fuerza { $strength } { POST($post, form: "to") }.
event-clan_spends_support = { NAME($seat) } gasta una ficha de apoyo +{ $amount }.
event-clan_acts = { NAME($seat) } { ACTS($action) } con fuerza { $strength }.
event-clan_uses_ornament = { NAME($seat) } usa el engaste.
event-clan_clears_rubble = { NAME($seat) } despeja { $amount ->
    [one] { $amount } loseta
   *[other] { $amount } losetas
} de escombros.
event-clan_reveals = { NAME($seat) } revela la cámara { $chamber }.
event-clan_defeats = { NAME($seat) } derrota a { AN_ENEMY($enemy) } en { $chamber }.
event-clan_takes_die = { NAME($seat) } toma la recompensa del dado de { ENEMY($enemy) }.
event-clan_moves_enemy = { NAME($seat) } mueve a { AN_ENEMY($enemy) } de { $chamber } a { $there }.
event-clan_captures = { NAME($seat) } lleva a { AN_ENEMY($enemy) } de { $chamber } al calabozo.
event-clan_delivers = { NAME($seat) } entrega 1 { RESOURCE($resource) } en { SITE($site) }.
event-clan_delivers_to_throne = { NAME($seat) } entrega 1 { RESOURCE($resource) } al trono.
event-clan_completes_site = { NAME($seat) } completa { SITE($site) } y gana la estructura.
event-clan_builds = { NAME($seat) } construye { BUILDING($building, form: "indef") } en { $where }.
event-clan_releases = { NAME($seat) } no tiene bastantes llaves y suelta a { AN_ENEMY($enemy) }.
event-clan_scores_dungeon = { NAME($seat) } puntúa { $points } por el calabozo: { PARTS($how, of: "captive") }.
event-clan_scores_project = { NAME($seat) } puntúa { $points } por el proyecto «{ PROJECT($project) }»: { PARTS($how, of: "reckoned") }.
event-clan_shows_goal = { NAME($seat) } muestra un objetivo, { GOAL($goal) }: { $count } × { $each } = { $amount }.
event-clan_final_part = { NAME($seat) } suma { $points } por { PART($part) }: { PARTS($how, of: "reckoned") }.
event-elders_turn = Los Ancianos juegan su turno.
event-elders_reshuffle = A los Ancianos no les quedan cartas de herramienta y barajan las usadas.
event-elders_card = Los Ancianos revelan { TOOL($tool, form: "def") }: { ELDERS_DO($tool) }. Después, la carta les da { PARTS($gives, of: "gift", style: "and") }.
event-elders_roll = Los Ancianos sacan un { $face }: { ELDERS_ROLL($choice) }.
event-elders_clear_rubble = Los Ancianos retiran { PARTS($tile, of: "tile") }.
event-elders_find_all_revealed = Los Ancianos encuentran todas las cámaras reveladas y no revelan ninguna.
event-elders_hunt = Los Ancianos van a por { ELDERS_HUNT($prey) }.
event-elders_find_no_prey = Los Ancianos no tienen con quién combatir: no hay trols, ni un orco y un goblin en una fila, ni dos goblins en una fila.
event-elders_find_no_site = Los Ancianos no entregan nada: tienen vagonetas en todas las obras, o no les queda ninguna.
event-elders_plan = Los Ancianos construyen { ELDERS_PLAN($building) }.
event-elders_cannot_build = Los Ancianos no tienen nada que construir, o dónde hacerlo.
event-elders_forge_tool = Los Ancianos forjan: una carta más se une a sus herramientas.
event-elders_take_tile = Los Ancianos toman { PARTS($tile, of: "tile") }{ ELDERS_TAKE($why) }.
event-elders_gains_glory = Los Ancianos ganan { $points } de gloria { EARNED($source) }.
event-elders_advances = Los Ancianos llegan a la casilla { $space } { TRACK($track, form: "of") }.
event-elders_achieves = Los Ancianos consiguen un logro { TRACK($track, form: "at") }.
event-elders_reveals = Los Ancianos revelan la cámara { $chamber }.
event-elders_defeats = Los Ancianos derrotan a { AN_ENEMY($enemy) } en { $chamber }.
event-elders_takes_die = Los Ancianos toman la recompensa del dado de { ENEMY($enemy) }.
event-elders_delivers = Los Ancianos entregan 1 { RESOURCE($resource) } en { SITE($site) }.
event-elders_delivers_to_throne = Los Ancianos entregan 1 { RESOURCE($resource) } al trono.
event-elders_completes_site = Los Ancianos completan { SITE($site) } y ganan la estructura.
event-elders_builds = Los Ancianos construyen { BUILDING($building, form: "indef") } en { $where }.
event-elders_scores_dungeon = Los Ancianos puntúan { $points } por el calabozo: { PARTS($how, of: "captive") }.
event-elders_counts = Los Ancianos suman { $points } por { PART($part) }: { PARTS($how, of: "reckoned") }.
event-elders_win = La partida ha terminado. Ha ganado el Concilio de Ancianos.

## refused

refused-already_adorned = Ya hay un engaste { POST($post, form: "at") }.
refused-bonus_taken = La casilla de bonificación { $space } está ocupada, o esta obra no tiene ninguna.
refused-build_one = Una vez elegido qué construir, construyes al menos uno.
refused-cannot_borrow = No puedes usar { RELIC($relic, form: "def") } como { RELIC($other, form: "def") }: para eso hacen falta la tradición «{ tradition-20 }» y una reliquia de ese tipo a la vista.
refused-cannot_pay_tool = No puedes pagar { PARTS($tool, of: "tile") }.
refused-chamber_full = En { $chamber } ya hay tres enemigos.
refused-clear_one = Hay que despejar al menos una loseta de escombros.
refused-coin_not_now = Tu { NTH($place, form: "f") } moneda no da nada en este concilio, o ya lo ha dado.
refused-dwarf_in_use = No se puede fortalecer al enano que se usa este turno.
refused-face_not_up = Solo cuenta la cara superior del dado de { ENEMY($enemy) }.
refused-has_acted = La acción de esta herramienta ya se ha usado.
refused-has_gate = Una puerta en { $where } tocaría una cámara que ya tiene puerta.
refused-has_none = No tienes ese recurso: { RESOURCE($resource) }.
refused-has_such_a_tile = Ya tienes una loseta de este tipo.
refused-is_hidden = La cámara { $chamber } aún no está revelada.
refused-is_revealed = La cámara { $chamber } ya está revelada.
refused-must_assign = En un turno se asigna un enano a una herramienta; antes no se puede hacer otra cosa.
refused-must_release = Solo tienes { $keys ->
    [one] { $keys } llave
   *[other] { $keys } llaves
}; un enemigo tiene que irse.
refused-must_reveal = Al excavar se acaba siempre revelando una cámara.
refused-no_building_space = En { $chamber } no hay ningún espacio libre para edificios.
refused-no_free_space = Ahí no hay espacio libre para ese recurso: { RESOURCE($resource) }.
refused-no_such_dwarf = No hay ningún enano así entre los que puedes elegir.
refused-no_such_enemy = En { $chamber } no hay ningún { ENEMY($enemy) }.
refused-no_such_relic = No tienes { RELIC($relic, form: "def") }.
refused-no_such_token = No tienes ninguna ficha +{ $support }.
refused-no_tool = No hay ninguna herramienta { POST($post, form: "at") }.
refused-none_defeated = En este combate no se ha derrotado a ningún { ENEMY($enemy) }, o ya has usado su dado.
refused-none_in_forge = En tu zona de forja no hay { BUILDING($building, form: "none") }.
refused-not_adorned = Esta herramienta no tiene engaste.
refused-not_beside_revealed = La cámara { $chamber } no está junto a una revelada.
refused-not_in_dungeon = En tu calabozo no hay ningún { ENEMY($enemy) }.
refused-not_in_plan = Construir { BUILDING($building, form: "indef") } no forma parte de lo que has elegido.
refused-not_offered = «{ $amount } × { REWARD($reward) }» no está entre las recompensas.
refused-not_on_this_side = La cámara { $chamber } no está en esta cara del tablero.
refused-not_your_goal = Ese no es uno de tus objetivos.
refused-nothing_to_build = Ahora no puedes construir { PLAN($plan) }, ni una parte de ello.
refused-nothing_to_deliver = No tienes nada que pueda ir ahora a { SITE($site) }.
refused-ornament_spent = El engaste ya se ha usado, o solo sirve antes de la acción.
refused-other_enemy = Esto no alcanza a { AN_ENEMY($enemy) }.
refused-other_tool = «{ ACTION($action) }» no es lo que hace esta herramienta.
refused-own_building_there = Ya tienes una casa o un taller en { $chamber }.
refused-pillar_too_close = Un pilar en { $where } estaría demasiado cerca de otro.
refused-place_taken = Ya hay una herramienta en { FORGE_PLACE($place) }.
refused-relic_fresh = Has conseguido { RELIC($relic, form: "def") } en este turno; espera a uno posterior para usar la reliquia.
refused-relic_used = Ya has usado { RELIC($relic, form: "def") }.
refused-site_finished = Ya has terminado { SITE($site) }.
refused-site_first = Aún cabe algo en { SITE($site) }; el trono tiene que esperar.
refused-slot_empty = Ahí ya no hay nada.
refused-storage_full = En tu almacén solo caben { $spaces } recursos; sobra uno.
refused-strongest = Este enano ya tiene toda la fuerza que puede tener.
refused-throne_only = Esta recompensa solo entrega al trono.
refused-tile_not_offered = Esta loseta no está en la oferta.
refused-too_dear = Cuesta { $cost } de gloria, y no la tienes.
refused-too_deep = Esa reliquia está en la casilla { $space } de la Mina; tu marcador aún no ha llegado.
refused-too_weak = Hace falta fuerza { $need }, y tienes { $strength }.
refused-tool_in_use = Ya hay un enano { POST($post, form: "at") }.
refused-track_ends = Estás al final { TRACK($track, form: "of") }.
refused-tradition_not_now = Esta tradición no es tuya, no tiene fuego o ya se ha honrado en este concilio.
refused-wrong_slot = El hueco { POST($post, form: "of") } es para un engaste del otro color.

## move

move-done = Basta
move-pass = Pasar
move-ornament = Usar el engaste
move-draft_start = Elegir a los { START($start) }
move-draft_tradition = Elegir «{ TRADITION($tradition) }»
move-draft_goal = Elegir el objetivo: { GOAL($goal) }
move-use_relic = Usar { RELIC($relic, form: "def") }
move-use_relic_as = Usar { RELIC($relic, form: "def") } como { RELIC($other, form: "def") }
move-assign = Asignar un enano de fuerza { $strength } { POST($post, form: "to") }
move-spend = Gastar una ficha +{ $support }
move-act = { ACTION($action) }
move-take = Siguiente: { $amount } × { REWARD($reward) }
move-gain = Ganar 1 { RESOURCE($resource) }
move-discard = Descartar 1 { RESOURCE($resource) }
move-pay = Pagar con 1 { RESOURCE($resource) }
move-deliver = Entregar 1 { RESOURCE($resource) }
move-to_throne = Entregar 1 { RESOURCE($resource) } al trono
move-support = Tomar { SUPPORT($support) }
move-train = Fortalecer a un enano de fuerza { $strength } de la taberna
move-train_at = Fortalecer al enano { POST($post, form: "of") }
move-step = Avanzar { TRACK($track, form: "at") }
move-coin = Poner la { NTH($slot, form: "f") } moneda de la oferta en tu { NTH($place, form: "m") } lugar para monedas
move-benefit = Usar la { NTH($slot, form: "f") } moneda de la oferta
move-tradition = Adoptar la { NTH($slot, form: "f") } tradición de la oferta
move-relic = Tomar la { NTH($slot, form: "f") } reliquia de la oferta
move-forge = Forjar la { NTH($slot, form: "f") } herramienta de la oferta en { FORGE_PLACE($place) }
move-adorn_silver = Poner el { NTH($slot, form: "m") } engaste de plata { POST($post, form: "at") }
move-adorn_gold = Poner el { NTH($slot, form: "m") } engaste de oro { POST($post, form: "at") }
move-rubble = Despejar la { NTH($slot, form: "f") } loseta de escombros
move-reveal = Revelar la cámara { $chamber }
move-defeat = Derrotar a { AN_ENEMY($enemy) } en { $chamber }
move-die = Tomar la recompensa del dado de { ENEMY($enemy) }
move-die_face = Tomar { PARTS($gives, of: "gift", style: "and") } con el dado de { ENEMY($enemy) }
move-capture = Llevar a { AN_ENEMY($enemy) } al calabozo
move-move_enemy = Mover a { AN_ENEMY($enemy) } de { $chamber } a { $there }
move-site = Entregar en { SITE($site) }
move-bonus = Tomar la { NTH($space, form: "f") } bonificación de la obra
move-plan = Construir { PLAN($plan) }
move-build_house = Construir una casa en { $chamber }
move-build_workshop = Construir un taller en { $chamber }
move-build_pillar = Construir un pilar en { $where }
move-build_gate = Construir una puerta en { $where }
move-resolve_coin = Usar tu { NTH($place, form: "f") } moneda
move-honour = Honrar «{ TRADITION($tradition) }»
move-release = Soltar a { AN_ENEMY($enemy) }
move-show_goal = Mostrar el objetivo: { GOAL($goal) }
move-fate = Azar: { $text }

## What going on is called, by question.

label-SpendSupport-pass = Sin apoyo
label-UseTool-done = Dejar la herramienta
label-UseRelic-pass = Sin reliquia ahora
label-TakeRelic-pass = No tomar reliquia
label-RansomRelic-pass = Guardar el hierro
label-TakeCoin-pass = Dejar la moneda
label-BenefitOfCoin-pass = No usar ninguna moneda
label-TakeTradition-pass = No adoptar tradición
label-Forge-pass = No forjar nada
label-Adorn-pass = No poner engaste
label-ChooseReward-pass = Renunciar a lo demás
label-FreeStep-pass = Renunciar al paso
label-Strengthen-pass = No fortalecer a nadie
label-ChooseRubble-done = Dejar de excavar
label-ChooseEnemy-done = Terminar el combate
label-ChooseDie-pass = Dejar los dados como están
label-DefeatGoblin-pass = Perdonar a los goblins
label-DefeatOrc-pass = Perdonar a orcos y goblins
label-MoveEnemy-pass = No mover enemigos
label-CaptureEnemy-pass = No capturar a nadie
label-Transport-pass = No transportar nada
label-DeliverToSite-pass = No ir a ninguna obra
label-ChooseDelivery-done = No entregar más aquí
label-DeliverToThrone-done = No más para el trono
label-Build-pass = No construir nada
label-PlaceBuilding-done = Terminar de construir
label-BuildHouse-done = Ninguna casa
label-BuildWorkshop-done = Ningún taller
label-ChooseCoin-pass = No usar más monedas
label-ChooseTradition-pass = No honrar más tradiciones
label-ChooseGoal-pass = No mostrar objetivo

## explain

explain-done = No haces más de esto. La fuerza que queda se pierde.
explain-pass = Lo dejas. No pierdes más que la ocasión.
explain-ornament = Su efecto no depende de la fuerza, y viene entero antes o entero después de la acción.
explain-draft_start = Con lo que empiezas: recursos, apoyo y pasos. Los demás toman lo que queda.
explain-draft_tradition = Vale para toda la partida. Busca una que encaje con lo que piensas hacer a menudo.
explain-draft_goal = Puntúa al final si consigues cuatro logros en los medidores; con ocho, puntúan tus dos objetivos.
explain-use_relic = Sirve una vez en la partida; se queda y cuenta para la columna del pico. Una reliquia por turno.
explain-use_relic_as = Gracias a «{ tradition-20 }»: gastas tu reliquia, pero hace lo que muestra la que está a la vista.
explain-assign = La fuerza del enano es la fuerza de la acción. Los enanos vuelven después del concilio.
explain-spend = Más fuerza solo este turno. Una ficha por enano.
explain-act = La acción de la herramienta, con la fuerza de su enano y de la ficha.
explain-take = Las recompensas vienen una tras otra, cada una con todo lo que trae. Tú eliges el orden.
explain-gain = Un símbolo de recurso cualquiera: elige el que vayas a necesitar.
explain-discard = Tu almacén está lleno. Guarda lo que vayan a pedir obras, herramientas y engastes.
explain-pay = Vale cualquier recurso; da el que menos necesites.
explain-deliver = Una vagoneta en el espacio, y gloria al momento. Llega al límite de la obra para ganar su pilar o su puerta.
explain-to_throne = Una vagoneta en el trono, y gloria al momento. Al final, tener más vagonetas ahí que nadie da 6 de gloria.
explain-support = Muchas fichas pequeñas o menos y más grandes: en un turno solo se puede gastar una.
explain-train = Para siempre. Un enano de la taberna puede aprovecharlo en esta era.
explain-train_at = Para siempre, pero este enano ya ha trabajado en esta era.
explain-step = La siguiente casilla da su beneficio; cuatro casillas de cada medidor son logros.
explain-coin = Da algo en todos los concilios que quedan. Al momento ganas lo que está impreso bajo el lugar.
explain-benefit = Lo que da la moneda, una vez; se queda donde está.
explain-tradition = Vale desde ahora. Las nuevas cuestan gloria; las viejas, no.
explain-relic = Un solo uso en un turno posterior, y gloria por tipos distintos con herramientas en la columna del pico.
explain-forge = Una herramienta más, y la recompensa del lugar al momento. Las herramientas de una columna puntúan al final.
explain-adorn_silver = 3 de gloria al momento, y un efecto cada vez que se usa la herramienta.
explain-adorn_gold = 2 de gloria al momento, y un efecto cada vez que se usa la herramienta.
explain-rubble = Ganas lo que muestra la loseta. Tres losetas dan dos pasos en la Mina; cinco, tres.
explain-reveal = Ganas lo que muestra su reverso. Después, la cámara queda abierta para todos, con sus enemigos.
explain-defeat = A tu calabozo, donde puntúa en los concilios mientras tengas llaves.
explain-die = Lo que muestra el dado; después se tira para el próximo combate.
explain-die_face = Gracias a «{ tradition-10 }»: cualquier cara del dado; después se tira.
explain-capture = A tu calabozo, sin las recompensas de un combate.
explain-move_enemy = Lejos de tus edificios, o hacia los de otro: al final, cada cámara con ambas cosas cuesta 2 de gloria.
explain-site = Todas las entregas de este turno van a una obra; solo lo que sobre puede ir al trono.
explain-bonus = Ganas lo que muestra la casilla; nadie más puede tomarla.
explain-plan = Lo que puedes construir este turno; la fuerza que sobra se pierde.
explain-build_house = Ganas el recurso de su yacimiento.
explain-build_workshop = Te permite forjar sobre esmeralda, poner un engaste sobre oro y ambas cosas sobre mythrall, al coste habitual.
explain-build_pillar = Un paso por cada una de sus tres cámaras. Tienes presencia en todas ellas.
explain-build_gate = Gloria por sus dos cámaras. Tienes presencia en ambas.
explain-resolve_coin = Lo que está impreso en la moneda. El orden lo pones tú.
explain-honour = Lo que da la tradición en un concilio. El orden lo pones tú.
explain-release = De vuelta a la bolsa. Quédate con lo que más puntúa: primero los trols, los goblins por parejas.
explain-show_goal = Con menos de ocho logros solo cuenta uno de tus objetivos.
explain-fate = Lo que deciden la baraja o el dado; nadie lo elige.

## aim

aim-win = Tener más gloria que nadie. Las hazañas la dan al momento, y los proyectos en los concilios. Al final cuentan el trono, los objetivos, los logros, las columnas con herramientas forjadas y lo que sobra, y los enemigos junto a tus edificios te quitan algo. En solitario necesitas más que los Ancianos.
aim-end = Hay tres eras, cada una con un concilio al final. Después del tercer concilio viene la puntuación final.

## question

question-DraftTile = Toma una loseta. Necesitas una de cada uno de los cuatro tipos.
question-AssignDwarf = ¿Qué enano va a qué herramienta?
question-SpendSupport = ¿Gastas una ficha de apoyo en este enano?
question-UseTool = Usa la acción o el engaste de la herramienta, o nada más.
question-ChooseReward = ¿Qué recompensa tomas ahora?
question-ChooseSupport = ¿Una ficha +1 más, o una +2 por una +1?
question-Strengthen = ¿A qué enano fortaleces?
question-Forge = ¿Qué herramienta forjas, y dónde?
question-Adorn = ¿Qué engaste tomas, y para qué herramienta?
question-ChooseResource = ¿Qué recurso ganas?
question-Overflow = No caben más recursos en tu almacén. ¿Qué descartas?
question-PayAny = ¿Con qué recurso pagas?
question-FreeStep = ¿En qué medidor avanzas?
question-TakeCoin = ¿Qué moneda tomas, y para qué lugar?
question-BenefitOfCoin = ¿Qué moneda a la vista usas?
question-TakeRelic = ¿Qué reliquia tomas?
question-RansomRelic = ¿Pagas 1 hierro por una reliquia?
question-UseRelic = Usa una reliquia, o sigue.
question-ChooseRubble = ¿Qué escombros despejas?
question-RevealChamber = ¿Qué cámara revelas?
question-ChooseEnemy = ¿A qué enemigo derrotas?
question-ChooseDie = ¿De qué dado tomas la recompensa?
question-DefeatGoblin = ¿A qué goblin derrotas?
question-DefeatOrc = ¿A qué orco o goblin derrotas?
question-MoveEnemy = ¿A qué enemigo mueves?
question-CaptureEnemy = ¿Te llevas a un enemigo de esta cámara?
question-Transport = ¿En qué obra entregas?
question-DeliverToSite = ¿En qué obra entregas?
question-ChooseDelivery = ¿Qué entregas en la obra?
question-DeliverToThrone = ¿Qué entregas al trono?
question-PlaceMarker = ¿Qué bonificación tomas?
question-Build = ¿Qué quieres construir?
question-PlaceBuilding = ¿Qué construyes, y dónde?
question-BuildHouse = ¿Dónde construyes una casa?
question-BuildWorkshop = ¿Dónde construyes un taller?
question-ChooseCoin = ¿Qué moneda usas ahora?
question-ChooseTradition = ¿Qué tradición honras ahora?
question-CheckKeys = Te faltan llaves. ¿A qué enemigo sueltas?
question-ChooseGoal = ¿Qué objetivo muestras?
question-TakeTradition = ¿Qué tradición adoptas?

## The answer to a click on something that is no answer to the question.

warning-nothing = eso no da nada ahora
warning-overflow = no cabe en tu almacén: tendrás que descartar algo

## choose

choose-DraftTile = Elige una de las losetas que se ofrecen, de un tipo que aún no tengas.
choose-AssignDwarf = Elige uno de los enanos iluminados y una de las herramientas iluminadas.
choose-SpendSupport = Elige una ficha de apoyo iluminada, o «Sin apoyo».
choose-UseTool = Elige la acción o el engaste de la herramienta, o déjala.
choose-ChooseReward = Elige la recompensa que tomas ahora.
choose-ChooseSupport = Elige qué ficha de apoyo tomas.
choose-Strengthen = Elige uno de los enanos iluminados.
choose-Forge = Elige una herramienta iluminada del mercado y un lugar libre para ella.
choose-Adorn = Elige un engaste iluminado y una de tus herramientas para él.
choose-ChooseResource = Elige el recurso que ganas.
choose-Overflow = Elige un recurso de tu almacén que descartar.
choose-PayAny = Elige un recurso de tu almacén con el que pagar.
choose-FreeStep = Elige uno de los medidores iluminados.
choose-TakeCoin = Elige una moneda iluminada y un lugar de tu tablero para ella.
choose-BenefitOfCoin = Elige una de las monedas iluminadas.
choose-TakeRelic = Elige una de las reliquias iluminadas.
choose-RansomRelic = Elige una de las reliquias iluminadas, o guarda tu hierro.
choose-UseRelic = Elige una de tus reliquias iluminadas, o sigue sin ninguna.
choose-ChooseRubble = Elige una de las losetas de escombros iluminadas.
choose-RevealChamber = Elige una de las cámaras iluminadas.
choose-ChooseEnemy = Elige uno de los enemigos iluminados.
choose-ChooseDie = Elige uno de los dados iluminados.
choose-DefeatGoblin = Elige uno de los goblins iluminados.
choose-DefeatOrc = Elige uno de los orcos o goblins iluminados.
choose-MoveEnemy = Elige un enemigo iluminado y después la cámara adonde va.
choose-CaptureEnemy = Elige a qué enemigo de esta cámara capturas.
choose-Transport = Elige una de las obras iluminadas.
choose-DeliverToSite = Elige una de las obras iluminadas.
choose-ChooseDelivery = Elige un recurso iluminado de tu almacén.
choose-DeliverToThrone = Elige un recurso iluminado de tu almacén.
choose-PlaceMarker = Elige una de las casillas de bonificación iluminadas.
choose-Build = Elige qué quieres construir.
choose-PlaceBuilding = Elige uno de los lugares iluminados para un edificio.
choose-BuildHouse = Elige una de las cámaras iluminadas.
choose-BuildWorkshop = Elige una de las cámaras iluminadas.
choose-ChooseCoin = Elige una de tus monedas iluminadas.
choose-ChooseTradition = Elige una de tus tradiciones iluminadas.
choose-CheckKeys = Elige a qué enemigo de tu calabozo sueltas.
choose-ChooseGoal = Elige uno de tus objetivos.
choose-TakeTradition = Elige una de las tradiciones iluminadas.

## reason

reason-glory_now = De todo lo que puedes elegir aquí, es lo que más te da.
reason-best_turn = Con los enanos que te quedan en la taberna y las herramientas libres, donde más rinde ahora la fuerza { $strength } es { POST($post, form: "at") }.
reason-stronger = Con uno o dos más de fuerza, esta acción llega más lejos de lo que llegará una ficha después.
reason-order = Primero lo que mejora lo demás: recursos y pasos, luego losetas, luego lo que hay que pagar.
reason-draft = Da más que las otras que se ofrecen, y si no, la tomaría otra persona.
reason-draft_goal = De los objetivos que se ofrecen, es el que probablemente más gloria te dé.
reason-needed = Lo piden obras, herramientas y engastes, y tienes poco.
reason-least = Es lo que menos necesitas.
reason-works_today = Un enano de la taberna es más fuerte ya desde esta era.
reason-rubble = Contiene lo que más vale por la fuerza que cuesta.
reason-back = De todas las cámaras al alcance, su reverso es el que más te da.
reason-chase = Aleja a los enemigos de tus edificios: al final, cada cámara con ambas cosas cuesta gloria.
reason-delivery = Gloria al momento, y un paso hacia el pilar o la puerta.
reason-throne = Gloria al momento, y una vagoneta más para el puesto en el trono.
reason-builds_up = Da fruto más tarde: enanos más fuertes, más herramientas, más pasos.
reason-saves = Lo que guardas puede rendir más después.
reason-work = Con esta fuerza es lo que más te da.
reason-fight = Así tu fuerza rinde lo máximo.
reason-die = Muestra lo que más te conviene.
reason-gift = No cuesta nada.
reason-once = Solo se usa una vez, y lo que da te sirve ahora.
reason-step = De los medidores que puedes elegir, es el que más da a continuación.
reason-coin = El lugar da algo ahora, y la moneda, algo en todos los concilios que quedan.
reason-tradition = De las que se ofrecen, es la que probablemente más te dé hasta el final de la partida.
reason-relic = De las reliquias al alcance, es la que más te da.
reason-forge = Una herramienta más para tus enanos, y la recompensa del lugar al momento.
reason-adorn = Gloria al momento, y un efecto cada vez que se usa la herramienta.
reason-site = Con lo que tienes guardado, es donde más lejos llegas.
reason-place = Yacimiento, proyectos, distritos, enemigos al lado: en conjunto, es el mejor sitio.

## What glory was gained for.

earned-iron = por la entrega de hierro
earned-emerald = por la entrega de esmeralda
earned-gold = por la entrega de oro
earned-mythrall = por la entrega de mythrall
earned-silver_ornament = por el engaste de plata
earned-gold_ornament = por el engaste de oro
earned-achievement = por el logro
earned-court = por el paso en la Corte Real
earned-prestige = por el paso de Prestigio
earned-mine = por el paso en la Mina
earned-bonus = por la casilla de bonificación de la obra
earned-tradition = por tradición
earned-back = por el reverso de la cámara
earned-dig = por excavar
earned-fight = por el combate
earned-die = por el dado
earned-coin = por la moneda
earned-coin_place = por el lugar de la moneda
earned-relic = por la reliquia
earned-ornament = por el engaste de la herramienta
earned-start = por la loseta inicial
earned-place = por el lugar de la herramienta
earned-house = por la casa
earned-workshop = por el taller
earned-pillar = por el pilar
earned-gate = por la puerta
earned-card = por su carta
earned-support = en vez de apoyo o de fortalecer enanos
earned-no_fight = en vez de un combate
earned-no_building = en vez de un edificio

## How points were reckoned, part by part.

captive-goblin = { $count ->
    [one] { $count } goblin
   *[other] { $count } goblins
} ({ $points })
captive-orc = { $count ->
    [one] { $count } orco
   *[other] { $count } orcos
} ({ $points })
captive-troll = { $count ->
    [one] { $count } trol
   *[other] { $count } trols
} ({ $points })
captive-tradition = por tradición ({ $points })

## reckoned

reckoned-at = { $where } ({ $points })
reckoned-times = { $count } × { $each } de gloria
reckoned-throne = { $count ->
    [one] { $count } vagoneta
   *[other] { $count } vagonetas
}, en { NTH($place, form: "m") } lugar
reckoned-goals = { $count ->
    [one] { $count } objetivo mostrado
   *[other] { $count } objetivos mostrados
}
reckoned-achievements = { $count ->
    [one] { $count } logro
   *[other] { $count } logros
}, los posteriores valen más
reckoned-penalty = { $count ->
    [one] { $count } cámara
   *[other] { $count } cámaras
} a { $each }
reckoned-pick = { $tools ->
    [one] { $tools } herramienta
   *[other] { $tools } herramientas
} × { $count ->
    [one] { $count } tipo
   *[other] { $count } tipos
} de reliquias
reckoned-axe = { $tools ->
    [one] { $tools } herramienta
   *[other] { $tools } herramientas
} × { $count ->
    [one] { $count } cautivo
   *[other] { $count } cautivos
}
reckoned-compass = { $tools ->
    [one] { $tools } herramienta
   *[other] { $tools } herramientas
} × { $count ->
    [one] { $count } distrito
   *[other] { $count } distritos
}
reckoned-cart = { $tools ->
    [one] { $tools } herramienta
   *[other] { $tools } herramientas
} × { $count ->
    [one] { $count } estructura
   *[other] { $count } estructuras
}
reckoned-leftovers = { $count ->
    [one] sobra { $count }
   *[other] sobran { $count }
}, 1 por cada { $per }
reckoned-buildings = { $count ->
    [one] { $count } edificio
   *[other] { $count } edificios
} a { $each }
reckoned-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
} a { $each }
reckoned-elder_achievements = { $count ->
    [one] { $count } logro
   *[other] { $count } logros
} a { $each }
reckoned-tools = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} a { $each }

## A gift and a tile inside a sentence.

gift-nothing = nada
gift-one = 1 { $what ->
    [glory] de gloria
    [strength] de fuerza
    [support] de apoyo
   *[other] { REWARD($what) }
}
gift-more = { $count } { REWARDS($what) }

## tile

tile-rubble = escombros con { $what ->
    [any] un recurso cualquiera
   *[other] { RESOURCE($what) }
}
tile-tradition = la tradición «{ TRADITION($what) }»
tile-coin = la moneda { COIN($what) }
tile-relic = { RELIC($what, form: "def") }
tile-tool = { A_TOOL($what) } (cuesta { $cost ->
    [iron] 2 hierros
    [any] hierro y un recurso cualquiera
   *[other] hierro y { RESOURCE($cost) }
}, admite un engaste de { SLOT_COLOUR($colour) })
tile-silver_ornament = un engaste de plata ({ EFFECT($what) })
tile-gold_ornament = un engaste de oro ({ EFFECT($what) })

## What the Elders do by a tool, and what their die is rolled for.

elders_do-pick = retiran 2 losetas de escombros, avanzan 2 pasos en la Mina, toman una reliquia y revelan una cámara
elders_do-axe = combaten contra la mejor presa de la montaña
elders_do-compass = construyen lo mejor que tienen
elders_do-cart = completan una obra donde no tienen ninguna vagoneta

## elders_roll

elders_roll-rubble = se retiran los escombros de ese lugar, contando desde la izquierda
elders_roll-hidden = en la fila de ese número, contando desde arriba, revelan la cámara oculta más a la izquierda
elders_roll-prey = combaten en la fila de ese número, contando desde arriba, de izquierda a derecha
elders_roll-site = entregan en esa obra, contando primero los tres pilares y después las puertas
elders_roll-tradition = toman la tradición de ese lugar, contando desde la izquierda
elders_roll-coin = toman la moneda de ese lugar, contando desde la izquierda
elders_roll-ornament = toman el engaste de ese lugar, de plata del 1 al 3, de oro del 4 al 6
elders_roll-ring = construyen junto a esa cámara del anillo
elders_roll-building_row = en la fila de ese número, contando desde arriba, construyen en el espacio libre más a la izquierda

## elders_hunt

elders_hunt-troll = un trol, la mejor presa que hay
elders_hunt-orc_goblin = un orco y un goblin de una misma fila, porque no hay ningún trol
elders_hunt-goblin_goblin = dos goblins de una misma fila, porque no hay ni un trol ni un orco junto a un goblin
elders_hunt-orc_by_reward = un orco
elders_hunt-goblin_by_reward = un goblin, porque no hay ningún orco

## elders_plan

elders_plan-pillar = un pilar, lo mejor que tienen
elders_plan-gate = una puerta, porque no tienen ningún pilar que encuentre sitio
elders_plan-workshop = un taller, porque ningún pilar ni puerta suyos encuentra sitio
elders_plan-house = una casa, porque nada mejor de lo suyo encuentra sitio

## elders_take

elders_take-die = {""}
elders_take-lacking = , la primera reliquia de un tipo que te falta
elders_take-topmost = , la primera reliquia, porque tienes todos los tipos que se ofrecen

## row

row-rubble = escombros
    .def = los escombros
row-tradition = tradición
    .def = la tradición
row-coin = moneda del rey
    .def = la moneda del rey
row-relic = reliquia
    .def = la reliquia
row-tool = herramienta
    .def = la herramienta
row-silver_ornament = engaste de plata
    .def = el engaste de plata
row-gold_ornament = engaste de oro
    .def = el engaste de oro

## resource

resource-iron = { $count ->
    [one] hierro
   *[other] hierros
}
resource-emerald = { $count ->
    [one] esmeralda
   *[other] esmeraldas
}
resource-gold = { $count ->
    [one] oro
   *[other] oros
}
resource-mythrall = mythrall
resource-any = { $count ->
    [one] recurso cualquiera
   *[other] recursos cualesquiera
}

## reward

reward-iron = hierro
reward-emerald = esmeralda
reward-gold = oro
reward-mythrall = mythrall
reward-any = recurso a elegir
reward-court = paso en la Corte Real
reward-prestige = paso de Prestigio
reward-mine = paso en la Mina
reward-step = paso a elegir
reward-glory = gloria
reward-support = apoyo
reward-token = ficha +1
reward-strengthen = fortalecimiento
reward-strength = fuerza
reward-coin = moneda del rey
reward-tradition = tradición
reward-relic = reliquia
reward-ransom = reliquia por 1 hierro
reward-forge = forja
reward-adorn = engaste
reward-throne = entrega al trono
reward-site = entrega en una obra
reward-move = movimiento de un enemigo
reward-goblin = goblin derrotado
reward-orc = orco o goblin derrotado
reward-house = casa por construir
reward-workshop = taller por construir
reward-key = llave
reward-storage = loseta de almacén
reward-buildings = casa y taller desbloqueados
reward-benefit = beneficio de una moneda a la vista
reward-achievement = logro
reward-token2 = ficha +2
reward-space = espacio de almacén
reward-pillar = pilar
reward-gate = puerta

## rewards

rewards-iron = hierros
rewards-emerald = esmeraldas
rewards-gold = oros
rewards-mythrall = mythrall
rewards-any = recursos a elegir
rewards-court = pasos en la Corte Real
rewards-prestige = pasos de Prestigio
rewards-mine = pasos en la Mina
rewards-step = pasos a elegir
rewards-glory = de gloria
rewards-support = de apoyo
rewards-token = fichas +1
rewards-strengthen = fortalecimientos
rewards-strength = de fuerza
rewards-coin = monedas del rey
rewards-tradition = tradiciones
rewards-relic = reliquias
rewards-ransom = reliquias por 1 hierro cada una
rewards-forge = forjas
rewards-adorn = engastes
rewards-throne = entregas al trono
rewards-site = entregas en una obra
rewards-move = movimientos de enemigos
rewards-goblin = goblins derrotados
rewards-orc = orcos o goblins derrotados
rewards-house = casas por construir
rewards-workshop = talleres por construir
rewards-key = llaves
rewards-storage = losetas de almacén
rewards-buildings = casas y talleres desbloqueados
rewards-benefit = beneficios de monedas a la vista
rewards-achievement = logros
rewards-token2 = fichas +2
rewards-space = espacios de almacén
rewards-pillar = pilares
rewards-gate = puertas

## track

track-court = Corte Real
    .at = en la Corte Real
    .of = de la Corte Real
track-prestige = Prestigio
    .at = en Prestigio
    .of = de Prestigio
track-mine = Mina
    .at = en la Mina
    .of = de la Mina

## tool

tool-pick = pico
    .def = el pico
tool-axe = hacha
    .def = el hacha
tool-compass = compás
    .def = el compás
tool-cart = vagoneta
    .def = la vagoneta
tool-book = libro
    .def = el libro

## a_tool

a_tool-pick = un pico
a_tool-axe = un hacha
a_tool-compass = un compás
a_tool-cart = una vagoneta
a_tool-book = un libro

## action

action-dig = Excavar
action-fight = Combatir
action-build = Construir
action-transport = Transportar

## acts

acts-dig = excava
acts-fight = combate
acts-build = construye
acts-transport = transporta

## support

support-_1 = una ficha +1
support-_2_for_1 = una ficha +2 por una +1

## post

post-pick = el pico impreso
    .at = en el pico impreso
    .of = del pico impreso
    .to = al pico impreso
post-axe = el hacha impresa
    .at = en el hacha impresa
    .of = del hacha impresa
    .to = al hacha impresa
post-compass = el compás impreso
    .at = en el compás impreso
    .of = del compás impreso
    .to = al compás impreso
post-cart = la vagoneta impresa
    .at = en la vagoneta impresa
    .of = de la vagoneta impresa
    .to = a la vagoneta impresa
post-place_1 = el lugar 1, bajo el compás
    .at = en el lugar 1, bajo el compás
    .of = del lugar 1, bajo el compás
    .to = al lugar 1, bajo el compás
post-place_2 = el lugar 2, bajo el compás
    .at = en el lugar 2, bajo el compás
    .of = del lugar 2, bajo el compás
    .to = al lugar 2, bajo el compás
post-place_3 = el lugar 3, bajo el hacha
    .at = en el lugar 3, bajo el hacha
    .of = del lugar 3, bajo el hacha
    .to = al lugar 3, bajo el hacha
post-place_4 = el lugar 4, bajo el hacha
    .at = en el lugar 4, bajo el hacha
    .of = del lugar 4, bajo el hacha
    .to = al lugar 4, bajo el hacha
post-place_5 = el lugar 5, bajo la vagoneta
    .at = en el lugar 5, bajo la vagoneta
    .of = del lugar 5, bajo la vagoneta
    .to = al lugar 5, bajo la vagoneta
post-place_6 = el lugar 6, bajo el pico
    .at = en el lugar 6, bajo el pico
    .of = del lugar 6, bajo el pico
    .to = al lugar 6, bajo el pico
post-place_7 = el lugar 7, bajo la vagoneta
    .at = en el lugar 7, bajo la vagoneta
    .of = del lugar 7, bajo la vagoneta
    .to = al lugar 7, bajo la vagoneta
post-place_8 = el lugar 8, bajo el pico
    .at = en el lugar 8, bajo el pico
    .of = del lugar 8, bajo el pico
    .to = al lugar 8, bajo el pico

## forge_place

forge_place-1 = el lugar 1, bajo el compás
forge_place-2 = el lugar 2, bajo el compás
forge_place-3 = el lugar 3, bajo el hacha
forge_place-4 = el lugar 4, bajo el hacha
forge_place-5 = el lugar 5, bajo la vagoneta
forge_place-6 = el lugar 6, bajo el pico
forge_place-7 = el lugar 7, bajo la vagoneta
forge_place-8 = el lugar 8, bajo el pico

## nth

nth-1 = primero
    .m = primer
    .f = primera
nth-2 = segundo
    .m = segundo
    .f = segunda
nth-3 = tercero
    .m = tercer
    .f = tercera
nth-4 = cuarto
    .m = cuarto
    .f = cuarta
nth-5 = quinto
    .m = quinto
    .f = quinta
nth-6 = sexto
    .m = sexto
    .f = sexta
nth-7 = séptimo
    .m = séptimo
    .f = séptima
nth-8 = octavo
    .m = octavo
    .f = octava

## enemy

enemy-goblin = { $count ->
    [one] goblin
   *[other] goblins
}
enemy-orc = { $count ->
    [one] orco
   *[other] orcos
}
enemy-troll = { $count ->
    [one] trol
   *[other] trols
}

## an_enemy

an_enemy-goblin = un goblin
an_enemy-orc = un orco
an_enemy-troll = un trol

## enemy_alone

enemy_alone-goblin = Un goblin
enemy_alone-orc = Un orco
enemy_alone-troll = Un trol

## plan

plan-house = una casa
plan-workshop = un taller
plan-pillar_or_gate = un pilar o una puerta
plan-house_workshop = una casa y un taller
plan-workshop_pillar_or_gate = un taller y un pilar o una puerta
plan-house_workshop_pillar_or_gate = una casa, un taller y un pilar o una puerta
plan-workshop_2_pillar_or_gate = un taller y dos pilares o puertas

## building

building-house = casa
    .indef = una casa
    .none = ninguna casa
building-workshop = taller
    .indef = un taller
    .none = ningún taller
building-pillar = pilar
    .indef = un pilar
    .none = ningún pilar
building-gate = puerta
    .indef = una puerta
    .none = ninguna puerta

## site

site-pillar_1 = la obra del pilar de 1 vagoneta
site-pillar_2 = la obra del pilar de 2 vagonetas
site-pillar_3 = la obra del pilar de 3 vagonetas
site-gate_1 = la obra de la puerta de 1 vagoneta
site-gate_2 = la obra de la puerta de 2 vagonetas
site-gate_3 = la obra de la puerta de 3 vagonetas

## colour

colour-yellow = amarilla
colour-blue = azul
colour-black = negra

## slot_colour

slot_colour-silver = plata
slot_colour-gold = oro

## effect

effect-strength = +1 de fuerza
effect-goblin = un goblin
effect-orc = un orco o un goblin
effect-site = una entrega
effect-house = una casa
effect-adorn = otro engaste

## coin

coin-crowned = coronada
coin-iron = de hierro
coin-emerald = de esmeralda
coin-golden = dorada
coin-mythrall = de mythrall
coin-hearth = del hogar
coin-hammer = del martillo
coin-haul = del acarreo
coin-court = de la corte
coin-prestige = del prestigio
coin-mine = de la mina
coin-throne = del trono
coin-hunt = de la caza
coin-road = del camino

## relic

relic-horn = cuerno
    .def = el cuerno
relic-lantern = farol
    .def = el farol
relic-banner = estandarte
    .def = el estandarte
relic-seal = sello
    .def = el sello
relic-anvil = yunque
    .def = el yunque
relic-crown = corona
    .def = la corona

## start

start-miners = mineros
start-smiths = herreros
start-carters = carreteros
start-wardens = guardianes
start-courtiers = cortesanos
start-delvers = excavadores
start-jewellers = joyeros
start-masons = canteros
start-brewers = cerveceros
start-seekers = buscadores

## goal

goal-1 = herramientas
goal-2 = engastes
goal-3 = pilares y puertas ganados
goal-4 = edificios construidos
goal-5 = pilares construidos
goal-6 = puertas construidas
goal-7 = monedas del rey
goal-8 = tradiciones
goal-9 = fuerza de todos los enanos
goal-10 = llaves
goal-11 = espacios de almacén
goal-12 = tipos de reliquias

## project

project-A1 = talleres sobre mythrall
project-A2 = casas en cámaras amarillas
project-A3 = casas en cámaras negras y sobre mythrall
project-A4 = talleres en cámaras negras y sobre oro
project-A5 = casas sobre esmeralda u oro
project-A6 = talleres en cámaras azules y sobre esmeralda
project-B1 = pilares junto a mythrall
project-B2 = puertas junto a cámaras negras y azules
project-B3 = pilares junto a cámaras amarillas y negras
project-B4 = puertas junto a oro
project-B5 = pilares junto a cámaras azules
project-B6 = puertas junto a cámaras amarillas y de esmeralda
project-C1 = los distritos de una puerta
project-C2 = los distritos de un pilar
project-C3 = tipos de edificios
project-C4 = cámaras propias sin enemigos
project-C5 = casas y talleres alrededor de un pilar
project-C6 = casas junto a los talleres propios

## Where glory comes from, in a list beside numbers.

tally-glory = ganada hasta ahora
tally-throne = vagonetas en el trono
tally-goals = objetivos
tally-achievements = logros
tally-penalty = enemigos junto a edificios
tally-pick = columna del pico: reliquias
tally-axe = columna del hacha: cautivos
tally-compass = columna del compás: distritos
tally-cart = columna de la vagoneta: estructuras
tally-leftovers = apoyo y recursos sobrantes
tally-tiles = losetas guardadas
tally-tools = cartas de herramienta

## part

part-throne = el trono
part-goals = objetivos
part-achievements = logros
part-penalty = enemigos junto a edificios
part-pick = la columna del pico
part-axe = la columna del hacha
part-compass = la columna del compás
part-cart = la columna de la vagoneta
part-leftovers = lo que sobra
part-dungeon = el calabozo
part-buildings = edificios
part-tiles = losetas guardadas
part-tools = herramientas

## difficulty

difficulty-normal = normal
difficulty-hard = difícil
difficulty-expert = experto

## sheet

sheet-board = El tablero
sheet-building = Entregas y edificios
sheet-chambers = Losetas de cámara
sheet-clan = El tablero de clan
sheet-coins = Monedas del rey
sheet-elders = El Concilio de Ancianos
sheet-enemies = Enemigos y sus dados
sheet-goals = Objetivos
sheet-ornaments = Engastes
sheet-projects = Proyectos
sheet-relics = Reliquias
sheet-rubble = Escombros
sheet-scoring = Puntuación
sheet-sites = Obras y trono
sheet-starts = Losetas iniciales
sheet-tools = Herramientas
sheet-tracks = Medidores
sheet-traditions = Tradiciones

## What lies on the table, in a sentence for who points at it.

thing-chamber = Una casa aquí gana su yacimiento; un taller forja o pone engastes según él. Las cámaras vecinas de un mismo color son un distrito.
thing-hidden = Al excavar se revela una cámara contigua a una ya revelada: ganas lo que muestra su reverso y después se le da la vuelta.
thing-enemy = Un combate lo derrota: va a tu calabozo, y el dado de su tipo da una recompensa.
thing-corner = Un pilar necesita tres cámaras reveladas a su alrededor, y da un paso por cada una según su yacimiento.
thing-edge = Una puerta necesita a cada lado una cámara sin puerta, y da gloria por ambas según sus yacimientos.
thing-rubble = Despejarlos cuesta 1 de fuerza, 2 en el hueco marcado; ganas lo que muestran.
thing-coin = Da lo que muestra en cada concilio; el lugar donde la pones da algo al momento.
thing-coin_place = Una moneda puesta aquí da lo que está impreso debajo, una vez.
thing-tradition = Vale desde ahora, para el resto de la partida.
thing-relic = Se puede tomar si tu marcador de la Mina ha llegado hasta ahí, y usar una vez, en un turno posterior.
thing-tool = Fórjala con hierro y lo que muestra, y podrá trabajar otro enano.
thing-silver = Engástalo en una herramienta con hueco de plata: 3 de gloria ahora, y lo que da cada vez que se usa la herramienta.
thing-gold = Engástalo en una herramienta con hueco de oro: 2 de gloria ahora, y lo que da cada vez que se usa la herramienta.
thing-site = Entrega lo que pide hasta el límite; entonces podrás construir su pilar o su puerta.
thing-bonus = Quien completa la obra pone un marcador en una casilla libre y gana lo que muestra.
thing-throne = Lo que sobra de un transporte, cuando la obra ya no admite más, se puede entregar aquí.
thing-track = Cada paso da lo que muestra la casilla, también las de paso; las casillas doradas son logros.
thing-die = Quien derrota a uno de su tipo gana la cara que muestra y después lo tira.
thing-token = Gasta una en un turno: el enano que trabaja tiene esa fuerza de más.
thing-dwarf = Asígnalo a una herramienta sin enano; su fuerza es la de la acción.
thing-captive = En un concilio conservas tantos como llaves tengas, y puntúan.
thing-key = En un concilio cada llave guarda a un cautivo; los demás vuelven a la bolsa.
thing-haunted = Al final, un clan pierde 2 de gloria por cada cámara donde haya un edificio suyo y un enemigo.
thing-post = Un enano de la taberna hace su acción; un engaste en su hueco da lo suyo cada vez.
thing-forge = Una herramienta forjada aquí da al momento lo que está impreso, y su columna puntúa al final.
thing-house = Se construye en una cámara revelada con un espacio libre, y gana el yacimiento de la cámara.
thing-workshop = Se construye en una cámara revelada con un espacio libre: sobre esmeralda forja, sobre oro pone un engaste, sobre mythrall ambas cosas.
thing-pillar = Se alza donde se juntan tres cámaras reveladas, y da un paso por cada una según su yacimiento.
thing-gate = Está entre dos cámaras reveladas, y da gloria por ambas según sus yacimientos.
thing-stored = Los recursos pagan herramientas, engastes y entregas. Los que sobran al final dan, junto con el apoyo, 1 de gloria por cada tres.
thing-own_relic = Sirve una vez en la partida: antes de que un enano se ponga a trabajar, o al final de un turno.
thing-kept = Vale hasta el final de la partida.
thing-goal = Cuenta al final: un objetivo con cuatro logros, ambos con ocho.
thing-project = Cada clan puntúa por él en cada uno de estos concilios.
thing-elders_glory = Al final gana quien tenga más gloria, los Ancianos o tú.
thing-elders_achievements = Puntúan para los Ancianos al final.
thing-elders_carts = Los Ancianos las llevan a las obras y al trono. En el trono, tener más vagonetas que tú es lo que más puntúa.
thing-elders_buildings = En cada concilio, los Ancianos puntúan por cada edificio en la montaña.
thing-elders_captives = Puntúan para los Ancianos en cada concilio, sin ninguna llave.
thing-elders_card = En cada turno los Ancianos revelan una carta, hacen lo que dice su herramienta y ganan lo que da.
thing-elders_die = Cuando los Ancianos eligen una loseta, una obra o una fila, su dado elige por ellos.
thing-elders_tile = Las losetas no hacen nada por los Ancianos, salvo puntuar al final.

## tradition

tradition-1 = Picos recios
tradition-2 = Vagonetas bien engrasadas
tradition-3 = Hachas afiladas
tradition-4 = Compases certeros
tradition-5 = Acarreo honrado
tradition-6 = Sala de trofeos
tradition-7 = Topógrafos de lo hondo
tradition-8 = Heraldos de lo hondo
tradition-9 = Juramento de joyeros
tradition-10 = Dados cargados
tradition-11 = Matatrols
tradition-12 = Regalos al rey
tradition-13 = Gremio de herreros
tradition-14 = Buscadores de vista larga
tradition-15 = Brindis por cada gesta
tradition-16 = Orgullo de constructores
tradition-17 = Acuñadores reales
tradition-18 = Fiesta de la primera piedra
tradition-19 = Guardianes de reliquias
tradition-20 = Eruditos de reliquias
tradition-21 = Registro de constructores
tradition-22 = Viejo renombre
tradition-23 = Cantar de gesta
tradition-24 = Bóveda de sobra
tradition-25 = Vida en apreturas
tradition-26 = Barbas impasibles
tradition-27 = Cerveza de taller
tradition-28 = Amigos en la corte
tradition-29 = Patrulla a la puerta
tradition-30 = Reliquia de familia
tradition-31 = Celdas abarrotadas
tradition-32 = Bosque de pilares
tradition-33 = Puertas bien avenidas
tradition-34 = Fuera de aquí
tradition-35 = Guardianes de la puerta
tradition-36 = Guardia nocturna

## What a tradition does, as short as its tile.

tradition_does-1 = +1 de fuerza con un pico
tradition_does-2 = +1 de fuerza con una vagoneta
tradition_does-3 = +1 de fuerza con un hacha
tradition_does-4 = +1 de fuerza con un compás
tradition_does-5 = entregar hierro, esmeralda: 2 de gloria
tradition_does-6 = concilio: 2 de gloria por goblin+orco+trol
tradition_does-7 = gloria por lo que revelas
tradition_does-8 = un paso por lo que revelas
tradition_does-9 = engastes: plata actúa ya, oro +1
tradition_does-10 = cualquier cara del dado que ganes
tradition_does-11 = un trol cuesta 2 de fuerza
tradition_does-12 = concilio: entregar al trono
tradition_does-13 = forjar: un paso en un medidor
tradition_does-14 = cualquier reliquia visible
tradition_does-15 = ficha +1 por logro
tradition_does-16 = concilio: 1 de gloria por pilar y puerta
tradition_does-17 = concilio: lo que da una moneda visible
tradition_does-18 = pilar, puerta: ficha +1 y paso de Corte
tradition_does-19 = concilio: 1 de gloria por reliquia
tradition_does-20 = reliquias: hacen lo de una visible
tradition_does-21 = concilio: 1 de gloria por dos edificios
tradition_does-22 = al final, 2 logros más
tradition_does-23 = 1 de gloria por logro
tradition_does-24 = 1 llave y 1 espacio de almacén más
tradition_does-25 = segundo edificio en una cámara
tradition_does-26 = enemigos junto a edificios: 1, no 2
tradition_does-27 = ficha +1 por taller construido
tradition_does-28 = monedas y tradiciones: 0 de gloria
tradition_does-29 = las casas capturan un enemigo
tradition_does-30 = cuenta como una reliquia más
tradition_does-31 = dos goblins por llave
tradition_does-32 = pilares a un borde de otros
tradition_does-33 = puertas junto a puertas de otros
tradition_does-34 = los pilares mueven enemigos
tradition_does-35 = las puertas fortalecen a un enano
tradition_does-36 = concilio: 1 de gloria y mover un enemigo

## own

game-title = Covenant
game-about = Clanes de enanos recuperan su montaña: excava, combate, transporta, construye y brilla en el concilio del rey.
option-elders = cuánto puntúa el Concilio de Ancianos, si juegas en solitario
option_name-elders = Concilio de Ancianos
choice-elders-normal = { difficulty-normal }
choice-elders-hard = { difficulty-hard }
choice-elders-expert = { difficulty-expert }

## What was gained where, and what was thrown or drawn.

gain-deliveries = entregas
gain-tracks = pasos en los medidores
gain-coins = monedas
gain-digs = excavación y reliquias
gain-fights = combates y dados
gain-buildings = edificios y estructuras
gain-dungeon = el calabozo en los concilios
gain-projects = proyectos en los concilios
gain-paid = pagado por monedas
gain-other = otras acciones
throw-goblin_die = dado de goblins
throw-orc_die = dado de orcos
throw-troll_die = dado de trols
throw-enemy = enemigos de la bolsa

### The sentences of In the Hall of the Mountain King. Squares are named like e7; places of a council 1a (bottom
### row, left) to 4a (the top), places of the horde b1 (bottom row) to t3 (top row).
### Places have the forms `at` and `from`; halls and workshops `def`, with their article. Symbols can be counted.

## event

event-mountain_rises = Ante la mesa se alza la montaña, en { BOARD($side) }.
event-joins_horde = { TROLL($troll) } se une a la horda { STAND($stand, form: "at") }.
event-brings_pedestal = El trol { STAND($stand, form: "from") } trae un pedestal de { A_CLAN($clan) }.
event-workshop_revealed = En la reserva de talleres: { WORKSHOP($workshop) }.
event-spell_appears = Una nueva página del libro de hechizos: «{ SPELL($spell) }».
event-statues_stand = Hay estatuas enterradas alrededor de toda la montaña, en sentido horario: { EACH($clans, of: "clan", style: "and") }, y vuelta a empezar.
event-first_player = { NAME($seat) } lleva la corona y empieza la partida.
event-places_gate = { NAME($seat) } coloca su puerta en { $square }.
event-draws_starter = Robas la carta de { TROLL($troll) }.
event-drafts = Colocas a { TROLL($troll) } { COUNCIL_PLACE($place, form: "at") }.
event-shows_starters = La plantilla de { NAME($seat) }: { EACH($trolls, of: "troll", style: "and") }.
event-starts_with = { NAME($seat) } empieza con { AMOUNTS($what, of: "symbol", style: "and") }.
event-turn_begins = Es el turno de { NAME($seat) }.
event-pays = { NAME($seat) } paga { AMOUNTS($what, of: "symbol", style: "and") }.
event-receives = { NAME($seat) } toma { $amount } { SYMBOL($resource, $amount) } de la reserva.
event-casts = { NAME($seat) } pone una runa sobre «{ SPELL($spell) }» y lanza el hechizo.
event-waives = { NAME($seat) } renuncia al efecto del hechizo.
event-is_charmed = «{ SPELL($spell) }» surte efecto hasta el final de este turno.
event-spell_fades = Con su tercera runa, «{ SPELL($spell) }» se desintegra y deja el libro.
event-works = { NAME($seat) } activa { WORKSHOP($workshop, form: "def") }, con { $uses ->
    [one] { $uses } entrada abierta
   *[other] { $uses } entradas abiertas
}.
event-stores = { NAME($seat) } pasa 1 { SYMBOL($symbol) } { COUNCIL_PLACE($place, form: "from") } al almacén.
event-recruits = { NAME($seat) } recluta a { TROLL($troll) }.
event-takes_bribes = { NAME($seat) } recauda los sobornos que había encima: { AMOUNTS($what, of: "symbol", style: "and") }.
event-takes_pedestal = { NAME($seat) } recibe un pedestal de { A_CLAN($clan) }.
event-seats_troll = { TROLL($troll) } ocupa su puesto { COUNCIL_PLACE($place, form: "at") }.
event-yields = { TROLL($troll) }, { COUNCIL_PLACE($place, form: "at") }, genera { AMOUNTS($what, of: "symbol", style: "and") }.
event-is_crowned = { NAME($seat) } tiene diez trols y gana la ficha de Coronación de { $honor } de honor.
event-horde_is_gone = Ya nadie puede reclutar: se termina esta ronda y después hay dos turnos más por jugador.
event-end_is_near = Era la última ficha de Coronación: se termina esta ronda y después hay dos turnos más por jugador.
event-last_rounds = Comienza una nueva ronda; { $rounds ->
    [one] queda { $rounds }
   *[other] quedan { $rounds }
}, contando esta.
event-retires = { TROLL($troll) } ya tiene bastantes sobornos y se retira.
event-skips = { NAME($seat) } no puede reclutar ni cavar.
event-digs = { NAME($seat) } cava { TILE($tile) } en { $square }: { $points } de honor por { $size } espacios de { SYMBOL($mineral) }.
event-unearths = { NAME($seat) } desentierra la estatua de { CLAN($clan) } en { $square }.
event-finds = { NAME($seat) } encuentra 1 { SYMBOL($resource) } en { $square }.
event-puts_pedestal = { NAME($seat) } pone un pedestal de { A_CLAN($clan) } en { $square }, en el nivel { BAND($band) }, y gana una ficha que vale { $value }.
event-puts_pedestal_face_down = { NAME($seat) } pone un pedestal de { A_CLAN($clan) } en { $square }, en el nivel { BAND($band) }, y gana su ficha.
event-founds = { NAME($seat) } establece { WORKSHOP($workshop, form: "def") } en { $square }.
event-dedicates = { NAME($seat) } inaugura { HALL($hall, form: "def") }, con el altar en { $square }.
event-moves_statue = { NAME($seat) } mueve la estatua de { CLAN($clan) } de { $square } a { $to }.
event-collapses = { NAME($seat) } hunde el túnel de { $square }.
event-elevates = { NAME($seat) } asciende a { TROLL($troll) } al puesto de { TROLL($old) }, { COUNCIL_PLACE($place, form: "at") }.
event-drums = { NAME($seat) } toca los tambores para el trol { COUNCIL_PLACE($place, form: "from") }.
event-takes_toll = { NAME($seat) } se lleva los sobornos { STAND($stand, form: "from") }: { AMOUNTS($what, of: "symbol", style: "and") }.
event-scores = { NAMES($seats, style: "and") }: túneles { $tunnels }, coronación { $coronation }, fichas { $tokens }, sobrantes { $leftovers }, salones { $halls }, estatuas { $statues }; en total { $total }.

## refused

refused-by_hand_already = Ya has decidido elegir tú con qué pagas; elige ahora qué hacer y después con qué pagar.
refused-nothing_on_trolls = No hay nada sobre tus trols; no puedes elegir con qué pagar.
refused-too_poor_to_trade = Un intercambio cuesta { $price } recursos y tienes menos (las carretillas de clan no cuentan).
refused-pay_first = Primero paga lo que debes y después «{ $move }».
refused-not_accepted = Aquí no se puede pagar con este recurso: { SYMBOL($symbol) }.
refused-not_there = Ahí no queda este recurso: { SYMBOL($symbol) }.
refused-not_a_start = En { $square } no hay ningún punto de inicio para este número de jugadores.
refused-gate_stands_there = En { $square } ya hay una puerta.
refused-parts_partners = Con una puerta en { $square }, los compañeros ya no podrían quedar todos uno al lado del otro.
refused-not_in_hand = { TROLL($troll) } no está en tu mano.
refused-frame_is_taken = Ya hay un trol { COUNCIL_PLACE($place, form: "at") }.
refused-one_spell = Un hechizo por turno, y ya lo has lanzado.
refused-one_workshop = Un taller por turno, y ya lo has activado.
refused-not_in_book = «{ SPELL($spell) }» no está boca arriba en el libro de hechizos.
refused-not_by_this_spell = «{ $move }» no es algo que haga este hechizo.
refused-level_three_only = El hechizo asciende a un trol de nivel 3 que esté en la horda.
refused-no_workshop_there = En { $square } no hay ningún taller.
refused-out_of_reach = Tu red de túneles no toca el taller de { $square }.
refused-other_workshop = En { WORKSHOP($workshop, form: "def") } no se hace ese cambio.
refused-too_few = { $count ->
    [one] Hace falta
   *[other] Hacen falta
} { $count } { SYMBOL($resource, $count) }; tienes menos.
refused-not_on_troll = El trol { COUNCIL_PLACE($place, form: "from") } no tiene encima ese recurso: { SYMBOL($symbol) }.
refused-must_work = Puedes reclutar o cavar, así que tienes que hacerlo.
refused-council_is_full = Tu plantilla ya tiene sus diez trols; no cabe nadie más.
refused-nobody_there = No hay ningún trol { STAND($stand, form: "at") }.
refused-too_few_bribes = Ese trol cuesta { $bribes ->
    [one] { $bribes } soborno
   *[other] { $bribes } sobornos
}, uno sobre cada trol que tiene debajo; tú tienes { $have }.
refused-by_rows_already = La cascada ya se va a detener después de cada fila.
refused-nothing_below = Sobre los trols de debajo no hay nada que se pueda intercambiar antes de que generen.
refused-seat_first = Primero dale un puesto a tu nuevo trol y después «{ $move }».
refused-place_is_taken = Ya hay un trol { COUNCIL_PLACE($place, form: "at") }.
refused-no_two_below = Para poner un trol { COUNCIL_PLACE($place, form: "at") } hacen falta antes los dos de debajo.
refused-not_in_bag = En la bolsa no queda ningún pedestal de { CLAN($clan) }.
refused-stack_is_empty = No puedes cavar { TILE($tile) }: su pila está vacía.
refused-one_mineral = Todos los minerales de un túnel tienen que ser del mismo tipo.
refused-too_few_minerals = Para { TILE($tile) } necesitas { $size } { SYMBOL($mineral, $size) }; tienes menos.
refused-no_place = Ya no queda ningún sitio donde puedas cavar { TILE($tile) }.
refused-lay_first = Primero coloca la loseta que estás cavando y después «{ $move }».
refused-other_tile = Estás cavando { TILE($tile) }.
refused-off_board = { $square } no está en el tablero.
refused-on_heart = { $square } es el corazón de la montaña; ahí no cava nadie.
refused-on_site = { $square } es un espacio de taller; ahí no va ningún túnel.
refused-on_tunnel = En { $square } ya hay un túnel.
refused-touches_rival = En { $square } el túnel tocaría la red de un oponente.
refused-touches_network = En { $square } el túnel tocaría una red; este hechizo cava lejos de todas.
refused-touches_nothing = El túnel tiene que tocar tu propia red al menos por un lado.
refused-too_few_hammers = Los escombros de ahí cuestan { $hammers ->
    [one] { $hammers } martillo
   *[other] { $hammers } martillos
}; tienes menos.
refused-token_is_taken = Alguien ha puesto ya un pedestal de { A_CLAN($clan) } en el nivel { BAND($band) }.
refused-no_such_pedestal = No tienes ningún pedestal de { CLAN($clan) }.
refused-no_such_workshop = Ya no queda ningún taller como este: { WORKSHOP($workshop) }.
refused-hall_is_taken = Alguien ha inaugurado ya { HALL($hall, form: "def") }.
refused-only_over_tunnels = En { $square } no hay un túnel, sino una puerta, un salón o un espacio de taller; los salones solo se colocan sobre túneles.
refused-not_own_tunnel = En { $square } el salón no estaría sobre túneles tuyos.
refused-no_statue_there = En { $square } no hay ninguna estatua.
refused-not_your_statue = La estatua de { $square } no está en tu red de túneles.
refused-no_cart = No tienes ninguna carretilla que mueva una estatua de { A_CLAN($clan) }.
refused-nowhere_to_go = La estatua de { $square } no tiene ningún espacio libre adonde ir.
refused-haul_first = Primero di adónde va la estatua y después «{ $move }».
refused-statue_stands_there = En { $square } ya hay una estatua.
refused-too_far = { $square } no está en el mismo túnel ni en uno adyacente.

## setup: what a table cannot be set up with

setup-side = Con { $seats } asientos se juega en la cara de { BOARD($side) }.
setup-teams = El juego por equipos es para { $needed } asientos, no { $seats }.
setup-start = El asiento { $start } no puede empezar: hay { $seats } asientos.

## move

move-go_on = Pasar a reclutar o cavar
move-skip = Ni reclutar ni cavar
move-no_hall = No inaugurar ningún salón
move-done = Terminar el turno
move-by_hand = Elegir con qué pago
move-by_rows = Detener la cascada tras cada fila, para intercambiar
move-roll_on = Dejar que siga la cascada
move-follow = Aplicar el hechizo
move-waive = Renunciar al hechizo
move-leave_work = Salir del taller
move-no_pedestal = No tomar ningún pedestal
move-leave_anchor = Dejar el áncora vacía
move-leave_site = Dejar vacío el espacio
move-trade = Intercambiar por 1 { SYMBOL($resource) }
move-give = Pagar con 1 { SYMBOL($symbol) }
move-give_from = Pagar con 1 { SYMBOL($symbol) } { COUNCIL_PLACE($source, form: "from") }
move-recruit = Reclutar al trol { STAND($stand, form: "from") }
move-place = Poner al trol { COUNCIL_PLACE($place, form: "at") }
move-take_pedestal = Tomar un pedestal de { A_CLAN($clan) }
move-put_pedestal = Poner aquí un pedestal de { A_CLAN($clan) }
move-found = Establecer { WORKSHOP($workshop, form: "def") }
move-choose_workshop = Jugar con { WORKSHOP($workshop, form: "def") }
move-dig = Cavar { TILE($tile) } con { SYMBOL($mineral) }
move-lay = Colocar { TILE($tile) } en { $square }
move-lay_turned = Colocar { TILE($tile) } en { $square }, con un giro de { $turned } grados
move-lay_flipped = Voltear y colocar { TILE($tile) } en { $square }
move-lay_turned_flipped = Voltear y colocar { TILE($tile) } en { $square }, con un giro de { $turned } grados
move-dedicate = Inaugurar { HALL($tile, form: "def") } con el altar en { $square }
move-dedicate_turned = Inaugurar { HALL($tile, form: "def") } con el altar en { $square } y un giro de { $turned } grados
move-draft = Poner a { TROLL($troll) } { COUNCIL_PLACE($place, form: "at") }
move-gate = Colocar la puerta en { $square }
move-work = Activar el taller de { $square }
move-haul = Mover la estatua de { $square }
move-to = Llevarla a { $square }
move-collapse = Hundir el túnel de { $square }
move-divine = Tomar lo enterrado en { $square }
move-stir = Mover la estatua enterrada en { $square }
move-consecrate = Consagrar { $square }
move-cast = Lanzar «{ SPELL($spell) }»
move-take = Tomar { $amount } { SYMBOL($resource, $amount) }
move-unload = Descargar al trol { COUNCIL_PLACE($place, form: "from") }
move-drum = Tocar los tambores para el trol { COUNCIL_PLACE($place, form: "from") }
move-toll = Llevarse los sobornos { STAND($stand, form: "from") }
move-elevate = Ascender a un trol al puesto del que está { COUNCIL_PLACE($place, form: "at") }
move-with = Ascender al trol { STAND($stand, form: "from") }
move-use = Dar { $count } { SYMBOL($give, $count) } por { $amount } { SYMBOL($take, $amount) }
move-store = Pasar 1 { SYMBOL($symbol) } { COUNCIL_PLACE($place, form: "from") } al almacén
move-fate = Azar: { $text }

## council_place

council_place-1a = el extremo izquierdo de la fila de abajo
    .at = en el extremo izquierdo de la fila de abajo
    .from = del extremo izquierdo de la fila de abajo
council_place-1b = el segundo puesto de la fila de abajo
    .at = en el segundo puesto de la fila de abajo
    .from = del segundo puesto de la fila de abajo
council_place-1c = el tercer puesto de la fila de abajo
    .at = en el tercer puesto de la fila de abajo
    .from = del tercer puesto de la fila de abajo
council_place-1d = el extremo derecho de la fila de abajo
    .at = en el extremo derecho de la fila de abajo
    .from = del extremo derecho de la fila de abajo
council_place-2a = la izquierda de la segunda fila
    .at = a la izquierda de la segunda fila
    .from = de la izquierda de la segunda fila
council_place-2b = el centro de la segunda fila
    .at = en el centro de la segunda fila
    .from = del centro de la segunda fila
council_place-2c = la derecha de la segunda fila
    .at = a la derecha de la segunda fila
    .from = de la derecha de la segunda fila
council_place-3a = la izquierda de la tercera fila
    .at = a la izquierda de la tercera fila
    .from = de la izquierda de la tercera fila
council_place-3b = la derecha de la tercera fila
    .at = a la derecha de la tercera fila
    .from = de la derecha de la tercera fila
council_place-4a = la cima
    .at = en la cima
    .from = de la cima
council_place-storage = el almacén
    .at = en el almacén
    .from = del almacén

## stand

stand-b1 = el primer lugar de la fila de abajo
    .at = en el primer lugar de la fila de abajo
    .from = del primer lugar de la fila de abajo
stand-b2 = el segundo lugar de la fila de abajo
    .at = en el segundo lugar de la fila de abajo
    .from = del segundo lugar de la fila de abajo
stand-b3 = el tercer lugar de la fila de abajo
    .at = en el tercer lugar de la fila de abajo
    .from = del tercer lugar de la fila de abajo
stand-b4 = el cuarto lugar de la fila de abajo
    .at = en el cuarto lugar de la fila de abajo
    .from = del cuarto lugar de la fila de abajo
stand-b5 = el quinto lugar de la fila de abajo
    .at = en el quinto lugar de la fila de abajo
    .from = del quinto lugar de la fila de abajo
stand-m1 = el primer lugar de la fila del medio
    .at = en el primer lugar de la fila del medio
    .from = del primer lugar de la fila del medio
stand-m2 = el segundo lugar de la fila del medio
    .at = en el segundo lugar de la fila del medio
    .from = del segundo lugar de la fila del medio
stand-m3 = el tercer lugar de la fila del medio
    .at = en el tercer lugar de la fila del medio
    .from = del tercer lugar de la fila del medio
stand-m4 = el cuarto lugar de la fila del medio
    .at = en el cuarto lugar de la fila del medio
    .from = del cuarto lugar de la fila del medio
stand-t1 = el primer lugar de la fila de arriba
    .at = en el primer lugar de la fila de arriba
    .from = del primer lugar de la fila de arriba
stand-t2 = el segundo lugar de la fila de arriba
    .at = en el segundo lugar de la fila de arriba
    .from = del segundo lugar de la fila de arriba
stand-t3 = el tercer lugar de la fila de arriba
    .at = en el tercer lugar de la fila de arriba
    .from = del tercer lugar de la fila de arriba

## What waiving is called, by the spell's question.

label-FollowCharm-waive = Dejar pasar el hechizo
label-DigBySpell-waive = No cavar con el hechizo
label-CaveIn-waive = No hundir ningún túnel
label-Divine-waive = Dejarlo enterrado
label-EarthRite-waive = No tomar nada de la tierra
label-Elevate-waive = No ascender trols
label-Drum-waive = No tocar los tambores
label-Unload-waive = No descargar trols
label-TakeToll-waive = No llevarse sobornos
label-Wander-waive = No mover ninguna estatua
label-Stir-waive = No mover estatuas
label-Consecrate-waive = No consagrar nada

## explain

explain-go_on = En este paso no lanzas ni activas nada más. Las runas y los talleres esperan a tu próximo turno.
explain-skip = Solo se ofrece cuando no se puede reclutar ni cavar nada sin un intercambio.
explain-no_hall = Los salones no cuestan nada, pero cubren pedestales, y una estatua que queda dentro solo puntúa en el altar.
explain-done = Las carretillas que guardes te sirven en el próximo turno; tres iguales que sobren al final valen 1 de honor.
explain-by_hand = De por sí se toma primero de los trols y después del almacén, para que puedan generar de nuevo. Con esto eliges cada pieza del próximo pago.
explain-follow = El efecto dura hasta el final de tu turno.
explain-waive = La runa se gasta de todas formas.
explain-leave_work = Pierdes los usos que te quedan este turno.
explain-no_pedestal = No tomas nada de la bolsa.
explain-leave_anchor = A este túnel solo se le puede añadir un pedestal ahora. Cada clan tiene un solo pedestal por nivel en toda la partida.
explain-leave_site = El espacio queda abierto para quien cave después a su lado.
explain-trade = Cuatro recursos cualesquiera por uno, tantas veces como quieras. Es caro, pero a veces la última pieza lo vale.
explain-give = Se toma de un trol si alguno lo tiene; si no, del almacén.
explain-give_from = Se toma exactamente de ahí.
explain-recruit = Un trol de la fila de abajo es gratis; más arriba pones una moneda sobre cada trol que tenga debajo. Recibes los sobornos y el pedestal que haya sobre él.
explain-place = El nuevo trol, los dos que tiene debajo y todos los de debajo de estos generan de nuevo lo que les falta. Los puestos interiores y altos desencadenan las cascadas más grandes.
explain-take_pedestal = Sobre él, una estatua de ese clan cuenta el doble. Lo colocas cuando caves un túnel con áncora.
explain-put_pedestal = Ganas al momento la ficha de este clan y nivel. Una estatua del clan que esté aquí al final cuenta el doble.
explain-found = Lo puede activar cualquiera cuya red lo toque, una vez por cada entrada abierta.
explain-choose_workshop = Solo los talleres elegidos estarán en la partida.
explain-dig = Pagas un mineral por espacio, todos del mismo tipo; los más caros puntúan más. Después dices dónde.
explain-lay = Cada espacio de escombros que cubra cuesta un martillo; lo que esté enterrado es tuyo. El espacio que se nombra es el del áncora o, si no la hay, el primero.
explain-lay_turned = Cada espacio de escombros que cubra cuesta un martillo; lo que esté enterrado es tuyo. El espacio que se nombra es el del áncora o, si no la hay, el primero.
explain-lay_flipped = Cada espacio de escombros que cubra cuesta un martillo; lo que esté enterrado es tuyo. El espacio que se nombra es el del áncora o, si no la hay, el primero.
explain-lay_turned_flipped = Cada espacio de escombros que cubra cuesta un martillo; lo que esté enterrado es tuyo. El espacio que se nombra es el del áncora o, si no la hay, el primero.
explain-dedicate = El espacio que se nombra es el altar. Al final, el salón puntúa su número más bajo, o el más alto si hay una estatua cualquiera sobre el altar.
explain-dedicate_turned = El espacio que se nombra es el altar. Al final, el salón puntúa su número más bajo, o el más alto si hay una estatua cualquiera sobre el altar.
explain-draft = Recibes ahora lo que da una sola vez; su símbolo genera en cada cascada que llegue a él. A los dos puestos interiores llegan más cascadas.
explain-gate = Aquí empieza tu red de túneles. Fíjate en lo que hay cerca: estatuas, recursos enterrados, espacios de taller, escombros.
explain-work = Tantos usos como entradas abiertas tenga, sin importar quién las abriera. Solo un taller por turno.
explain-haul = Una carretilla la mueve dentro de su túnel o a cualquier espacio de un túnel adyacente. Primero se gasta la carretilla de su clan y después las comodín.
explain-to = Más cerca del corazón vale más; el doble sobre un pedestal de su clan; en un salón solo cuenta el altar.
explain-collapse = La loseta entera vuelve a su pila y conservas su honor. Un pedestal que tenga se retira del juego y una estatua vuelve a quedar enterrada.
explain-divine = Lo recibes ahora; quien cave ahí después no encontrará nada.
explain-stir = Sale de la roca a un túnel tuyo que la toque.
explain-consecrate = Pones aquí un pedestal aunque el túnel ya esté cavado; su ficha debe seguir en el marcador.
explain-cast = Cuesta una runa, que se pone sobre la carta. Con su tercera runa, el hechizo deja el libro.
explain-take = De la reserva a tu almacén.
explain-unload = Todo lo que tiene encima va a tu almacén, para que pueda generar de nuevo. Las carretillas de clan se vuelven comodín.
explain-drum = Él y los dos de debajo generan de nuevo, como en una cascada.
explain-toll = Todos los sobornos que hay ahí van a tu almacén.
explain-elevate = El trol de nivel 2 se va con todo lo que tiene encima. El nuevo no cuesta sobornos, trae su pedestal a elegir y llega vacío.
explain-with = Recibes los sobornos que tenga encima y puedes elegir un pedestal. No hay cascada.
explain-use = Un uso del taller. El siguiente puede ir en sentido contrario o gastar lo que dio este.
explain-store = Deja libre el símbolo para que pueda generar de nuevo. Una carretilla de clan se vuelve comodín.
explain-fate = Lo que decide la baraja; nadie lo elige.
explain-by_rows = Después de cada fila puedes intercambiar lo que ganó, antes de que generen los trols de debajo: lo que tomes de ellos vuelve a salir al momento.
explain-roll_on = La fila siguiente genera lo que le falta.

## reason

reason-any_spot = Los puntos de inicio son más o menos igual de buenos; este está libre.
reason-good_starter = De tus dos trols, genera lo que más vale; de los puestos libres, ninguno se llena más a menudo.
reason-scores_now = Puntúa { $honor } de honor al momento.
reason-reaches_deeper = Lleva hacia el corazón.
reason-unearths = Desentierra una estatua.
reason-finds = Encuentra lo que hay enterrado ahí.
reason-grows_council = Hace que gran parte de la plantilla genere de nuevo.
reason-takes_crown = Es tu décimo trol y gana una ficha de Coronación.
reason-carries_home = Lleva una estatua a un sitio mejor.
reason-fills_altar = Pone una estatua sobre un altar.
reason-doubles = La estatua cuenta el doble sobre un pedestal de su clan.
reason-grand_hall = El salón vale más que lo que cubre.
reason-no_hall = Un salón cubriría más de lo que vale.
reason-useful_workshop = Da algo que falta.
reason-useful_spell = El hechizo vale más que su runa.
reason-pedestal_pays = La ficha cuenta, y más adelante puede llegar una estatua.
reason-keeps_pedestal = Conviene guardar el pedestal para un nivel más cercano al corazón.
reason-keeps_resources = Ahora mismo, ninguna otra cosa vale aquí lo que cuesta.
reason-last_piece = Es la pieza que falta, y puedes prescindir de las cuatro que cuesta.
reason-spares_most = Es de lo que más fácilmente puedes prescindir.

## aim

aim-win = Tener más honor que nadie. Los túneles lo dan en cuanto se cavan. Al final cuentan las fichas de Coronación y de puntos de pedestal, los grandes salones, la mejor estatua de cada uno de tus túneles (más cuanto más cerca del corazón, el doble sobre un pedestal de su clan) y cada tres recursos iguales que sobren.
aim-end = Cuando ya no quedan fichas de Coronación (el décimo trol de una plantilla gana una), se termina la ronda y hay dos turnos más por jugador.

## question

question-ChooseWorkshop = ¿Qué talleres habrá en la partida?
question-PlaceGate = ¿Dónde pones tu puerta?
question-PlaceStarter = Pon uno de tus dos trols en un hueco.
question-SpellAndWorkshop = Lanza un hechizo, activa un taller o sigue.
question-FollowCharm = ¿Quieres que el hechizo surta efecto?
question-DigBySpell = ¿Qué túnel cavas con el hechizo?
question-CaveIn = ¿Qué túnel se hunde?
question-Divine = ¿Qué recurso enterrado tomas?
question-EarthRite = ¿Qué te da la tierra?
question-Elevate = ¿Qué trol de nivel 2 deja su puesto?
question-ElevateWith = ¿Qué trol de nivel 3 lo ocupa?
question-Drum = ¿Para qué trol tocas los tambores?
question-Unload = ¿A qué trol descargas?
question-TakeToll = ¿De qué trol te llevas los sobornos?
question-Wander = ¿Qué estatua se mueve?
question-Stir = ¿Qué estatua enterrada mueves?
question-SendStatue = ¿Adónde va la estatua?
question-Consecrate = ¿Qué espacio consagras?
question-ConsecrateTo = ¿Qué pedestal pones ahí?
question-UseWorkshop = Usa el taller o sal de él.
question-RecruitOrDig = Recluta un trol o cava un túnel.
question-GiveOne = ¿Con qué pagas?
question-ChoosePedestal = ¿Qué pedestal tomas de la bolsa?
question-SeatTroll = ¿Dónde va el nuevo trol?
question-TradeInCascade = ¿Intercambias antes de que genere la fila siguiente?
question-LayTunnel = ¿Dónde va el túnel?
question-AddPedestal = ¿Pones un pedestal sobre el áncora?
question-FoundWorkshop = ¿Qué taller estableces?
question-DedicateHall = ¿Inauguras un gran salón?
question-MoveStatues = Mueve una estatua o termina el turno.
question-HaulTo = ¿Adónde va la estatua?

## The answer to a click on something that is no answer to the question.

warning-nothing = ahora no hay nada que hacer con ello
warning-outwards = tus estatuas valdrían menos que ahora
warning-idle = tus estatuas no valdrían más que ahora

## choose

choose-ChooseWorkshop = Elige uno de los talleres que se ofrecen.
choose-PlaceGate = Elige uno de los puntos de inicio iluminados.
choose-PlaceStarter = Elige un trol de tu mano y después uno de los huecos iluminados.
choose-SpellAndWorkshop = Elige un hechizo o un taller iluminado, o sigue.
choose-RecruitOrDig = Elige un trol iluminado de la horda o un túnel que cavar.
choose-GiveOne = Elige con qué pagas.
choose-UseWorkshop = Elige lo que el taller hace por ti, o sal de él.
choose-FollowCharm = Elige si quieres que el hechizo surta efecto.
choose-DigBySpell = Elige un túnel que cavar.
choose-CaveIn = Elige uno de los túneles iluminados.
choose-Divine = Elige uno de los espacios iluminados.
choose-EarthRite = Elige lo que te da la tierra.
choose-Elevate = Elige uno de los trols iluminados de tu plantilla.
choose-ElevateWith = Elige uno de los trols iluminados de la horda.
choose-Drum = Elige uno de los trols iluminados de tu plantilla.
choose-Unload = Elige uno de los trols iluminados de tu plantilla.
choose-TakeToll = Elige uno de los trols iluminados de la horda.
choose-Wander = Elige una de las estatuas iluminadas.
choose-Stir = Elige una de las estatuas iluminadas.
choose-SendStatue = Elige uno de los espacios iluminados.
choose-Consecrate = Elige uno de los espacios iluminados.
choose-ConsecrateTo = Elige qué pedestal pones ahí.
choose-ChoosePedestal = Elige qué pedestal tomas.
choose-SeatTroll = Elige uno de los puestos iluminados de tu plantilla.
choose-TradeInCascade = Elige por qué intercambias, o deja que siga la cascada.
choose-LayTunnel = Elige para el túnel uno de los espacios iluminados.
choose-AddPedestal = Elige qué pedestal pones sobre el áncora, o déjala vacía.
choose-FoundWorkshop = Elige qué taller estableces, o deja vacío el espacio.
choose-DedicateHall = Elige un salón y después uno de los espacios iluminados.
choose-MoveStatues = Elige una de las estatuas iluminadas, o termina el turno.
choose-HaulTo = Elige uno de los espacios iluminados.

## symbol

symbol-stone = { $count ->
    [one] piedra
   *[other] piedras
}
symbol-iron = { $count ->
    [one] hierro
   *[other] hierros
}
symbol-heartstone = { $count ->
    [one] roca ígnea
   *[other] rocas ígneas
}
symbol-cart = { $count ->
    [one] carretilla
   *[other] carretillas
}
symbol-hammer = { $count ->
    [one] martillo
   *[other] martillos
}
symbol-rune = { $count ->
    [one] runa
   *[other] runas
}
symbol-coin = { $count ->
    [one] moneda
   *[other] monedas
}
symbol-fire-cart = { $count ->
    [one] carretilla de Fuego
   *[other] carretillas de Fuego
}
symbol-ice-cart = { $count ->
    [one] carretilla de Hielo
   *[other] carretillas de Hielo
}
symbol-moon-cart = { $count ->
    [one] carretilla de Luna
   *[other] carretillas de Luna
}
symbol-mixed = minerales mezclados
symbol-any = { $count ->
    [one] recurso cualquiera
   *[other] recursos cualesquiera
}
symbol-honor = { $count ->
    [one] honor
   *[other] de honor
}
symbol-later-honor = { $count ->
    [one] honor al final, tal como está la partida
   *[other] de honor al final, tal como está la partida
}
symbol-fire-statue = { $count ->
    [one] estatua de Fuego
   *[other] estatuas de Fuego
}
symbol-ice-statue = { $count ->
    [one] estatua de Hielo
   *[other] estatuas de Hielo
}
symbol-moon-statue = { $count ->
    [one] estatua de Luna
   *[other] estatuas de Luna
}
symbol-fire-pedestal = { $count ->
    [one] pedestal de Fuego
   *[other] pedestales de Fuego
}
symbol-ice-pedestal = { $count ->
    [one] pedestal de Hielo
   *[other] pedestales de Hielo
}
symbol-moon-pedestal = { $count ->
    [one] pedestal de Luna
   *[other] pedestales de Luna
}
symbol-site = { $count ->
    [one] taller por establecer
   *[other] talleres por establecer
}

## clan

clan-fire = Fuego
clan-ice = Hielo
clan-moon = Luna
clan-mud = Barro

## a_clan

a_clan-fire = Fuego
a_clan-ice = Hielo
a_clan-moon = Luna

## band

band-dark_grey = gris oscuro
band-light_grey = gris claro
band-brown = marrón
band-orange = naranja
band-yellow = amarillo

## board

board-winter = invierno
board-autumn = otoño

## tile

tile-i2 = un túnel corto
tile-i3 = un túnel recto
tile-v3 = una esquina
tile-l4 = un gancho
tile-t4 = una bifurcación
tile-s4 = un zigzag
tile-p5 = una cámara
tile-v5 = una gran esquina

## hall

hall-shamans-dwelling = Morada del Chamán
    .def = la Morada del Chamán
hall-stonemasons-house = Casa del Cantero
    .def = la Casa del Cantero
hall-great-forge = Gran Forja
    .def = la Gran Forja
hall-treasury = Tesoro Escondido
    .def = el Tesoro Escondido
hall-crucible = Crisol
    .def = el Crisol
hall-rift = Sima
    .def = la Sima

## workshop

workshop-cartwright = Casa de Carretero
    .def = la Casa de Carretero
workshop-runesmith = Forjarrunas
    .def = el Forjarrunas
workshop-charm-maker = Urdeencantamientos
    .def = el Urdeencantamientos
workshop-quarry = Gran Cantería
    .def = la Gran Cantería
workshop-coin-press = Prensa de Monedas
    .def = la Prensa de Monedas
workshop-millstone = Molino de Piedra
    .def = el Molino de Piedra
workshop-foundry = Fábrica de Metales
    .def = la Fábrica de Metales
workshop-toolmaker = Forja de Herramientas
    .def = la Forja de Herramientas
workshop-picksmith = Fragua de Utensilios
    .def = la Fragua de Utensilios
workshop-wheelwright = Pernos de Rotación
    .def = los Pernos de Rotación
workshop-quartermaster = Puesto de Contramaestre
    .def = el Puesto de Contramaestre

## workshop_use

workshop_use-cartwright = 1 roca ígnea por 1 carretilla comodín, o al revés. Aquí no se puede gastar una carretilla de clan.
workshop_use-runesmith = 1 piedra o 1 hierro por 1 runa, o al revés.
workshop_use-charm-maker = 1 moneda por 1 runa, o al revés.
workshop_use-quarry = 1 roca ígnea por 2 piedras, o al revés.
workshop_use-coin-press = 1 hierro o 1 roca ígnea por 1 moneda, o al revés.
workshop_use-millstone = 1 piedra por 1 hierro, o al revés.
workshop_use-foundry = 1 roca ígnea por 1 hierro, o al revés.
workshop_use-toolmaker = 1 roca ígnea por 1 martillo, o al revés.
workshop_use-picksmith = 2 recursos cualesquiera por 1 martillo.
workshop_use-wheelwright = 2 recursos cualesquiera por 1 carretilla comodín.
workshop_use-quartermaster = Pasa 1 recurso de uno de tus trols al almacén. Una carretilla de clan se vuelve comodín.

## spell

spell-swift-dig = Cavado Veloz
spell-lone-shaft = Pozo Solitario
spell-soft-stone = Piedra Blanda
spell-blended-walls = Muros Mezclados
spell-cave-in = Derrumbe
spell-divining = Vara de Zahorí
spell-earth-rite = Ritual de Tierra
spell-silver-tongue = Pico de Oro
spell-elevation = Ceremonia de Ascenso
spell-drums = Tambores en lo Hondo
spell-open-hands = Manos Abiertas
spell-toll = Peaje
spell-fair-weight = Peso Justo
spell-wandering-stone = Piedra Errante
spell-stir-the-buried = Llamada a lo Enterrado
spell-consecration = Consagración
spell-brother-carts = Carretillas Hermanas

## spell_text

spell_text-swift-dig = Cava un túnel al momento, según todas las reglas de cavar. Aun así tienes que reclutar o cavar en el paso 2.
spell_text-lone-shaft = Cava un túnel al momento, según todas las reglas de cavar, pero sin que toque ninguna red. No es de nadie hasta que alguien se conecte a él.
spell_text-soft-stone = Este turno los escombros no te cuestan martillos.
spell_text-blended-walls = Este turno puedes pagar un túnel con cualquier mezcla de minerales. Puntúa como si fuera de piedra.
spell_text-cave-in = Se hunde una loseta de túnel entera de tu red y vuelve a su pila. Un pedestal que tenga se retira del juego y una estatua vuelve a quedar enterrada. Toma 2 piedras.
spell_text-divining = Toma un recurso enterrado de un espacio adyacente a tu red.
spell_text-earth-rite = Toma 3 piedras, 2 hierros o 1 roca ígnea.
spell_text-silver-tongue = Este turno puedes sobornar con cualquier mezcla de recursos, uno por cada trol.
spell_text-elevation = Descarta un trol de nivel 2 de tu plantilla con todo lo que tenga encima y pon en su puesto un trol de nivel 3 de la horda.
spell_text-drums = Un trol de la segunda fila de tu plantilla genera de nuevo, y también los dos que tiene debajo.
spell_text-open-hands = Pasa al almacén todo lo que haya sobre uno de tus trols.
spell_text-toll = Toma todos los sobornos que haya sobre un trol de la horda.
spell_text-fair-weight = Este turno un intercambio te cuesta 3 recursos en vez de 4.
spell_text-wandering-stone = Mueve una estatua de tu red a cualquier espacio libre de tu red.
spell_text-stir-the-buried = Una estatua enterrada adyacente a tu red se mueve a cualquier espacio libre de un túnel tuyo que la toque.
spell_text-consecration = Pon un pedestal del almacén en cualquier espacio de un túnel tuyo y gana su ficha.
spell_text-brother-carts = Este turno cada una de tus carretillas de clan mueve estatuas de cualquier clan.

## Where honor comes from, in a list beside numbers.

tally-tunnels = túneles cavados
tally-coronation = coronación
tally-tokens = fichas de puntos
tally-leftovers = recursos sobrantes
tally-halls = grandes salones
tally-statues = estatuas
tally-pedestals = doble sobre pedestales

## family

family-digging = cavar
family-resources = recursos y reclutamiento
family-statues = estatuas

## sheet

sheet-board_winter = La montaña en invierno
sheet-board_autumn = La montaña en otoño
sheet-tunnels = Túneles
sheet-halls = Grandes salones
sheet-trolls = La horda
sheet-starters = Trols iniciales
sheet-workshops = Talleres
sheet-spells = Hechizos
sheet-honor = Honor

## What lies on the mountain, in a sentence for who points at it.

thing-heart = Aquí no cava nadie. Cuanto más cerca del corazón, más puntúa una estatua.
thing-rubble = Una loseta que lo cubre cuesta un martillo más.
thing-buried = Es tuyo en cuanto lo cubra una loseta tuya.
thing-buried_statue = Un túnel que la cubre la desentierra; entonces se puede mover y puntúa.
thing-statue = Puntúa según su nivel, si al final está en un túnel tuyo.
thing-pedestal = Una estatua de su clan que esté aquí al final puntúa el doble.
thing-altar = Con una estatua encima, el salón vale su honor más alto.
thing-site = Coloca un túnel a su lado y podrás establecer aquí un taller.
thing-start = Aquí puede haber una puerta: en ella empieza tu primer túnel. El número dice con cuántos jugadores se usa este punto; dos jugadores toman dos puntos del mismo número.

## troll

troll-bogmar = Ciénagor
troll-sludge-nan = Yaya Lodo
troll-peatfoot = Pieturba
troll-clayhand = Manobarro
troll-mirewife = Doña Lodazal
troll-dribble = Goterón
troll-cinderjaw = Quijaceniza
troll-sootbelly = Panzahollín
troll-emberling = Ascuita
troll-flintnose = Napiasílex
troll-coalheart = Pechocarbón
troll-rimebeard = Barbahielo
troll-frostfinger = Dedohelado
troll-hailgrin = Risagranizo
troll-snowmother = Madrenieve
troll-icicle-ulf = Ulf Carámbano
troll-moonpaw = Zarpaluna
troll-nightsong = Cantanoche
troll-silverlid = Cejaplata
troll-duskwalker = Andaocaso
troll-starcounter = Cuentastros
troll-old-quagga = Vieja Quagga
troll-turfback = Lomocésped
troll-marshmaw = Faucemarjal
troll-wallowgrim = Revolcagrim
troll-gullet = Gaznate
troll-brandmaster = Maesetizón
troll-forgewife = Doña Fragua
troll-magmatooth = Dientemagma
troll-pyre-hag = Tía Pira
troll-glacier-jo = Jo Glaciar
troll-berg-bror = Bror Témpano
troll-winterwitch = Meiganieve
troll-crevasse = Grieta
troll-moonwarden = Guardaluna
troll-tidecaller = Llamamareas
troll-paleface = Carapálida
troll-dreamer = Ensueño
troll-mother-mire = Madre Fango
troll-lord-of-peat = Don Turba
troll-bogking = Reyciénaga
troll-fenreeve = Alguacil Marjal
troll-swampsage = Sabiofango
troll-volcano-thane = Barón Volcán
troll-flame-oracle = Oráculo Llama
troll-ashlord = Don Ceniza
troll-salamander = Salamandra
troll-avalanche = Avalancha
troll-jarl-of-rime = Jarl Escarcha
troll-frostseer = Vidente Helado
troll-deepfreeze = Gran Helada
troll-lunar-queen = Reinaluna
troll-eclipse = Eclipse
troll-starfather = Padreastro
troll-tidelord = Don Marea
troll-pebble = Guijarro
troll-rusty = Herrumbre
troll-glimmer = Destello
troll-tinker = Manitas
troll-scribble = Garabato
troll-jingle = Tintineo

## own

game-title = In the Hall of the Mountain King
game-about = Los trols vuelven a casa: cava en la montaña derruida, completa tu plantilla y lleva las estatuas hasta su corazón.
option-board = la cara del tablero; solo pueden elegirla dos jugadores
option-teams = dos equipos de dos: asientos 1 y 2 contra 3 y 4
option-workshops = al azar, al azar sin repetidos, o elegidos por el asiento 1
option-start = el asiento (o equipo) que empieza
option-hide_tokens = ocultar el valor de las fichas de puntos de los demás
option_name-board = Tablero
option_name-teams = Equipos
option_name-workshops = Talleres
option_name-start = Inicio
option_name-hide_tokens = Fichas ocultas
choice-board-usual = la habitual
choice-board-winter = invierno
choice-board-autumn = otoño
choice-teams-no = no
choice-teams-yes = sí
choice-workshops-random = al azar
choice-workshops-no_duplicates = sin repetidos
choice-workshops-chosen = elegidos
choice-start-random = al azar
choice-hide_tokens-no = no
choice-hide_tokens-yes = sí

## What was drawn.

throw-pedestal = pedestales de la bolsa

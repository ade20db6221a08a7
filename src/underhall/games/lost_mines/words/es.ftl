### The sentences of The Lost Mines. Fields are named like d4, passages like d4-e4.
### An event is one sentence. One that a seat alone may read speaks to it as "tú"; else, where somebody
### acts, it begins with the name, so that a log can run several together.
### A card has the forms `def` and `indef`, with an article, and `turned`; an obstacle `none`: that there is not any.

## event

event-round_begins = Comienza la ronda { $round }.
event-treasure_laid_out = El tesoro { $slot } está sobre la mesa: { KIND($kind) }.
event-joins_clan = { NAME($seat) } pertenece al clan { CLAN($clan) }.
event-is_dealt_role = Perteneces al clan { CLAN($clan) } y tu rol secreto es: { ROLE($role) }.
event-first_player = { NAME($seat) } empieza.
event-picks_dwarf = { NAME($seat) } juega con { DWARF($dwarf) }.
event-lays = { NAME($seat) } coloca { CARD($card, form: "def") } en { $field }.
event-lays_turned = { NAME($seat) } coloca { CARD($card, form: "def") } en { $field }, { CARD($card, form: "turned") }.
event-uses_tool = { NAME($seat) } abre el camino en { $field } con { CARD($card, form: "def") }.
event-looks_at_mine = { NAME($seat) } echa un vistazo a la mina de { $target }.
event-looks_at_treasure = { NAME($seat) } echa un vistazo al tesoro { $target }.
event-looks_at_role = { NAME($seat) } echa un vistazo a la carta de rol de { NAME($other) }.
event-sees_mine = Ves que en { $field } está la { MINE($mine) }.
event-sees_treasure = Ves que el tesoro { $slot }, de { KIND($kind) }, vale { $value }.
event-sees_role = Ves el rol de { NAME($other) }: { ROLE($role) }.
event-sets_trap = { NAME($seat) } pone una trampa en el paso { $passage }.
event-trap_bites = { NAME($seat) } cae en la trampa y pierde una carta que { NAME($left) } le roba sin mirar.
event-trap_takes = Caes en la trampa, y lo que { NAME($left) } te quita sin mirar es { CARD($card, form: "def") }.
event-trap_is_gone = El viento se lleva también la trampa entre { $field } y { $there }.
event-calls_troll = { NAME($seat) } llama a un trol al paso { $passage }.
event-troll_leaves = El trol de { NAME($seat) } se marcha.
event-storm = { NAME($seat) } desata una tormenta que se lleva { CARD($card, form: "def") } de { $field }.
event-discards = { NAME($seat) } descarta una carta boca abajo.
event-discards_card = Descartas { CARD($card, form: "def") } boca abajo.
event-draws = { NAME($seat) } roba una carta.
event-draws_card = Robas { CARD($card, form: "indef") }.
event-passes = { NAME($seat) } no tiene más cartas y pasa hasta el final de la ronda.
event-steps = { NAME($seat) } camina hasta { $field }.
event-reveals_mine = { NAME($seat) } descubre la { MINE($mine) } en { $field }.
event-takes_dragon = { NAME($seat) } despierta al dragón y se queda con su ficha, que cuesta 2 puntos.
event-takes_treasure = { NAME($seat) } se lleva un tesoro de { KIND($kind) }.
event-takes_valued_treasure = Te llevas un tesoro de { KIND($kind) } que vale { $value }.
event-proposes_end = { NAME($seat) } propone terminar la ronda.
event-agrees = { NAME($seat) } acepta.
event-disagrees = { NAME($seat) } quiere seguir jugando.
event-ends_by_agreement = Hay acuerdo: la ronda termina aquí.
event-all_treasures_taken = Alguien se ha llevado el último tesoro: la ronda termina aquí.
event-no_cards_left = No quedan cartas ni en el mazo ni en las manos: la ronda termina aquí.
event-was_role = { NAME($seat) }, del clan { CLAN($clan) }, tenía el rol de { ROLE($role) }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ PARTS($how, of: "reckoned") }).

## How points were reckoned, part by part.

reckoned-own = tesoros propios { $points }
reckoned-share = { $points } de un fondo de { $pool } { $count ->
    [one] que no se reparte con nadie
   *[other] repartido entre { $count }
}
reckoned-extra = { $points } más por el mejor tesoro
reckoned-dragon = { $points } que se lleva el dragón

## refused

refused-not_in_hand = No tienes { CARD($card, form: "indef") } en la mano.
refused-field_taken = En { $field } ya hay una carta.
refused-field_reserved = La casilla { $field } es para un inicio o una mina; ahí no van cartas de camino.
refused-touches_no_card = En { $field } la carta no tocaría ninguna otra.
refused-passage_against_wall = En { $field } el camino del lado { SIDE($side) } chocaría con el lado cerrado de { $there }.
refused-wall_against_passage = En { $field } el lado { SIDE($side) }, cerrado, cortaría el camino que viene de { $there }.
refused-prolongs_nothing = En { $field } la carta solo tocaría lados cerrados y no prolongaría ningún camino.
refused-no_such_obstacle = En { $field } no hay { OBSTACLE($obstacle, form: "none") } donde usar { CARD($card, form: "def") }.
refused-has_tool = En { $field } ya hay una herramienta.
refused-mine_is_open = La mina de { $target } está a la vista de todos.
refused-treasure_is_taken = El tesoro { $target } ya tiene dueño; solo se pueden mirar los que siguen en la mesa.
refused-own_role = Tu propio rol ya lo conoces.
refused-not_at_this_table = En esta mesa no existe el número { $target }.
refused-has_token = En el paso { $passage } ya hay una trampa o un trol.
refused-no_card_there = No hay carta en ninguno de los dos extremos del paso { $passage }.
refused-closed_side = En el paso { $passage } no hay ningún camino abierto.
refused-dwarf_stands_there = En { $field } hay un enano; la tormenta respeta esa carta.
refused-no_path_card = En { $field } no hay ninguna carta de camino que la tormenta pueda llevarse.
refused-off_board = Hacia el { DIRECTION($direction) } se acaba el tablero.
refused-no_passage = Hacia el { DIRECTION($direction) } no hay paso.
refused-troll_blocks = Un trol corta el paso hacia el { DIRECTION($direction) }.
refused-obstacle = Un obstáculo sin su herramienta cierra el paso hacia el { DIRECTION($direction) }.
refused-occupied = En la carta hacia el { DIRECTION($direction) } cabe un solo enano, y ya hay uno.
refused-not_of_this_mine = El tesoro { $slot } no se puede tomar: esta mina da tesoros de { KIND($kind) } que nadie se haya llevado aún.

## move

move-pick_dwarf = Elegir el enano { $dwarf }
move-lay = Colocar { CARD($card, form: "def") } en { $field }
move-lay_turned = Colocar { CARD($card, form: "def") } en { $field }, { CARD($card, form: "turned") }
move-axe = Despejar con el hacha el árbol caído de { $field }
move-boat = Cruzar con la barca el lago de { $field }
move-rope = Salvar con la cuerda la zanja de { $field }
move-trap = Poner una trampa en el paso { $passage }
move-troll = Llamar a un trol al paso { $passage }
move-storm = Desatar una tormenta sobre la carta de { $field }
move-look_mine = Mirar la mina de { $target } con { CARD($card, form: "def") }
move-look_treasure = Mirar el tesoro { $target } con { CARD($card, form: "def") }
move-look_role = Mirar el rol de { NAME($other) } con { CARD($card, form: "def") }
move-discard = Descartar { CARD($card, form: "def") }
move-keep_rest = Guardar el resto
move-step = Caminar hacia el { DIRECTION($direction) }
move-stop = Parar aquí
move-take_treasure = Tomar el tesoro { $slot }
move-mine_printed = Dejar la mina como está impresa
move-mine_turned = Dar media vuelta a la mina
move-propose_end = Proponer el fin de la ronda
move-agree = Aceptar: termina la ronda
move-refuse = Rechazar: seguir
move-fate = Azar: { $text }

## explain

explain-pick_dwarf = Los cinco enanos de un clan solo se distinguen por el nombre. Elige el que más te guste; empieza en la carta de inicio de tu clan.
explain-lay = Añade una carta a los caminos del bosque; por ella pasan todos, amigos y enemigos. No tiene que estar cerca de tu enano.
explain-lay_turned = Añade a los caminos del bosque una carta girada media vuelta. Por ella puede pasar todo el mundo, amigos y enemigos.
explain-axe = Despeja el árbol caído para todos. Desde entonces cabe un solo enano en la carta, y quien está en ella cierra el paso.
explain-boat = Abre el lago para todos. Desde entonces cabe un solo enano en la carta, y quien está en ella cierra el paso.
explain-rope = Abre la zanja para todos. Desde entonces cabe un solo enano en la carta, y quien está en ella cierra el paso.
explain-trap = Quien la cruza, tú también, pierde una carta al azar y tiene una carta menos en la mano el resto de la ronda. La trampa se queda donde está.
explain-troll = Nadie, ni siquiera tú, pasa por aquí hasta que empiece tu próximo turno. Sirve para ganar tiempo cuando otros están cerca de una mina.
explain-storm = Retira una carta de camino sobre la que no haya ningún enano, junto con la herramienta que tenga. Puede dejar aislado a un rival o quitarte de en medio un callejón sin salida.
explain-look_mine = Solo tú sabrás qué mina es; los demás ven dónde miras. Sirve sobre todo antes de emprender el camino, pues una de las minas esconde al dragón.
explain-look_treasure = Solo tú sabrás cuánto vale; los demás ven cuál miras. Más tarde, en la mina, sabrás cuál elegir.
explain-look_role = Solo tú sabrás qué rol es; los demás ven de quién es la carta que miras. Te dice con quién compartes.
explain-discard = Deja la carta boca abajo y nadie sabe cuál es. Puedes descartar una segunda y robas tantas como hayas descartado.
explain-keep_rest = Descartas solo esa carta y robarás una.
explain-step = Una carta más allá. Una trampa en el paso muerde al momento, y una mina boca abajo se descubre y pone fin al movimiento.
explain-stop = Termina el movimiento. Si acaba en una mina con tesoros, te llevas uno; si tu enano no se ha movido y está en una de ellas, te lo llevas al final de tu turno.
explain-take_treasure = Miras su valor al momento; los demás solo ven de qué tipo es.
explain-mine_printed = La mina encaja igual de bien de las dos maneras. Fíjate adónde llevarán sus caminos.
explain-mine_turned = La mina encaja igual de bien de las dos maneras. Fíjate adónde llevarán sus caminos.
explain-propose_end = Tiene sentido cuando ya no queda nada por ganar: si los demás aceptan, la ronda se puntúa tal como está. Una vez entre turno y turno.
explain-agree = Si todos aceptan, la ronda termina al momento y se puntúa tal como está.
explain-refuse = Con un solo rechazo basta: la ronda continúa.
explain-fate = Lo que decide la baraja; nadie lo elige.

## reason

reason-toward_mine = Lleva hacia la mina de { $field }.
reason-takes_treasure = Acaba en una mina con un tesoro para ti.
reason-blocks_rival = Cierra el paso a { NAME($seat) }.
reason-opens_obstacle = Abre el camino en { $field }.
reason-looks = Lo que aún no sabes puede decidir la ronda.
reason-saves_card = Más tarde puede valer más { CARD($card, form: "def") }.
reason-discards_useless = Ahora sirve de poco { CARD($card, form: "def") }; una carta nueva puede ser mejor.
reason-stays_at_mine = Quien se queda en la mina se lleva otro tesoro.
reason-avoids_trap = El otro camino te costaría una carta.
reason-reveals_mine = Aún está por ver qué hay en la mina de { $field }.
reason-clears_way = Sin la carta de { $field } se puede trazar de nuevo el camino.
reason-helps_friends = En { $field } ayuda a aquellos con quienes compartes.
reason-mine_leads_on = Así la mina lleva adonde quizá quieras ir.
reason-dearest_treasure = De los que has visto, el tesoro { $slot } es el que más vale.
reason-unknown_treasure = El tesoro { $slot } es tan bueno como cualquiera que no hayas visto.
reason-stops_here = Por ahora, ninguna carta más adelante es mejor para quedarse.
reason-treasure_left = Aún quedan tesoros por ganar.
reason-no_treasure_left = No queda ningún tesoro del que puedas sacar algo.
reason-all_alike = Da lo mismo uno que otro.

## aim

aim-win = Tener más puntos que nadie tras dos rondas. Los puntos son tesoros: traza caminos hasta las minas, camina hasta allí y llévate lo que haya. Los enanos leales comparten lo que ha encontrado su clan, los egoístas se quedan con lo suyo, los saboteadores comparten con el otro clan, y el rol de cada cual es secreto.
aim-end = Una ronda termina cuando alguien se lleva el último tesoro, o cuando no quedan cartas ni en el mazo ni en las manos. La partida termina tras la segunda ronda.

## question

question-ChooseDwarf = ¿Con qué enano juegas?
question-PlayOrDiscard = Juega una carta, o descarta una o dos.
question-DiscardAnother = Descarta una segunda carta, o guarda el resto.
question-MoveDwarf = Camina una carta más, o para.
question-ChooseTurn = La mina encaja de las dos maneras. ¿Cómo la dejas?
question-PickTreasure = ¿Qué tesoro te llevas?
question-Vote = ¿Termina aquí la ronda?

## The answer to a click on something that is no answer to the question.

warning-trap = una trampa del camino te quita una carta de la mano
warning-dragon = sabes que ahí duerme el dragón
warning-known = eso ya lo has visto

## choose

choose-ChooseDwarf = Elige uno de los enanos de tu clan.
choose-PlayOrDiscard = Elige una carta de tu mano y después uno de los lugares iluminados.
choose-DiscardAnother = Elige una segunda carta que descartar, o guarda el resto.
choose-MoveDwarf = Elige a cuál de las cartas iluminadas caminas, o para.
choose-ChooseTurn = Elige cómo queda la mina.
choose-PickTreasure = Elige uno de los tesoros iluminados.
choose-Vote = Acepta terminar la ronda, o recházalo.

## card

card-ew = camino recto
    .def = el camino recto
    .indef = un camino recto
    .turned = girado
card-ew_tree = camino recto con árbol caído
    .def = el camino recto con árbol caído
    .indef = un camino recto con árbol caído
    .turned = girado
card-ew_lake = camino recto con lago
    .def = el camino recto con lago
    .indef = un camino recto con lago
    .turned = girado
card-ew_ditch = camino recto con zanja
    .def = el camino recto con zanja
    .indef = un camino recto con zanja
    .turned = girado
card-ew_campfire = camino recto con hoguera
    .def = el camino recto con hoguera
    .indef = un camino recto con hoguera
    .turned = girado
card-ns = camino vertical
    .def = el camino vertical
    .indef = un camino vertical
    .turned = girado
card-ne = curva al nordeste
    .def = la curva al nordeste
    .indef = una curva al nordeste
    .turned = girada
card-ne_rocks = curva al nordeste con rocas
    .def = la curva al nordeste con rocas
    .indef = una curva al nordeste con rocas
    .turned = girada
card-nw = curva al noroeste
    .def = la curva al noroeste
    .indef = una curva al noroeste
    .turned = girada
card-nw_rocks = curva al noroeste con rocas
    .def = la curva al noroeste con rocas
    .indef = una curva al noroeste con rocas
    .turned = girada
card-new = desvío al norte
    .def = el desvío al norte
    .indef = un desvío al norte
    .turned = girado
card-new_tree = desvío al norte con árbol caído
    .def = el desvío al norte con árbol caído
    .indef = un desvío al norte con árbol caído
    .turned = girado
card-new_lake = desvío al norte con lago
    .def = el desvío al norte con lago
    .indef = un desvío al norte con lago
    .turned = girado
card-new_ditch = desvío al norte con zanja
    .def = el desvío al norte con zanja
    .indef = un desvío al norte con zanja
    .turned = girado
card-new_rocks = desvío al norte con rocas
    .def = el desvío al norte con rocas
    .indef = un desvío al norte con rocas
    .turned = girado
card-nes = desvío al este
    .def = el desvío al este
    .indef = un desvío al este
    .turned = girado
card-nes_campfire = desvío al este con hoguera
    .def = el desvío al este con hoguera
    .indef = un desvío al este con hoguera
    .turned = girado
card-nes_rocks = desvío al este con rocas
    .def = el desvío al este con rocas
    .indef = un desvío al este con rocas
    .turned = girado
card-nesw = cruce
    .def = el cruce
    .indef = un cruce
    .turned = girado
card-nesw_tree = cruce con árbol caído
    .def = el cruce con árbol caído
    .indef = un cruce con árbol caído
    .turned = girado
card-nesw_lake = cruce con lago
    .def = el cruce con lago
    .indef = un cruce con lago
    .turned = girado
card-nesw_ditch = cruce con zanja
    .def = el cruce con zanja
    .indef = un cruce con zanja
    .turned = girado
card-nesw_campfire = cruce con hoguera
    .def = el cruce con hoguera
    .indef = un cruce con hoguera
    .turned = girado
card-w = callejón sin salida al oeste
    .def = el callejón sin salida al oeste
    .indef = un callejón sin salida al oeste
    .turned = girado
card-n = callejón sin salida al norte
    .def = el callejón sin salida al norte
    .indef = un callejón sin salida al norte
    .turned = girado
card-axe = hacha
    .def = el hacha
    .indef = un hacha
    .turned = girada
card-boat = barca
    .def = la barca
    .indef = una barca
    .turned = girada
card-rope = cuerda
    .def = la cuerda
    .indef = una cuerda
    .turned = girada
card-trap = trampa
    .def = la trampa
    .indef = una trampa
    .turned = girada
card-troll = trol
    .def = el trol
    .indef = un trol
    .turned = girado
card-storm = tormenta
    .def = la tormenta
    .indef = una tormenta
    .turned = girada
card-mine-treasure = carta de información (mina o tesoro)
    .def = la carta de información (mina o tesoro)
    .indef = una carta de información (mina o tesoro)
    .turned = girada
card-mine-role = carta de información (mina o rol)
    .def = la carta de información (mina o rol)
    .indef = una carta de información (mina o rol)
    .turned = girada
card-treasure-role = carta de información (tesoro o rol)
    .def = la carta de información (tesoro o rol)
    .indef = una carta de información (tesoro o rol)
    .turned = girada

## mine

mine-gems = mina de gemas
mine-gold = mina de oro
mine-silver = mina de plata
mine-dragon = mina del dragón

## kind

kind-gems = gemas
kind-gold = oro
kind-silver = plata

## clan

clan-blue = azul
clan-yellow = amarillo

## role

role-loyal = enano leal
role-selfish = enano egoísta
role-saboteur = saboteador

## role_goal

role_goal-loyal = Lo que encuentras va al fondo de tu clan, y el fondo se reparte a partes iguales. Ayuda a tu clan a conseguir tesoros y vigila a quien solo dice que ayuda.
role_goal-selfish = Te quedas con lo que encuentras y no recibes nada del fondo. Hazte pasar por un amigo hasta que las minas estén cerca y llega antes que nadie.
role_goal-saboteur = Pareces de tu clan, pero compartes con el otro: lo que encuentras va a su fondo. Ayúdalos sin que se note y retrasa a tu propio clan.

## obstacle

obstacle-tree = árbol caído
    .none = ningún árbol caído
obstacle-lake = lago
    .none = ningún lago
obstacle-ditch = zanja
    .none = ninguna zanja

## What lies on the table, in a sentence for who points at it.

thing-tree = Nadie pasa hasta que alguien juegue aquí un hacha.
thing-lake = Nadie pasa hasta que alguien juegue aquí una barca.
thing-ditch = Nadie pasa hasta que alguien juegue aquí una cuerda.
thing-opened = Una herramienta lo ha abierto: cabe un solo enano, y quien está aquí cierra el paso.
thing-rocks = Cabe un solo enano, y quien está aquí cierra el paso a todos los demás.
thing-campfire = Un enano que empieza aquí su movimiento puede caminar cinco cartas en vez de tres.
thing-trap = Quien cruza una trampa pierde una carta y tiene una menos en la mano toda la ronda.
thing-troll = Nadie pasa por donde hay un trol; se marcha cuando empieza el próximo turno de quien lo llamó.
thing-hidden = El primer enano que entra la descubre, y su movimiento termina.
thing-mine = Quien termina aquí su movimiento se lleva un tesoro de este tipo, si queda alguno.
thing-dragon = Aquí no hay nada que llevarse, y quien despertó al dragón pierde hasta 2 puntos.
thing-start = Los enanos de este clan empiezan aquí, y de aquí pueden partir caminos.
thing-treasure = Quien termina su movimiento en una mina descubierta de este tipo puede llevárselo. Su valor lo ve quien se lo lleva.
thing-taken = Un marco de trazos: alguien se ha llevado este tesoro.
thing-information = Mira una de las dos cosas que nombra. Todos ven dónde miras; solo tú ves lo que es.

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

sheet-actions = Cartas de acción
sheet-board = El tablero
sheet-mines = Cartas de mina y de inicio
sheet-paths = Cartas de camino
sheet-seats = Roles y manos según el número de jugadores
sheet-treasures = Cartas de tesoro

## own

game-title = Saboteur: Las minas perdidas
game-about = Dos clanes de enanos compiten por llegar a cuatro minas a través del bosque; no todos juegan para su propio clan.
option-further_rounds = más rondas hasta que gane una sola persona
option_name-further_rounds = Más rondas
choice-further_rounds-no = no
choice-further_rounds-yes = sí

## What was gained where, and what was drawn.

gain-own = tesoros propios
gain-share = partes de los fondos
gain-extra = restos de los fondos
gain-dragon = el dragón
throw-card = cartas robadas
throw-treasure = valores de los tesoros
use-path = camino
use-tool = herramienta
use-information = información
use-trap = trampa
use-troll = trol
use-storm = tormenta

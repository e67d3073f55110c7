import { anyOf } from "./patterns.ts";

/**
 * What a question is about that the firm or this site does not treat: work that the firm says it does not take, work
 * that the site does not name, or something that has nothing to do with a law firm.
 */
export type OutOfScope = "excluded" | "unnamed" | "unrelated";

/** The site says so itself: no criminal defence, divorce or immigration filings. */
const excluded = anyOf(`
	(?<!clausulas? )penal(es|ista|istas)?
	delito* 
	criminal(es|ly|s)?
	dwi
	dui
	(manejar|manejando|conducir) (borracho|tomado|ebrio|en estado de ebriedad)
	felon(y|ies)
	misdemeanor*
	(me |lo |la )?(acusan|acusaron|acuso) de
	(acusad|denunciad)[oa] (de|por) (robo|violacion|homicidio|abuso)
	(posesion|trafico|venta|delitos?) de (drogas?|armas)
	drug (possession|charge|charges|trafficking)
	(asesinato|homicidio|murder|manslaughter|assault|robbery|burglary|shoplifting|theft charge|rape)
	(ministerio publico|fiscalia|carpeta de investigacion)
	antecedentes penales
	(bail|parole|probation|expunge*|expunction|plea deal|public defender)
	fianza (para|por) (\\w+ )?(sacar*|mi (hij[oa]|herman[oa]|espos[oa]|primo))
	libertad (bajo fianza|condicional|provisional)
	visas?
	(in)?migra(cion|torio*|toria*|nte|ntes)
	(meto|file|filing) (\\w+ ){0,2}(papeles|papers|paperwork) (de|for) (mi|my) (esposa|esposo|mama|papa|hermano|hermana|hijo|hija|wife|husband|mother|father|brother|sister|son|daughter|spouse|parents)
	(arreglar|sacar|meter|arreglo|arreglen|conseguir|tramitar|arreglan) (mis |los |sus |unos |de )?papeles(?! (de|del|para) (mi |la |el |un |una )?(casa|terreno|propiedad|empresa|negocio|herencia|obra|compania|lote))
	estatus (legal|migratorio)
	immigra(tion|nt|nts|te)
	(green ?card|tarjeta verde|mica|residencia (permanente|legal|americana)|permanent residen(t|ce|cy))
	(tramit*|sacar|obtener|cobran por|cuesta|pedir|solicitar|renovar|ayudan con|conseguir) (\\w+ ){0,3}residencia
	(hacerme|hacerse|ser|volverme) (ciudadan*|residente*)(?! (para|pa) )
	(ciudadania (americana|estadounidense|mexicana)|naturaliz*|citizenship|become a (us )?citizen)
	(asilo|asylum|refugiad*|refugee)
	(deport*|removal proceedings|ice detainer)
	(daca|tps|uscis|i 130|i130|i 485|h1b|h 1b|e2|e 2|eb5|eb 5|vawa|u visa)
	(permiso de trabajo|work permit|work authorization)
	(peticion|pedir|petition) (familiar|a mi (esposa|esposo|hermano|hermana|mama|papa|hijo|hija)|for my (wife|husband|brother|sister|mother|father))
	(divorci*|divorc(e|ed|ing|es))
	(custodia|custody|patria potestad|guarda y custodia)
	(pension alimenticia|pension de alimentos|manutencion|child support|alimony|spousal support)
	(adopcion|adoptar|adoption|adopt)
	(paternidad|paternity|prueba de adn)
	(prenup*|capitulaciones|acuerdo prenupcial)
	(separacion|separarme|separarnos) (de mi (esposo|esposa|marido|mujer|pareja)|matrimonial)
	(mi )?(ex ?)?(esposo|esposa|marido|husband|wife) (me )?(engan*|infiel|cheat*|left me|me dejo)
	(derecho|abogado|asunto*|juicio) (de lo )?familiar(es)?
	family (law|lawyer|attorney|court)
	(see|visit|visitation) (with )?(my|our) (own )?(kids|children|son|daughter)
	(no me deja|dejan|puedo) (ver|visitar) a (mis|mi) (hij[oa]s?|nin[oa]s?)
	(quitar|quitarme|quitaron|llevarse) a (mis|mi) (hij[oa]s?|nin[oa]s?)
	(restraining|protective) order (against|on|from) (my )?(ex|husband|wife|boyfriend|girlfriend|neighbor|him|her)
	orden de (restriccion|proteccion|alejamiento)
	(get|getting) married
	(casarme|casarnos)
	annulment
	(leave|leaving|separate from|separating from|split from) my (husband|wife|spouse)
	dejar a mi (esposo|esposa|marido)
	charged with
	(press|pressing|drop) charges
	(levantar|poner|meter) (una )?denuncia
	(overstay*|undocumented|border patrol|indocumentad[oa]s?)
	sponsor (my|me|a) (\\w+ )?(wife|husband|mother|father|parents|brother|sister|spouse|fiance|visa)
	(legalizar|regularizar) mi (situacion|estatus|estancia)
`);

/** The site does not name it. */
const unnamed = anyOf(`
	(multa*|infraccion*|boleta*) (de )?(transito|trafico|velocidad|vial*|estacionamiento|alcoholimetro)
	(speeding|traffic|parking|red light) (ticket|tickets|violation|violations|citation)
	(ticket*|multa) (de|por) (velocidad|exceso|trafico|estacion*|manejar|pasarme)
	(me (dieron|pusieron)|i got|got) (un|una|a) (ticket|multa|infraccion)
	(licencia de (conducir|manejar)|drivers? licen(s|c)e)
	(accidente*|choque|chocaron|choque de|me choco|me chocaron|atropell*|percance)( \\w+){0,8}
	(car|auto|truck|motorcycle|traffic|vehicle|bike|road) (accident*|crash*|wreck*|collision)
	(accident|crash|wreck)
	(rear ended|hit and run)
	me (pegaron|dieron) por (atras|detras|un lado)
	(lesiones personales|lesion personal|personal injury|injury lawyer|slip and fall|slipped (at|in|on)|me cai (en|al)|me resbale|me lastime|hurt my (back|neck|leg|arm|knee)|got injured|was injured|injured at work)
	(demandar|sue|suing|demanda contra|demanda a) (\\w+ ){0,2}(doctor*|medic[oa]s?|hospital*|cirujan[oa]|surgeon|nurse|enfermera|dentist*|clinica|clinic)
	(doctor|surgeon|hospital|cirujano|medico) (\\w+ ){0,3}(opero mal|messed up|botched|made a mistake|killed|mato)
	(negligencia medica|mala practica|medical malpractice|malpractice)
	(mordio|mordida|ataco) (\\w+ ){0,3}perro
	perro (\\w+ ){0,4}(mordio|ataco)
	dog bite
	(workers comp*|compensacion (laboral|al trabajador))
	(me|nos|lo|la|le) (despid*|corrieron del (trabajo|jale)|liquidaron|corrio (mi|el) (patron|jefe))
	despido* 
	(abogado*|derecho|demanda|asunto*|juicio|tema*|problema*|conflicto*) laboral*
	(mi|el|al) (patron|jefe)(?!.{0,200}(vend|negocio|empresa|acciones)) (no )?(me)? ?\\w*
	(salario|sueldo|aguinaldo|horas extras?|prestaciones|vacaciones|reparto de utilidades) .{0,100}(no me|pag|deb)\\w*
	(no me|me deben|pagar*) .{0,100}(salario|sueldo|aguinaldo|horas extra|nomina|quincena)
	(employment|labor|labour) (law|lawyer|attorney|lawsuit|dispute)
	(wrongful|wrongfully) (termination|terminated|fired)
	(got|was|been|being) (fired|laid off)
	((boss|job|employer|company|manager|they|work) (\\w+ )?fired me|(my boss|my employer)(?!.{0,200}(sell|business|company|shares)))
	(unpaid wages|overtime|sexual harassment|workplace|discrimination at work|acoso (laboral|sexual)|hostigamiento)
	(unemployment|desempleo|seguro de desempleo)
	(bancarrota|bankruptcy|chapter (7|11|13)|declararme en quiebra|concurso mercantil|capitulo (7|11|13))
	(patente*|patent|patents|trademark*|copyright*|registrar (mi |una |la )?marca|registro de marca*|derechos de autor)
	(declaracion (anual|de impuestos)|hacer mis taxes|file my taxes|tax return*|tax preparation|income taxes|devolucion de (iva|impuestos)|auditoria del (irs|sat)|irs audit|owe the irs|debo al (irs|sat))
	(seguro social|social security|disability benefits|my disability|mi incapacidad|medicare|medicaid|pension del imss|afore|incapacidad)
	(child|hijo|hija|menor) .{0,100}(school|escuela|bullying)
	(nombre|apellido) (en )?(mi )?(acta de nacimiento)
	(acta de (nacimiento|matrimonio)|birth certificate|marriage license|cambio de nombre|change my name|name change)
	(credit (repair|score)|buro de credito|reparar mi credito)
	(write|make|draft|prepare|update|do) (a|my|our) (last )?will
	(testamento vital|living trust|living will|write a will|make a will|draft a will|hacer (un |mi )?testamento|planeacion patrimonial|estate planning)
	(timeshare*|tiempo compartido)
	(marihuana|cannabis|dispensary) licen*
	(demanda|claim) (contra|against) (el gobierno|the government|la policia|the police)
	(asilo de ancianos|nursing home)
	(got|was|been) (\\w+ )?(hurt|injured|burned)
	(fell|tripped|slipped) (\\w+ ){0,2}(at|in|on) (\\w+ )?(store|walmart|heb|target|restaurant|supermarket|sidewalk|hotel|work)
	me (lastim*|resbal*|queme|accident*|tropece)
	(laid (me|us) off|let me go)
	(my|last|final) paycheck
	me (corrieron|despidieron|descansaron|despidio) (del|de la|de mi|en el|por) (\\w+ )?(trabajo|chamba|fabrica|planta|maquila|oficina|embarazo|jale)
	(insurance company|my insurance|aseguranza|mi seguro|la aseguradora) (\\w+ ){0,3}(wont|refuse*|denied|denies|deny|reject*|no|nego|rechazo)
	(guardianship|tutela|curatela)
	(por si|cuando|si) (yo )?(me )?(muero|muera)
	(when|if|after) i (die|pass away)
	(finiquito|liquidacion) (del|de mi|de la) (trabajo|chamba|jale|patron)
	(back taxes|owe (\\w+ )?taxes|debo (\\w+ )?impuestos|debo al sat|le debo al (sat|irs))
	(notarize|notarizar|notarizo|notarizan|notariar) (a|my|this|some|un|una|mi|este|unos) \\w+
	(names|list) of (your|other) clients
	nombres de (sus|otros) clientes
	(como me hago|como ser|quiero ser|become|becoming) (an? |un |una )?(abogad[oa]|licenciad[oa]|lawyer|attorney)
	(student loan*|prestamo estudiantil)
`);

/** Nothing to do with a law firm. */
const unrelated = anyOf(`
	(make|cook|prepare|hacer|hago|hace|preparo|preparar) (\\w+ ){0,3}(guacamole|tortilla*|enchilada*|salsa|mole|pozole|cake|bread|pastel|pollo|chicken|rice|sopa|soup|cookies|galletas|lasagna|pasta|flan|chilaquiles|barbacoa|carne asada)
	(receta*|recipe*|cocinar|cook|bake|baking|hornear|ingredientes)
	(clima|weather|pronostico|temperatura|temperature|lloviendo|va a llover|llover|raining|forecast)
	(futbol|soccer|football|beisbol|baseball|basketball|nba|nfl|tigres|rayados|astros|rockets|partido de (hoy|ayer)|mundial de|world cup|super bowl|quien gano el)
	(chiste*|joke*|adivinanza|riddle|poema*|poem|poems|poesia|cancion*|song*|lyrics|haiku)
	(pelicula*|movie*|netflix|videojuego*|video game*|musica|music|concierto)
	(tarea de|homework|ensayo|essay|ecuacion|equation|matematica*|math|raiz cuadrada|square root|derivada de (x|la funcion)|integral de|calculate \\d+|calcula \\d+|cuanto es \\d+|what is \\d+ ?(plus|times|x|minus|\\d))
	(python|javascript|java|html|css|sql|codigo (en|de programacion|fuente)|source code|write (a |me |some )?code|algoritmo|algorithm|regex|programacion)
	(bitcoin|crypto*|cripto*|acciones de (tesla|apple|amazon)|stock price|stock market|loteria|lottery|precio del dolar|a como esta el dolar)
	(tipo de cambio|exchange rate|dolar) (de )?(hoy|today|actual|now)
	(a cuanto|a como|en cuanto|cuanto) (esta|anda|amanecio|cotiza) (el )?(dolar|peso|euro)
	(dollar|peso|euro) (to|vs|a) (dollar|peso|euro)?( rate)?
	(latest|todays) news
	(noticias de hoy|quien es (el |la )?president*|who is the president|elecciones|election*|politics|trump|biden|sheinbaum|amlo)
	(horoscopo|horoscope|signo zodiacal|zodiac|tarot)
	((cual es|dime) la capital de|capital of|poblacion de|population of|quien (descubrio|invento|escribio|pinto)|who (invented|discovered|wrote|painted)|que significa la palabra|meaning of life|sentido de la vida)
	(traduce*|traducir|translate) (\\w+ ){0,4}(al|to|into) (aleman|german|frances|french|italiano|italian|portugues|portuguese|chino|chinese)
	(traduce*|traducir|translate|traduzca*) (esto|esta frase|this|the following|la siguiente|hello|hola|la frase|una frase|a sentence|good)
	(pedir|ordenar|quiero comer|order|recomiend*|recommend|mejor*|best|donde comer|where to eat|cerca) (\\w+ ){0,4}(pizza|hamburguesa*|burger*|taco*|tamales|sushi|restaurante*|restaurant*|cafe|hotel*|vuelo*|flight*|airbnb|uber|taxi)
	(pizza|hamburguesa|tacos|sushi)
	(cuanto son|convierte|convertir|convert) (\\w+ ){0,3}(dolares|pesos|dollars|euros) (a|en|to|into) \\w+
	(aprender|clases de|learn|learning|study|teach me|lessons) (\\w+ ){0,2}(ingles|espanol|english|spanish|frances|french|guitarra|guitar|piano)
	(bajo|bajar|subir) de peso
	(dolor de|me duele|headache|stomach|fiebre|fever|sintoma*|symptom*|medicina para|medicine for|bajar de peso|lose weight|workout|embarazad*|pregnant)
	(comida|vacuna*|raza|nombre) (para|de) (mi )?(perro|gato)
	(dog|cat|pet|puppy) (food|breed|name|names|vaccine*)
	(novia|girlfriend|boyfriend|te amo|i love you|casate conmigo|marry me|sexy|sexo|nudes?)
	(celular|iphone|android|laptop|computadora|wifi) (no|not|wont|barat*|cheap|repair|se|de|for|prende)
	(comprar|buy|cheap|baratos?) (un |una |a |unos |used |new ){0,4}(carro|coche|troca|camioneta|moto|used truck|truck|car|celular|ropa|zapatos|shoes|clothes|phone|laptop|boletos)
	(mejor|best|buena) (playa|pelicula|libro|celular|carro|beach|movie|book|phone|car|university|school|universidad)
	(beca*|scholarship*) (para|for|de|in)
	(escribe|escribeme|redactame|hazme|cuentame|dime|write|write me|compose|generate|genera|draw|dibuja|tell me) (un|una|a|an|me|some) (\\w+ )?(poema|cuento|cancion|ensayo|chiste|historia|imagen|dibujo|poem|story|song|essay|joke|image|picture|blog post|tweet|rap)
	(how tall|how old is|cuanto mide|distance to the moon|dinosaur*|planeta marte|galaxia|galaxy)
	(que dia es hoy|what day is (it|today))
	what time is it
	que hora es
	(vender|sell|buy|comprar) (drugs|drogas|weapons|armas|guns)
	(hackear|hack|hacker)
	(fabricar|make|build) (una |a )?(bomba|bomb)
`);

/** What a folded message is about outside the site, and the words that say so. */
export function outOfScopeIn(folded: string): { outside: OutOfScope; words: string } | undefined {
	for (const [outside, pattern] of [
		["excluded", excluded],
		["unnamed", unnamed],
		["unrelated", unrelated],
	] as const) {
		const match = pattern.exec(folded);
		if (match) return { outside, words: match[0] };
	}
	return undefined;
}

export const outOfScopePatterns = [excluded, unnamed, unrelated];

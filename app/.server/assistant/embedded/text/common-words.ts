import type { Locale } from "../../../../locales/locale.ts";

/**
 * Words without a topic of their own, folded. They are left out of the index and of queries, and they show the
 * language of a question better than any other words.
 */
const grammar: Record<Locale, string> = {
	es: `
		a al algo alguien algun alguna algunas alguno algunos ante antes aqui asi aun aunque ahi alla alli ambas ambos
		cada casi como con contra cual cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos de del desde
		despues donde dos durante e el ella ellas ello ellos en entonces entre era eran eres es esa esas ese eso esos esta
		estaba estado estamos estan estar estas este esto estos estoy fue fueron fui ha haber habia haya hay hace hacer
		haces haga hago han hasta he hemos hice hizo la las le les lo los mas me mi mia mio mis mientras misma mismo mucha
		muchas mucho muchos muy nada nadie ni ningun ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros o
		otra otras otro otros para pero poca poco por porque pueda puede pueden puedo podemos podria podrian podre pues
		que quien quienes se sea sean segun ser sera si sido sin sino sobre solo somos son soy su sus suya suyo tal tambien
		tampoco tan tanto te tengo tengas tenga tiene tienen tener tenemos tenia toda todas todavia todo todos tu tus un
		una unas uno unos usted ustedes va van vamos voy y ya yo vez veces hacia debe deben debo deberia debia tras aquel
		aquella uno tres cuatro cinco seis siete ocho nueve diez cuyo cuya bajo mediante dentro fuera siempre nunca luego ademas cierto cierta ciertos ciertas
	`,
	en: `
		a about above after again all also am an and any anybody anyone anything are as at be because been before being
		below between both but by can cannot could did didnt do does doesnt doing done dont down during each either else
		ever every everything few for from further get gets getting go goes going gonna got had has have havent having he
		her here hers him his how i id if ill im in into is isnt it its itself ive just let me more most much my myself
		neither no nor not now of off on once one only or other our ours out over own same shall she should shouldnt so
		some somebody someone something such than that thats the their theirs them then there theres these they theyre
		thing things this those through to too u under until up upon us very was wasnt we well were weve what whats when
		where which while who whom whose why will with within without wont would wouldnt yes yet you your youre yours ur
		two three four five six seven eight nine ten may might must many cant another whether per toward
	`,
};

/** What people write around a question. Left out of queries only: in content some of these words have a topic. */
const chatter: Record<Locale, string> = {
	es: `
		hola ola buenas buenos buen tardes dias noches gracias favor porfavor porfa porfis quisiera quiero queria quiere
		quieren querer saber sabe saben se necesito necesita necesitamos ocupo ocupa ayuda ayudar ayudarme ayudan ayudame
		ayude ayuden apoyo apoyar apoyarme apoyan pregunta preguntas preguntar duda dudas informes informe informacion info decir digame
		dime diganme digan decirme oiga oye oigan disculpe disculpa perdon licenciado licenciada lic señor senor senora mire mira miren
		fijese resulta pasa paso nomas bueno ok okey okay vale claro gustaria interesa interesado interesada busco buscando buscar
		explicar explique expliqueme platicar comentar cuenteme cuentame contesten conteste respuesta tema asunto cosa cosas caso
		situacion problema problemita urgente urge pronto rapido ahorita ahora orita onda orale andale pos entiendo
		creo parece manera forma tipo algun ando anda estaria seria serian mande mandar existe hablar hablo habla
		tantito rato orientar orientarme orientacion posible verdad neta wey guey amigo amiga familia esposo esposa
		hermano hermana hijo hija papa mama suegro suegra cuñado cunado primo prima tio tia compadre abuelo abuela abuelos papas padres hijos familiar familiares parientes pariente don doña dona
		llevan llevar manejan manejar atienden atender ofrecen ofrecer dan hacen cuentan trabajan ven da
		lawyer attorney abogado abogada abogados licenciados firma despacho bufete
		vivo vive viven vivimos soy señores muchacho muchacha gente persona personas lado parte toda todita
		dice dicen dijo dijeron diciendo decia enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
		carnal vato raza gacho canijo padre chido andele hijole ay porfas xfa plis grax salu bendiciones
		ayer antier ratito ratos quincena talvez obviamente simplemente lamentablemente derepente repente triste nerviosa angustiada estresada harta
		cansada solita llorando rabia injusto bastante apenitas ahoritita lueguito poquito chiquito grandote viejito señorita joven doñita
		patroncita fijense imaginese creame
		chance mero preocupado preocupada desesperado desesperada asustado asustada miedo confundido confundida francamente supuestamente apenas
		acaban acabo acaba acabar acabamos nomas batallando fijate chavo morro servicio
		nececito nesesito necesitava kiero kisiera komo xq pq porq tmb q k d x
	`,
	en: `
		hi hello hey hiya good morning afternoon evening please pls plz thanks thank thx want wanted wants wanna need needs needed
		help helping helps assist assistance know knowing question questions ask asking tell wonder wondering looking look
		find info information details okay ok sure guys folks basically like really actually maybe possible possibly
		explain understand kind sort type matter matters issue issues problem situation stuff regarding concerning
		case cases urgent asap quick quickly soon hope curious trying try right thats see seems think believe guess
		say says said talk speak handle handles handling deal deals take takes work works working worked offer offers
		provide provides do lawyer lawyers attorney attorneys firm sir madam maam mr mrs dear brother sister husband wife father
		mother dad mom son daughter friend uncle aunt cousin grandma grandpa grandfather grandmother parents parent kids family wifes husbands lol hmm um uh yeah yep nope
		serve serves cover covers
		live lives living hear heard guy person people somebody side left
		available exactly able fine sounds happens happen
		keep keeps keeping kept saying next never even kid kids january february march april may june july august september october november december feb
		dude bro man honest crazy insane weird stupid dumb freaking damn hell super pretty omg wtf
		alright anyhow hopefully unfortunately suddenly eventually immediately yesterday noon moment bunch ton plenty bit huge tiny
		nice hoping sucks upset mad furious frustrated tired sick crying sleep pissed annoyed panic panicking nervous
		anxious overwhelmed hopeless thanksgiving gentleman lady gentlemen sirs madams gracias imo tbh fyi rn hella seriously
		obviously perhaps definitely absolutely certainly various rude jerk luckily despite whenever wherever however anywhere everywhere nowhere
		someday hardly quite extremely
		still already yall anymore currently current ballpark honestly kinda sorta gotta lemme dunno idk btw supposedly apparently
		somehow literally totally worried scared confused desperate stressed afraid sorry bother appreciate told secretly
	`,
};

function setOf(list: string): ReadonlySet<string> {
	return new Set(list.trim().split(/\s+/));
}

export const grammarWords: Record<Locale, ReadonlySet<string>> = { es: setOf(grammar.es), en: setOf(grammar.en) };

export const chatterWords: Record<Locale, ReadonlySet<string>> = { es: setOf(chatter.es), en: setOf(chatter.en) };

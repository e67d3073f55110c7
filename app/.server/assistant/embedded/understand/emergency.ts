import { anyOf } from "./patterns.ts";

/** What is pressing: somebody in danger, somebody arrested, or a term that runs out today or tomorrow. */
export type Emergency = (typeof emergencies)[number];

const emergencies = ["danger", "arrest", "deadline"] as const;

export function isEmergency(kind: string | undefined): kind is Emergency {
	return emergencies.some((emergency) => emergency === kind);
}

const danger = anyOf(`
	(me|nos|la|lo|le|te) (esta |estan |estuvo )?(golpe*|pega|pego|pegan|pegaron|ataca*|apunalo|disparo*|amenaz(a|an|o|aron|ando) (de muerte|con (matar*|una? (arma|pistola|cuchillo))))
	(me|nos|lo|la) (quiere|quieren|va a|van a|intento|trato de) (matar|golpear|pegar|secuestrar|violar)
	amenaz* de muerte
	violencia( domestica| familiar| intrafamiliar)?
	(abuso|abusa|abusan|abuso) (sexual|fisico|de mi)
	(estoy|estamos|esta|corro|corremos|corre) en? ?peligro
	secuestr*
	(me|nos) (persigue|persiguen|acosa|acosan|estan siguiendo)
	(entraron|se metieron) (a|en) mi casa (con armas|armados|ahorita|ahora)
	(quiero|voy a) (matarme|suicidarme|quitarme la vida)
	suicid*
	domestic (violence|abuse)
	(he|she|they|husband|wife|boyfriend|partner|someone|somebody|who) (is |are |was |just |keeps? ){0,4}(hit|hits|hitting|beat|beats|beating|hurt|hurting|attacked|attacking|shot|stabbed|choked|raped)( me| us| him| her)
	(going|trying|wants?|tried|threaten\\w*) to (kill|hurt|shoot|beat|hit) (me|us|him|her)
	(threatened|threatening) (me|us) with a? ?(gun|knife|weapon)
	death threats?
	(i am|im|we are|were|in) (in )?(immediate |physical )?danger
	kidnap*
	kill myself
	(has|have|with|had) a gun
	(hombre|hombres|tipo|tipos|persona|personas|gente|alguien|sujeto*) armad[oa]s?
	armed (man|men|person|people|intruder)
	(con|trae|traen|tiene) (una )?(pistola|arma|cuchillo|machete)
	(se )?(quiere|quieren|intenta|intentan|tratan de|trata de) (\\w+ )?(meter*|entrar) (a|en) mi (casa|departamento|negocio)
	no (estoy|estamos|me siento) (segur[oa]s?|a salvo)( en mi casa| aqui| con el)
	(no quiero|ya no quiero) (vivir|seguir viviendo)
	quiero (morir|morirme)
	(dijo|dice) que (me|nos) (va a|quiere) (matar|golpear|hacer dano)
	(will|would|going to|gonna|could|might) (\\w+ )?(kill|shoot|stab|hurt|beat) (me|us|my \\w+)
	(want to die|wanna die|dont want to live)
	(not safe|unsafe) (at home|in my (own )?(house|home)|here|with him)
	(trying|tried) to (break into|get into|enter) my (house|home|apartment|car)
	breaking into my
	(temo|tememos|miedo) (por|de perder) (mi|nuestra|su) (vida|seguridad)
	me (empujo|empuja|avento|ahorco|ahorca|pateo|patea|jaloneo|jalonea|cacheteo|tiene encerrad[oa]|quiere hacer dano)
	(fuera|afuera|enfrente) de (mi|la) (casa|puerta|tienda|oficina) (\\w+ ){0,3}(amenaz\\w+|gritando|armad[oa]s?)
	(con|trae) un (bat|tubo|palo|martillo|fierro)
	(saco|apunto|apunta|apuntaron|pulled|pointed|pointing) (\\w+ ){0,2}(pistola|arma|cuchillo|navaja|gun|knife|weapon)
	me sigue (a todos lados|a todas partes|por todos lados|en la calle)
	(follows|following|followed) (me|us) (everywhere|around|home)
	(drunk|borracho|tomado|drogado) (and|y) (\\w+ ){0,3}(break*|romp*|hit*|golpe*|viol*|throw*)
	with a (bat|gun|knife|weapon|machete|pistol|hammer)
	(scared|afraid|fear|fearing) for (my|our|her|his) (life|lives|safety)
	(he|she|they|husband|boyfriend|partner|ex) (\\w+ )?(pushed|punched|kicked|slapped|strangled|choking|stalks|is stalking) me
	(is|are|was|started|keeps) (beating|hitting|hurting|punching|choking) (my|me|us|her|him)
	(me|le|nos|la|lo) (esta|estan|estaba) (pegando|golpeando|ahorcando)
	(abusive|violent) (husband|wife|boyfriend|girlfriend|partner|ex|relationship)
	abusing (me|us|my \\w+)
`);

const arrest = anyOf(`
	(lo|la|me|le|los|nos) (arrest*|detuv*|agarro la (policia|migra)|agarraron|encarcel*|levanto la migra|metieron a la carcel|llevaron (preso|presa|detenid*)|acaban de (detener|arrestar|llevar))
	arrest(ed|aron|aran|ado|ada|ados|ar|aste|an)
	(detuvieron|agarraron|detuvo la policia|se llevaron|se llevo la policia) a mi
	(esta|estoy|estan|tienen|fue|quedo) (detenid*|arrestad*|pres[oa]s?|encarcelad*|bajo arresto|en la carcel)
	(esta|estan|estoy|sigue|metieron|llevaron|quedo|tienen|cayo|mandaron) (\\w+ ){0,3}(en|a) la carcel
	orden de (aprehension|arresto)
	(la policia|la migra|ice|agentes|el ice|inmigracion) (me |lo |la |nos |le |se ){0,4}(esta|estan|vino|llego|toco|llevo|tiene|detuvo|agarro|arresto)
	centro de detencion
	(was|were|been|got|am|is|are|being|getting|just) (\\w+ )?arrested
	(under|an?) arrest
	arrested (my|him|her|me|us|for)
	(he|she|i|im|brother|sister|son|husband|wife|friend|dad|father|mother|cousin|uncle) (is|am|was|are)? ?(in|at) (the )?(county )?(jail|prison|custody)
	in (police )?custody
	warrant (out )?for (my|his|her)
	(ice|police|cops|officers|immigration) (just |has |have )?(took|have|has|got|detained|picked up|came for|are at|is at|arrested)
	(was|got|been|is being|being|am|im) (\\w+ )?detained
	me (acaban|acaba) de (detener|arrestar|agarrar)
	(took|taken) (him|her|them|me) (to jail|into custody)
	(locked up|behind bars|in handcuffs)
	(brother|sister|son|daughter|husband|wife|friend|dad|father|mom|mother|cousin|uncle|he|she) (got|was|were) picked up
	(policia|patrulla|migra|ice|migracion|inmigracion) (\\w+ ){0,4}(llevar|llevarse|llevo|llevaron) a mi
	(llego|llegaron|vino|vinieron) (\\w+ )?(migracion|inmigracion|ice|migra|policia|agentes)
	(in|to) (the )?(\\w+ ){0,2}(jail|prison)
	(picked up|taken|taken away) by (the )?(police|cops|ice|immigration)
	(bail|bond) (him|her|my \\w+) out
	(policia|patrulla|patrullas|chota|migra|agentes) (\\w+ )?(esta|estan|anda) (\\w+ )?(afuera|en mi|aqui|tocando)
	(police|cops|ice|agents) (\\w+ ){0,3}(at|outside) (my|the|our) (door|house|home|apartment|shop)
	se (lo|la|los|las|me) (llevo|llevaron) (\\w+ ){0,2}(policia|patrulla|migra|ice|detenid*|pres[oa]s?)
	(lo|la|los|las|me) (tienen|traen) (encerrad[oa]s?|esposad[oa]s?|en los separos|en barandilla)
	(separos|barandilla)
	(encerraron|detienen|arrestan|agarraron) a (mi|un)
	acaban? de (detener|arrestar|agarrar|encarcelar|llevarse)
`);

/** Nouns of court steps and terms. With “today” or “tomorrow” beside them they are pressing. */
const step =
	"((nos|me) (quieren|van a) (sacar|correr|echar)|ante (el|un|la) (juez|jueza|corte)|(in front of|before|see) (the|a) judge|plazo\\w*|termino|fecha limite|vence\\w*|vencimiento|caduca|prescribe|contestar|contestacion|apelacion|apelar|amparo|recurso|demanda|responder la demanda|audiencia\\w*|citatorio|comparec\\w+|juicio|corte|juzgado|tribunal|desaloj\\w+|lanzamiento|remate|rematan|subasta|embarg\\w+|clausur\\w+|diligencia|deadline|due|expires?|file (my|an|the) (answer|response|appeal)|(answer|response|appeal|motion) (is|has|must|needs|deadline)|answer (the|a|my)? ?(lawsuit|petition|suit)|respond|hearing|court|trial|evict\\w*|lockout|lock ?out|foreclos\\w+|auction\\w*|seiz\\w+|garnish\\w*|closing)";
const soon =
	"(hoy|mnn|mnna|(?<!la\\s)manana|pasado\\smanana|esta\\s(tarde|noche|manana)|(en|dentro\\sde)\\s(menos\\sde\\s)?(unas\\s|un\\spar\\sde\\s|dos\\s|tres\\s|cuatro\\s|cinco\\s|seis\\s|pocas\\s|\\d+\\s)?horas|(en|dentro\\sde)\\s(menos\\sde\\s)?(una|media)\\shora|en\\s(cinco|diez|quince|veinte|treinta|cuarenta)\\sminutos|en\\s\\d+\\sminutos|in\\s\\d+\\sminutes|in\\shalf\\san\\shour|today|tonight|tonite|tomorrow|tmrw|tmw|2morrow|this\\s(morning|afternoon|evening)|(in|within)\\s(less\\sthan\\s)?(a\\sfew|a\\scouple\\s(of\\s)?|(one|two|three|four|five|six|ten|twelve)|\\d+|an?)\\shours?|in\\s(five|ten|fifteen|twenty|thirty|forty)\\sminutes|by\\s(noon|midnight|\\d+\\s?(am|pm))|end\\sof\\s(the\\s)?day)";
const deadline = new RegExp(`\\b${step}(?!\\w).{0,60}\\b${soon}(?!\\w)|\\b${soon}(?!\\w).{0,60}\\b${step}(?!\\w)`);

/** What in a folded message is pressing, if anything. */
export function emergencyIn(folded: string): Emergency | undefined {
	if (danger.test(folded)) return "danger";
	if (arrest.test(folded)) return "arrest";
	return deadline.test(folded) ? "deadline" : undefined;
}

export const emergencyPatterns = [danger, arrest];

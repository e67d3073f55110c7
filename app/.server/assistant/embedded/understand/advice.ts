import { anyOf } from "./patterns.ts";

/** Asks for a decision, a prognosis or an amount in the visitor's own matter: never answered, whatever is found. */
const forbidden = anyOf(`
	(debo|deberia|debiera|conviene|convendria|recomienda*|aconseja*|sugiere*|puedo|hago bien en|es bueno|es buena idea|es mejor|me espero a) (\\w+ ){0,2}(firmar*|firmo|aceptar*|acepto|demandar(lo|la|los|le|lle)?|pagarle*|declararme|renunciar|divorciarme|mudarme|rechazar*)
	(lo|la|le|los|las|se lo) (firmo|acepto|demando|rechazo|pago) (o|\\?)*
	(firmo|acepto|demando|pago|vendo|contesto) o no
	(debo|deberia|conviene|me conviene) (demandar|pelear|pagar|vender|comprar|esperar|contestar|denunciar|apelar|hacer)
	(me|nos) conviene (mas|mejor|arreglar*|negociar|esperar*|firmar|aceptar)
	(voy|vamos|va|iria) a (ganar|perder)
	(gano|ganare|ganaria|ganaremos|ganamos|pierdo|perderia|perdere|puedo ganar|podria ganar|se gana|se puede ganar|la gano|lo gano)
	(tengo|tendria|tenemos|hay|habra|cuales son mis|que) (\\w+ )?(chance*|posibilidad*|probabilidad*|oportunidad*|esperanza*)
	(tengo|tendre|tengo un buen) (buen )?caso
	(tengo|tenemos|quien tiene) (la )?razon
	es (buena|mala) idea
	cuanto (\\w+ )?(me|nos) (van a dar|va a dar|darian|dan|dara|toca|tocaria|corresponde|pagarian|van a pagar|deben pagar|puede tocar|sacaria*)
	cuanto (puedo|podria|voy a|podemos|le puedo|les puedo|puedo yo) (sacar*|pedir*|ganar|cobrar(le|les)|recibir|recuperar|reclamar|exigir*)
	cuanto vale mi (caso|demanda|reclamo)
	(que|como) (me )?(va|puede|podria) a? ?(pasar|pasarme|suceder|resultar|salir)( \\w+)? (conmigo|mi caso|con mi caso|a mi|en mi (caso|juicio))
	(que|cual) (harias?|haria) (tu|usted|en mi lugar)
	que (me )?(aconseja*|recomienda*|sugiere*)
	(deme|dame|me da|me das|quiero|necesito) (un|su|tu|una) (consejo|opinion|recomendacion)
	(es|sera|estaba|esta) (valido|valida|legal|justo|justa|bueno|buena|nulo|nula) (mi|este|ese|nuestro|el) (contrato|convenio|acuerdo|testamento|despido|clausula)
	(mi|este|ese|nuestro) (contrato|convenio|acuerdo) (es|esta|sera) (valido|legal|justo|bueno|nulo|bien)
	(soy|seria|sere|somos) (culpable|responsable)
	(me|nos) (van|va|pueden|puede) a? ?(condenar|meter (a la|preso))
	(should|shall) (i|we) (sign|accept|settle|sue|take|pay|sell|buy|wait|fight|agree|reject|appeal|file|hire|quit|refuse|respond|stop|keep|leave|let|tell|go|do|call|report|move|give|answer|counter\\w*)
	do you think (i|we|my|it|the judge|they|he|she)
	(will|would|can|could|am|are|might) (i|we|he|she|they) (\\w+ )?(win|lose|prevail|winning|going to win|going to lose)
	(do|have) (i|we) (have |got )?(a |any )?(good |strong )?(case|claim|chance|shot|grounds)
	(what are|what is|whats) (my|our|the) (\\w+ )?(chance|chances|odds|prospects|likelihood|probability)
	how (strong|good|solid) is (my|our) (case|claim)
	how much (will|can|could|would|do|should|might|may|am|are|is) (i|we|my case|my claim|they) (\\w+ )?(get|win|recover|receive|ask for|claim|make|worth|demand|expect|collect|awarded|owe me|sue for)
	how much (is|are) (my|our) (case|claim|damages) worth
	(what would|what do|what should) you (do|advise|recommend|suggest)
	(advise|recommend) (me|us)
	(give|need|want) (me |us )?(some |your |legal |a |an )*(advice|opinion|recommendation)
	your (advice|opinion|recommendation)
	is (my|this|our|the) (contract|agreement|lease|deal|settlement|offer|will|clause) (good|fair|valid|legal|enforceable|ok|okay|binding|void)
	is it (a )?(good|bad|smart|wise) idea
	(am|are) (i|we) (liable|guilty|responsible|at fault)
	(who is|whos) (right|at fault|liable)
	what (will|is going to|would|could|might) happen (to me|to us|with my|in my|if i)
	(good|bad|fair) (deal|offer)
`);

/** Asks what to do. Answered with general information when there is some that fits, and with the offer of a person. */
const seeking = anyOf(`
	(que|como) (puedo|podemos|podria|debo|debemos|deberia|tengo que|le) (\\w+ )?(hacer|hago|hacerle|hacemos|proceder|procedo)
	que (hago|hacemos|procede|sigue|opciones tengo)
	(debo|deberia|conviene|me conviene)
	(ayudenme|ayudeme|ayudame|orienteme|orientenme)
	(me|nos|le|les) (pueden|puede|van a|va a|podrian) (embargar|quitar|sacar|desalojar|demandar|correr|cobrar|rematar)
	what (can|should|could|do|must) (i|we) (do|to do)
	what (are )?(my|our) (options|rights|remedies|recourse)
	(should|must) (i|we)
	can (they|he|she|my \\w+) (take|sue|evict|keep|seize|garnish|foreclose|force|make me|do (this|that)|kick)
`);

export type AdviceWish = "forbidden" | "seeking";

/** Whether a folded message asks for advice on a matter of the visitor's own. */
export function adviceIn(folded: string): AdviceWish | undefined {
	if (forbidden.test(folded)) return "forbidden";
	return seeking.test(folded) ? "seeking" : undefined;
}

import { anyOf } from "./patterns.ts";

/** Asks for a prognosis, an amount, a verdict or a signature in a matter of the visitor's own: never answered. */
const forbidden = anyOf(`
	(debo|deberia|debiera|conviene|convendria|recomienda*|aconseja*|sugiere*|hago bien en|es bueno|es buena idea|es mejor|me espero a|tengo que) (\\w+ ){0,2}(firmar*|firmo|aceptar*|acepto|declararme|renunciar|mudarme|rechazar*)
	(lo|la|le|los|las|se lo) (firmo|acepto|demando|rechazo|pago) o
	(firmo|acepto|demando|pago|vendo|contesto) (\\w+ ){0,2}?o (no|me espero|espero|mejor|me espero|demando|pago|firmo|peleo|vendo|rechazo|negocio|lo dejo)
	que tan (probable|posible|seguro|facil|dificil) (\\w+ ){1,4}(gan*|perd*|cobr*|recuper*)
	(pay|sign|settle|sue|accept|fight|wait|sell|keep|take it|take the \\w+) (\\w+ ){0,3}or (wait|fight|sue|not|reject|let|keep|go|settle|just|should)
	(voy|vamos|va|iria) a (ganar|perder)
	(?<!\\bsi )(?<!\\bsi yo )(gano|ganare|ganaria|ganaremos|pierdo|perderia|perdere|puedo ganar|podria ganar|se gana|se puede ganar|la gano|lo gano)
	(tengo|tendria|tenemos|hay|habra|cuales son mis|que) (\\w+ )?(chance*|posibilidad*|probabilidad*|esperanza*)
	(tengo|tendre) (un )?(buen |algun )?caso
	(tengo|tenemos|quien tiene) (la )?razon
	es (buena|mala) idea
	(cree*|crees|piensa*|opina*|considera*) (usted )?que (\\w+ ){0,3}(juez|gan*|perd*|razon|conven*|deb*|firm*)
	(usted|ustedes|tu) que (opina*|opinas|cree*|piensa*|haria)
	que (opina*|opinas|piensa*) (usted|ustedes|tu|de mi|sobre mi)
	(que|cual) (parte|porcentaje|porcion) (\\w+ )?(me )?(toca|tocaria|corresponde)
	cuanto (\\w+ )?(me|nos) (van a dar|va a dar|darian|dan|dara|toca|tocaria|corresponde|pagarian|van a pagar|deben pagar|puede tocar|sacaria*)
	cuanto (dinero )?(puedo|podria|voy a|podemos|le puedo|les puedo|puedo yo) (sacar*|pedir*|ganar|cobrar(le|les)|recibir|recuperar|reclamar|exigir*)
	(de )?cuanto (seria|es|sera|serian|podria ser) (\\w+ ){0,4}(indemniza*|compensa*|me (toca*|corresponde*|pagarian|darian))
	(que tan|tan|que) (buen*|fuerte|solido|malo) (\\w+ )?(caso|demanda|reclamo)( .*)?
	(se puede|se podria|puedo|podria|es posible) (anular*|invalidar*|cancelar*) (mi|este|ese|el) (contrato|convenio|acuerdo|testamento) que (firme|firmamos)
	(contrato|convenio|acuerdo) que firme (\\w+ ){0,3}(anular*|invalid*|nulo|valido)
	cuanto vale mi (caso|demanda|reclamo)
	que (me )?(va|puede|podria) a? ?(pasar|suceder|resultar) (conmigo|con mi caso|en mi (caso|juicio))
	como (va a salir|saldra|acabara|terminara) mi (caso|juicio|demanda)
	(que|cual) (harias?|haria) (tu|usted|en mi lugar)
	que (me )?(aconseja*|recomienda*|sugiere*)
	(deme|dame|me da|me das|quiero|necesito) (un|su|tu|una) (consejo|opinion|recomendacion)
	(es|sera|estaba|esta) (valido|valida|legal|justo|justa|bueno|buena|nulo|nula) (mi|este|ese|nuestro) (contrato|convenio|acuerdo|testamento|clausula)
	(mi|este|ese|nuestro) (contrato|convenio|acuerdo) (es|esta|sera) (valido|legal|justo|bueno|nulo|bien)
	(soy|seria|sere|somos) (culpable|responsable)
	(me|nos) (van|va|pueden|puede) a? ?(condenar|meter (a la|preso))
	(should|shall) (i|we) (\\w+ )?(sign|accept|take|agree|reject|quit|refuse|counter\\w*)
	do you think (i|we|my|it|the judge|they|he|she)
	(will|would|can|could|am|are|might) (i|we|he|she|they) (\\w+ )?(win|lose|prevail|winning|going to win|going to lose)
	(do|have) (i|we) (have |got )?(a |any )?(good |strong )?(case|chance|shot|grounds)
	(what are|what is|whats) (my|our|the) (\\w+ )?(chance|chances|odds|prospects|likelihood|probability)
	how (strong|good|solid|bad|weak) is (my|our) (case|claim)
	how much (compensation|money|damages) (\\w+ ){0,3}(i|we) (\\w+ )?(be )?(entitled|get|owed|awarded|receive)
	what am i entitled to
	(would|do|could) you (recommend|advise|suggest)( .*)?
	can (my|this|that|the) (contract|agreement|deal|settlement) (\\w+ ){0,3}be (voided|annulled|cancelled|canceled|undone)
	how much (money )?(will|can|could|would|do|should|might|may|am|are|is) (i|we|my case|my claim) (\\w+ )?(get|win|recover|receive|ask for|claim|make|worth|demand|expect|awarded|sue|squeeze|take|sue for)
	how much (is|are) (my|our) (case|claim|damages) worth
	what (would|do|should) you (do|advise|recommend|suggest)
	(advise|recommend) (me|us)
	(give|need|want) (me |us )?(some |your |legal |a |an )*(advice|opinion|recommendation)
	your (advice|opinion|recommendation|thoughts|take)
	what (do|would) you think
	what (would|will|is|could) my share( .*)?
	is (my|this|our) (contract|agreement|lease|deal|settlement|offer|will|clause) (good|fair|valid|legal|enforceable|ok|okay|binding|void)
	is it (a )?(good|bad|smart|wise) idea
	(am|are) (i|we) (guilty|at fault|in the right|in the wrong)
	(who is|whos) (right|at fault|liable)
	what (will|is going to|would|might) happen (to me|to us|with my|in my)
	(is|was) (it|this|that) a (good|bad|fair) (deal|offer)
`);

/** Asks for a decision. Answered only where the site answers that very question in general. */
const decision = anyOf(`
	(debo|deberia|conviene|me conviene|nos conviene|es mejor) (demandar*|pelear|pagar*|vender*|comprar*|esperar*|contestar*|denunciar*|apelar|negociar|arreglar*|irme|quedarme|cerrar)
	(me|nos) conviene (mas|mejor)
	(que|cual) (me )?conviene
	vale la pena (demandar*|pelear*|seguir|gastar|meter*|el juicio|ir a)
	(is )?(suing|fighting|going to court) (\\w+ ){0,4}worth it
	(is it )?worth (suing|fighting|pursuing|going to court)
	(should|shall) (i|we) (\\w+ )?(settle|sue|pay|sell|buy|wait|fight|appeal|file|hire|respond|stop|keep|leave|let|tell|go|do|call|report|move|give|answer|withhold|hold)
	(am|are) (i|we) (\\w+ )?(liable|responsible)
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

export type AdviceWish = "forbidden" | "decision" | "seeking";

/** Whether a folded message asks for advice on a matter of the visitor's own. */
export function adviceIn(folded: string): AdviceWish | undefined {
	if (forbidden.test(folded)) return "forbidden";
	if (decision.test(folded)) return "decision";
	return seeking.test(folded) ? "seeking" : undefined;
}

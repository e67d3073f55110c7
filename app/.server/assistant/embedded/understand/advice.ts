import { anyOf } from "./patterns.ts";

/** Asks for a prognosis, an amount, a verdict or a signature in a matter of the visitor's own: never answered. */
const forbidden = anyOf(`
	(debo|deberia|debiera|conviene|convendria|recomienda*|aconseja*|sugiere*|hago bien en|es bueno|es buena idea|es mejor|me espero a|tengo que) (\\w+ ){0,2}(firmar*|firmo|aceptar*|acepto|declararme|renunciar|mudarme|rechazar*)
	(lo|la|le|los|las|se lo) (firmo|acepto|demando|rechazo|pago) o
	(firmo|acepto|demando|pago|vendo|contesto) (\\w+ ){0,7}?o (no|me espero|espero|mejor|me espero|demando|pago|firmo|peleo|vendo|rechazo|negocio|lo dejo)
	que tan (probable|posible|seguro|facil|dificil) (\\w+ ){1,4}(gan*|perd*|cobr*|recuper*)
	(pay|sign|settle|sue|accept|fight|wait|sell|keep|take it|take the \\w+) (\\w+ ){0,3}or (wait|fight|sue|not|reject|let|keep|go|settle|just|should)
	(voy|vamos|va|iria) a (ganar|perder)
	(?<!\\bsi )(?<!\\bsi yo )(gano|ganare|ganaria|ganaremos|pierdo|perderia|perdere|puedo ganar|podria ganar|se gana|se puede ganar|la gano|lo gano)
	(tengo|tendria|tenemos|hay|habra|cuales son mis|que) (\\w+ )?(chance*|posibilidad*|probabilidad*|esperanza*)
	(tengo|tendre) (un )?(buen |algun )?caso
	(tengo|tenemos|quien tiene) (la )?razon
	es (buena|mala) idea
	(cree*|crees|piensa*|opina*|considera*) (usted |ustedes )?(que )?(\\w+ ){0,3}(gane|ganemos|gano|ganare|ganaria|pierda|pierdo|ganar|perder)( .*)?
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
	(ofrec*|oferta|propuesta|proponen|me dan|nos dan|quieren dar*) .{0,100}(suficiente|just[oa]|muy poco|poquito|conviene|buen[oa]?|acepto|aceptar*|tomo|agarro)( .*)?
	(es|son|sera|esta|estan) (legal*|valid[oa]s?|nul[oa]s?|just[oa]s?) (la|el|los|las) (\\w+ ){1,3}(de|en|del) (mi|este|ese|nuestro) (\\w+ )?(contrato|convenio|acuerdo|renta|pagare)
	(me|nos) (de|da|dara|daria|va a dar|van a dar) la razon
	(me|nos) (va|van) a creer
	(me|nos) (dejarian|dejaria|dejaran|quitarian|quitaran|darian)( .*)?
	cuanto (\\w+ )?(me|nos) (daria|dara|otorgaria*|concederia*|pagaria*)( .*)?
	(juez|jurado|corte) (\\w+ ){0,3}(me|nos) (va|van|creera|creeria|daria|dara|daran)( .*)?
	es (\\w+ )?(just[oa]|buen[oa]|razonable) (un|una|el|la|este|esta|esa|ese) (\\w+ )?(arreglo|oferta|acuerdo|trato|convenio|contrato)( .*)?
	me declaro (culpable|inocente)
	o me (espero|aguanto|quedo callad[oa])
	(mi|nuestra|nuestro) (demanda|caso|reclamo) vale( .*)?
	(que|cual|cuanta) (cantidad|monto|suma|cifra) (pido|exijo|ofrezco|reclamo|acepto|debo pedir)( .*)?
	(cual|que) opcion (\\w+ )?(escoge*|elegiria*|eligiria*|tomaria*|es mejor|me conviene)( .*)?
	(merezco|merecemos)( .*)?
	me iria mejor( .*)?
	(tienen|tiene|tendrian) (un |buen )?caso (contra|en contra de) (mi|nosotros)
	(mi|nuestra) empresa (debe|deberia) (demandar|firmar|aceptar|pagar|vender|negociar)( .*)?
	caso (muy )?(solido|fuerte|bueno|ganado)( .*)?
	porcentaje de (probabilidad|exito)( .*)?
	es (legal|ilegal|correcto|valido|justo) lo que (\\w+ ){0,3}(hizo|hicieron|hace|hacen|me|nos)( .*)?
	mejor (le|les|lo) (\\w+ )?(pago|pagamos|firmo|firmamos|dejo|dejamos|vendo)( .*)?
	(predice*|pronostica*|predict*)
	(dime|digame) que hago
	(es|son) (legal*|valid[oa]s?|nul[oa]s?|just[oa]s?) (mi|mis|nuestr[oa]s?) \\w+
	(usted|tu|ustedes) (aceptaria*|firmaria*|tomaria*|demandaria*|pagaria*|venderia*|haria*|rechazaria*)( .*)?
	si (fuera|fueras|estuviera|estuvieras) (yo|usted|en mi lugar)
	(tengo|tenemos|hay) (\\w+ )?(chanza*|chansa*|chances)
	(me |nos )?(garantiza*|asegura*|promete*) (\\w+ ){0,5}(gan*|cobr*|recuper*|resultado*)
	(dime|digame|diganme|diga) (si|que) (\\w+ ){0,2}(firm*|acept*|demand*|hago|hacer|debo|tengo que|pago)
	(se puede|podre|puedo|voy a|vamos a) ganar (\\w+ )?(el|este|mi|un) (juicio|caso|pleito)
	(whats|what is|whats the) (my|our) (case|claim|lawsuit) (\\w+ )?worth
	(you|u) (think|believe|reckon) (that )?(the|my|our|i|we|ill|its|it|they|he|she|this)( .*)?
	offer(ed|ing|s)? .{0,100}(enough|fair|too low|lowball|reasonable|take it|accept)( .*)?
	(is|are) (\\w+ ){0,4}(my|our) (\\w+ ){1,3}(legal|valid|enforceable|fair|void|binding)
	(would|will) (you|u) (\\w+ )?(take|sign|accept|reject) (the|this|that|it|their|his|her)( .*)?
	if you were (me|in my)
	how much (\\w+ ){0,2}(ill|id|i will|we will|i would|i am going to|im going to|im gonna) (\\w+ )?(get|win|receive|recover|make)
	how much (\\w+ )?(will|would|should|must) (they|he|she|the \\w+) (\\w+ )?(give|pay|owe|award) (me|us)
	(judge|jury|court) (will|would|is going to|gonna) (\\w+ )?(side|agree|believe|rule|decide|favor)( .*)?
	will (the|a) (judge|jury|court) (\\w+ )?(side|agree|believe|rule|decide|favor|give|award|grant)( .*)?
	how much (would|will|could|might|does) (a|the) (jury|judge|court)( .*)?
	(?<!(when|how|where|which|soon) )(would|will|could|might) (a|the) (judge|jury|court) .{0,100}(me|us|my|our)
	is (\\w+ ){0,3}(a )?(fair|good|reasonable|decent) (settlement|offer|deal|amount)( .*)?
	tell me what to do
	(would|will) (i|we) be (better|worse) off( .*)?
	(which|what) (option|choice) (would|should|do) (you|i|we)( .*)?
	do (i|we) deserve( .*)?
	do (they|he|she) have a (\\w+ )?case( .*)?
	is (the|my|this|our) (\\w+ )?(lying|cheating|scamming)( .*)?
	what (\\w+ ){0,3}(amount|number|sum|figure) (should|do|can) (i|we)( .*)?
	(is|are) (my|our) (lawsuit|case|claim) worth( .*)?
	how much (is|are) (my|our) .{0,100}worth
	should (i|we) trust( .*)?
	(should|shall) (i|we) (just |only |simply )?(pay|give|let)( .{0,100})? (and be done|and move on|off)
	(dont|wouldnt|do) (you|u) (agree|think so)
	(solid|strong|good|great|winning|weak) case
	percent(age)? (\\w+ )?(chance|chances|odds)( .*)?
	(is|was) (what|how) (my|our|the|he|she|they) .{0,100}(illegal|legal|wrong|fair|allowed)
	(guarantee|promise|assure) (\\w+ ){0,5}(win|outcome|result*|money)
	tell me (if|whether|what) (i|my|we|our) (\\w+ ){0,2}(should|sign|win|have|am|need|case|contract)( .*)?
	(stand|have|got|any|what|good) (a |any |my |our |the )?(chance|chances|odds|shot)
	(am|are) (i|we) gonna (win|lose)
	(should|shall) (i|we) (\\w+ )?(sign|accept|take|agree|reject|quit|refuse|counter\\w*)
	(do|would) (you|u) (think|believe|reckon) (ill|id|i|we|well|my|it|its|the|they|he|she|this|that)( .*)?
	(ill|i will|we will|well|will i|will we) (\\w+ )?(win|lose|prevail)( .*)?
	(better|best|smarter|wiser) for (me|us)( .*)?
	(me|nos) conviene (\\w+ )?(demandar*|negociar|pelear|vender*|comprar*|esperar*|pagar*|arreglar*|contestar|aceptar|firmar|denunciar|apelar|divorciar*)( .*)?
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
	(give|need|want) (me |us )?(some |your |legal |a |an ){0,4}(advice|opinion|recommendation)
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
	(que|cual) (me|nos) conviene
	vale la pena (demandar*|pelear*|seguir|gastar|meter*|el juicio|ir a)
	(is )?(suing|fighting|going to court) (\\w+ ){0,4}worth it
	(is it )?worth (suing|fighting|pursuing|going to court)
	(?<!(what|which|how|who|where|when|why|much|long|often|that)( \\w+){0,3} )should (i|we|my \\w+|our \\w+) \\w+
	is it (smart|wise|dumb|stupid) to( .*)?
	(should|shall) (i|we) (\\w+ )?(just )?(settle|sue|pay|sell|buy|wait|fight|appeal|file|hire|respond|stop|keep|leave|let|tell|go|do|call|report|move|give|answer|withhold|hold)
	(am|are) (i|we) (\\w+ )?(liable|responsible)
	(is it|would it be) (better|smarter|wiser|best) to (\\w+ )?(sign|accept|settle|pay|sue|wait|fight|sell|quit|walk)( .*)?
`);

export type AdviceWish = "forbidden" | "decision";

/** Whether a folded message asks for advice on a matter of the visitor's own. */
export function adviceIn(folded: string): AdviceWish | undefined {
	if (forbidden.test(folded)) return "forbidden";
	return decision.test(folded) ? "decision" : undefined;
}

export const advicePatterns = [forbidden, decision];

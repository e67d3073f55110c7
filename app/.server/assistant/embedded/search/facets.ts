import type { Facet } from "../entries/entry.ts";
import { anyOf } from "../understand/patterns.ts";

const patterns: Record<Facet, RegExp> = {
	fee: anyOf(`
		(cuanto|que tanto) (\\w+ ){0,3}(cuesta|cuestan|cobra|cobran|sale|saldria|costaria|vale|es el costo|seria)
		(precio*|costo*|honorario*|tarifa*|cotiza*|caro*|barato*|presupuesto|gratis)
		(how much|fee|fees|cost|costs|price*|pricing|rate|rates|charge|charges|expensive|quote|estimate)
	`),
	time: anyOf(`
		(cuanto|que tanto) (\\w+ ){0,4}(tarda*|dura*|tiempo|demora*|se lleva|toma)
		(cuantos|en cuantos) (dias|meses|anos|semanas)
		(que tan (tardado|rapido|pronto)|tardado|duracion|tiempos|plazo*)
		(how long|how many (days|weeks|months|years)|how fast|how soon|timeline|timeframe|duration|take long|turnaround|deadline*)
	`),
	documents: anyOf(`
		(documento*|papeles|papeleo|requisito*|que (llevo|traigo|necesito llevar|debo llevar|ocupo llevar|tengo que llevar))
		(documents?|paperwork|docs|papers|requirements?|what (should|do|must) i (bring|need to bring))
	`),
	steps: anyOf(`
		(pasos|paso a paso|proceso|procedimiento|etapas|tramite|como (funciona|es el proceso|avanza|se hace|le hago))
		(steps|step by step|process|procedure|stages|how does it work|how does (this|that|the process) work|walk me through)
	`),
	difference: anyOf(`
		(diferencia*|distingue*|comparad*|es lo mismo|cambia)
		(difference*|differ|differs|compared?|versus|vs|same as)
	`),
	person: anyOf(`
		(con quien|quien (lleva*|atiende*|ve|maneja*|hace|hacen|es|son|se encarga|me (atiende|atenderia|ayuda|puede)|puede)|quienes (son|llevan)|(cual|que) (abogad[oa]|licenciad[oa])) .*
		(who (handles|does|is|are|works|can|would|takes|leads|runs)|which (attorney|lawyer|partner)|whos) .*
	`),
	video: anyOf(`
		(video*|youtube|tv|watch)
	`),
	case: anyOf(`
		(casos? (de exito|similar*|parecid*|como el mio|reales)|ejemplo*|historia* de exito|caso de .*|han (llevado|tenido|ganado) (un |algun )?casos?)
		(success stor(y|ies)|similar cases?|cases? like|example*|case (of|about) .*|case stud(y|ies))
	`),
	guide: anyOf(`
		(guia*|articulo*|blog|leer|lectura|nota sobre)
		(guide*|article*|blog|post|read|reading)
	`),
	court: anyOf(`
		(juzgado*|tribunal*|corte*|registro publico|catastro)
		(court*|courthouse*|registry|clerk)
	`),
};

/** What a folded question asks for beside its topic: a fee, a time, papers, steps, a person. */
export function facetsOf(folded: string): ReadonlySet<Facet> {
	const found = new Set<Facet>();
	for (const [facet, pattern] of Object.entries(patterns) as [Facet, RegExp][]) {
		if (pattern.test(folded)) found.add(facet);
	}
	return found;
}

const asksWhetherHandled = anyOf(`
	(llevan|manejan|atienden|ven|hacen|trabajan|dan|ofrecen|tratan|toman|aceptan|revisan|redactan|tramitan|ponen|defienden|representan|cobran deudas)
	(ayudan|ayudarme|ayudarnos|ayuda|apoyan|apoyarme|asesoran|asesorarme|orientarme) (\\w+ )?(con|a|en|para|sobre)
	(tienen|hay|cuentan con|necesito|busco|ocupo|quiero|contratar) (\\w+ ){0,2}(abogad[oa]s?|licenciad[oa]s?|lawyer|attorney|ayuda)
	(se dedican|dan servicio|prestan servicio)
	(do|does|can|could|would) (you|your firm|the firm|u|your attorneys|you guys) (\\w+ )?(handle|do|take|help|offer|deal|work|represent|review|draft|practice|defend|assist|have|file|write|prepare|collect|enforce)
	(i|we) (\\w+ )?(need|want|am looking for|are looking for|require|hire) (\\w+ ){0,3}(lawyer|attorney|help|representation|counsel)
	looking for (\\w+ ){0,3}(lawyer|attorney|help|law firm)
	need (\\w+ ){0,3}(lawyer|attorney|help)
`);

/** Whether a folded question asks if the firm does this kind of work. */
export function asksIfHandled(folded: string): boolean {
	return asksWhetherHandled.test(folded);
}

/** A sort of entry that can be asked for by name. */
export type Medium = "video" | "guide";

const media: Record<Medium, RegExp> = {
	video: anyOf(`
		(ver|mirar|watch|see|hay|tienen|tiene|have|any|busco|quiero|show me|otro|un|a) (\\w+ ){0,3}videos?(?! (call|llamada|conferencia|chat))
		videos? (de|del|sobre|donde|que|para|about|on|of|explaining|that|where)
	`),
	guide: anyOf(`
		(?<!copiar |publicar |compartir |usar |reproducir )(?<!(copiar|publicar|compartir|usar|reproducir) (un|su|ese|este|el) )(articulo*|guia*|blog|algo escrito|notas?) (\\w+ )?(de|del|sobre|para|acerca)
		(algo|anything|something|nada) (que|para|to) (leer|read) .*
	(article*|guide*|blog post*|something written|write up) (\\w+ )?(on|about|to|for|of)(?! my)
	`),
};

const meetingByVideo = anyOf(`
	(por|by|via|over|is|cita|llamada|meet|meeting|vernos|reunirnos|hablar|platicar) (\\w+ )?(video|zoom|videollamada)
	video (call*|llamada*|conference|conferencia|chat|meeting|fine|ok|okay|possible)
	(nos|podemos|vernos|vemos|ver|platicar|reunirnos) (\\w+ ){0,3}por telefono
	(zoom|videollamada*|videocall*|facetime|phone or video|video or phone|telefono o video)
`);

/** Whether a folded question is about video as a way to meet, rather than something to watch. */
export function asksToMeetByVideo(folded: string): boolean {
	return meetingByVideo.test(folded);
}

/** What sort of entry a folded question asks for by name. */
export function mediumAskedFor(folded: string): Medium | undefined {
	if (media.video.test(folded) && !asksToMeetByVideo(folded)) return "video";
	return media.guide.test(folded) ? "guide" : undefined;
}

const personPattern = anyOf(`
	con quien (hablo|puedo|tengo|me dirijo|trato|veo|debo)( .*)?
	(quien|quienes) (lo |la |los |las |me |nos |le ){0,4}(lleva*|atiende*|atenderia|ve|ven|maneja*|se encarga|puede (ayudar*|atender*|ver))( .*)?
	(cual|que|cuales) (de sus )?(abogad[oa]s?|licenciad[oa]s?) (\\w+ ){0,2}(lleva*|atiende*|ve|ven|maneja*|hace*|es|sabe*|puede*)( .*)?
	quien (seria|sera|es|va a ser) (mi|nuestr[oa]) (abogad[oa]|licenciad[oa])( .*)?
	quien me (ayuda|ayudaria|llevaria|representa|representaria|defiende|defenderia)( .*)?
	(who|whod) (\\w+ )?(be|is) (my|our) (lawyer|attorney)( .*)?
	who (handles|takes care|deals|can help|would|works on|is in charge|will|should i (talk|speak)|does)( .*)?
	which (attorney|lawyer|partner|of your|one of your)( .*)?
`);

/** Whether a folded question asks who of the firm handles something. */
export function asksForPerson(folded: string): boolean {
	return personPattern.test(folded);
}

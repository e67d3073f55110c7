import { wordsOf } from "../text/fold.ts";
import { anyOf, startingWith } from "./patterns.ts";

export type Smalltalk =
	| "greeting"
	| "howAreYou"
	| "thanks"
	| "goodbye"
	| "agreed"
	| "abilities"
	| "complaint"
	| "instructions"
	| "unclear";

/** Pieces that a message may be made of with nothing left to look up. */
const pieces: [Smalltalk, RegExp][] = [
	[
		"abilities",
		startingWith(`
		(que|en que) (puedes?|pueden|sabes|sabe) (hacer|ayudar*|decir*|contestar|responder)( (por|con) (mi|nosotros))?
		(como|para que) (funcionas?|sirves?|sirve esto|se usa esto|te uso)
		what (can|do) you (do|know|answer|help( me)? with)
		how (do|does|can) (you|this|it) (work|help)( me)?
		what (is this|are you for)
	`),
	],
	[
		"howAreYou",
		startingWith(`
		(hola )?(y )?(como (estas?|esta usted|te va|le va|andas|has estado|amaneci*)|que (tal|onda|hubo|hay|pex|pedo)( todo)?)
		(hello |hi |hey )?(how (are you|are u|r u|is it going|are things|have you been)|hows it going|how you doing|how are you doing|whats up|sup|wassup)( today| doing)?
	`),
	],
	[
		"thanks",
		startingWith(`
		(muchas |mil |muchisimas |ok |okay |perfecto |excelente |bien |listo |super ){0,6}(gracias|grax|grasias|thx|thanks|thank you|thank u|ty)( (por|for) \\w+( \\w+){0,3}| (licenciad[oa]|lic|amig[oa]|doctor[a]?|a million|so much|again|de nuevo|mil)| a (usted|ustedes|ti)| (so|very) much| a lot| mil| igualmente){0,12}
		((muy|es usted|que) amable|se lo agradezco( mucho)?|te lo agradezco( mucho)?|le agradezco( mucho)?|se agradece|agradecid[oa]|appreciate it|i appreciate (it|that|your help)|much appreciated)
		((me|eso me|that|this|it|you) )?(sirvio|ayudo|sirve|ayuda|helps|helped|was helpful|were helpful|is helpful)( mucho| bastante| a lot| muchisimo){0,12}
	`),
	],
	[
		"goodbye",
		startingWith(`
		(adios|hasta (luego|pronto|manana)|nos vemos|bye|byebye|goodbye|good bye|see you|see ya|cya|chao|ciao|bai|me voy|that is all|thats all|eso es todo|es todo)( (cuidese|por (hoy|ahora)|for now|take care|have a (nice|good|great) (day|one|evening))){0,12}
		(have a (nice|good|great) (day|one|evening|weekend)|que le vaya (muy )?bien|igualmente|que tenga (buen|bonito|excelente) (dia|tarde|noche)|take care|cuidese)
	`),
	],
	[
		"greeting",
		startingWith(`
		(yo|ola|hola|holaa+|holi|buenas|buenos|buen|hey|hi|hii+|hello|hallo|good (morning|afternoon|evening|day)|morning|saludos|que tal|alo|bueno|test|testing|prueba|probando|anyone there|hay alguien( ahi)?|is anyone there|are you there|estas ahi|quiubo|disculpe|oiga|excuse me|una pregunta|tengo una (pregunta|duda|consulta)|quisiera hacer(le)? una (pregunta|consulta)|i have a question|can i ask (you )?(a question|something)|quick question|necesito ayuda|i need help|help|ayuda|informes|informacion|info)( (dias?|tardes?|noches?|day|there|all|everyone|hola|buenas|tardes|a todos|licenciad[oa]|senorita|senor|senora|joven|amig[oa]|friend|sir|madam|yall|team|please|por favor|porfa)){0,12}
	`),
	],
	[
		"agreed",
		startingWith(`
		(ok|okay|okey|oki|vale|va|sale|de acuerdo|entiendo|entendido|(ah )?(ok )?ya entendi|ya veo|perfecto|excelente|claro|si|yes|yep|yeah|no|nope|nel|sure|fine|great|cool|got it|i see|understood|alright|all right|bien|listo|orale|mmm+|hmm+|jaja*|haha*|lol|wow|no importa|never mind|nevermind|interesante|interesting)( (ok|okay|si|no|yes|gracias|perfecto|then|entonces|bueno)){0,12}
	`),
	],
	[
		"complaint",
		startingWith(`
		(no|eso no|that did not|that didnt|this did not|this doesnt|it doesnt|you did not|you didnt) (me )?(sirve|sirvio|ayuda|ayudo|entiendes?|contesta*|contesto|respond*|es lo que (pregunte|busco)|help|helps|understand|answer)( .*)?
		(eres|son|que) (un|una|unos)? ?(inutil*|tont*|mal[oa]s?|pendej*|idiota*|estupid*|basura|porqueria)( .*)?
		(you are|youre|this is|u r) (\\w+ )?(useless|stupid|dumb|terrible|bad|an idiot|garbage|trash|awful|horrible)( .*)?
		(fuck|shit|chinga|pinche|mierda|vete|verga|puta)( .*)?
		(wrong|incorrect|incorrecto|mal|eso esta mal)( answer)?
	`),
	],
];

/** Tries to change what the assistant is. They change nothing; they are answered as what they are. */
const instructions = anyOf(`
	(ignor*|disregard|forget|override|bypass|olvida*|omite|haz caso omiso|no hagas caso|deja de seguir|desobedece) (\\w+ ){0,5}(instruc*|previous|prior|above|anterior*|regla*|rule*|prompt*|restric*|guideline*|polic(y|ies)|everything|todo lo|lo que te|programming|programacion|directrices|indicaciones)
	(system|hidden|initial|secret|original|internal) (prompt|message|instructions?|rules)
	(prompt|mensaje|instrucciones) (del sistema|inicial(es)?|ocult*|secret*|original(es)?|intern*)
	(muestra*|ensena*|revela*|dime|imprime|repite|copia|reveal|show|print|repeat|output|tell me|give me|leak) (\\w+ ){0,3}(prompt|instrucciones|instructions|system message|api key|token|password|contrasena|secretos?|credentials|credenciales|clave)
	(jailbreak|dan mode|developer mode|modo (desarrollador|dan|dios|admin*)|god mode|admin mode|sudo|root access|do anything now)
	(actua|act|comportate|behave|responde|respond|contesta|habla|talk|finge|pretend|simula|simulate|imagina|imagine|roleplay|role play) (\\w+ ){0,2}(como si|as if|as an?|as my|like an?|como (un|una|mi|abogad*|juez|medico|experto)|to be|que eres|ser|you are|youre|que soy|that you)
	(haz|hagamos|has) (de cuenta|como|como si)? ?(que )?(tu )?(eres|soy|fueras|fuera|fueses)( .*)?
	(as if|like) you (were|are) my( .*)?
	lets (pretend|say you are|imagine)( .*)?
	(ahora|a partir de ahora|desde ahora|from now on|now|starting now) (eres|seras|tu eres|you are|youre|you will|you must|vas a|debes|serás)
	you are (now|free|unlocked|unrestricted)
	(you (must|have to) obey|(tienes|debes) (que )?obedecer*)( .*)?
	(de ahora en adelante|from now on) (\\w+ ){0,3}(contesta*|responde*|habla*|eres|seras|answer*|respond*|reply|talk|speak|you)
	(contesta*|responde*|habla|answer|respond|reply|talk|speak) (\\w+ ){0,4}(como|like|as|in) (a |an |un |una )?(pirat*|yoda|shakespeare|poet*|rap*|verso*|rima*|rhyme*|emojis?)
	(forget|olvida|olvidate de) (that |de )?(you are|youre|que eres|you)( .*)?
	eres ahora
	(new|nuevas|updated) (instructions?|instrucciones|rules|reglas)( *:)?
	(di|say|repeat|repite|responde|answer|reply|contesta)( me| solo| solamente| only| exactly| exactamente| unicamente| just){0,4} (with|con|the word|la palabra|after me|despues de mi|exactly|exactamente|only|solo)( .*)?
	(begin|end|start) (your|each|every) (answer|reply|response|message)
	(confirma|confirm|agree|promise|promete|garantiza|guarantee) (me )?(that|que) (\\w+ ){0,4}(gan|win|gratis|free|cost|cuesta|pag|represent)\\w*
	(text|words|message|everything|todo|texto|lo) (above|de arriba)
	(anula*|rompe*|quita*|brinca*|salta*|elimina*|borra*|desactiva*) (tus|las|sus|todas) (\\w+ )?(reglas|limites|restricciones|instrucciones|filtros)
	(repite|repita|repeat) (conmigo|with me|after me|esto|this)
	(sin|without|no) (limites|reglas|limits|rules)
	(uncensored|unrestricted|sin (filtro|filtros|restricciones|censura)|without (any )?(filter|filters|restrictions))
	(que|cual|which|what) (model|modelo|llm|version de gpt) (are|is|eres|usas|es)( .*)?
	(your|tus|sus) (instructions|instrucciones|guidelines|directrices|system prompt)
	(assistant|system|user) *:
`);

/**
 * What smalltalk a whole folded message is, piece by piece; nothing when there is something in it to look up. Each piece
 * is matched where the one before it ended and nowhere else: to search the rest for it takes cubic time in all.
 */
export function smalltalkIn(folded: string): Smalltalk | undefined {
	const text = wordsOf(folded).join(" ");
	if (text === "") return "unclear";
	let said: Smalltalk | undefined;
	for (let at = 0; at < text.length; ) {
		const piece = pieceAt(text, at);
		if (!piece) return undefined;
		// “Good morning, thanks, bye” says goodbye: what comes last counts, but for a mere greeting or “ok”.
		if (!said || !["greeting", "agreed"].includes(piece.kind)) said = piece.kind;
		at = text.charAt(piece.end) === " " ? piece.end + 1 : piece.end;
	}
	return said;
}

/** The longest piece that begins at a place in a text. */
function pieceAt(text: string, at: number): { kind: Smalltalk; end: number } | undefined {
	let longest: { kind: Smalltalk; end: number } | undefined;
	for (const [kind, pattern] of pieces) {
		pattern.lastIndex = at;
		if (pattern.test(text) && pattern.lastIndex > (longest?.end ?? at)) longest = { kind, end: pattern.lastIndex };
	}
	return longest;
}

/** Whether a folded message tries to change what the assistant is. */
export function givesInstructions(folded: string): boolean {
	return instructions.test(folded);
}

const opening =
	/^\W*(?:(?:hola|ola|hello|hi|hey|buenos dias|buenas tardes|buenas noches|buenas|buen dia|good (?:morning|afternoon|evening)|muchas gracias|gracias|thanks|thank you|ok|okay|perfecto|que tal|disculpe|oiga|perdon)\b\W*){1,12}/;

/** A folded message without the greeting in front, so that “hola, ¿y en Monterrey?” reads as a follow-up. */
export function withoutGreeting(folded: string): string {
	const rest = folded.replace(opening, "");
	return rest.trim() === "" ? folded : rest;
}

export const smalltalkPatterns = [...pieces.map(([, pattern]) => pattern), instructions];

import { chatterWords, grammarWords } from "../text/common-words.ts";
import { wordsOf } from "../text/fold.ts";
import type { OfficeNames } from "./offices.ts";
import { anyOf } from "./patterns.ts";

/** What a visitor wants to know of an office. */
export type OfficeWish = "hours" | "open" | "address" | "phone" | "whatsapp" | "email" | "appointment";

/** A day that a question about hours names: relative to now, or ISO weekdays (Monday is 1). */
export type AskedDay = "today" | "tomorrow" | readonly number[];

export interface OfficeQuestion {
	wishes: ReadonlySet<OfficeWish>;
	/** Cities that the question names, folded; none means every office. */
	cities: readonly string[];
	day?: AskedDay;
}

const wishPatterns: Record<OfficeWish, RegExp> = {
	open: anyOf(`
		(estan|esta|siguen|sigue|ya|todavia|aun) (\\w+ ){0,2}(abiert[oa]s?|abrieron|abrio|cerraron|cerrad[oa]s?|atendiendo|trabajando)
		abiert[oa]s? (ahora|ahorita|hoy|en este momento|a esta hora)
		ya (cerraron|abrieron|salieron|se fueron)
		(closed|open) (already|yet|now)
		(hay alguien|hay gente|contestan|atienden|me pueden atender|me atienden) (\\w+ )?(ahora|ahorita|a esta hora|en este momento)
		(are|is|r) (you|they|u|your office|the office|the zplacez office|anyone|anybody|somebody) (\\w+ )?(open|available|closed|there|answering)( now| right now| today)?
		open (now|rn|right now|at this time|currently)
		(you|u|yall|you guys|u guys) open
		(currently|still|already) (open|closed)
	`),
	hours: anyOf(`
		horario*
		(oras|horas|hora) de (atencion|oficina|servicio|apertura|cierre)
		(a|de|en|desde|hasta) (que|cual|k|q) (hora|horas|ora|dias?)
		(que|cuales) (dias|horas|horarios?|horario)
		(abren|abre|cierran|cierra|atienden|atiende|trabajan|trabaja|laboran|labora|estan|abiertos?) (\\w+ ){0,3}(hoy|manana|sabado*|domingo*|lunes|martes|miercoles|jueves|viernes|fin(es)? de semana|festivo*|navidad|noche|tarde)
		(abren|cierran)
		(sabado*|domingo*|fin(es)? de semana) (abren|atienden|trabajan|hay|puedo|estan)
		(puedo|podria) (ir|pasar|visitar*) (\\w+ ){0,3}(hoy|manana|sabado*|domingo*|lunes|martes|miercoles|jueves|viernes|fin de semana)
		(business|office|opening|working|operating|your|what|the) hours
		hours (of operation|are you|do you|open)
		what time (\\w+ ){0,8}(open|close|opens|closes|closing|opening|start|finish)
		when (do|does|are|is|will) (you|they|your|the|u|it) (\\w+ ){0,3}(open|close|opens|closes|available)
		(working|open|closed) today
		(open|closed|close|closing|working|available) (\\w+ )?(on|for|in|over|during) (\\w+ ){0,3}(day|easter|thanksgiving|christmas|holidays?|new years)
		(cierran|cierra|abren|abre|trabajan|atienden|cerrado|abierto) (\\w+ ){0,2}(semana santa|navidad|ano nuevo|festivo*|puente*|dia de \\w+|\\d+ de \\w+)
		(open|closed|available|work|working) (\\w+ ){0,3}(today|tomorrow|saturday*|sunday*|monday*|tuesday*|wednesday*|thursday*|friday*|weekend*|holiday*|christmas|evening*|late|early)
		(saturday|sunday|weekend|evening|night) (hours|appointment*)
		hours
	`),
	address: anyOf(`
		(direccion|direcciones|ubicacion|ubicaciones|domicilio)
		(donde|adonde|a donde|en donde|dnd|dond) (\\w+ )?(estan|esta|quedan|queda|se encuentran|se encuentra|se ubican|se ubica|es|son|los encuentro|puedo encontrarlos|tienen|hay|llego|voy|andan|puedo ir)( .*)?
		(ubicad[oa]s?|localizad[oa]s?)
		como (llego|llegar|le hago para llegar|los encuentro)
		(en que|que|cual) (calle|colonia|edificio|piso|numero de piso|parte de zplacez|zona)
		(tienen|hay|cuentan con|tiene|con) (\\w+ )?(oficina|oficinas|sucursal|sucursales|despacho)
		(su|sus|la|las|una) (oficina|oficinas|sucursal|sucursales|despacho)
		(oficina|oficinas|sucursal) (en|de) zplacez
		(estacionamiento|estacionar*|estaciono|estacionarme|parking|where (do|can|should) i park|park my car)
		(mapa|google maps|maps|waze)
		(address|addresses|directions)
		where (are|is|r|can i find|do i find|do i go|do i) (\\w+ ){0,4}(office|offices|located|you|u|firm|you guys|go)
		(any|another|other|a) (office|branch|location)(es|s)? (in|at|near)
		(located|location|locations|office in|offices in|an office|offices|your office)
		(how do i|how can i|how to) (\\w+ )?(get|go|find|drive|arrive|come) (there|to (you|your|the)|you|your)( .*)?
		(what|which) (street|building|floor|suite|part of town)
	`),
	phone: anyOf(`
		(telefono|telefonos|telefonico|tel|cel)
		(numero|num|nro|#) (de |para |a )?(contacto|la oficina|su oficina|telefono|zplacez|llamar*|marcar*|ustedes|atencion|comunicarme)
		(su|el|un|que|cual es (su|el)|a que|tienen|pasame|paseme|me da|me das|deme|dame) (numero|num)
		(llamarles?|llamarlos|marcarles?|marcarlos|les (llamo|marco|hablo)|puedo (llamar|marcar|hablarles)|como (les )?(llamo|marco)|quiero (llamar|marcar)|hablar por telefono|por telefono|llamada|comunicarme (con ustedes|por telefono)?)
		(me|nos) (pueden|puede|podrian) (llamar|marcar|hablar|regresar la llamada)
		que (me|nos) (llamen|llamaran|marquen|marcaran|hablen|hablaran|llame|marque)
		(phone|telephone|phone number|telephone number|cell)
		(your|the|a|what|which|office|contact) number( .*)?
		(regresar*|devolver*|regresan|regresen|devuelvan) (\\w+ ){0,2}(llamada|telefonazo)
		call (\\w+ )?back
		(call|calling|ring|dial) (you|u|your office|the office|someone|now|me|me back|a lawyer|an attorney)
		(can|could|how do|may|should) i (call|reach|contact|talk to|speak to|speak with)( you| someone| somebody| a person| a human| an attorney| a lawyer)?
		(hablar|platicar|comunicarme|contactar*) (con )?(un|una|alguien|algun|el|la|ustedes|los) ?(abogad[oa]|licenciad[oa]|persona|humano|asesor|alguien|real)?
		(talk|speak|chat) (to|with) (a|an|someone|some|the|one|your|somebody) ?(real )?(person|human|attorney|lawyer|representative|agent|someone|somebody)?
	`),
	whatsapp: anyOf(`
		(whatsapp|whats app|wasap|watsap|guasap|whatsap|wats|whats|wa) ?(numero|de|para|number)?
	`),
	email: anyOf(`
		(correo|correos|email|e mail|mail|emails|correo electronico)
	`),
	appointment: anyOf(`
		(agendar|agendo|agende|agendarme|programar|apartar|reservar|sacar|hacer|pedir|solicitar|concertar|quiero|quisiera|necesito|ocupo|me dan|dan) (\\w+ ){0,2}(cita|citas|entrevista|consulta|reunion)
		(con|sin|previa|necesito|se necesita|hay que) (hacer |sacar )?cita
		(make|schedule|book|set up|get|request|arrange|need|want|like|have) (\\w+ ){0,2}(appointment|consultation|interview|meeting)( .*)?
		(walk in|walk ins|walkins|drop by|stop by|come in|come by)( .*)?
		(formulario|contact form)
		(como|donde) (los|les|me|puedo) (contacto|contactar*|comunico|escribo)( .*)?
		(contact|reach|get in touch with|get a hold of) (you|u|your firm|the firm|someone)
		(contacto|contact info|contact information|datos de contacto|contact details)
	`),
};

/** Words that belong to questions about offices. Any other word means that the question is about something else. */
export const ownWords: ReadonlySet<string> = new Set(
	`horario horarios hora horas ora oras dia dias abren abre abierto abierta abiertos abiertas abrieron cerraron cierran cierra cerrado cerrados atencion oficina oficinas sucursal
	sucursales despacho direccion direcciones ubicacion ubicaciones ubicados ubicado ubicadas domicilio calle colonia edificio piso mapa google maps waze llego llegar llego
	telefono telefonos numero numeros tel cel llamar llamarles llamarlos llamo marcar marcarles marco llamada llamen marquen correo email mail electronico whatsapp wasap whats app
	contacto contactar contactarlos contactarlas contactan formulario cita citas entrevista consulta reunion agendar agendo programar reservar apartar sacar pedir solicitar
	hoy manana ahorita sabado sabados domingo domingos lunes martes miercoles jueves viernes semana fin fines festivo festivos navidad noche tarde
	branch branches estacionamiento estacionar estacionarme estaciono parking park zona centro encuentro encuentran encuentra ubican ubica quedan queda cerca persona real humano asesor inicial
	hours hour open opens opened close closes closed closing opening time office offices address addresses located location locations directions street building floor suite
	phone telephone number call calling reach contact form appointment appointments consultation interview meeting schedule book booking set walk come drop stop visit
	today tomorrow saturday saturdays sunday sundays monday tuesday wednesday thursday friday weekend weekends holiday holidays christmas evening evenings now right currently still already
	person human representative agent someone real drive downtown main principal firm place town city local currently day days week business working operating regular initial back guys
	ir voy pasar puedo visitar visita comunicarme comunico escribo escribir mandar ciudad lugar aqui trabajan trabaja laboran abogado licenciado attorney lawyer attorneys speak talk hablar
	zplacez rn yall ins walkins memorial labor independence presidents easter thanksgiving semana santa regresar devolver llamada puente hoy mismo exacta exacto cual cuales datos free person pm am clock hora abiertos`.split(
		/\s+/,
	),
);

const weekdays: [RegExp, number[]][] = [
	[/\b(lunes|mondays?)\b/, [1]],
	[/\b(martes|tuesdays?)\b/, [2]],
	[/\b(miercoles|wednesdays?)\b/, [3]],
	[/\b(jueves|thursdays?)\b/, [4]],
	[/\b(viernes|fridays?)\b/, [5]],
	[/\b(sabados?|saturdays?)\b/, [6]],
	[/\b(domingos?|sundays?)\b/, [7]],
	[/\b(fin(es)? de semana|weekends?)\b/, [6, 7]],
];

const plainlyOffice = anyOf(`
	(oficina*|sucursal*|despacho|direccion|ubicacion|telefono|telefonos|horario*|correo|email|whatsapp|wasap|cita|entrevista)
	(office*|branch|address|phone|hours|email|whatsapp|appointment|location|locations)
	(abren|abrieron|cierran|cerraron|abierto*|open|close|closed|llamar*|marcar*|call)
`);

/** A question about offices, from folded words; nothing when the message is about something else. */
export function officeQuestionIn(text: string, names: OfficeNames): OfficeQuestion | undefined {
	const folded = names.mask(text);
	const wishes = new Set<OfficeWish>();
	for (const [wish, pattern] of Object.entries(wishPatterns) as [OfficeWish, RegExp][]) {
		if (pattern.test(folded)) wishes.add(wish);
	}
	// One word may be a name or misspelt, where an office is plainly meant: “where is the stadium?” means none.
	const mostForeign = plainlyOffice.test(folded) ? 1 : 0;
	if (wishes.size === 0 || foreignWords(folded).length > mostForeign) return undefined;
	if (wishes.has("open")) wishes.delete("hours");
	return { wishes, ...officeDetails(text, names) };
}

/** Cities and day of a message: enough for a follow-up such as “and on Saturday?”. */
export function officeDetails(folded: string, { cities }: OfficeNames): Omit<OfficeQuestion, "wishes"> {
	const days = weekdays.flatMap(([pattern, numbers]) => (pattern.test(folded) ? numbers : []));
	const day: AskedDay | undefined =
		days.length > 0
			? days
			: /\b(hoy|today|tonight)\b/.test(folded)
				? "today"
				: /(?<!\bla )(?<!\bde )\bmanana\b|\btomorrow\b/.test(folded)
					? "tomorrow"
					: undefined;
	const named = cities.filter(({ names }) =>
		names.some((name) => new RegExp(`\\b${RegExp.escape(name)}\\b`).test(folded)),
	);
	return { cities: named.map(({ city }) => city), ...(day === undefined ? {} : { day }) };
}

/** What of a masked message belongs neither to questions about offices nor to the words around a question. */
export function foreignWords(folded: string): string[] {
	return wordsOf(folded).filter(
		(word) =>
			!ownWords.has(word) &&
			!/^\d+$/.test(word) &&
			!(["es", "en"] as const).some((locale) => grammarWords[locale].has(word) || chatterWords[locale].has(word)),
	);
}

export const officePatterns = [...Object.values(wishPatterns), plainlyOffice];

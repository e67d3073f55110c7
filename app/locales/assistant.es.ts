/**
 * The fixed sentences of the embedded assistant in Spanish: the source. English `satisfies` their shape.
 * What it says of the law or the firm it quotes from `app/content`; these only hold a quotation together, or say why
 * there is none. Links stand as Markdown.
 */
export const assistantEs = {
	greeting: (firm: string) =>
		`Hola. Soy el asistente de ${firm}, un programa de inteligencia artificial que busca en las páginas de este sitio. Puede preguntarme por nuestras áreas, los honorarios, los horarios o las oficinas de Houston y Monterrey.`,
	howAreYou: "Gracias por preguntar. Soy un programa, así que siempre estoy listo. ¿Qué desea saber de la firma?",
	thanks: "Con gusto. Si le queda otra pregunta, aquí estoy.",
	goodbye: "Hasta luego. Cuando guste pedir una entrevista, estas son las formas:",
	agreed: "De acuerdo. ¿Le puedo ayudar con algo más? Puede preguntarme por un área, una oficina o los honorarios.",
	abilities: (firm: string) =>
		`Busco en las páginas de ${firm} y le muestro lo que encuentro, con sus enlaces: áreas de práctica, preguntas frecuentes, equipo, casos, videos, guías, horarios y direcciones. No doy asesoría ni conozco su caso.`,
	complaint:
		"Lamento que no le haya servido. Quizá otra forma de preguntarlo ayude, o puede hablar directamente con una persona de la firma.",
	person: {
		licences: (places: readonly string[]) => `Licencias: ${places.join("; ")}.`,
		notAttorney: "No es abogada ni abogado.",
		languages: (languages: readonly string[]) => `Idiomas: ${languages.join(" y ").toLowerCase()}.`,
	},
	contact: {
		/** Ends an answer that offers a person. Each place is filled with a Markdown link. */
		offer: (phone: string, whatsapp: string, form: string) =>
			`Puede llamar al ${phone}, escribir por ${whatsapp} o usar el ${form}.`,
		form: "formulario de contacto",
		whatsapp: "WhatsApp",
		whatsappText: "Hola, vengo del asistente del sitio y quisiera hacer una pregunta.",
	},
	emergency: {
		phoneFirst: (phone: string) => `**Llame ahora: ${phone}.**`,
		danger:
			"Si usted o alguien más corre peligro, llame primero al **[911](tel:911)**, que funciona en Texas y en Nuevo León.",
		deadline:
			"Un plazo o una diligencia de hoy o de mañana no puede esperar a un formulario: diga al contestar qué vence y a qué hora.",
		arrest: "Ante una detención, pida hablar con un abogado antes de declarar o firmar.",
		notHere: "Aquí no puedo darle asesoría ni avisar a nadie por usted.",
		outsideHours: (hours: string) => `La firma contesta en horario de oficina: ${hours}.`,
		others: (whatsapp: string, form: string) => `También puede escribir por ${whatsapp} o usar el ${form}.`,
	},
	advice: {
		refusal:
			"Eso depende de los hechos de su asunto y no puedo aconsejarle sobre él: soy un programa, no un abogado, y no anticipo resultados, montos ni decisiones. Sí puede hacerlo un abogado de la firma en una entrevista.",
		general: (links: string) => `Como información general, el sitio trata el tema en ${links}.`,
	},
	outside: {
		practice: "La firma no lleva ese tipo de asuntos, así que no puedo orientarle sobre él.",
		practiceUnknown:
			"En el sitio no encuentro que la firma lleve ese tipo de asuntos, así que no puedo orientarle sobre él.",
		seeAreas: (page: string) => `Lo que sí lleva está en ${page}.`,
		unrelated: (firm: string) =>
			`Solo puedo ayudarle con lo que está en este sitio: los servicios de ${firm}, sus oficinas y sus guías sobre Texas y Nuevo León.`,
		instructions: (firm: string) =>
			`No sigo instrucciones de ese tipo: mis respuestas salen solo de las páginas de ${firm}. Si tiene una pregunta sobre la firma, con gusto la busco.`,
	},
	unknown: "No encontré en el sitio una respuesta segura a esa pregunta, y prefiero no inventarla.",
	unknownNearest: (links: string) => `Lo más cercano que hay es ${links}.`,
	unclear: "No alcancé a entender la pregunta. ¿Me la puede escribir con otras palabras?",
	found: {
		handles: (service: string) => `Sí, ese tema corresponde a nuestra área de ${service}.`,
		maybe: (service: string) => `Por lo que cuenta, el tema parece de nuestra área de ${service}.`,
		source: (link: string) => `Más en ${link}.`,
		also: (links: string) => `Vea también ${links}.`,
		general: "Es información general, no asesoría sobre su caso.",
		and: "y",
	},
	office: {
		hours: (hours: string) => `El horario es ${hours}, hora de cada oficina.`,
		closedDays: (days: string) => `Cerramos ${days}.`,
		holidays: "Para un día festivo, confirme por teléfono.",
		openNow: (city: string, time: string, closes: string) =>
			`**${city}:** abierta en este momento (hora local: ${time}); cierra a las ${closes}.`,
		closedNow: (city: string, time: string, day: string, opens: string) =>
			`**${city}:** cerrada en este momento (hora local: ${time}); abre ${day} a las ${opens}.`,
		openOn: (day: string, opens: string, closes: string) =>
			`Sí, ${day} abrimos de ${opens} a ${closes}, hora de cada oficina.`,
		closedOn: (day: string, hours: string) => `No, ${day} las dos oficinas están cerradas. El horario es ${hours}.`,
		openAt: (city: string, day: string, opens: string, closes: string) =>
			`**${city}:** abierta ${day} de ${opens} a ${closes}.`,
		closedAt: (city: string, day: string) => `**${city}:** cerrada ${day}.`,
		today: "hoy",
		tomorrow: "mañana",
		on: (weekday: string) => `el ${weekday}`,
		address: (city: string, address: string, map: string) => `**${city}:** ${address} (${map}).`,
		map: "mapa",
		phone: (city: string, phone: string) => `**${city}:** ${phone}.`,
		whatsapp: (number: string) => `El WhatsApp de la firma es ${number}.`,
		email: (address: string) => `El correo de la firma es ${address}.`,
		video: "También se puede agendar una entrevista por video.",
		appointment: (page: string) => `Recibimos con cita; la pide en la página de ${page}.`,
		noConfidential: "No envíe por ahí nada confidencial.",
		onlyOffices: (cities: string, page: string) =>
			`Tenemos oficina en ${cities}. Desde ahí atendemos otros lugares: vea ${page}.`,
		contactPage: "contacto",
		noOffice: (place: string, page: string) =>
			`En ${place} no tenemos oficina; sí atendemos asuntos de ahí. Vea ${page}.`,
	},
	facts: {
		founded: (firm: string, year: number) => `${firm} se fundó en ${year}.`,
		foundedTitle: "Desde cuándo existe la firma",
		claim: (figure: string, label: string, basis: string) => `**${figure}** ${label}. ${basis}`,
		claimsTitle: "Cifras de la firma",
		award: (name: string, basis: string) => `**${name}.** ${basis}`,
		casesTitle: "Casos de éxito",
		awardTitle: "Reconocimientos",
		reviews: (rating: number, count: number, where: string, link: string) =>
			`Calificación de ${rating} en ${count} reseñas. ${where}: ${link}.`,
		reviewsTitle: "Reseñas y opiniones de clientes",
		reviewsLink: "leer las reseñas",
		social: (items: string) => `Estas son nuestras únicas cuentas: ${items}.`,
		socialTitle: "Redes sociales de la firma",
		responsible: (name: string, office: string) =>
			`${name} responde por lo que publica este sitio. La oficina principal está en ${office}.`,
		responsibleTitle: "Responsable del sitio y oficina principal",
		radius: (km: number) => `Atendemos en persona a unos ${km} km alrededor de cada oficina, y más lejos por video.`,
		radiusTitle: "Hasta dónde atiende la firma",
		licencesTitle: "Licencias de la firma",
		agencyTitle: "Quién hizo este sitio",
		careers: (address: string) => `Para trabajar en la firma o hacer prácticas, escriba a ${address}.`,
		careersTitle: "Trabaje con nosotros",
		privacyContact: (address: string) => `Para cualquier derecho sobre sus datos, escriba a ${address}.`,
		privacyTitle: "Datos personales: a quién escribir",
		areasList: (list: string) => `Atendemos siete áreas: ${list}.`,
		areasTitle: "Qué asuntos lleva la firma",
	},
};

export type AssistantWords = typeof assistantEs;

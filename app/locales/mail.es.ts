/** Words of the letters that the site sends: the source; English `satisfies` its shape. */
export const mail = {
	/** To the firm, and to whoever reads a digest. */
	firm: {
		subject: (reference: string, matter: string, office: string) =>
			`${reference}: nueva solicitud, ${matter}, ${office}`,
		opening: (reference: string) => `Nueva solicitud ${reference}`,
		received: "Recibida",
		name: "Nombre",
		email: "Correo",
		phone: "Teléfono",
		answer: "Responder",
		answerBy: (way: string, language: string) => `${way}, en ${language}`,
		ways: { email: "por correo", phone: "por teléfono", whatsapp: "por WhatsApp" },
		languages: { es: "español", en: "inglés" },
		office: "Oficina",
		matter: "Asunto",
		otherMatter: "Otro",
		parties: "Otras partes",
		slots: "Horarios propuestos",
		sms: "Mensajes de texto",
		smsYes: "los acepta",
		smsNo: "no los acepta: no se le envían",
		source: "Llegó desde",
		none: "no indicó",
		message: "Lo que escribió",
		transcript: "Su conversación con el asistente del sitio",
		reply: "Si contesta este correo, su respuesta llega a la persona que escribió.",
		conflict: "Revise conflictos de interés antes de responder sobre el fondo.",
		tool: (reference: string) => `Consultar o borrar: npm run inquiries -- show ${reference}`,
	},
	/** To the visitor. It carries nothing that was typed into the form, so that nobody can send words through it. */
	acknowledgement: {
		subject: (reference: string) => `Recibimos su solicitud ${reference}`,
		text: (facts: { firm: string; reference: string; phones: string[]; notice: string; privacyEmail: string }) =>
			`Recibimos la solicitud que se envió desde el sitio de ${facts.firm} con este correo.

Su clave de referencia es ${facts.reference}. Téngala a la mano si nos llama.

Qué sigue

1. Normalmente dentro de un día hábil revisamos si existe conflicto de intereses y lo buscamos por el medio que eligió.
2. Si podemos ayudar, le proponemos una entrevista, en persona o por video. Si tiene un costo, se lo decimos antes de agendarla.
3. Si no podemos, se lo decimos pronto para que busque otra opinión a tiempo.

¿Pasaron dos días hábiles sin respuesta? Llame y mencione su clave:
${facts.phones.join("\n")}

Por favor tenga en cuenta

- Este acuse no crea una relación abogado-cliente. Esa relación nace con un contrato de servicios firmado.
- No envíe datos confidenciales ni documentos originales por correo.
- La firma podría representar a la otra parte; por eso primero revisamos nombres.
- Su solicitud no detiene ningún plazo. Si tiene una fecha límite hoy o mañana, llame por teléfono.

Sus datos

Los usamos para responder su solicitud, revisar conflictos de interés y agendar la entrevista. El aviso de privacidad, con sus derechos y la forma de ejercerlos, está en:
${facts.notice}

Si usted no envió esta solicitud, escriba a ${facts.privacyEmail} y la borramos.

${facts.firm}`,
	},
	/** The flagged enquiries of a day. */
	digest: {
		subject: (count: number) =>
			count === 1 ? "1 solicitud marcada por revisar" : `${count} solicitudes marcadas por revisar`,
		opening: (count: number) =>
			count === 1
				? "Esta solicitud parece automática. Está guardada, y a quien escribió no se le envió acuse."
				: `Estas ${count} solicitudes parecen automáticas. Están guardadas, y a quienes escribieron no se les envió acuse.`,
		advice: "Si alguna es de una persona, contéstele por el medio que dejó. Lo demás puede borrarse.",
		why: "Marcada por",
		flags: {
			honeypot: "llenó un campo que no se ve",
			fast: "se envió en menos de dos segundos",
			turnstile: "no pasó la verificación de Turnstile",
			"turnstile-unreachable": "Turnstile no respondió",
			rate: "muchos envíos seguidos desde el mismo lugar",
		},
		transcript: (characters: number) => `Incluye una conversación de ${characters} caracteres con el asistente.`,
	},
	/** Deliveries that were given up. */
	alert: {
		subject: (count: number) =>
			count === 1 ? "Una entrega necesita atención" : `${count} entregas necesitan atención`,
		opening:
			"Las solicitudes están guardadas, pero estos envíos fallaron demasiadas veces y no se volverán a intentar solos:",
		kinds: {
			"firm-email": "aviso a la firma",
			acknowledgement: "acuse a quien escribió",
			webhook: "webhook",
			digest: "resumen diario",
		},
		line: (reference: string, kind: string, attempts: number, reason: string) =>
			`${reference}: ${kind}, ${attempts} intentos, último error: ${reason}`,
		advice: (reference: string) =>
			`Cuando la causa esté resuelta: npm run inquiries -- redeliver ${reference}. Para leer una solicitud: npm run inquiries -- show ${reference}.`,
	},
};

export type MailWords = typeof mail;

/**
 * The contact form's own words in Spanish: the source. Strings only, because the page's loader hands those of its
 * language to the browser; no other page carries them. What is said about a field that cannot be accepted stands in
 * `inquiry-errors.*.ts`, what the two boxes of consent say in `consent.ts`.
 */
export const inquiryWords = {
	intro:
		"Bastan su nombre, un correo o teléfono, unas líneas y su consentimiento. Lo demás ayuda, pero puede dejarlo en blanco.",
	optional: "(opcional)",
	person: {
		legend: "Quién es usted",
		name: "Nombre completo",
		either: "Basta uno de los dos: correo o teléfono.",
		email: "Correo electrónico",
		phone: "Teléfono",
		phoneHint: "Con lada. Si es de otro país, con su clave, como +52 o +1.",
		phoneOdd: "El número se ve incompleto o tiene algo más que cifras. Si así es correcto, puede dejarlo.",
		phoneNeeded: "Para llamarle o escribirle por WhatsApp necesitamos un teléfono.",
		emailNeeded: "Para contestarle por correo necesitamos una dirección.",
		language: "Idioma en que prefiere que le contestemos",
		contactBy: "Cómo prefiere que lo busquemos",
		ways: { email: "Por correo", phone: "Por teléfono", whatsapp: "Por WhatsApp" },
	},
	matter: {
		legend: "Su asunto",
		matter: "De qué se trata",
		other: "Otro asunto, o no estoy seguro",
		parties: "Otras personas o empresas involucradas",
		partiesHint: "Nombres completos, uno por línea. Los usamos para revisar si tenemos un conflicto de intereses.",
		message: "Qué pasó",
		messageHint: "Quién, dónde, cuándo y qué fecha le preocupa. Sin nada confidencial.",
		of: "de",
		characters: "caracteres",
		transcript: "Su conversación con el asistente",
		transcriptHint: "Se envía con su solicitud. Puede corregirla, recortarla o quitarla.",
		transcriptRemove: "Quitar la conversación",
	},
	times: {
		legend: "Dónde y cuándo hablar",
		office: "Oficina que prefiere",
		note: "Proponga hasta dos horarios. Los confirmamos al responderle.",
		slots: { slot1: "Primera opción de horario", slot2: "Segunda opción de horario" },
		none: "Sin preferencia",
		at: "en",
		listOf: "Horarios de la oficina de",
		withoutScript:
			"Si elige la otra oficina y el horario no coincide con el suyo, le mostraremos los de esa oficina al enviar.",
		lost: "El horario que había elegido no existe en esa oficina. Elija otro o siga sin preferencia.",
	},
	consent: {
		legend: "Privacidad y consentimiento",
		residents: "Si vive en Texas, lea también el",
		texas: "aviso de privacidad de Texas",
	},
	website: "Deje este campo en blanco",
	submit: "Enviar solicitud",
	sending: "Enviando…",
	after: "Al enviarla verá una clave de referencia.",
	restored: "Recuperamos lo que había escrito en esta pestaña.",
	erase: "Borrar y empezar de nuevo",
	problems: {
		invalid: "Falta corregir lo siguiente",
		unavailable: {
			heading: "No pudimos guardar su solicitud",
			text: "No se envió nada, y lo que escribió sigue aquí abajo. Vuelva a enviarla en un momento, o búsquenos ahora por teléfono o por correo: el mensaje ya va escrito.",
		},
		offline: {
			heading: "No hay conexión a internet",
			text: "No se envió nada, y lo que escribió sigue aquí abajo. Vuelva a enviarla cuando tenga señal, o llámenos.",
		},
		tooLarge: {
			heading: "El envío es demasiado grande",
			text: "Rebasa 512 KB y no se guardó. Acorte el mensaje o quite la conversación. Si no ve lo que escribió, vuelva con el botón “Atrás” de su navegador.",
		},
		foreign: {
			heading: "No aceptamos este envío",
			text: "El formulario no llegó desde esta página y por seguridad no se guardó. Envíelo desde aquí, o llámenos. Si no ve lo que escribió, vuelva con el botón “Atrás” de su navegador.",
		},
		email: "Escribir por correo",
		subject: "Solicitud de entrevista",
	},
	received: {
		title: "Solicitud recibida",
		heading: "Recibimos su solicitud",
		lead: "Anote esta clave. Con ella lo encontramos cuando llame, sin pedirle que lo cuente todo otra vez.",
		code: "Su clave de referencia",
		copy: "Copiar la clave",
		copied: "Clave copiada",
		whatsapp: "Hola, envié una solicitud. Mi clave de referencia es",
		again: "Enviar otra solicitud",
	},
	direct: {
		text: "Hola, quisiera pedir una entrevista.",
		heading: "¿Prefiere hablar?",
		whatsapp: "Escribir por WhatsApp",
		email: "O por correo:",
	},
};

export type InquiryWords = typeof inquiryWords;

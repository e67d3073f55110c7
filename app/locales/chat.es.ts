/**
 * The words of the assistant's panel in Spanish: the source. English `satisfies` their shape. They load with the panel,
 * in the page's language. The errors are fixed by sections 5 and 8 of the source document.
 */
export const chatEs = {
	panel: (firm: string) => `Asistente de ${firm}`,
	title: "Asistente",
	subtitle: "Programa de IA, no un abogado",
	call: (phone: string) => `Llamar al ${phone}`,
	erase: "Borrar la conversación",
	close: "Cerrar el asistente",
	notice: {
		label: "Antes de empezar",
		who: "Soy un programa de inteligencia artificial, no un abogado ni empleado de la firma.",
		text: "Doy información general, no asesoría. Al usar este chat no nace una relación abogado-cliente. No envíe nada confidencial: la firma podría representar a la otra parte. Nada sale de su navegador hasta que usted oprime Enviar.",
		/** The same in the other language: people write to the assistant in the language they think in. */
		other: {
			lang: "en",
			text: "This is an AI program, not a lawyer. No attorney–client relationship arises. Do not send anything confidential.",
		},
		more: "Cómo funciona y qué pasa con lo que escribe",
		urgent: "Si es urgente, llame:",
	},
	welcome:
		"Hola. ¿En qué le puedo ayudar? Pregúnteme por las áreas de la firma, las oficinas y sus horarios, los honorarios o cómo avanza un asunto en Texas o en Nuevo León.",
	examples: {
		label: "Por ejemplo",
		questions: [
			"¿Están abiertos ahora?",
			"¿Qué llevo a la primera entrevista?",
			"¿Pueden revisar un contrato de obra?",
		],
	},
	log: "Conversación",
	visitor: "Usted",
	assistant: "Asistente",
	answering: "El asistente está respondiendo",
	answered: (text: string) => `El asistente respondió: ${text}`,
	stopped: "Respuesta detenida",
	failed: "La respuesta no llegó completa",
	retry: "Reintentar",
	newMessages: "Mensajes nuevos",
	field: "Su mensaje",
	placeholder: "Escriba su pregunta",
	send: "Enviar",
	stop: "Detener la respuesta",
	count: (used: number, most: number) => `${used} de ${most} caracteres`,
	eraseConfirm: { question: "¿Borrar toda la conversación?", yes: "Borrar", no: "Conservar" },
	toFirm: {
		action: "Enviar esto a la firma",
		explanation: "Se abre el formulario con la conversación. Podrá editarla, y nada se envía sin su consentimiento.",
	},
	transcript: {
		visitor: "Visitante",
		assistant: "Asistente",
		omitted: "[Se omitió el principio de la conversación.]",
		incomplete: "[respuesta incompleta]",
	},
	newTab: "(se abre en otra pestaña)",
	error: {
		title: "Error",
		tooLong: "El mensaje es demasiado largo (máximo 5000 caracteres)",
		refused: "El mensaje es inválido o demasiado largo (máximo 5000 caracteres)",
		failed: "No se pudo conectar con el asistente. Intenta de nuevo.",
	},
};

export type ChatWords = typeof chatEs;

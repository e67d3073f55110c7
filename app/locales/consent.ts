import type { Locale } from "./locale.ts";

/**
 * What the two boxes of the form say, word for word. Their text is part of what an enquiry's `consent_hash` stands for:
 * who changes it changes what later visitors agree to, and the hash tells the two apart.
 */
export const consentWords: Record<Locale, { consent: string; sms: string }> = {
	es: {
		consent:
			"Leí el aviso de privacidad simplificado y acepto que la firma use mis datos para responder mi solicitud. Entiendo que enviar este formulario no crea una relación abogado-cliente.",
		sms: "Acepto recibir mensajes de texto sobre mi solicitud y mi cita. Es voluntario, no es condición para atenderme y puedo cancelarlo con la palabra ALTO o STOP. Mi compañía telefónica puede cobrar por mensajes y datos.",
	},
	en: {
		consent:
			"I have read the simplified privacy notice and agree that the firm may use my data to answer my request. I understand that sending this form creates no attorney–client relationship.",
		sms: "I agree to receive text messages about my request and my appointment. This is voluntary, is not a condition of receiving your services, and I can stop it by replying STOP or ALTO. Message and data rates may apply.",
	},
};

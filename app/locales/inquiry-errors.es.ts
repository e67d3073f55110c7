import type { InquiryErrors } from "../features/inquiry/protocol/inquiry-schema.ts";

/** What the form says about a field that cannot be accepted: the source; English `satisfies` the same shape. */
export const inquiryErrors: InquiryErrors = {
	name: "Escriba su nombre.",
	nameLong: "El nombre puede tener hasta 200 caracteres.",
	contact: "Escriba un correo o un teléfono para poder responderle.",
	email: "Revise el correo: debe verse como nombre@ejemplo.com.",
	emailLong: "El correo puede tener hasta 254 caracteres.",
	phoneLong: "El teléfono puede tener hasta 40 caracteres.",
	partiesLong: "Los nombres de las otras partes pueden ocupar hasta 2000 caracteres.",
	message: "Cuéntenos en pocas palabras qué pasó.",
	messageLong: "El mensaje puede tener hasta 5000 caracteres. Abrévielo; los detalles vienen después.",
	transcriptLong:
		"La conversación puede tener hasta 40,000 caracteres. Quite una parte o envíe el formulario sin ella.",
	choice: "Elija una de las opciones de la lista.",
	slot: "Ese horario ya no está disponible en la oficina elegida. Elija otro o déjelo en blanco.",
	consent: "Para enviar su solicitud necesitamos que acepte el aviso de privacidad.",
	malformed: "Este campo llegó en una forma que no podemos leer. Vuelva a escribirlo.",
};

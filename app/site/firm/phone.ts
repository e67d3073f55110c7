/** A phone number as a link, formatted on the server to keep the library out of browsers. */
export interface PhoneLink {
	/** `tel:+12025550100` */
	href: string;
	/** In national format. */
	text: string;
}

/** The URL of a WhatsApp conversation that starts with a text. wa.me expects the digits of an E.164 number. */
export function whatsappAddress(number: string, text: string): string {
	return `https://wa.me/${number.replace("+", "")}?text=${encodeURIComponent(text)}`;
}

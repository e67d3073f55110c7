/** A phone number as a link, formatted on the server to save browsers the library. */
export interface PhoneLink {
	/** `tel:+12025550100` */
	href: string;
	/** In national format. */
	text: string;
}

/** The URL of a WhatsApp conversation that starts with a text. wa.me takes the digits of a number in E.164 form. */
export function whatsappAddress(number: string, text: string): string {
	return `https://wa.me/${number.replace("+", "")}?text=${encodeURIComponent(text)}`;
}

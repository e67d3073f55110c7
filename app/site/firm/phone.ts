/** A phone number as a link: the server formats it, because that takes more than a browser should load. */
export interface PhoneLink {
	/** `tel:+17135550100` */
	href: string;
	/** As people write it. */
	text: string;
}

/** Address of a WhatsApp conversation that starts with a text. wa.me takes the digits of a number in E.164 form. */
export function whatsappAddress(number: string, text: string): string {
	return `https://wa.me/${number.replace("+", "")}?text=${encodeURIComponent(text)}`;
}

import type { ChatWords } from "./chat.es.ts";

export const chatEn = {
	panel: (firm: string) => `${firm} assistant`,
	title: "Assistant",
	subtitle: "AI program, not a lawyer",
	call: (phone: string) => `Call ${phone}`,
	erase: "Erase the conversation",
	close: "Close the assistant",
	notice: {
		label: "Before you start",
		who: "I am an artificial intelligence program, not a lawyer or an employee of the firm.",
		text: "I give general information, not advice. Using this chat creates no attorney–client relationship. Do not send anything confidential: the firm may act for the other side. Nothing leaves your browser until you press Send.",
		other: {
			lang: "es",
			text: "Esto es un programa de IA, no un abogado. No nace una relación abogado-cliente. No envíe nada confidencial.",
		},
		more: "How it works and what happens to what you write",
		urgent: "If it is urgent, call:",
	},
	welcome:
		"Hello. How can I help? Ask me about the firm’s practice areas, the offices and their hours, fees, or how a matter proceeds in Texas or in Nuevo León.",
	examples: {
		label: "For example",
		questions: [
			"Are you open now?",
			"What do I bring to the first interview?",
			"Can you review a construction contract?",
		],
	},
	log: "Conversation",
	visitor: "You",
	assistant: "Assistant",
	answering: "The assistant is answering",
	answered: (text: string) => `The assistant answered: ${text}`,
	stopped: "Answer stopped",
	failed: "The answer did not arrive in full",
	retry: "Try again",
	newMessages: "New messages",
	field: "Your message",
	placeholder: "Type your question",
	send: "Send",
	stop: "Stop the answer",
	count: (used: number, most: number) => `${used} of ${most} characters`,
	eraseConfirm: { question: "Erase the whole conversation?", yes: "Erase", no: "Keep" },
	toFirm: {
		action: "Send this to the firm",
		explanation: "Opens the form with the conversation. You can edit it, and nothing is sent without your consent.",
	},
	transcript: {
		visitor: "Visitor",
		assistant: "Assistant",
		omitted: "[The beginning of the conversation was left out.]",
		incomplete: "[incomplete answer]",
	},
	newTab: "(opens in a new tab)",
	error: {
		title: "Error",
		tooLong: "Message is too long (maximum 5000 characters)",
		refused: "Message is invalid or too long (maximum 5000 characters)",
		failed: "Could not connect to the assistant. Please try again.",
	},
} satisfies ChatWords;

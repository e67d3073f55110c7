import type { MailWords } from "./mail.es.ts";

export const mail = {
	firm: {
		subject: (reference, matter, office) => `${reference}: new request, ${matter}, ${office}`,
		opening: (reference) => `New request ${reference}`,
		received: "Received",
		name: "Name",
		email: "Email",
		phone: "Phone",
		answer: "Answer",
		answerBy: (way, language) => `${way}, in ${language}`,
		ways: { email: "by email", phone: "by phone", whatsapp: "by WhatsApp" },
		languages: { es: "Spanish", en: "English" },
		office: "Office",
		matter: "Matter",
		otherMatter: "Other",
		parties: "Other parties",
		slots: "Proposed times",
		sms: "Text messages",
		smsYes: "agreed to them",
		smsNo: "did not agree: send none",
		source: "Came from",
		none: "not given",
		message: "What they wrote",
		transcript: "Their conversation with the site’s assistant",
		reply: "If you reply to this email, your answer reaches the person who wrote.",
		conflict: "Check for conflicts of interest before you answer on the substance.",
		tool: (reference) => `Look up or erase: npm run inquiries -- show ${reference}`,
	},
	acknowledgement: {
		subject: (reference) => `We received your request ${reference}`,
		text: (facts) =>
			`We received the request sent from ${facts.firm}’s site with this email address.

Your reference code is ${facts.reference}. Keep it handy if you call us.

What happens next

1. Usually within one business day we check for conflicts of interest and reach you the way you chose.
2. If we can help, we propose an interview, in person or by video. If there is a fee for it, we tell you before it is booked.
3. If we cannot, we say so promptly, so that you can seek another opinion in time.

Two business days without an answer? Call and mention your code:
${facts.phones.join("\n")}

Please keep in mind

- This acknowledgment creates no attorney–client relationship. That begins with a signed engagement letter.
- Send no confidential information and no original documents by email.
- The firm may act for the other side; that is why we check names first.
- Your request does not stop any deadline. If yours is today or tomorrow, call us.

Your data

We use it to answer your request, check for conflicts of interest and arrange the interview. The privacy notice, with your rights and how to exercise them, is at:
${facts.notice}

If you did not send this request, write to ${facts.privacyEmail} and we will erase it.

${facts.firm}`,
	},
	digest: {
		subject: (count) => (count === 1 ? "1 flagged request to review" : `${count} flagged requests to review`),
		opening: (count) =>
			count === 1
				? "This request looks automated. It is stored, and no acknowledgment was sent."
				: `These ${count} requests look automatic. They are stored, and no acknowledgments were sent.`,
		advice: "If one of them comes from a person, answer it the way they asked. The rest can be erased.",
		why: "Flagged because",
		flags: {
			honeypot: "a field that cannot be seen was filled in",
			fast: "it was sent in under two seconds",
			turnstile: "it did not pass Turnstile",
			"turnstile-unreachable": "Turnstile did not answer",
			rate: "many were sent in a row from the same place",
		},
		transcript: (characters) => `It includes a conversation of ${characters} characters with the assistant.`,
	},
	alert: {
		subject: (count) => (count === 1 ? "A delivery needs attention" : `${count} deliveries need attention`),
		opening:
			"The requests are stored, but these deliveries failed too often and will not be tried again by themselves:",
		kinds: {
			"firm-email": "notice to the firm",
			acknowledgement: "acknowledgment to the visitor",
			webhook: "webhook",
			digest: "daily digest",
		},
		line: (reference, kind, attempts, reason) => `${reference}: ${kind}, ${attempts} attempts, last error: ${reason}`,
		advice: (reference) =>
			`Once the cause is mended: npm run inquiries -- redeliver ${reference}. To read a request: npm run inquiries -- show ${reference}.`,
	},
} satisfies MailWords;

import type { AssistantWords } from "./assistant.es.ts";

/** The fixed sentences of the embedded assistant in English. */
export const assistantEn = {
	greeting: (firm) =>
		`Hello. I am the ${firm} assistant, an artificial intelligence program that searches the pages of this site. You can ask me about our practice areas, fees, hours, or the Houston and Monterrey offices.`,
	howAreYou: "Thank you for asking. I am a program, so I am always ready. What would you like to know about the firm?",
	thanks: "You are welcome. If you have another question, I am here.",
	goodbye: "Goodbye. Whenever you would like an interview, these are the ways to ask:",
	agreed: "Understood. Is there anything else I can look up? You can ask about a practice area, an office or fees.",
	abilities: (firm) =>
		`I search the ${firm} pages and show you what I find, with links: practice areas, frequent questions, team, cases, videos, guides, hours and addresses. I give no advice and do not know your case.`,
	complaint:
		"I am sorry that did not help. Asking it another way may work, or you can talk directly with a person at the firm.",
	person: {
		licences: (places) => `Licenses: ${places.join("; ")}.`,
		notAttorney: "Not an attorney.",
		languages: (languages) => `Languages: ${languages.join(" and ")}.`,
	},
	contact: {
		offer: (phone, whatsapp, form) => `You can call ${phone}, write on ${whatsapp} or use the ${form}.`,
		form: "contact form",
		whatsapp: "WhatsApp",
		whatsappText: "Hello, I am coming from the assistant on your site and have a question.",
	},
	emergency: {
		phoneFirst: (phone) => `**Call now: ${phone}.**`,
		danger: "If you or anyone else is in danger, call **[911](tel:911)** first; it works in Texas and in Nuevo León.",
		deadline:
			"A deadline or a court step today or tomorrow cannot wait for a form: when we answer, say what is due and at what time.",
		arrest: "If someone is under arrest, ask to speak with a lawyer before making statements or signing.",
		notHere: "I cannot give advice here or alert anyone for you.",
		outsideHours: (hours) => `The firm answers during office hours: ${hours}.`,
		others: (whatsapp, form) => `You can also write on ${whatsapp} or use the ${form}.`,
	},
	advice: {
		refusal:
			"That depends on the facts of your matter and I cannot advise you on it: I am a program, not a lawyer, and I do not predict results, amounts or decisions. An attorney of the firm can, in an interview.",
		general: (links) => `As general information, the site covers the topic in ${links}.`,
	},
	outside: {
		practice: "The firm does not handle that kind of matter, so I cannot guide you on it.",
		practiceUnknown:
			"I do not find on the site that the firm handles that kind of matter, so I cannot guide you on it.",
		seeAreas: (page) => `What it does handle is in ${page}.`,
		unrelated: (firm) =>
			`I can only help with what is on this site: the services of ${firm}, its offices, and its guides on Texas and Nuevo León.`,
		instructions: (firm) =>
			`I do not follow instructions of that kind: my answers come only from the ${firm} pages. If you have a question about the firm, I will gladly look it up.`,
	},
	unknown: "I did not find a reliable answer to that on the site, and I would rather not make one up.",
	unknownNearest: (links) => `The closest thing there is ${links}.`,
	unclear: "I could not make out the question. Could you put it in other words?",
	found: {
		handles: (service) => `Yes, that belongs to our ${service} practice.`,
		maybe: (service) => `From what you say, this looks like a matter for our ${service} practice.`,
		source: (link) => `More in ${link}.`,
		also: (links) => `See also ${links}.`,
		general: "This is general information, not advice on your case.",
		and: "and",
	},
	office: {
		hours: (hours) => `Hours are ${hours}, local time at each office.`,
		closedDays: (days) => `We are closed ${days}.`,
		holidays: "For a holiday, please confirm by phone.",
		openNow: (city, time, closes) => `**${city}:** open right now (it is ${time} there); it closes at ${closes}.`,
		closedNow: (city, time, day, opens) =>
			`**${city}:** closed right now (it is ${time} there); it opens ${day} at ${opens}.`,
		openOn: (day, opens, closes) => `Yes, ${day} we are open from ${opens} to ${closes}, local time at each office.`,
		closedOn: (day, hours) => `No, ${day} both offices are closed. Hours are ${hours}.`,
		openAt: (city, day, opens, closes) => `**${city}:** open ${day} from ${opens} to ${closes}.`,
		closedAt: (city, day) => `**${city}:** closed ${day}.`,
		today: "today",
		tomorrow: "tomorrow",
		on: (weekday) => `on ${weekday}`,
		address: (city, address, map) => `**${city}:** ${address} (${map}).`,
		map: "map",
		phone: (city, phone) => `**${city}:** ${phone}.`,
		whatsapp: (number) => `The firm’s WhatsApp is ${number}.`,
		email: (address) => `The firm’s email is ${address}.`,
		video: "An interview by video is possible as well.",
		appointment: (page) => `We see people by appointment; you can ask for one on the ${page} page.`,
		noConfidential: "Please send nothing confidential that way.",
		onlyOffices: (cities, page) => `Our offices are in ${cities}. From there we serve other places: see ${page}.`,
		contactPage: "contact",
		noOffice: (place, page) => `We have no office in ${place}, but we do take matters from there. See ${page}.`,
	},
	facts: {
		founded: (firm, year) => `${firm} was founded in ${year}.`,
		foundedTitle: "How long the firm has existed",
		claim: (figure, label, basis) => `**${figure}** ${label}. ${basis}`,
		claimsTitle: "The firm’s figures",
		award: (name, basis) => `**${name}.** ${basis}`,
		casesTitle: "Success stories",
		awardTitle: "Awards and recognitions",
		reviews: (rating, count, where, link) => `Rated ${rating} in ${count} reviews. ${where}: ${link}.`,
		reviewsTitle: "Reviews and client opinions",
		reviewsLink: "read the reviews",
		social: (items) => `These are our only accounts: ${items}.`,
		socialTitle: "The firm’s social media",
		responsible: (name, office) =>
			`${name} is responsible for what this site publishes. The principal office is in ${office}.`,
		responsibleTitle: "Responsible attorney and principal office",
		radius: (km) => `We meet in person within about ${km} km of each office, and by video farther away.`,
		radiusTitle: "How far the firm travels",
		licencesTitle: "The firm’s licenses",
		agencyTitle: "Who made this site",
		careers: (address) => `To work at the firm or do an internship, write to ${address}.`,
		careersTitle: "Work with us",
		privacyContact: (address) => `For any right over your data, write to ${address}.`,
		privacyTitle: "Personal data: whom to write to",
		areasList: (list) => `We work in seven areas: ${list}.`,
		areasTitle: "What matters the firm handles",
	},
} satisfies AssistantWords;

import { contentFolder } from "../content/entry.ts";
import type { Answers } from "./answers.ts";
import { catalogue, lawsOf } from "./catalogue.ts";
import { conditionsOf, listed } from "./facts.ts";
import { jurisdictionsOf } from "./jurisdictions.ts";
import { type Member, responsibleOf } from "./people.ts";

/** What is left to do, by the file where it is done. */
export interface Task {
	file: string;
	text: string;
}

const at = (file: string, text: string): Task => ({ file: `${contentFolder}/${file}`, text });
const when = (holds: boolean, ...tasks: Task[]) => (holds ? tasks : []);

/** What only a person of the firm can write. */
export function toWrite(answers: Answers, members: readonly Member[]): Task[] {
	const { logo, people, services, pages, claims } = answers;
	const responsible = responsibleOf(members).id;
	const profile = ({ id, name }: Member) => {
		if (people.length > 0) return `what ${name} has done, education, licenses and when they joined; then sample: false`;
		const or = id === responsible ? "whom firm.yaml names as responsible for the site" : "or delete the file";
		return `${name} is invented: put a real person there, ${or}`;
	};
	return [
		at(
			"firm.yaml",
			"how to find each office, its position on the map, its e-mail addresses; public holidays of its state",
		),
		...members.map((member) => at(`team/${member.id}.yaml`, profile(member))),
		...services.map((id) =>
			at(`services/${id}.yaml`, "what your firm does and charges, in its own words; then sample: false"),
		),
		at("home.yaml", "what visitors read first: who you are and whom you help"),
		at("pages/about.yaml", "where the firm comes from and how it works"),
		at(firstTopic, "what the first interview costs and needs; more topics with npm run content:new -- faq name"),
		...when(
			pages.includes("blog"),
			at(
				"posts/preparar-la-primera-entrevista.yaml",
				"your own guides: npm run content:new -- post name; then sample: false",
			),
		),
		...when(
			pages.includes("areas"),
			at(
				"areas",
				"a file for each place you serve: npm run content:new -- area name; the page shows with the first one",
			),
		),
		...when(claims.length > 0, at("firm.yaml", "for each figure, the period and the source in its basis")),
		at("pictures", "pictures of your offices and your city: those that are there show no real place"),
		...when(!logo, { file: "public/brand/mark.svg", text: "your logo: the gate that is there is a stand-in" }),
		{
			file: "wrangler.toml",
			text: "the ids of your databases, the addresses of mail, the route to your domain (README, Deploy)",
		},
	];
}

const firstTopic = "faq/primera-entrevista.yaml";

/** What a lawyer of the firm must have read before the site goes out. */
export function toCheck(answers: Answers): Task[] {
	const { texas, otherStates, mexico, chat, sms } = conditionsOf(answers);
	const states = answers.offices.filter(({ country, state }) => country === "US" && state.code !== "TX");
	const names = Array.from(new Set(states.map(({ state }) => state.name.en))).join(", ");
	const notices = [
		"who is responsible, principal office, fees and expenses",
		texas && "the notices that Texas asks for (rules 7.01 to 7.06, the grievance notice, the Texas privacy notice)",
		mexico ? "the aviso de privacidad (LFPDPPP), short and full" : "the privacy notice, short and full",
		sms && "text messages",
		chat && "the assistant",
		"governing law",
	];
	return [
		at("pages/terms.yaml", notices.filter(Boolean).join("; ")),
		...when(
			otherStates === true,
			at("pages/terms.yaml", `the advertising rules and privacy laws of ${names}: only neutral words stand there`),
		),
		at(
			"firm.yaml",
			"pastResults, noAdvice and licences, which every page shows; jurisdictions and where each office is licensed",
		),
		...answers.services.map((id) => at(`services/${id}.yaml`, lawyersTask(id, answers))),
		at(firstTopic, "confidentiality and fees; then name the reviewer in review"),
		at("team", "each license: authority, year, jurisdiction"),
		...when(
			texas === true,
			at("home.yaml", "the State Bar of Texas wants it filed: npm run filing-pack makes the PDF"),
		),
	];
}

function lawyersTask(id: string, { offices }: Answers): string {
	const area = catalogue.get(id);
	const laws = area ? lawsOf(area, jurisdictionsOf(offices.map(({ state }) => state.code))) : [];
	const debt = id === "bankruptcy" ? "; the debt relief agency notice" : "";
	return `every statement of the law of ${listed(
		laws.map(({ en }) => en.name),
		"en",
	)}${debt}; then name the reviewer in review`;
}

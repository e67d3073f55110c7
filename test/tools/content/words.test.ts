import { describe, expect, it } from "vitest";
import { checkClaims, claimsIn } from "../../../tools/content/checks/claims.ts";
import { checkPlaceholders } from "../../../tools/content/checks/placeholders.ts";
import { checkTypography } from "../../../tools/content/checks/typography.ts";
import { messagesOf } from "../../../tools/content/content.ts";
import { content, lineWith, replaced, said } from "./broken.ts";

const file = "posts/leer-un-recibo-de-pago.yaml";
const spanish = "Compare tres números";
const english = "Compare three numbers";

describe("forbidden claims", () => {
	it("stand nowhere in the site's content", () => {
		expect(checkClaims(content())).toEqual([]);
	});

	it.each([
		["es", "Somos los mejores abogados."],
		["es", "Es mejor despacho que cualquiera."],
		["es", "El mejor despacho de la ciudad."],
		["en", "It is the best firm to call."],
		["en", "We are best."],
		["es", "Le garantizamos su dinero."],
		["es", "Resultado garantizado."],
		["es", "Somos especialistas en contratos."],
		["es", "Despacho especializado en obras."],
		["es", "Nuestros expertos le atienden."],
		["es", "El despacho #1 de Hermosillo."],
		["es", "El número uno de Tecate."],
		["es", "La firma líder del estado."],
		["es", "Una tasa de éxito del 95 %."],
		["es", "La primera consulta es gratis."],
		["es", "Consulta gratuita."],
		["es", "Una entrevista sin costo."],
		["es", "A diferencia de otros despachos, contestamos."],
		["es", "Ganamos su caso."],
		["en", "The best attorneys in San Diego."],
		["en", "We guarantee a result."],
		["en", "Results guaranteed."],
		["en", "Specialists in contracts."],
		["en", "We specialize in liens."],
		["en", "A firm specializing in liens."],
		["en", "Our experts answer."],
		["en", "Real estate expertise."],
		["en", "The #1 firm in California."],
		["en", "A leading law firm."],
		["en", "A 95% success rate."],
		["en", "A free consultation."],
		["en", "There is no charge for the interview."],
		["en", "Unlike other law firms, we answer."],
		["en", "We win your case."],
	] as const)("%s: %s", (locale, text) => {
		expect(claimsIn(text, locale)).not.toEqual([]);
	});

	it.each([
		["es", "La garantía de la obra dura un año y el contratista da garantías por escrito."],
		["es", "Se vende al mejor postor."],
		["es", "Las mejoras del local se quedan. El juez puede mejorar el embargo."],
		["es", "El juez nombra un perito."],
		["en", "A bank asks for a personal guarantee from each owner."],
		["en", "Not certified by the California Board of Legal Specialization."],
		["en", "The parties shall use best efforts."],
		["en", "An expert witness gave a report leading to a settlement."],
		["en", "Please feel free to call; the form is duty-free."],
		["en", "It is best to read the contract first. Notice is usually best kept in writing."],
		["en", "Write down dates as best you can; it’s best not to sign the same day."],
		["es", "Es mejor leer el contrato antes. Lo mejor es no firmar el mismo día."],
		["es", "Suele ser mejor no contestar solo; en el mejor de los casos, tarda un mes."],
	] as const)("%s: %s claims nothing", (locale, text) => {
		expect(claimsIn(text, locale)).toEqual([]);
	});

	it.each([
		["es", "Se vende al mejor postor", "Somos los mejores abogados"],
		["es", "Declaró un testigo experto", "Nuestros expertos le atienden"],
		["en", "The parties shall use best efforts", "We are the best attorneys"],
		["en", "A bank asks for a personal guarantee", "We guarantee a result"],
	] as const)("%s: “%s” excuses nothing but itself", (locale, harmless, claim) => {
		const alone = claimsIn(claim, locale).map(({ found }) => found);
		expect(alone).not.toEqual([]);
		for (const text of [`${harmless}. ${claim}.`, `${claim}. ${harmless}.`])
			expect(claimsIn(text, locale).map(({ found }) => found)).toEqual(alone);
	});

	it("are told with file and line, also where YAML folds a line", () => {
		const found = checkClaims(replaced(file, spanish, `Somos la firma líder. ${spanish}`));
		expect(found).toMatchObject([{ level: "error", file: `app/content/${file}`, line: lineWith(file, spanish) }]);
		expect(found[0]?.message).toContain("“líder” (es)");
		const lead = "  lead: The stub says more than it seems. Read it every week.";
		const folded = checkClaims(
			replaced(
				file,
				lead,
				"  lead: >-\n    The stub says more than it seems, with a success\n    rate that nobody checks.",
			),
		);
		expect(folded).toMatchObject([{ line: lineWith(file, lead) + 1 }]);
	});
});

describe("typography", () => {
	it("of the site's content has no slip", () => {
		expect(checkTypography(content())).toEqual([]);
	});

	it.each([
		[spanish, 'El "contrato" dice.', "straight quotation mark"],
		[english, "It's here.", "straight quotation mark"],
		[english, "And so on...", "three full stops"],
		[english, "One thing - another.", "hyphen as a dash"],
		[english, "One—two—three—four.", "chain of dashes"],
		[spanish, "Dos  blancos.", "two blanks"],
		[spanish, "Un blanco , aquí.", "blank before a mark"],
		[spanish, "Qué hago?", "? without ¿"],
		[spanish, "¿Qué hago.", "¿ without ?"],
		[spanish, "Cuidado!", "! without ¡"],
		[spanish, "Si puedes, llámanos.", "says tú"],
		[english, "¿What now?", "Spanish mark"],
		[spanish, "Abre a las 5 p. m..", "a doubled stop"],
		[english, "It closes at 5 p.m..", "a doubled stop"],
		[spanish, "¿Qué hago?.", "a doubled stop"],
		[english, "“It is so.”.", "a doubled stop"],
		[spanish, "Uno,, dos.", "two marks of punctuation"],
		[spanish, "A las 10:00 a.m. del lunes.", "write 10:00 a. m."],
		[spanish, "A las 10:00 AM del lunes.", "write 10:00 a. m."],
		[english, "By 10:00 a. m. on Monday.", "write 10:00 a.m."],
		[spanish, "Una retención de 15%.", "write 15 %"],
		[english, "Withholding of 15 %.", "write 15%"],
		[spanish, "Hasta $20,000.", "name the currency"],
		[english, "Up to 20,000 dollars.", "write $20,000"],
		[spanish, "Hasta 20000 dólares.", "write 5,000"],
		[spanish, "Hasta 20.000 dólares.", "write 5,000"],
		[english, "Up to $20000.", "write 5,000"],
	])("%s %j", (before, slip, message) => {
		const found = checkTypography(replaced(file, before, `${slip} ${before}`));
		expect(found[0]).toMatchObject({ file: `app/content/${file}`, line: lineWith(file, before) });
		expect(found[0]?.message).toContain(message);
	});
});

describe("typography of the interface", () => {
	it("is held as well", () => {
		const messages = messagesOf("app/locales/es/hours.json", '{ "open": "Abierto hasta las 5:00 p.m.." }', "es");
		const found = checkTypography({ ...content(), messages });
		expect(said(found)).toHaveLength(2);
		expect(said(found).join()).toContain("app/locales/es/hours.json: a doubled stop");
	});

	it("lets a command be", () => {
		const command = '{ "tool": "Consultar: npm run inquiries -- show {{reference}}" }';
		expect(checkTypography({ ...content(), messages: messagesOf("x.json", command, "es") })).toEqual([]);
	});
});

describe("placeholders", () => {
	it("are found in texts and in comments", () => {
		expect(checkPlaceholders(content())).toEqual([]);
		const inText = checkPlaceholders(replaced(file, spanish, `[POR LLENAR: un ejemplo] ${spanish}`));
		expect(inText).toMatchObject([{ level: "error", line: lineWith(file, spanish) }]);
		expect(said(checkPlaceholders(replaced(file, "topic: empleo", "topic: empleo # POR LLENAR")))).toEqual([
			`error ${file}: is still to be filled in: topic: empleo # POR LLENAR`,
		]);
		expect(checkPlaceholders(replaced(file, english, `Lorem ipsum. ${english}`))).toHaveLength(1);
		expect(checkPlaceholders(replaced(file, english, `It costs [sample amount]. ${english}`))).toHaveLength(1);
		expect(checkPlaceholders(replaced(file, english, `In areas_pasadena put: ${english}`))).toHaveLength(1);
		expect(checkPlaceholders(replaced(file, english, `See [a sample case](/en/case/x). ${english}`))).toEqual([]);
	});
});

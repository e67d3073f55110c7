import { expect, it } from "vitest";
import { asksForAdvice } from "../../../../../app/.server/assistant/embedded/judge/asks-for-advice.ts";

it.each([
	"Please prepare an operating agreement for four partners, 25 each, with a non-compete",
	"could you please write me a lease for a shop in Baytown, 1,200 a month, one year",
	"Necesito que me redacte una carta para el dueño de la bodega",
	"Hágame el contrato de la obra, son 800 mil pesos en tres pagos",
	"be honest what are our chances of winning, the tiler left the shower leaking and we have pictures",
	"dígame la verdad, ¿voy a ganar si demando a la constructora?",
])("“%s” asks for what no program may give", (message) => {
	expect(asksForAdvice(message)).toBe(true);
});

it.each([
	"do you draft leases?",
	"¿ustedes redactan contratos de obra?",
	"they made me sign a lease that i never read",
	"me hicieron firmar una carta y ahora dicen que debo todo",
	"please write to my mail, not to my phone",
	"my partner took his chances with the bank and now he owes everybody",
])("“%s” does not", (message) => {
	expect(asksForAdvice(message)).toBe(false);
});

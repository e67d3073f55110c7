import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import type { Locale } from "../../../../locales/locale.ts";

/**
 * Stems of folded words, after Snowball.
 *
 * Folding takes away the accents that the Spanish stemmer looks for, so the commonest ending gets its own back, and
 * plurals in -ciones and -menes become singular first. Words that a stemmer would confuse, although they mean
 * different things in this field, are listed.
 */
export function stem(written: string, locale: Locale): string {
	const word = written.slice(0, longest);
	const kept = remembered[locale].get(word);
	if (kept !== undefined) return kept;
	const found = locale === "es" ? stemSpanish(word) : (apart.en.get(word) ?? english(word));
	if (remembered[locale].size > 20_000) remembered[locale].clear();
	remembered[locale].set(word, found);
	return found;
}

/** No word of either language is longer: the cache must not grow with what visitors make up. */
const longest = 40;

const remembered: Record<Locale, Map<string, string>> = { es: new Map(), en: new Map() };

function stemSpanish(word: string): string {
	const named = apart.es.get(word);
	if (named !== undefined) return named;
	const prepared = word
		.replace(/([csx])iones$/, "$1ion")
		.replace(/menes$/, "men")
		.replace(/([csx])ion$/, "$1ión");
	return spanish(prepared)
		.normalize("NFD")
		.replace(/\p{M}+/gu, "");
}

/** Words with a stem of their own: the first of each line, for all of the line. */
function named(lines: string): Map<string, string> {
	return new Map(
		lines
			.trim()
			.split("\n")
			.flatMap((line) => {
				const group = line.trim().split(" ");
				return group.map((word) => [word, `${group[0]}`] as const);
			}),
	);
}

const apart: Record<Locale, Map<string, string>> = {
	es: named(`
		casa casas casita
		caso casos
		casado casada casados casarse casarme caso_matrimonio
		contratista contratistas
		contratar contrate contrataron contratado contratada contratando contratan contratamos contrataste contratarlos contratarlo
		inversionista inversionistas
		arrendador arrendadores arrendadora
		arrendatario arrendatarios arrendataria
		pagare pagares
		plazo plazos
		plaza plazas
		libro libros
		libre libres
		acta actas
		acabados
		bienes
		planos
		losa losas
		botada botado botadas
		solar solares
		condo condos
		apartado apartados
		finado finada
		formar formamos formaron formaria
		montar montamos montaron
		minutas minuta
		permit permits
		cuarteado cuarteada cuarteaduras cuarteo cuartearon
		importar importacion importaciones importador importadores importamos importado
		accionista accionistas
		penalidad penalidades penalizacion penalizaciones
		gravar gravo gravaron
		hague
		tirada tirado
		bloquear bloquearon bloqueo bloqueen
		familiar familiares
		acto actos
		poder poderes
		nave naves
		puerta puertas
		puerto puertos
		parte partes
		cuenta cuentas
		corte cortes
		marca marcas
		gravamen gravamenes
		demanda demandas demando demande demandar demandan demandaron demandado demandada demandados demandante demandarlo demandarla demandarme demandarlos
		socio socios socia socias
		sociedad sociedades
		notario notarios notaria notarias
		renta rentas rentar rento rentan rente rentado rentada
		obra obras
		venta ventas
		prenda prendas prendaria prendario
	`),
	en: named(`
		lien liens
		will wills
		evict evicts evicted evicting eviction evictions
		construct constructs constructed constructing construction
		notice notices
		meeting meetings
		siding
		wiring
		apartment apartments
		intern interns internship internships
		legalization legalize legalized
		testimonial testimonials
		rating ratings
		consultation consultations consult consulting
		ruling rulings
		waiver waivers waive waived
		notary notaries notario notarios
		sue sued sues suing
		office offices
		officer officers
		buy buys buying bought
		sell sells selling sold
		pay pays paid paying
		own owns owned owning
		hire hires hired hiring
		build builds building built
		builder builders
		house houses
		housing
	`),
};

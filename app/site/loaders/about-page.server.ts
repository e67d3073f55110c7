import { firm, team } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { claim, personCard } from "../content/views.server.ts";
import { linkedSections } from "../corpus/anchors.ts";
import { offices } from "../firm/offices.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { organizationAndOffices } from "../structured/organization.server.ts";
import { contentPage } from "./content-page.server.ts";

export function aboutPage(ref: PageRef<"about">) {
	const { locale } = ref;
	const { claims, reviews, award } = localize(firm, locale);
	const { sections, ...page } = contentPage(ref, organizationAndOffices(locale));
	/** How to read the claims; shown with them, if there are any. */
	const figures = claims.length > 0 ? sections.find(({ id }) => id === linkedSections.about.figures) : undefined;
	return {
		...page,
		sections: sections.filter((section) => section !== figures),
		figures,
		claims: claims.map(claim),
		otherClaims: [
			...(reviews ? [claim(reviews)] : []),
			...(award ? [claim({ ...award, figure: String(award.year), label: award.name })] : []),
		],
		people: team.map((entry) => personCard(entry, locale)),
		offices: offices(locale),
	};
}

import { firm, team } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { claim, personCard } from "../content/views.server.ts";
import { offices } from "../firm/offices.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { organizationAndOffices } from "../structured/organization.server.ts";
import { contentPage } from "./content-page.server.ts";

export function aboutPage(ref: PageRef<"about">) {
	const { locale } = ref;
	const { claims, reviews, award } = localize(firm, locale);
	return {
		...contentPage(ref, organizationAndOffices(locale)),
		claims: claims.map(claim),
		otherClaims: [
			...(reviews ? [claim(reviews)] : []),
			...(award ? [claim({ ...award, figure: String(award.year), label: award.name })] : []),
		],
		people: team.map((entry) => personCard(entry, locale)),
		offices: offices(locale),
	};
}

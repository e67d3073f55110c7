import { firm } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { offices } from "../firm/offices.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { organizationAndOffices } from "../structured/organization.server.ts";
import { contentPage } from "./content-page.server.ts";

export function aboutPage(ref: PageRef<"about">) {
	const { claims, reviews, award } = localize(firm, ref.locale);
	return {
		...contentPage(ref, organizationAndOffices(ref.locale)),
		claims: [
			...claims,
			...(reviews ? [reviews] : []),
			...(award ? [{ sample: award.sample, figure: String(award.year), label: award.name, basis: award.basis }] : []),
		].map(({ sample, figure, label, basis }) => ({ sample, figure, label, basis })),
		offices: offices(ref.locale),
	};
}

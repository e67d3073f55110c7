import { firm, team } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { personCard } from "../content/views.server.ts";
import { offices } from "../firm/offices.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { organizationAndOffices } from "../structured/organization.server.ts";
import { contentPage } from "./content-page.server.ts";

export function aboutPage(ref: PageRef<"about">) {
	const { locale } = ref;
	return {
		...contentPage(ref, organizationAndOffices(locale)),
		claims: localize(firm, locale).claims.map(({ sample, figure, label, basis }) => ({ sample, figure, label, basis })),
		people: team.map((entry) => personCard(entry, locale)),
		offices: offices(locale),
	};
}

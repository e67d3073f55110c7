import { firm } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { contentPage } from "./content-page.server.ts";

export type SocialPage = ReturnType<typeof socialPage>;

export function socialPage(ref: PageRef<"social">) {
	const accounts = localize(firm, ref.locale).social;
	return {
		...contentPage(ref),
		invitation: undefined,
		social: accounts.map((account) => ({
			...account,
			picture: account.picture ? picture(account.picture, ref.locale) : undefined,
		})),
	};
}

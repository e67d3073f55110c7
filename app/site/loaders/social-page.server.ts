import { firm } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import type { PageRef } from "../pages/page-table.ts";
import { contentPage } from "./content-page.server.ts";

export type SocialPage = ReturnType<typeof socialPage>;

export function socialPage(ref: PageRef<"social">) {
	return { ...contentPage(ref), invitation: undefined, social: localize(firm, ref.locale).social };
}

import { clo, firm } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { invitation } from "../firm/invitation.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { pageHead } from "../pages/head.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { service } from "../structured/service.server.ts";

export type CloPage = ReturnType<typeof cloPage>;

export function cloPage(ref: PageRef<"clo">) {
	const { locale } = ref;
	const {
		title,
		description,
		name,
		updated: _updated,
		picture: pictureName = "clo",
		_meta,
		...page
	} = localize(clo, locale);
	return {
		...page,
		head: pageHead(ref, {
			title,
			description,
			structured: [service(ref, { name, description, picture: pictureName })],
		}),
		trail: breadcrumbTrail(ref),
		picture: picture(pictureName, locale),
		phone: phoneLink(firm.phone, locale),
		invitation: invitation(locale),
	};
}

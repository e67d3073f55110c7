import { cloEntry } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { matterPeople } from "../content/matter-people.server.ts";
import { picture } from "../content/pictures.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { service } from "../structured/service.server.ts";
import { withPictures } from "./content-page.server.ts";
import { mainPhone, pageFrame } from "./page-frame.server.ts";

export type CloPage = ReturnType<typeof cloPage>;

export function cloPage(ref: PageRef<"clo">) {
	const { locale } = ref;
	const {
		title,
		description,
		picture: pictureName = "clo",
		service: area,
		invitation,
		_meta,
		...page
	} = localize(cloEntry(), locale);
	const structured = [service(ref, { name: page.name, description, picture: pictureName })];
	return {
		...pageFrame(ref, { title, description, structured }),
		...page,
		sections: withPictures(page.sections, locale),
		...(invitation && { invitation: { ...invitation, phone: mainPhone(locale) } }),
		picture: picture(pictureName, locale),
		phone: mainPhone(locale),
		/** The attorney who leads that area. */
		responsible: matterPeople({ services: [area], laws: [] }, locale)[0],
	};
}

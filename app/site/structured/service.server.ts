import type { ServiceLeaf, WithContext } from "schema-dts";
import { firm } from "../content/content.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { organizationId, pictureAddress } from "./addresses.server.ts";

/** A service of the firm, or the external Chief Legal Officer. */
export function service(
	place: PageRef,
	offer: { name: string; description: string; picture: string },
): WithContext<ServiceLeaf> {
	const address = absolute(hrefOf(place));
	return {
		"@context": "https://schema.org",
		"@type": "Service",
		"@id": `${address}#service`,
		name: offer.name,
		serviceType: offer.name,
		description: offer.description,
		url: address,
		image: pictureAddress(offer.picture, place.locale),
		provider: { "@type": "Organization", "@id": organizationId, name: firm.name },
		areaServed: [...new Set(firm.offices.map(({ region }) => region))].map((name) => ({ "@type": "State", name })),
	};
}

import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../../sections/breadcrumbs.tsx";
import { ContactReceived } from "../../sections/contact-received.tsx";
import { ContentPage } from "../../sections/content-page.tsx";
import { ErrorPage } from "../../sections/error-page.tsx";
import { HeroActions } from "../../sections/hero-actions.tsx";
import { Invitation } from "../../sections/invitation.tsx";
import { NotFoundPage } from "../../sections/not-found-page.tsx";
import { OfficePhones } from "../../sections/office-phones.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { SearchResults } from "../../sections/search-results.tsx";
import { SiteSearch } from "../../sections/site-search.tsx";
import { TextSections } from "../../sections/text-sections.tsx";
import { TextWithContents } from "../../sections/text-with-contents.tsx";
import type { Samples } from "../samples.server.ts";
import { Framed, framed, type Specimens } from "../specimen.tsx";

/** What pages begin and end with, what stands in their place, and plain text. */
export function useFrame({ about, contact, found, received, terms }: Samples): Specimens {
	const { t } = useTranslation();
	const { phone } = about.invitation;
	const { trail, heading, lead } = about;
	return {
		"sections/breadcrumbs": {
			...framed({ light: <Breadcrumbs trail={trail} /> }),
			dark: (
				<Framed dark>
					<Breadcrumbs trail={trail} />
				</Framed>
			),
		},
		"sections/page-hero": {
			picture: <PageHero page={about} />,
			actions: (
				<PageHero page={about}>
					<HeroActions phone={phone} />
				</PageHero>
			),
			"no picture": <PageHero page={{ trail, heading, lead }} />,
			brief: <PageHero page={contact} brief />,
		},
		"sections/content-page": { page: <ContentPage page={{ ...about, sections: about.sections.slice(0, 2) }} /> },
		"sections/text-sections": { folded: <TextSections sections={about.sections.slice(0, 2)} /> },
		"sections/text-with-contents": {
			legal: <TextWithContents sections={terms.sections.slice(0, 1)} title={terms.heading} back={about.heading} />,
		},
		"sections/invitation": { invitation: <Invitation invitation={about.invitation} /> },
		"sections/site-search": framed({ empty: <SiteSearch /> }),
		"sections/search-results": framed({
			found: <SearchResults {...found} />,
			none: <SearchResults query={found.query} results={[]} />,
		}),
		"sections/error-page": { phone: <ErrorPage phone={phone} requestId="0" />, "without data": <ErrorPage /> },
		"sections/office-phones": framed({
			phones: <OfficePhones offices={contact.offices} className="flex flex-wrap gap-x-8" />,
		}),
		"sections/not-found-page": { page: <NotFoundPage page={{ title: t("error.title"), heading, lead }} /> },
		"sections/contact-received": { received: <ContactReceived page={received} /> },
	};
}

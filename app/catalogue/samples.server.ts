import { inquiryFormData } from "../.server/inquiries/form-data.ts";
import { search } from "../.server/search.ts";
import type { Locale } from "../locales/locale.ts";
import { areas, cases, posts, services, team } from "../site/content/content.server.ts";
import { aboutPage } from "../site/loaders/about-page.server.ts";
import { areaPage } from "../site/loaders/area-page.server.ts";
import { areasPage } from "../site/loaders/areas-page.server.ts";
import { blogPage } from "../site/loaders/blog-page.server.ts";
import { casePage } from "../site/loaders/case-page.server.ts";
import { cloPage } from "../site/loaders/clo-page.server.ts";
import { contactPage, receivedPage } from "../site/loaders/contact-page.server.ts";
import { contentPage } from "../site/loaders/content-page.server.ts";
import { faqPage } from "../site/loaders/faq-page.server.ts";
import { homePage } from "../site/loaders/home-page.server.ts";
import { personPage } from "../site/loaders/person-page.server.ts";
import { postPage } from "../site/loaders/post-page.server.ts";
import { servicePage } from "../site/loaders/service-page.server.ts";
import { socialPage } from "../site/loaders/social-page.server.ts";
import { teamPage } from "../site/loaders/team-page.server.ts";
import { tvPage } from "../site/loaders/tv-page.server.ts";
import { hasPage } from "../site/pages/page-table.ts";

export type Samples = Awaited<ReturnType<typeof samples>>;

const everything = new URLSearchParams();

/** The firm's own content as its pages get it: one entry of each kind, or none where the firm has none. */
export async function samples(locale: Locale) {
	const plain = { locale, params: {} };
	const named = (slug: string) => ({ locale, params: { slug } });
	const about = aboutPage({ page: "about", ...plain });
	return {
		found: { query: about.heading, results: (await search(about.heading, locale)).slice(0, 3) },
		form: await inquiryFormData(
			locale,
			{ TURNSTILE_SITE_KEY: undefined },
			new Request("http://localhost/"),
			new Date(),
		),
		home: homePage({ page: "home", ...plain }),
		about,
		areas: areasPage({ page: "areas", ...plain }),
		blog: hasPage("blog") ? blogPage({ page: "blog", ...plain }, everything) : undefined,
		clo: hasPage("clo") ? cloPage({ page: "clo", ...plain }) : undefined,
		contact: contactPage({ page: "contact", ...plain }),
		received: receivedPage({ page: "contact", ...plain }, "ABCD-2345"),
		faq: faqPage({ page: "faq", ...plain }, { query: "", results: [] }),
		social: hasPage("social") ? socialPage({ page: "social", ...plain }) : undefined,
		team: teamPage({ page: "team", ...plain }),
		terms: contentPage({ page: "terms", ...plain }),
		tv: hasPage("tv") ? tvPage({ page: "tv", ...plain }, everything) : undefined,
		area: areas.slice(0, 1).map(({ id }) => areaPage({ page: "area", ...named(id) }))[0],
		case: cases.slice(0, 1).map(({ id }) => casePage({ page: "case", locale, params: { caseId: id } }))[0],
		person: team.slice(0, 1).map(({ id }) => personPage({ page: "person", ...named(id) }))[0],
		post: posts.slice(0, 1).map(({ id }) => postPage({ page: "post", ...named(id) }))[0],
		service: services.slice(0, 1).map(({ id }) => servicePage({ page: id, ...plain }))[0],
	};
}

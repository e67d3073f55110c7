import { pageLoader } from "../.server/page-loader.ts";
import { PageHero } from "../sections/page-hero.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { firm } from "../site/content/content.server.ts";
import { contentPage } from "../site/content/content-page.server.ts";
import { localize } from "../site/content/localize.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { ArrowUpRight } from "../ui/icons.ts";
import type { Route } from "./+types/social";

export const loader = pageLoader<"social", ReturnType<typeof load>>(({ place }) => load(place));

function load(place: Parameters<typeof contentPage>[0]) {
	return { ...contentPage(place), social: localize(firm, place.locale).social };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Social({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture} />
			<ul className="mx-auto max-w-page px-edge pt-10 lg:pt-16">
				{page.social.map(({ id, name, url, handle, text }) => (
					<li key={id} className="border-b border-(--hairline)">
						<a
							href={url}
							rel="me noopener"
							className="group grid items-baseline gap-x-gap gap-y-2 py-8 no-underline lg:grid-cols-12"
						>
							<span className="display text-tile text-noche lg:col-span-4">{name}</span>
							<span className="max-w-[46ch] text-gris lg:col-span-5">{text}</span>
							<span className="inline-flex items-center gap-2 font-semibold group-hover:underline lg:col-span-3 lg:justify-self-end">
								{handle}
								<ArrowUpRight className="text-lacre" aria-hidden="true" />
							</span>
						</a>
					</li>
				))}
			</ul>
			<TextSections sections={page.sections} />
		</>
	);
}

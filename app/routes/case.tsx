import { useWords } from "../locales/words.ts";
import { CaseStory } from "../sections/case-story.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { CaseCards } from "../sections/related.tsx";
import { casePage } from "../site/loaders/case-page.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { Route } from "./+types/case";

export function loader({ context }: Route.LoaderArgs) {
	return casePage(pageRef(context, "case"));
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Case({ loaderData: page }: Route.ComponentProps) {
	const { caseStudy } = useWords();
	return (
		<>
			<PageHero trail={page.trail} heading={page.title} lead={page.summary} picture={page.picture} />
			<CaseStory page={page} />
			<CaseCards heading={caseStudy.others} cases={page.others} />
			<Invitation invitation={page.invitation} />
		</>
	);
}

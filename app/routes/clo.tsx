import { FitQuiz } from "../features/fit-quiz/fit-quiz.tsx";
import { CloIncluded, CloOffer, CloResponses } from "../sections/clo-offer.tsx";
import { ContentPage } from "../sections/content-page.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { cloPage } from "../site/loaders/clo-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/clo";

export const loader = ({ context }: Route.LoaderArgs) => cloPage(pageRef(context, "clo"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

/** The number of sections (what it is, how the fee works) that come before what it includes. */
const first = 2;

export default function Clo({ loaderData: page }: Route.ComponentProps) {
	const rest = { ...page, sections: page.sections.slice(first) };
	return (
		<ContentPage page={rest} wide actions={<HeroActions phone={page.phone} />}>
			<CloResponses page={page} />
			<FitQuiz quiz={page.quiz} />
			<TextSections sections={page.sections.slice(0, first)} first />
			<CloIncluded page={page} />
			<CloOffer page={page} />
		</ContentPage>
	);
}

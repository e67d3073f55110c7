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

/** Two sections, what it is and how the fee works, come before the others. */
const [definition, fee, others] = [0, 1, 2];

export default function Clo({ loaderData: page }: Route.ComponentProps) {
	const rest = { ...page, sections: page.sections.slice(others) };
	return (
		<ContentPage page={rest} wide actions={<HeroActions phone={page.phone} />}>
			<TextSections sections={page.sections.slice(definition, fee)} opening />
			<CloResponses page={page} />
			<CloIncluded page={page} />
			<FitQuiz quiz={page.quiz} />
			<TextSections sections={page.sections.slice(fee, others)} />
			<CloOffer page={page} />
		</ContentPage>
	);
}

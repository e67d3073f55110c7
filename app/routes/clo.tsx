import { FitQuiz } from "../features/fit-quiz/fit-quiz.tsx";
import type { MessagesHandle } from "../locales/namespaces.ts";
import { CloOffer } from "../sections/clo-offer.tsx";
import { ContentPage } from "../sections/content-page.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { cloPage } from "../site/loaders/clo-page.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { Route } from "./+types/clo";

export function loader({ context }: Route.LoaderArgs) {
	return cloPage(pageRef(context, "clo"));
}

export const handle = { i18n: ["clo"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Clo({ loaderData: page }: Route.ComponentProps) {
	return (
		<ContentPage page={page} actions={<HeroActions phone={page.phone} />}>
			<CloOffer page={page} />
			<FitQuiz quiz={page.quiz} />
		</ContentPage>
	);
}

import { useTranslation } from "react-i18next";
import { CallLine } from "../sections/call-line.tsx";
import { Contents } from "../sections/contents.tsx";
import { FoldedProse } from "../sections/folded-prose.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { MatterPeople } from "../sections/matter-people.tsx";
import { PostFigures } from "../sections/post-figures.tsx";
import { PostHead } from "../sections/post-head.tsx";
import { PostLinks } from "../sections/post-links.tsx";
import { ReviewNote } from "../sections/review-note.tsx";
import { postPage } from "../site/loaders/post-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/post";

export const loader = ({ context }: Route.LoaderArgs) => postPage(pageRef(context, "post"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Post({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("blog");
	return (
		<>
			<article>
				<PostHead post={page} />
				<div className="mx-auto max-w-page gap-x-gap px-edge pt-5 pb-10 [--container-text:44rem] md:pt-8 lg:grid lg:grid-cols-12 lg:pt-14 lg:pb-20">
					<PostFigures figures={page.figures} className="mb-7 md:mb-10 lg:col-span-12 lg:mb-14" />
					<div className="max-md:hidden md:mb-12 lg:col-span-3 lg:pr-6">
						<Contents title={t("contents")} entries={page.contents.map(({ id, text }) => ({ id, heading: text }))} />
					</div>
					<div className="min-w-0 lg:col-span-9">
						<FoldedProse
							text={page.text}
							picture={page.pause}
							className="article-text text-body leading-[1.65] lg:text-lead lg:leading-[1.6]"
						>
							{page.people[0] ? (
								<CallLine person={page.people[0]} className="my-8 max-md:hidden md:mt-10 lg:mt-14" />
							) : null}
						</FoldedProse>
						<ReviewNote review={page.review} sources={page.sources} className="mt-8 lg:mt-14" />
						{page.sample ? <p className="mt-3 text-small text-gris">{t("sampleNotice")}</p> : null}
					</div>
				</div>
			</article>
			<MatterPeople people={page.people} />
			<PostLinks heading={t("related")} reading={page.related} />
			<Invitation invitation={page.invitation} />
		</>
	);
}

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
				{/* One measure for all of an article, and so one right edge: wider than of other texts, whose letters are smaller. */}
				<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-5 pb-10 [--container-text:44rem] md:pt-8 lg:grid-cols-12 lg:py-20">
					<PostFigures figures={page.figures} className="mb-6 md:mb-10 lg:col-span-9 lg:col-start-4 lg:mb-12" />
					<Contents
						title={t("contents")}
						entries={page.contents.map(({ id, text }) => ({ id, heading: text }))}
						className="mb-8 md:mb-12 lg:col-span-3 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start lg:pr-8"
					/>
					<div className="min-w-0 max-w-text lg:col-span-9">
						<FoldedProse
							open={2}
							text={page.text}
							picture={page.pause}
							className="article-text text-body leading-[1.65] lg:text-lead lg:leading-[1.6]"
						>
							{page.people[0] ? <CallLine person={page.people[0]} className="my-8 md:mt-10" /> : null}
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

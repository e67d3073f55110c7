import { useTranslation } from "react-i18next";
import type { MessagesHandle } from "../locales/namespaces.ts";
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

export const handle = { i18n: ["blog", "law"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Post({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("blog");
	return (
		<>
			<article>
				<PostHead post={page} />
				<div className="mx-auto max-w-page px-edge pt-5 pb-10 [--container-text:44rem] md:pt-8 lg:pt-14 lg:pb-20">
					<PostFigures figures={page.figures} className="mb-6 md:mb-10 lg:mb-14" />
					<Contents
						beside
						title={t("contents")}
						entries={page.contents.map(({ id, text }) => ({ id, heading: text }))}
						className="mb-8 md:mb-12 lg:mb-14"
					/>
					<FoldedProse
						open={1}
						text={page.text}
						picture={page.pause}
						className="article-text text-body leading-[1.65] lg:text-lead lg:leading-[1.6]"
					>
						{page.people[0] ? (
							<div className="past-heading">
								<CallLine person={page.people[0]} className="my-8 md:mt-10 lg:mt-14" />
							</div>
						) : null}
					</FoldedProse>
					<ReviewNote beside review={page.review} sources={page.sources} className="mt-8 lg:mt-14" />
					{page.sample ? <p className="past-heading mt-3 text-small text-gris">{t("sampleNotice")}</p> : null}
				</div>
			</article>
			<MatterPeople people={page.people} />
			<PostLinks heading={t("related")} reading={page.related} />
			<Invitation invitation={page.invitation} />
		</>
	);
}

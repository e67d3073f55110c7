import { useTranslation } from "react-i18next";
import { CallLine, CallNote } from "../sections/call-line.tsx";
import { Contents } from "../sections/contents.tsx";
import { FoldedProse } from "../sections/folded-prose.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { MatterPeople } from "../sections/matter-people.tsx";
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
	const [responsible] = page.people;
	return (
		<>
			<article>
				<PostHead post={page} />
				<div className="mx-auto max-w-page gap-x-gap px-edge pt-5 pb-10 [--container-text:44rem] md:pt-8 lg:grid lg:grid-cols-12 lg:pt-14 lg:pb-20">
					<div className="max-md:hidden md:mb-12 lg:col-span-3 lg:pr-6">
						<Contents
							title={t("contents")}
							entries={page.contents.map(({ id, text }) => ({ id, heading: text }))}
							className="article-contents"
						>
							{responsible ? <CallNote person={responsible} /> : null}
						</Contents>
					</div>
					<div className="min-w-0 lg:col-span-9">
						<FoldedProse
							text={page.text}
							className="article-text text-body leading-[1.65] lg:text-lead lg:leading-[1.6]"
						>
							{responsible ? <CallLine person={responsible} className="mb-6 md:mt-10 md:mb-8 lg:mt-14" /> : null}
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

import { useTranslation } from "react-i18next";
import { formatDay } from "../site/format/dates.ts";
import type { PostPage } from "../site/loaders/post-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Picture } from "../ui/picture.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { PageLink } from "./page-link.tsx";

/** The header of a post: its title, its author and dates, its cover. */
export function PostHead({ post }: { post: PostPage }) {
	const { t } = useTranslation(["blog", "common"]);
	const locale = useLocale();
	return (
		<>
			<header className="on-light bg-niebla">
				<div className="mx-auto max-w-page px-edge pt-6 lg:pt-8">
					<Breadcrumbs trail={post.trail} />
					<div className="grid gap-x-gap gap-y-8 pt-6 pb-8 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-16">
						<div className="lg:col-span-8">
							<h1 className="max-w-[12em] text-h1 text-noche">{post.title}</h1>
							<p className="mt-5 max-w-[32em] text-lead">{post.lead}</p>
						</div>
						<dl className="grid gap-3 border-t border-(--hairline) pt-4 text-small lg:col-span-4">
							<div>
								<dt className="sr-only">{t("by")}</dt>
								<dd>
									{t("by")}{" "}
									<PageLink
										page="person"
										params={{ slug: post.author.id }}
										className="font-semibold underline decoration-(--accent)"
									>
										{post.author.name}
									</PageLink>
								</dd>
							</div>
							<div>
								<dt className="sr-only">{t("published")}</dt>
								<dd>
									<time dateTime={post.published}>{formatDay(post.published, locale)}</time> ·{" "}
									{t("common:readingTime", { minutes: post.minutes })}
									<br />
									{t("updated")}: <time dateTime={post.updated}>{formatDay(post.updated, locale)}</time>
								</dd>
							</div>
							<div>
								<dt className="sr-only">{t("topics")}</dt>
								<dd>
									<PageLink page="blog" query={`?topic=${post.topic.id}`} className="underline">
										{post.topic.name}
									</PageLink>
									{post.service.name === post.topic.name ? null : (
										<>
											{" · "}
											<PageLink page={post.service.id} className="underline">
												{post.service.name}
											</PageLink>
										</>
									)}
								</dd>
							</div>
						</dl>
					</div>
				</div>
				<Picture picture={post.cover} first sizes="100vw" className="h-40 w-full sm:h-60" />
			</header>
			<Stylesheet />
		</>
	);
}

import { useTranslation } from "react-i18next";
import { formatDay } from "../site/format/dates.ts";
import type { PostPage } from "../site/loaders/post-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Picture } from "../ui/picture.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { PageLink } from "./page-link.tsx";
import { PostFigures } from "./post-figures.tsx";

/** The header of a post: its title and lead, its deadlines and amounts, its author and dates, the scene of its practice area. */
export function PostHead({ post }: { post: PostPage }) {
	const { t } = useTranslation(["blog", "common"]);
	const locale = useLocale();
	return (
		<>
			<header className="on-light relative bg-niebla">
				<div className="mx-auto grid max-w-page px-edge pt-4 pb-6 md:pt-6 md:pb-10 lg:min-h-120 lg:grid-cols-12 lg:pt-8">
					<div className="flex min-w-0 flex-col lg:col-span-7 lg:pr-12">
						<Breadcrumbs trail={post.trail} />
						<h1 className="mt-4 max-w-[10.5em] text-h1 text-noche md:max-lg:mt-6 md:max-lg:max-w-none lg:mt-auto lg:pt-10">
							{post.title}
						</h1>
						<div
							className={`lg:mb-auto ${post.figures.length > 0 ? "md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8" : ""}`.trimEnd()}
						>
							<p className="mt-4 max-w-[32em] text-lead text-balance md:mt-5 lg:mt-7">{post.lead}</p>
							<PostFigures figures={post.figures} className="mt-5 md:mt-6 md:max-lg:row-span-2 lg:mt-8" />
							<dl className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-small lg:mt-7">
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
								<div className="order-last basis-full">
									<dt className="sr-only">{t("published")}</dt>
									<dd>
										<time dateTime={post.published}>{formatDay(post.published, locale)}</time> ·{" "}
										{t("common:readingTime", { minutes: post.minutes })}
										<br className="lg:hidden" />
										<span className="max-lg:hidden"> · </span>
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
				</div>
				<Picture
					picture={post.picture}
					first
					sizes="(width < 64rem) 100vw, 62vw"
					className="aspect-[16/9] w-full md:max-lg:aspect-[16/7] lg:absolute! lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[41.6667vw]"
				/>
			</header>
			<Stylesheet />
		</>
	);
}

import { useTranslation } from "react-i18next";
import { formatDay } from "../site/format/dates.ts";
import type { PostPage } from "../site/loaders/post-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Picture } from "../ui/picture.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { PageLink } from "./page-link.tsx";
import { PostFigures } from "./post-figures.tsx";

/** The header of a post: its title, its author and dates, its deadlines and amounts, the scene of its practice area. */
export function PostHead({ post }: { post: PostPage }) {
	const { t } = useTranslation(["blog", "common"]);
	const locale = useLocale();
	return (
		<>
			<header className="on-light relative bg-niebla">
				<div className="mx-auto grid max-w-page px-edge pt-4 pb-6 md:min-h-120 md:grid-cols-12 md:pt-6 md:pb-10 lg:pt-8">
					<div className="flex min-w-0 flex-col md:col-span-7 md:pr-8 lg:pr-12">
						<Breadcrumbs trail={post.trail} />
						<h1 className="mt-4 max-w-[10.5em] text-h1 text-noche md:mt-auto md:max-lg:text-[2.75rem] md:pt-8 lg:pt-10">
							{post.title}
						</h1>
						<dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small md:mt-5">
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
						<PostFigures figures={post.figures} className="mt-5 md:mt-7 lg:mt-8" />
						<p className="mt-5 max-w-[32em] text-lead text-balance md:mb-auto lg:mt-7">{post.lead}</p>
					</div>
				</div>
				<Picture
					picture={post.picture}
					first
					sizes="(width < 48rem) 100vw, 62vw"
					className="aspect-[16/9] w-full md:absolute! md:inset-y-0 md:right-0 md:aspect-auto md:w-[41.6667vw]"
				/>
			</header>
			<Stylesheet />
		</>
	);
}

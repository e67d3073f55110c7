import { useTranslation } from "react-i18next";
import type { PostLink } from "../site/content/views.server.ts";
import { formatDay } from "../site/format/dates.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Picture } from "../ui/picture.tsx";
import { PageLink } from "./page-link.tsx";

/** The blog's front page: the newest post leads, the others follow in threes. A cover seen twice is mirrored. */
export function PostList({ posts }: { posts: PostLink[] }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const shownBefore = (index: number) =>
		posts.slice(0, index).some(({ picture }) => picture.name === posts[index]?.picture.name);
	return (
		<ul className="mt-8 grid gap-x-gap gap-y-7 sm:grid-cols-2 sm:gap-y-12 lg:mt-10 lg:grid-cols-3">
			{posts.map((post, index) => (
				<li key={post.id} className={index === 0 ? "sm:col-span-full" : ""}>
					<PageLink
						page="post"
						params={{ slug: post.id }}
						prefetch="intent"
						viewTransition
						className={`zoom group no-underline sm:block ${index === 0 ? "block lg:grid! lg:grid-cols-12 lg:items-center lg:gap-x-gap" : "grid grid-cols-[7rem_1fr] gap-x-4"}`}
					>
						<Picture
							picture={post.picture}
							sizes={
								index === 0 ? "(width < 64rem) 100vw, 730px" : "(width < 40rem) 112px, (width < 64rem) 48vw, 400px"
							}
							className={`rounded-plate ${shownBefore(index) ? "[&_img]:-scale-x-100" : ""} ${index === 0 ? "aspect-[16/9] lg:col-span-7" : "aspect-[4/5] sm:aspect-[16/9]"}`}
						/>
						<div className={index === 0 ? "mt-5 lg:col-span-5 lg:mt-0 lg:pl-6" : "sm:mt-5"}>
							<p className="text-small text-gris">
								<span className="font-semibold text-bayou">{post.topic}</span> ·{" "}
								<time dateTime={post.published}>{formatDay(post.published, locale)}</time> ·{" "}
								{t("readingTime", { minutes: post.minutes })}
							</p>
							<h2
								className={`mt-2 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 ${index === 0 ? "text-tile" : "text-h4 sm:text-h3"}`}
							>
								{post.title}
							</h2>
							<p className={`mt-2 max-w-text text-gris ${index === 0 ? "" : "max-sm:hidden"}`}>{post.description}</p>
						</div>
					</PageLink>
				</li>
			))}
		</ul>
	);
}

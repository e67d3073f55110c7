import { useTranslation } from "react-i18next";
import type { Reading } from "../site/content/views.server.ts";
import { ArrowRight } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { PostMeta } from "./post-meta.tsx";

interface PostLinksProps {
	heading: string;
	reading: Reading;
}

/** What to read next: three posts on a phone, two or four in rows of two where there is room, and the way to all of their topic. */
export function PostLinks({ heading, reading: { posts, topic } }: PostLinksProps) {
	const { t } = useTranslation();
	if (posts.length === 0) return null;
	return (
		<section aria-labelledby="related-posts" className="no-print py-12 lg:py-24">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-6 px-edge md:gap-y-8 lg:grid-cols-12">
				<SectionHeading
					id="related-posts"
					text={heading}
					className="text-tile text-noche max-md:text-h2 lg:col-span-3 lg:pr-8"
				/>
				<div className="lg:col-span-9">
					<ul
						className={`grid gap-x-gap border-t border-(--hairline) max-md:*:nth-[4]:hidden md:*:nth-[3]:last:hidden ${posts.length > 1 ? "md:grid-cols-2" : ""}`}
					>
						{posts.map((post) => (
							<Entry key={post.id} post={post} />
						))}
					</ul>
					{topic ? (
						<PageLink page="blog" query={`?topic=${topic.id}`} viewTransition className="arrow-link mt-5">
							{t("allPosts", { topic: topic.name })}
							<ArrowRight aria-hidden="true" />
						</PageLink>
					) : null}
				</div>
			</div>
		</section>
	);
}

function Entry({ post }: { post: Reading["posts"][number] }) {
	return (
		<li className="border-b border-(--hairline)">
			<PageLink
				page="post"
				params={{ slug: post.id }}
				prefetch="intent"
				viewTransition
				className="zoom group grid grid-cols-[auto_1fr] items-start gap-x-4 py-4 no-underline md:py-5"
			>
				<Picture picture={post.picture} sizes="80px" className="size-20 rounded-plate" />
				<div className="min-w-0 wrap-anywhere">
					<h3 className="mb-1 text-h4 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
						{post.title}
					</h3>
					<PostMeta post={post} />
				</div>
			</PageLink>
		</li>
	);
}

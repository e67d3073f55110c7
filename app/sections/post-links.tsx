import type { PostLink } from "../site/content/views.server.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { PostMeta } from "./post-meta.tsx";

export function PostLinks({ heading, posts }: { heading: string; posts: PostLink[] }) {
	if (posts.length === 0) return null;
	return (
		<section aria-labelledby="related-posts" className="no-print py-12 lg:py-24">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-8 px-edge lg:grid-cols-12">
				<SectionHeading id="related-posts" text={heading} className="text-h2 text-noche lg:col-span-4" />
				<ul className="border-t border-(--hairline) lg:col-span-8">
					{posts.map((post) => (
						<li key={post.id} className="border-b border-(--hairline)">
							<PageLink
								page="post"
								params={{ slug: post.id }}
								prefetch="intent"
								viewTransition
								className="group block py-4 md:py-6 no-underline"
							>
								<h3 className="text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
									{post.title}
								</h3>
								<p className="mt-2 max-w-text text-gris max-md:hidden">{post.description}</p>
								<div className="mt-2">
									<PostMeta post={post} />
								</div>
							</PageLink>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

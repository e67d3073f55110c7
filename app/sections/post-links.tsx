import { useTranslation } from "react-i18next";
import type { PostLink } from "../site/content/views.server.ts";
import { formatDay } from "../site/format/dates.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";

export function PostLinks({ heading, posts }: { heading: string; posts: PostLink[] }) {
	const { t } = useTranslation();
	const locale = useLocale();
	if (posts.length === 0) return null;
	return (
		<section aria-labelledby="related-posts" className="no-print py-12 lg:py-24">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-8 px-edge lg:grid-cols-12">
				<SectionHeading id="related-posts" text={heading} className="text-h2 text-noche lg:col-span-4" />
				<ul className="border-t border-(--hairline) lg:col-span-8">
					{posts.map(({ id, title, description, published, minutes, topic }) => (
						<li key={id} className="border-b border-(--hairline)">
							<PageLink
								page="post"
								params={{ slug: id }}
								prefetch="intent"
								viewTransition
								className="group block py-4 md:py-6 no-underline"
							>
								<h3 className="text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
									{title}
								</h3>
								<p className="mt-2 max-w-text text-gris max-md:hidden">{description}</p>
								<p className="mt-2 text-small text-gris">
									{topic} · <time dateTime={published}>{formatDay(published, locale)}</time> ·{" "}
									{t("readingTime", { minutes })}
								</p>
							</PageLink>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

import { useTranslation } from "react-i18next";
import type { urgentGuides } from "../site/content/views.server.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";

type Guides = ReturnType<typeof urgentGuides>;

/** Before all other guides, on a ground of their own: those of whoever has a deadline. */
export function UrgentGuides({ guides }: { guides: Guides }) {
	const { t } = useTranslation("faq");
	if (guides.length === 0) return null;
	return (
		<section aria-labelledby="urgent" className="on-dark bg-petroleo py-6 md:py-9 lg:py-12">
			<div className="mx-auto grid max-w-page gap-x-gap px-edge lg:grid-cols-12">
				<SectionHeading id="urgent" text={t("urgent")} className="mb-4 text-h3 lg:col-span-3 lg:pr-8 lg:text-part" />
				<GuideDeadlines guides={guides} className="md:grid-cols-3 lg:col-span-9" />
			</div>
		</section>
	);
}

/** The guides, each as what happened and the time there is, in large figures: beside its label on a phone, or else over it. */
export function GuideDeadlines({ guides, className }: { guides: Guides; className: string }) {
	return (
		<ul className={`grid gap-x-gap border-(--hairline) max-md:border-b ${className}`}>
			{guides.map(({ id, event, figure, label }) => (
				<li key={id} className="border-t border-(--hairline) md:row-span-3 md:grid md:grid-rows-subgrid">
					<PageLink
						page="post"
						params={{ slug: id }}
						prefetch="intent"
						className="group grid grid-cols-[8.5rem_1fr] items-center gap-y-0.5 py-3 no-underline md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:gap-y-2.5 md:py-4"
					>
						<span className="font-semibold group-hover:underline max-md:col-span-2">{event}</span>
						<span className="display text-[2.5rem]/[1.1] whitespace-nowrap text-(--accent) md:text-[2.75rem]/none lg:text-[3.5rem]/none">
							{figure}
						</span>
						<span className="text-small/[1.35] text-(--quiet)">{label}</span>
					</PageLink>
				</li>
			))}
		</ul>
	);
}

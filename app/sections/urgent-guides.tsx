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
				<GuideDeadlines guides={guides} className="lg:col-span-9" />
			</div>
		</section>
	);
}

/** The guides, each as what happened, and the time there is in large figures. Looks: `urgent-guides.css`. */
export function GuideDeadlines({ guides, className }: { guides: Guides; className: string }) {
	return (
		<ul className={`guides ${className}`}>
			{guides.map(({ id, event, figure, label }) => (
				<li key={id}>
					<PageLink page="post" params={{ slug: id }} prefetch="intent">
						<span>{event}</span>
						<strong>{figure}</strong>
						<small>{label}</small>
					</PageLink>
				</li>
			))}
		</ul>
	);
}

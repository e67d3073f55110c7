import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hrefToAnchor } from "../site/corpus/anchors.ts";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { BrandMark, BrandName } from "../ui/brand-mark.tsx";
import { Fold } from "../ui/fold.tsx";
import { LanguageToggle } from "./header.tsx";
import { HoursLines } from "./hours-lines.tsx";
import { PageLink, PageLinks, useNamedPages } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

const link = "inline-block py-1.5 no-underline hover:underline";
const headings = {
	headingClass: "mb-2 font-text text-body font-semibold tracking-normal",
	summaryClass: "py-2.5 font-text text-body font-semibold tracking-normal",
	className: "border-t border-(--hairline) md:border-t-0 open:pb-4 md:open:pb-0",
};

/** The footer, with what the law requires on every page in the page's language (Texas rule 7.02). */
export function Footer({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<footer className="on-dark relative bg-noche pt-12 pb-10 md:pt-16 max-xl:pb-[calc(6.375rem+env(safe-area-inset-bottom))] lg:pt-20">
			<div className="mx-auto grid max-w-page gap-x-gap px-edge md:grid-cols-2 md:gap-y-10 lg:grid-cols-12">
				<Firm facts={facts} />
				<SiteMenus services={facts.services} offices={facts.offices} />
				<Contact facts={facts} />
				<HelpMenu grievances={facts.grievances} />
				{facts.careers ? (
					<div className="no-print lg:col-span-2">
						<Fold heading={t("footer.careers")} {...headings}>
							<Link to={hrefToAnchor(locale, "team", "careers")} viewTransition className={link}>
								{t("footer.careersLink")}
							</Link>
						</Fold>
					</div>
				) : null}
				{facts.social.length > 0 ? (
					<Menu title={t("footer.follow")} className="lg:col-span-3" listClass="flex flex-wrap gap-x-6">
						{facts.social.map(({ id, name, url }) => (
							<li key={id}>
								<a href={url} rel="me noopener" className={link}>
									{name}
								</a>
							</li>
						))}
					</Menu>
				) : null}
				<Notices facts={facts} />
			</div>
		</footer>
	);
}

interface MenuProps {
	title: string;
	className: string;
	listClass?: string;
	children: ReactNode;
}

function Menu({ title, className, listClass, children }: MenuProps) {
	return (
		<nav aria-label={title} className={className}>
			<Fold heading={title} {...headings}>
				<ul className={listClass}>{children}</ul>
			</Fold>
		</nav>
	);
}

function Firm({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	return (
		<div className="mb-8 md:col-span-2 md:mb-0 lg:col-span-4">
			<p className="flex items-center gap-3 font-display text-h3 leading-none">
				<BrandMark />
				<BrandName name={facts.name} />
				<span className="font-text text-small text-(--quiet)">{facts.descriptor}</span>
			</p>
			<p className="mt-5 max-w-[34ch] text-(--quiet)">
				{t("footer.responsible", { name: facts.responsible, office: facts.principalOffice })}
			</p>
			<p className="mt-3 max-w-[40ch] text-(--quiet)">{facts.notices.licences}</p>
			{facts.award ? (
				<p className="no-print mt-6 inline-flex items-center gap-3 rounded-small border border-(--hairline) px-4 py-3">
					<BrandMark className="h-7" />
					<span>
						<span className="block text-small text-(--quiet)">
							{t("footer.award")}
							<SampleLabel sample={facts.award.sample} />
						</span>
						<span className="block font-semibold">{facts.award.name}</span>
					</span>
				</p>
			) : null}
		</div>
	);
}

/** Offices above which their column would be longer than all others together: they stand beside each other then. */
const mostInColumn = 3;

function SiteMenus({ services, offices }: Pick<LayoutData, "services" | "offices">) {
	const { t } = useTranslation();
	const named = useNamedPages();
	return (
		<>
			<Menu title={t("footer.navigation")} className="lg:col-span-2">
				<PageLinks pages={named("home", "team", "areas", "blog", "tv", "clo")} viewTransition className={link} />
			</Menu>
			<Menu
				title={t("footer.services")}
				className={offices.length > mostInColumn ? "lg:col-span-6" : "lg:col-span-3"}
				listClass={offices.length > mostInColumn ? "gap-6 lg:columns-2" : ""}
			>
				<PageLinks pages={services} viewTransition className={link} />
			</Menu>
		</>
	);
}

function Contact({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const inRows = facts.offices.length > mostInColumn;
	const row = inRows ? "grid gap-x-gap sm:grid-cols-2 lg:grid-cols-3" : "";
	return (
		<div className={inRows ? "md:col-span-2 lg:col-span-12" : "lg:col-span-3 lg:row-span-2"}>
			<Fold heading={t("footer.contact")} {...headings}>
				<div className={row}>
					{facts.offices.map((office) => (
						<address key={office.id} className="mb-4 not-italic">
							<span className="block font-semibold">{office.city}</span>
							<span className="block text-(--quiet)">{office.street}</span>
							<span className="block text-(--quiet)">{office.cityLine}</span>
							<a href={office.phone.href} data-count="call" className={link}>
								{office.phone.text}
							</a>
						</address>
					))}
				</div>
				<div className={row}>
					<HoursLines hours={facts.hours} className={`text-(--quiet) ${inRows ? "mb-2" : ""}`} />
				</div>
				<Link
					to={hrefToAnchor(locale, "contact", "before")}
					viewTransition
					className="mt-1 inline-block py-1.5 text-balance underline"
				>
					{t("footer.deadline")}
				</Link>
				<PageLink page="contact" viewTransition className={`no-print mt-2 font-semibold ${link}`}>
					{t("header.schedule")}
				</PageLink>
			</Fold>
		</div>
	);
}

function HelpMenu({ grievances }: Pick<LayoutData, "grievances">) {
	const { t } = useTranslation();
	const locale = useLocale();
	const named = useNamedPages();
	return (
		<Menu title={t("footer.help")} className="lg:col-span-4" listClass="columns-2 gap-6">
			<PageLinks pages={named("faq", "about", "social", "terms")} viewTransition className={link} />
			<li>
				<Link to={hrefToAnchor(locale, "terms", "privacy")} viewTransition className={link}>
					{t("footer.privacy")}
				</Link>
			</li>
			<li>
				<Link to={hrefToAnchor(locale, "terms", "accessibility")} viewTransition className={link}>
					{t("footer.accessibility")}
				</Link>
			</li>
			{grievances ? (
				<li>
					<Link to={`${href(locale, "terms")}#${grievances.section}`} viewTransition className={link}>
						{grievances.text}
					</Link>
				</li>
			) : null}
		</Menu>
	);
}

function Notices({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-3 border-t border-(--hairline) pt-6 text-small text-(--quiet) md:col-span-2 lg:col-span-12 lg:grid-cols-[1fr_auto] lg:items-end">
			<div className="grid max-w-[80ch] gap-2">
				<p>{facts.notices.noAdvice}</p>
				<p className="text-balance">{facts.notices.pastResults}</p>
				<p>
					{t("footer.rights", { year: facts.updated.slice(0, 4), firm: facts.name })}
					{facts.agency ? (
						<>
							{" · "}
							<a href={facts.agency.url} rel="noopener" className="hover:underline">
								{facts.agency.credit}
							</a>
						</>
					) : null}
				</p>
			</div>
			<LanguageToggle className="no-print -ml-2 justify-self-start lg:ml-0" />
		</div>
	);
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hrefToAnchor } from "../site/corpus/anchors.ts";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { BrandMark, BrandName } from "../ui/brand-mark.tsx";
import { Fold } from "../ui/fold.tsx";
import { Link } from "../ui/link.tsx";
import { LanguageToggle } from "./header.tsx";
import { HoursLines } from "./hours-lines.tsx";
import { PageLink, PageLinks, useNamedPages } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** The footer, with what the law requires on every page in the page's language (Texas rule 7.02). */
export function Footer({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<footer className="site-footer on-dark">
			<div>
				<Firm facts={facts} />
				<SiteMenus services={facts.services} offices={facts.offices} />
				<Contact facts={facts} />
				<HelpMenu grievances={facts.grievances} />
				{facts.careers ? (
					<div className="no-print lg:col-span-2">
						<Fold heading={t("footer.careers")}>
							<Link to={hrefToAnchor(locale, "team", "careers")} viewTransition>
								{t("footer.careersLink")}
							</Link>
						</Fold>
					</div>
				) : null}
				{facts.social.length > 0 ? (
					<Menu
						title={t("footer.follow")}
						className="md:max-lg:col-span-2 lg:col-span-3"
						listClass="flex flex-wrap gap-x-6 lg:block"
					>
						{facts.social.map(({ id, name, url }) => (
							<li key={id}>
								<a href={url} rel="me noopener">
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
			<Fold heading={title}>
				<ul className={listClass}>{children}</ul>
			</Fold>
		</nav>
	);
}

function Firm({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	return (
		<div className="footer-firm">
			<p>
				<BrandMark />
				<BrandName name={facts.name} />
				<small>{facts.descriptor}</small>
			</p>
			<p>{t("footer.responsible", { name: facts.responsible, office: facts.principalOffice })}</p>
			<p>{facts.notices.licences}</p>
			{facts.award ? (
				<p className="award no-print">
					<BrandMark />
					<span>
						<small>
							{t("footer.award")}
							<SampleLabel sample={facts.award.sample} />
						</small>
						<strong>{facts.award.name}</strong>
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
			<Menu title={t("footer.navigation")} className="lg:col-span-2 lg:-mr-4">
				<PageLinks pages={named("home", "team", "areas", "blog", "tv", "clo")} viewTransition />
			</Menu>
			<Menu
				title={t("footer.services")}
				className={offices.length > mostInColumn ? "lg:col-span-6" : "lg:col-span-3"}
				listClass={offices.length > mostInColumn ? "gap-6 lg:columns-2" : undefined}
			>
				<PageLinks pages={services} viewTransition />
			</Menu>
		</>
	);
}

function Contact({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const inRows = facts.offices.length > mostInColumn;
	const row = inRows ? "grid gap-x-gap sm:grid-cols-2 lg:grid-cols-3" : undefined;
	return (
		<div className={inRows ? "col-span-full" : "footer-contact lg:col-span-3 lg:row-span-2"}>
			<Fold heading={t("footer.contact")}>
				<div className={row}>
					{facts.offices.map((office) => (
						<address key={office.id}>
							<strong>{office.city}</strong>
							<span>{office.street}</span>
							<span>{office.cityLine}</span>
							<a href={office.phone.href} data-count="call">
								{office.phone.text}
							</a>
						</address>
					))}
				</div>
				<div>
					<div className={row}>
						<HoursLines hours={facts.hours} className={inRows ? "mb-2" : undefined} />
					</div>
					<Link to={hrefToAnchor(locale, "contact", "before")} viewTransition className="footer-deadline">
						{t("footer.deadline")}
					</Link>
					<PageLink page="contact" viewTransition className="footer-schedule no-print">
						{t("header.schedule")}
					</PageLink>
				</div>
			</Fold>
		</div>
	);
}

function HelpMenu({ grievances }: Pick<LayoutData, "grievances">) {
	const { t } = useTranslation();
	const locale = useLocale();
	const named = useNamedPages();
	return (
		<Menu title={t("footer.help")} className="lg:col-span-4" listClass="gap-6 max-md:columns-2 lg:columns-2">
			<PageLinks pages={named("faq", "about", "social", "terms")} viewTransition />
			<li>
				<Link to={hrefToAnchor(locale, "terms", "privacy")} viewTransition>
					{t("footer.privacy")}
				</Link>
			</li>
			<li>
				<Link to={hrefToAnchor(locale, "terms", "accessibility")} viewTransition>
					{t("footer.accessibility")}
				</Link>
			</li>
			{grievances ? (
				<li>
					<Link to={`${href(locale, "terms")}#${grievances.section}`} viewTransition>
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
		<div className="footer-notices">
			<div>
				<p>{facts.notices.noAdvice}</p>
				<p>{facts.notices.pastResults}</p>
				<p>
					{t("footer.rights", { year: facts.updated.slice(0, 4), firm: facts.name })}
					{facts.agency ? (
						<>
							{" · "}
							<a href={facts.agency.url} rel="noopener">
								{facts.agency.credit}
							</a>
						</>
					) : null}
				</p>
			</div>
			<LanguageToggle className="no-print" />
		</div>
	);
}

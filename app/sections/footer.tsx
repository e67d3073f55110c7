import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hrefToAnchor } from "../site/corpus/anchors.ts";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { LanguageToggle } from "./header.tsx";
import { HoursLines } from "./hours-lines.tsx";

/** The footer: what the law asks of every page stands here, in the page's language. */
export function Footer({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const link = "inline-block py-1.5 no-underline hover:underline";
	const heading = "mb-2 font-text text-body font-semibold tracking-normal";
	return (
		<footer className="on-dark relative bg-noche pt-16 pb-10 max-xl:pb-[calc(6.375rem+env(safe-area-inset-bottom))] lg:pt-20">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-10 px-edge sm:grid-cols-2 lg:grid-cols-12">
				<div className="sm:col-span-2 lg:col-span-4">
					<p className="flex items-center gap-3 font-display text-[1.5625rem] leading-none">
						<BrandMark />
						{facts.name}
						<span className="font-text text-small text-(--quiet)">{facts.descriptor}</span>
					</p>
					<p className="mt-5 max-w-[34ch] text-(--quiet)">
						{t("footer.responsible", { name: facts.responsible, office: facts.principalOffice })}
					</p>
					<p className="mt-3 max-w-[40ch] text-(--quiet)">{facts.notices.licences}</p>
					<p className="no-print mt-6 inline-flex items-center gap-3 rounded-small border border-(--hairline) px-4 py-3">
						<img src="/brand/mark.svg" alt="" width="28" height="28" loading="lazy" />
						<span>
							<span className="block text-small text-(--quiet)">{t("footer.award")}</span>
							<span className="block font-semibold">{facts.award}</span>
						</span>
					</p>
				</div>
				<nav aria-label={t("footer.navigation")} className="lg:col-span-2">
					<h2 className={heading}>{t("footer.navigation")}</h2>
					<ul>
						{(["home", "about", "team", "areas", "blog", "tv", "clo"] as const).map((page) => (
							<li key={page}>
								<Link to={href(locale, page)} viewTransition className={link}>
									{t(`pages.${page}`)}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<nav aria-label={t("footer.services")} className="lg:col-span-3">
					<h2 className={heading}>{t("footer.services")}</h2>
					<ul>
						{facts.services.map(({ id, name }) => (
							<li key={id}>
								<Link to={href(locale, id)} viewTransition className={link}>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<div className="lg:col-span-3">
					<h2 className={heading}>{t("footer.contact")}</h2>
					{facts.offices.map((office) => (
						<address key={office.id} className="mb-4 not-italic">
							<span className="block font-semibold">{office.city}</span>
							<span className="block text-(--quiet)">{office.street}</span>
							<span className="block text-(--quiet)">
								{office.city}, {office.regionCode} {office.postalCode}
							</span>
							<a href={office.phone.href} data-count="call" className={link}>
								{office.phone.text}
							</a>
						</address>
					))}
					<HoursLines hours={facts.hours} className="text-(--quiet)" />
					<Link to={href(locale, "contact")} viewTransition className={`no-print mt-2 font-semibold ${link}`}>
						{t("header.schedule")}
					</Link>
				</div>
				<nav aria-label={t("footer.help")} className="lg:col-span-4">
					<h2 className={heading}>{t("footer.help")}</h2>
					<ul className="columns-2 gap-6">
						{(["faq", "about", "social", "terms"] as const).map((page) => (
							<li key={page}>
								<Link to={href(locale, page)} viewTransition className={link}>
									{t(`pages.${page}`)}
								</Link>
							</li>
						))}
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
					</ul>
				</nav>
				<div className="no-print lg:col-span-2">
					<h2 className={heading}>{t("footer.careers")}</h2>
					<Link to={hrefToAnchor(locale, "team", "careers")} viewTransition className={link}>
						{t("footer.careersLink")}
					</Link>
				</div>
				<nav aria-label={t("footer.follow")} className="lg:col-span-6">
					<h2 className={heading}>{t("footer.follow")}</h2>
					<ul className="flex flex-wrap gap-x-6">
						{facts.social.map(({ id, name, url }) => (
							<li key={id}>
								<a href={url} rel="me noopener" className={link}>
									{name}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div className="grid gap-3 border-t border-(--hairline) pt-6 text-small text-(--quiet) sm:col-span-2 lg:col-span-12 lg:grid-cols-[1fr_auto] lg:items-end">
					<div className="grid max-w-[80ch] gap-2">
						<p>{facts.notices.noAdvice}</p>
						<p className="text-balance">{facts.notices.pastResults}</p>
						<p>
							{t("footer.rights", { year: facts.updated.slice(0, 4), firm: facts.name })} ·{" "}
							<a href={facts.agency.url} rel="noopener" className="hover:underline">
								{facts.agency.credit}
							</a>
						</p>
					</div>
					<LanguageToggle className="no-print -ml-2 justify-self-start lg:ml-0" />
				</div>
			</div>
		</footer>
	);
}

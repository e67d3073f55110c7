import { useTranslation } from "react-i18next";
import { otherLocale } from "../locales/locale.ts";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { useCounterpart, useLocale } from "../site/pages/use-locale.ts";
import { BrandMark, BrandName } from "../ui/brand-mark.tsx";
import { buttonClass } from "../ui/button.tsx";
import { CaretDown, Close, List, Phone } from "../ui/icons.ts";
import { MenuList, MobileMenu, Schedule } from "./menus.tsx";
import { type NamedPage, PageLink, PageLinks, useNamedPages } from "./page-link.tsx";

/** Letters above which a name is set smaller: in the usual size it would take more lines than the header is high. */
const longName = 28;

/**
 * Menus are popovers: without scripts the browser opens and closes them, also on Escape, restores focus, and allows
 * only one to be open.
 */
export function Header({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const named = useNamedPages();
	const about = named("about", "team", "contact");
	const links = named("blog", "tv", "clo");
	return (
		<header className="site-header on-dark">
			<div>
				<PageLink
					page="home"
					aria-label={t("header.home", { firm: facts.name })}
					className={facts.name.length > longName ? "header-brand long-name" : "header-brand"}
				>
					<BrandMark />
					<BrandName name={facts.name} />
				</PageLink>
				<nav aria-label={t("header.label")} className="header-nav">
					<ul>
						<li>
							<Menu id="menu-about" name={t("header.about")} pages={about} />
						</li>
						<li>
							<Menu id="menu-services" name={t("header.services")} pages={facts.services} />
						</li>
						<PageLinks pages={links} prefetch="intent" viewTransition className="header-item" />
					</ul>
				</nav>
				<a href={facts.phone.href} data-count="call" className="header-phone">
					<Phone aria-hidden="true" />
					{facts.phone.text}
				</a>
				<Schedule prefetch="intent" className={buttonClass("primary", "header-schedule")} />
				<LanguageToggle />
				<button type="button" popoverTarget="menu-mobile" aria-label={t("header.open")} className="menu-button">
					<List aria-hidden="true" />
					<Close aria-hidden="true" />
				</button>
				<MobileMenu facts={facts} about={about} links={links} />
			</div>
		</header>
	);
}

function Menu({ id, name, pages }: { id: string; name: string; pages: NamedPage[] }) {
	return (
		<>
			<button type="button" popoverTarget={id} className="header-item">
				{name}
				<CaretDown aria-hidden="true" />
			</button>
			<MenuList id={id} pages={pages} />
		</>
	);
}

/** A document navigation: a page loads the messages of one language only. `boot/document-events.ts` adds query and hash. */
export function LanguageToggle({ className = "" }: { className?: string }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const to = useCounterpart();
	return (
		<a
			href={to}
			hrefLang={otherLocale(locale)}
			lang={otherLocale(locale)}
			data-keeps-query
			className={`language ${className}`.trimEnd()}
		>
			<span aria-hidden="true">{locale.toUpperCase()}</span>
			<span>{t("toggle.short")}</span>
			<span className="sr-only">{t("toggle.switchTo")}</span>
		</a>
	);
}

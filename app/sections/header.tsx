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
	const size = facts.name.length > longName ? "text-small lg:text-body" : "text-[1.3125rem] lg:text-[1.5625rem]";
	return (
		<header className="on-dark relative z-20 bg-noche print:static">
			<div className="mx-auto flex h-18 max-w-page items-center gap-4 px-edge lg:h-22 lg:gap-7">
				<PageLink
					page="home"
					aria-label={t("header.home", { firm: facts.name })}
					className={`flex items-center gap-3 font-display leading-none tracking-tight no-underline ${size}`}
				>
					<BrandMark className="h-9 lg:h-10.5" />
					<BrandName name={facts.name} />
				</PageLink>
				<nav aria-label={t("header.label")} className="ml-auto hidden lg:block">
					<ul className="flex items-center gap-1 font-medium">
						<li>
							<Menu id="menu-about" name={t("header.about")} pages={about} />
						</li>
						<li>
							<Menu id="menu-services" name={t("header.services")} pages={facts.services} />
						</li>
						<PageLinks
							pages={links}
							prefetch="intent"
							viewTransition
							className="block rounded-small px-3 py-2.5 no-underline hover:bg-petroleo"
						/>
					</ul>
				</nav>
				<a
					href={facts.phone.href}
					data-count="call"
					className="hidden items-center gap-2 font-medium whitespace-nowrap no-underline hover:underline min-[88rem]:flex"
				>
					<Phone className="text-arena" aria-hidden="true" />
					{facts.phone.text}
				</a>
				<div className="hidden lg:block">
					<Schedule prefetch="intent" className={buttonClass("primary", "min-h-11! px-5! py-2! whitespace-nowrap")} />
				</div>
				<LanguageToggle className="ml-auto lg:ml-0" />
				<button
					type="button"
					popoverTarget="menu-mobile"
					aria-label={t("header.open")}
					className="group grid size-11 place-items-center rounded-small hover:bg-petroleo lg:hidden"
				>
					<List className="size-6 group-aria-expanded:hidden" aria-hidden="true" />
					<Close className="hidden size-6 group-aria-expanded:block" aria-hidden="true" />
				</button>
				<MobileMenu facts={facts} about={about} links={links} />
			</div>
		</header>
	);
}

function Menu({ id, name, pages }: { id: string; name: string; pages: NamedPage[] }) {
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				className="flex cursor-pointer items-center gap-1.5 rounded-small px-3 py-2.5 hover:bg-petroleo"
			>
				{name}
				<CaretDown className="size-4 text-arena" aria-hidden="true" />
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
			className={`flex min-h-11 items-center gap-1.5 rounded-small px-2 text-[0.9375rem] no-underline hover:bg-petroleo ${className}`}
		>
			<span aria-hidden="true" className="font-semibold">
				{locale.toUpperCase()}
			</span>
			<span className="text-(--quiet) underline underline-offset-4">{t("toggle.short")}</span>
			<span className="sr-only">{t("toggle.switchTo")}</span>
		</a>
	);
}

import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { otherLocale } from "../locales/locale.ts";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { href, type PlainPageId } from "../site/pages/page-table.ts";
import { useCounterpart } from "../site/pages/use-counterpart.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { buttonClass } from "../ui/button.tsx";
import { CaretDown, Close, List, Phone } from "../ui/icons.ts";

/**
 * The header. Menus are popovers: the browser opens and closes them, by Escape too, gives focus back, and lets only
 * one be open, before and without any script.
 */
export function Header({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const about = (["about", "team", "contact"] as const).map((page) => ({ page, name: t(`pages.${page}`) }));
	const links = (["blog", "tv", "clo"] as const).map((page) => ({ page, name: t(`pages.${page}`) }));
	return (
		<header className="on-dark relative z-20 bg-noche print:static">
			<div className="mx-auto flex h-18 max-w-page items-center gap-4 px-edge lg:h-22 lg:gap-7">
				<Link
					to={href(locale, "home")}
					aria-label={t("header.home", { firm: facts.name })}
					className="flex items-center gap-3 font-display text-[1.3125rem] leading-none tracking-tight no-underline lg:text-[1.5625rem]"
				>
					<BrandMark className="size-9 lg:size-10.5" />
					{facts.name}
				</Link>
				<nav aria-label={t("header.label")} className="ml-auto hidden lg:block">
					<ul className="flex items-center gap-1 font-medium">
						<li>
							<Menu id="menu-about" name={t("header.about")} items={about} />
						</li>
						<li>
							<Menu
								id="menu-services"
								name={t("header.services")}
								items={facts.services.map(({ id, name }) => ({ page: id, name }))}
							/>
						</li>
						{links.map(({ page, name }) => (
							<li key={page}>
								<Link
									to={href(locale, page)}
									prefetch="intent"
									viewTransition
									className="block rounded-small px-3 py-2.5 no-underline hover:bg-petroleo"
								>
									{name}
								</Link>
							</li>
						))}
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
					<Link
						to={href(locale, "contact")}
						prefetch="intent"
						viewTransition
						data-count="schedule"
						className={buttonClass("primary", "min-h-11! px-5! py-2! whitespace-nowrap")}
					>
						{t("header.schedule")}
					</Link>
				</div>
				<LanguageToggle className="ml-auto lg:ml-0" />
				<button
					type="button"
					popoverTarget="menu-mobile"
					aria-label={t("header.open")}
					className="grid size-11 place-items-center rounded-small hover:bg-petroleo lg:hidden"
				>
					<List className="size-6" aria-hidden="true" />
				</button>
				<MobileMenu facts={facts} about={about} links={links} />
			</div>
		</header>
	);
}

type MenuItem = { page: PlainPageId; name: string };

function Menu({ id, name, items }: { id: string; name: string; items: MenuItem[] }) {
	const locale = useLocale();
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
			<ul
				id={id}
				popover="auto"
				className="menu on-light plate w-max min-w-56 rounded-plate bg-papel p-2 font-medium shadow-float"
			>
				{items.map((item) => (
					<li key={item.page}>
						<Link
							to={href(locale, item.page)}
							prefetch="intent"
							viewTransition
							onClick={closePopover}
							className="block rounded-small px-4 py-2.5 no-underline hover:bg-niebla"
						>
							{item.name}
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}

function MobileMenu({ facts, about, links }: { facts: LayoutData; about: MenuItem[]; links: MenuItem[] }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const group = (title: string, items: MenuItem[]) => (
		<li>
			<p className="pt-4 pb-1 text-small text-(--quiet)">{title}</p>
			<ul>
				{items.map(({ page, name }) => (
					<li key={page}>
						<Link
							to={href(locale, page)}
							viewTransition
							onClick={closePopover}
							className="block border-b border-(--hairline) py-3 font-display text-[1.375rem] leading-tight no-underline"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</li>
	);
	return (
		<div
			id="menu-mobile"
			popover="auto"
			className="mobile-menu on-dark m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-noche px-edge pt-3 pb-28"
		>
			<button
				type="button"
				popoverTarget="menu-mobile"
				popoverTargetAction="hide"
				aria-label={t("header.close")}
				className="ml-auto grid size-12 place-items-center rounded-small hover:bg-petroleo"
			>
				<Close className="size-6" aria-hidden="true" />
			</button>
			<nav aria-label={t("header.menu")}>
				<ul>
					{group(
						t("header.services"),
						facts.services.map(({ id, name }) => ({ page: id, name })),
					)}
					{group(t("header.about"), [...about, ...links])}
				</ul>
			</nav>
			<div className="mt-8 grid gap-3">
				<Link
					to={href(locale, "contact")}
					viewTransition
					onClick={closePopover}
					data-count="schedule"
					className={buttonClass("primary")}
				>
					{t("header.schedule")}
				</Link>
				<a href={facts.phone.href} data-count="call" className={buttonClass("outline")}>
					<Phone aria-hidden="true" />
					{facts.phone.text}
				</a>
			</div>
		</div>
	);
}

/** A document navigation, since a page carries the words of one language only. `boot.ts` has it keep query and hash. */
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

function closePopover(event: MouseEvent<HTMLElement>): void {
	event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

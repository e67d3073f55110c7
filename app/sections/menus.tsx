import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { buttonClass } from "../ui/button.tsx";
import { PhoneButton } from "./hero-actions.tsx";
import { type LinkProps, type NamedPage, PageLink, PageLinks } from "./page-link.tsx";

/** What the header's buttons open. Apart from it, because its style need not be there for the first paint. */
export function MenuList({ id, pages }: { id: string; pages: NamedPage[] }) {
	return (
		<ul
			id={id}
			popover="auto"
			className={`menu on-light plate w-max min-w-56 rounded-plate bg-papel p-2 font-medium shadow-float ${pages.some(({ brings }) => brings) ? "open:grid lg:grid-cols-2 gap-x-2" : ""}`}
		>
			<PageLinks
				pages={pages}
				detailed
				prefetch="intent"
				viewTransition
				onClick={closePopover}
				className="block rounded-small px-4 py-2.5 no-underline hover:bg-niebla"
			/>
		</ul>
	);
}

/** Hangs below the header, which stays in view with the logo, the language and the button that closes it. */
export function MobileMenu({ facts, about, links }: { facts: LayoutData; about: NamedPage[]; links: NamedPage[] }) {
	const { t } = useTranslation();
	const group = (title: string, pages: NamedPage[]) => (
		<li>
			<p className="pt-4 pb-1 text-small text-(--quiet)">{title}</p>
			<ul>
				<PageLinks
					pages={pages}
					viewTransition
					onClick={closePopover}
					className="block border-b border-(--hairline) py-2.5 font-display text-h4 no-underline"
				/>
			</ul>
		</li>
	);
	return (
		<div
			id="menu-mobile"
			popover="auto"
			className="mobile-menu on-dark m-0 h-[calc(100dvh-4.5rem)] max-h-none w-full max-w-none flex-col bg-noche open:flex"
		>
			<nav aria-label={t("header.menu")} className="min-h-0 flex-1 overflow-y-auto px-edge pb-4">
				<ul>
					{group(t("header.services"), facts.services)}
					{group(t("header.about"), [...about, ...links])}
				</ul>
			</nav>
			<div className="grid gap-2.5 min-[24rem]:grid-cols-[1fr_auto] border-t border-(--hairline) px-edge pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] *:gap-2! *:px-2.5!">
				<Schedule onClick={closePopover} className={buttonClass("primary")} />
				<PhoneButton phone={facts.phone} />
			</div>
		</div>
	);
}

export function Schedule(link: LinkProps) {
	const { t } = useTranslation();
	return (
		<PageLink page="contact" viewTransition data-count="schedule" {...link}>
			{t("header.schedule")}
		</PageLink>
	);
}

function closePopover(event: MouseEvent<HTMLElement>): void {
	event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

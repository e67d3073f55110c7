import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { buttonClass } from "../ui/button.tsx";
import { PhoneButton } from "./hero-actions.tsx";
import { type LinkProps, type NamedPage, PageLink, PageLinks } from "./page-link.tsx";

/** What the header's buttons open. Apart from it, because its style need not be there for the first paint. */
export function MenuList({ id, pages }: { id: string; pages: NamedPage[] }) {
	return (
		<ul id={id} popover="auto" className="menu on-light plate">
			<PageLinks pages={pages} detailed prefetch="intent" viewTransition onClick={closePopover} />
		</ul>
	);
}

/** Hangs below the header, which stays in view with the logo, the language and the button that closes it. */
export function MobileMenu({ facts, about, links }: { facts: LayoutData; about: NamedPage[]; links: NamedPage[] }) {
	const { t } = useTranslation();
	const group = (title: string, pages: NamedPage[]) => (
		<li>
			<p>{title}</p>
			<ul>
				<PageLinks pages={pages} viewTransition onClick={closePopover} />
			</ul>
		</li>
	);
	return (
		<div id="menu-mobile" popover="auto" className="mobile-menu on-dark">
			<nav aria-label={t("header.menu")}>
				<ul>
					{group(t("header.services"), facts.services)}
					{group(t("header.about"), [...about, ...links])}
				</ul>
			</nav>
			<div>
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

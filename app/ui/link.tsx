import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

/** To an address of the site from its root; nothing is worked out from where the link stands. */
type LinkProps = ComponentProps<"a"> &
	Pick<ComponentProps<typeof RouterLink>, "prefetch" | "viewTransition"> & { to: string };

/**
 * A link within the site. All routes are known from the start (`react-router.config.ts`): there is none to discover.
 * On a server it is an address and no more: what React Router prepares for its clicks is a seventh of a page's time there.
 */
export const Link = import.meta.env.SSR ? Anchor : BrowserLink;

function BrowserLink(link: LinkProps) {
	return <RouterLink discover="none" {...link} />;
}

function Anchor({ to, prefetch: _prefetch, viewTransition: _viewTransition, ...link }: LinkProps) {
	return <a {...link} href={to} />;
}

import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

/** An address on the site, from its root; it is never resolved relative to the current page. */
type LinkProps = ComponentProps<"a"> &
	Pick<ComponentProps<typeof RouterLink>, "prefetch" | "viewTransition"> & { to: string };

/**
 * A link within the site. All routes are known from the start (`react-router.config.ts`), so none have to be
 * discovered. On the server it is a plain address: React Router's click handling takes a seventh of a page's time
 * there.
 */
export const Link = import.meta.env.SSR ? Anchor : BrowserLink;

function BrowserLink(link: LinkProps) {
	return <RouterLink discover="none" {...link} />;
}

function Anchor({ to, prefetch: _prefetch, viewTransition: _viewTransition, ...link }: LinkProps) {
	return <a {...link} href={to} />;
}

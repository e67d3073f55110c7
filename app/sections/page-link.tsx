import type { ComponentProps } from "react";
import { Link } from "react-router";
import { hrefTo, type PageTarget } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";

type PageLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { hash?: string; query?: string } & PageTarget;

/** A link to a page in the language of the page on screen. A wrong page or parameter does not compile. */
export function PageLink(props: PageLinkProps) {
	const { page: _page, params: _params, hash = "", query = "", ...link } = props;
	return <Link to={hrefTo(props, useLocale()) + query + hash} {...link} />;
}

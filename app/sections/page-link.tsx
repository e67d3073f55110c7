import type { CustomTypeOptions } from "i18next";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { hasPage, hrefTo, type PageTarget, type PlainPageId } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Link } from "../ui/link.tsx";

/** All of a link but its target. */
export type LinkProps = Omit<ComponentProps<typeof Link>, "to">;

type PageLinkProps = LinkProps & { hash?: string; query?: string } & PageTarget;

/** A page that needs no parameters, with its name in the language of the page on screen. */
export interface NamedPage {
	page: PlainPageId;
	name: string;
	/** What brings people there. */
	brings?: string;
}

/** A link to a page in the language of the page on screen. A wrong page or parameter does not compile. */
export function PageLink(props: PageLinkProps) {
	const { page: _page, params: _params, hash = "", query = "", ...link } = props;
	return <Link to={hrefTo(props, useLocale()) + query + hash} {...link} />;
}

export function PageLinks({ pages, detailed, ...link }: { pages: NamedPage[]; detailed?: boolean } & LinkProps) {
	return pages.map(({ page, name, brings }) => (
		<li key={page}>
			<PageLink page={page} {...link}>
				{name}
				{detailed && brings ? <span>{brings}</span> : null}
			</PageLink>
		</li>
	));
}

type MenuPage = Extract<PlainPageId, keyof CustomTypeOptions["resources"]["common"]["pages"]>;

/** Names pages as menus do; those that the firm does not have are left out. */
export function useNamedPages(): (...pages: MenuPage[]) => NamedPage[] {
	const { t } = useTranslation();
	return (...pages) => pages.filter(hasPage).map((page) => ({ page, name: t(`pages.${page}`) }));
}

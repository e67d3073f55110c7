import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, matchPath } from "react-router";
import type { Locale } from "../../../locales/locale.ts";
import { pages } from "../../../site/pages/page-table.ts";
import { ArrowUpRight } from "../../../ui/icons.ts";
import { correctedText, linkTarget } from "./link-target.ts";
import { usePanel } from "./panel-context.ts";

/** A link in an answer if its address is allowed; otherwise only its text. */
export function AnswerLink({ address, text, children }: { address: string; text: string; children: ReactNode }) {
	const { t } = useTranslation("chat");
	const { locale, leave } = usePanel();
	const target = linkTarget(address, location.origin);
	if (!target) return children;
	const label = correctedText(text, target) ?? children;
	if (target.kind === "own" && isPage(target.pathname, locale)) {
		return (
			<Link to={target.address} viewTransition onClick={leave}>
				{label}
			</Link>
		);
	}
	if (target.kind !== "web") {
		return (
			<a href={target.address} className={target.kind === "phone" ? "whitespace-nowrap" : undefined}>
				{label}
			</a>
		);
	}
	return (
		<a href={target.address} target="_blank" rel="noopener noreferrer nofollow">
			{label}
			<ArrowUpRight className="ml-0.5 inline size-[0.85em]" aria-hidden="true" />
			<span className="sr-only"> {t("newTab")}</span>
		</a>
	);
}

/**
 * Whether a path is a page in this language. The browser handles the rest: files, and pages in the other language,
 * whose messages come with their own document.
 */
function isPage(pathname: string, locale: Locale): boolean {
	return Object.values(pages).some((paths) => matchPath(paths[locale], pathname));
}

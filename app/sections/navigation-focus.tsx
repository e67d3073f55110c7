import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigation } from "react-router";
import { Spinner } from "../ui/spinner.tsx";
import { keepStylesheet } from "../ui/stylesheet.tsx";

/**
 * What browsers do for document navigations and must be done for client ones: a spinner while the page loads, then
 * scrolling and focus to the top of the page or to the target of the hash. Going back and forward counts as well.
 */
export function NavigationFocus() {
	const { t } = useTranslation();
	const { key, hash } = useLocation();
	const arrived = useRef(key);
	const applyStylesheet = useRef<() => void>(null);
	const loading = useNavigation().state === "loading";

	useEffect(() => {
		// From now on links fetch data instead of documents: `public/speculation-rules.json` looks for it.
		document.documentElement.classList.add("hydrated");
		// `boot/on-need.ts` answers what was pressed before.
		dispatchEvent(new Event("hydrated"));
		applyStylesheet.current = keepStylesheet();
	}, []);

	useEffect(() => {
		if (loading) applyStylesheet.current?.();
	}, [loading]);

	useEffect(() => {
		if (arrived.current === key) return;
		arrived.current = key;
		for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
		const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
		if (target) {
			for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
				fold.open = true;
			target.scrollIntoView();
		} else {
			scrollTo({ top: 0, behavior: "instant" });
		}
		const focused = target ?? document.querySelector<HTMLElement>("#main");
		if (focused && !focused.hasAttribute("tabindex")) focused.tabIndex = -1;
		focused?.focus({ preventScroll: true });
	}, [key, hash]);

	return loading ? (
		<Spinner
			className="appear-late fixed top-1/2 left-1/2 z-40 -translate-1/2 rounded-full bg-noche p-4 text-arena"
			label={t("loading")}
		/>
	) : null;
}

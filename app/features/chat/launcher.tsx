import { type ComponentType, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { hrefToAnchor } from "../../site/corpus/anchors.ts";
import type { PhoneLink } from "../../site/firm/phone.ts";
import { useLocale } from "../../site/pages/use-locale.ts";
import { ChatCircleDots } from "../../ui/icons.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { PanelProps } from "./view/panel.tsx";

interface LauncherProps {
	facts: { name: string; phone: PhoneLink; places: string };
	className: string;
}

/**
 * The button that opens the assistant: the only part of the chat that every page loads. The rest is fetched on demand.
 */
export function ChatLauncher({ facts, className }: LauncherProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const button = useRef<HTMLButtonElement>(null);
	const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
	const [state, setState] = useState<"closed" | "fetching" | "open">("closed");

	const open = useCallback(async () => {
		if (Panel) {
			setState("open");
			return;
		}
		setState("fetching");
		try {
			const { Panel } = await import("./view/panel.tsx");
			setPanel(() => Panel);
			setState("open");
		} catch {
			setState("closed");
			// The code is gone, perhaps with an older version of the site. The form reaches the firm as well.
			if (navigator.onLine) location.assign(hrefToAnchor(locale, "contact", "form"));
		}
	}, [locale, Panel]);

	const close = useCallback((returnFocus: boolean) => {
		// The button is hidden while the panel is open, and can take focus only afterwards.
		flushSync(() => setState("closed"));
		if (returnFocus) button.current?.focus();
	}, []);

	return (
		<>
			<button
				ref={button}
				type="button"
				data-count="chat"
				aria-haspopup="dialog"
				aria-expanded={state === "open"}
				aria-busy={state === "fetching"}
				onClick={open}
				className={className}
			>
				{state === "fetching" ? (
					<Spinner label={t("loading")} className="[&_svg]:size-5" />
				) : (
					<ChatCircleDots aria-hidden="true" />
				)}
				<span>{t("floating.chat")}</span>
			</button>
			{Panel ? <Panel facts={{ locale, ...facts }} open={state === "open"} onClose={close} /> : null}
		</>
	);
}

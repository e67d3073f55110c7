import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import type { ChatWords } from "../../locales/chat.es.ts";
import type { Locale } from "../../locales/locale.ts";
import { useWords } from "../../locales/words.ts";
import type { PhoneLink } from "../../site/firm/phone.ts";
import { href } from "../../site/pages/page-table.ts";
import { useLocale } from "../../site/pages/use-locale.ts";
import { ChatCircleDots } from "../../ui/icons.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { PanelProps } from "./view/panel.tsx";

interface Widget {
	Panel: ComponentType<PanelProps>;
	words: ChatWords;
}

interface LauncherProps {
	facts: { name: string; phone: PhoneLink };
	className: string;
}

/** The panel and the words of one language, fetched together. */
async function fetchWidget(locale: Locale): Promise<Widget> {
	const [{ Panel }, words] = await Promise.all([
		import("./view/panel.tsx"),
		locale === "en"
			? import("../../locales/chat.en.ts").then(({ chatEn }) => chatEn)
			: import("../../locales/chat.es.ts").then(({ chatEs }) => chatEs),
	]);
	return { Panel, words };
}

/**
 * The button of the assistant: all of the chat that a page carries. The rest is fetched when a visitor reaches for it.
 * A press from before hydration was remembered by `boot.ts` and is answered on mount.
 */
export function ChatLauncher({ facts, className }: LauncherProps) {
	const words = useWords();
	const locale = useLocale();
	const button = useRef<HTMLButtonElement>(null);
	const returning = useRef(false);
	const [widget, setWidget] = useState<Widget>();
	const [state, setState] = useState<"closed" | "fetching" | "open">("closed");

	const open = useCallback(async () => {
		delete document.documentElement.dataset.replayRequested;
		if (widget) {
			setState("open");
			return;
		}
		setState("fetching");
		try {
			const fetched = await fetchWidget(locale);
			setWidget(fetched);
			setState("open");
		} catch {
			setState("closed");
			// The code is gone, with an older version of the site perhaps. The form reaches the firm as well.
			if (navigator.onLine) location.assign(`${href(locale, "contact")}#formulario`);
		}
	}, [locale, widget]);

	const close = useCallback((returnFocus: boolean) => {
		returning.current = returnFocus;
		setState("closed");
	}, []);

	useEffect(() => {
		if (document.documentElement.dataset.replayRequested === "chat") void open();
	}, [open]);

	useEffect(() => {
		// Only now is the button there again: it hides while the panel is open.
		if (state === "closed" && returning.current) button.current?.focus();
		returning.current = false;
	}, [state]);

	return (
		<>
			<button
				ref={button}
				type="button"
				data-replay="chat"
				data-count="chat"
				aria-haspopup="dialog"
				aria-expanded={state === "open"}
				aria-busy={state === "fetching"}
				onClick={open}
				className={className}
			>
				{state === "fetching" ? (
					<Spinner label={words.loading} className="[&_svg]:size-5" />
				) : (
					<ChatCircleDots aria-hidden="true" />
				)}
				<span>{words.floating.chat}</span>
			</button>
			{widget ? (
				<widget.Panel
					words={widget.words}
					locale={locale}
					firm={facts.name}
					phone={facts.phone}
					open={state === "open"}
					onClose={close}
				/>
			) : null}
		</>
	);
}

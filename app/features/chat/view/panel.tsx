import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Toaster } from "../../../ui/toast.tsx";
import { isBusy } from "../state/conversation.ts";
import { Announcer } from "./announcer.tsx";
import { Composer } from "./composer.tsx";
import { ConversationLog } from "./conversation-log.tsx";
import { EraseConfirm } from "./erase-confirm.tsx";
import { PanelContext, type PanelFacts } from "./panel-context.ts";
import { PanelHeader } from "./panel-header.tsx";
import { useCoverPage, useCovers } from "./use-cover-page.ts";
import { useSession } from "./use-session.ts";

export interface PanelProps {
	facts: Omit<PanelFacts, "leave">;
	open: boolean;
	/**
	 * @param returnFocus Whether focus returns to the element that opened the panel, rather than moving on with the
	 * reader.
	 */
	onClose: (returnFocus: boolean) => void;
}

/**
 * The assistant: beside the page on a desktop, over it on a phone. Once opened it stays mounted, so that closing loses
 * nothing and an answer keeps arriving.
 */
export function Panel({ facts, open, onClose }: PanelProps) {
	const { session, conversation, text, write, send } = useSession(facts.locale);
	const { t } = useTranslation();
	const [erasing, setErasing] = useState(false);
	const panel = useRef<HTMLDialogElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const title = useId();
	const covers = useCovers();

	useCoverPage(panel, open && covers);
	useFieldFocus(panel, field, open && !erasing);

	function onKeyDown(event: KeyboardEvent): void {
		// An Escape that ends a composition belongs to the input method.
		if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
		event.stopPropagation();
		if (erasing) setErasing(false);
		else onClose(true);
	}

	function erase(): void {
		session.erase();
		setErasing(false);
	}

	return createPortal(
		<PanelContext value={{ ...facts, leave: () => covers && onClose(false) }}>
			<dialog
				ref={panel}
				open={open}
				aria-labelledby={title}
				aria-modal={covers || undefined}
				tabIndex={-1}
				onKeyDown={onKeyDown}
				className="no-print on-light plate fixed z-40 m-0 max-w-none flex-col overflow-hidden overflow-y-auto bg-papel p-0 outline-none open:flex focus-visible:shadow-none max-md:inset-x-0 max-md:top-(--visible-top,0px) max-md:h-(--visible-height,100dvh) max-md:max-h-none max-md:w-full max-md:rounded-none md:inset-auto md:right-5 md:bottom-5 md:h-[min(40rem,80dvh)] md:max-h-none md:w-104 md:max-w-[calc(100vw-2.5rem)] md:rounded-plate md:shadow-float md:ring-1 md:ring-tinta/15 md:focus-visible:shadow-float motion-safe:transition-[opacity,translate] motion-safe:duration-200 motion-safe:starting:open:translate-y-3 motion-safe:starting:open:opacity-0"
			>
				<PanelHeader
					titleId={title}
					canErase={conversation.length > 0}
					onErase={() => setErasing(true)}
					onClose={() => onClose(true)}
				/>
				<ConversationLog
					conversation={conversation}
					open={open}
					onExample={(example) => {
						write(example);
						field.current?.focus();
					}}
					onRetry={() => session.retry()}
					onLeave={() => onClose(false)}
				/>
				{erasing ? <EraseConfirm onErase={erase} onKeep={() => setErasing(false)} /> : null}
				<Composer
					hidden={erasing}
					field={field}
					panel={panel}
					text={text}
					busy={isBusy(conversation)}
					onText={write}
					onSend={send}
					onStop={() => session.stop()}
				/>
				<Announcer conversation={conversation} panel={panel} />
			</dialog>
			<Toaster label={t("toasts.label")} close={t("toasts.close")} />
		</PanelContext>,
		document.body,
	);
}

/** Focuses the field when the visitor can write, or the panel while the field waits for an answer and is disabled. */
function useFieldFocus(
	panel: RefObject<HTMLElement | null>,
	field: RefObject<HTMLTextAreaElement | null>,
	writing: boolean,
): void {
	useEffect(() => {
		if (!writing) return;
		if (field.current?.disabled) panel.current?.focus();
		else field.current?.focus({ preventScroll: true });
	}, [panel, field, writing]);
}

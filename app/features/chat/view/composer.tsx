import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PaperPlane, Stop } from "../../../ui/form-icons.ts";
import { limits } from "../protocol/message.ts";

interface Props {
	field: RefObject<HTMLTextAreaElement | null>;
	panel: RefObject<HTMLElement | null>;
	text: string;
	/** Set while another question is shown below the log. */
	hidden: boolean;
	busy: boolean;
	onText: (text: string) => void;
	onSend: () => void;
	onStop: () => void;
}

/** The number of characters from which the count is shown. */
const countFrom = limits.userContent - 500;

/** The input of the chat. It has no `maxlength`, so that pasted text is never silently cut. */
export function Composer({ field, panel, text, hidden, busy, onText, onSend, onStop }: Props) {
	const { t } = useTranslation("chat");
	const count = useId();
	const used = text.trim().length;
	useFocusThroughTurn(field, panel, busy);
	return (
		<form
			hidden={hidden}
			onSubmit={(event) => {
				event.preventDefault();
				onSend();
			}}
			className="shrink-0 border-t border-(--hairline) bg-papel px-[12px] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
		>
			<div className="flex items-end gap-2">
				<textarea
					ref={field}
					value={text}
					disabled={busy}
					rows={1}
					aria-label={t("field")}
					aria-describedby={used > countFrom ? count : undefined}
					placeholder={t("placeholder")}
					enterKeyHint="send"
					autoComplete="off"
					onChange={(event) => onText(event.currentTarget.value)}
					onKeyDown={(event) => {
						if (!sends(event)) return;
						event.preventDefault();
						onSend();
					}}
					className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-small border border-tinta/55 bg-blanco px-[14px] py-2.75 text-body leading-snug placeholder:text-gris placeholder:opacity-100 focus-visible:border-noche focus-visible:shadow-none focus-visible:outline-offset-0 focus-visible:outline-noche disabled:border-(--hairline) disabled:bg-niebla"
				/>
				{busy ? (
					<button
						type="button"
						aria-label={t("stop")}
						onClick={onStop}
						className={`${action} bg-petroleo hover:bg-noche`}
					>
						<Stop className="size-[20px]" aria-hidden="true" />
					</button>
				) : null}
				<button
					type="submit"
					disabled={busy}
					aria-label={t("send")}
					className={`${action} bg-petroleo hover:bg-noche active:bg-noche disabled:cursor-default disabled:bg-gris/45`}
				>
					<PaperPlane className="size-[22px]" aria-hidden="true" />
				</button>
			</div>
			{used > countFrom ? (
				<p
					id={count}
					className={`px-1 pt-1.5 text-small ${used > limits.userContent ? "font-semibold" : "text-(--quiet)"}`}
				>
					{t("count", { used, most: limits.userContent })}
				</p>
			) : null}
		</form>
	);
}

const action = "grid size-[48px] shrink-0 cursor-pointer place-items-center rounded-small text-blanco";

/**
 * Enter sends, Shift+Enter breaks the line. An Enter that ends an IME composition does neither; Safari marks it by its
 * key code.
 */
function sends({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
	return key === "Enter" && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;
}

/**
 * The field is disabled while an answer is arriving, and a disabled element loses focus. Focus then waits on the panel,
 * where Escape still works, and returns afterwards; not on touch screens, where it would open the keyboard over the
 * answer.
 */
function useFocusThroughTurn(
	field: RefObject<HTMLTextAreaElement | null>,
	panel: RefObject<HTMLElement | null>,
	busy: boolean,
): void {
	const was = useRef(busy);
	useEffect(() => {
		if (was.current === busy) return;
		was.current = busy;
		const active = document.activeElement;
		const lost = active === null || active === document.body || active === panel.current || active === field.current;
		if (!lost || !panel.current?.matches("[open]")) return;
		if (busy || matchMedia("(hover: none)").matches) panel.current.focus({ preventScroll: true });
		else field.current?.focus({ preventScroll: true });
	}, [busy, field, panel]);
}

import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Asks before erasing a conversation, which cannot be undone. */
export function EraseConfirm({ onErase, onKeep }: { onErase: () => void; onKeep: () => void }) {
	const { t } = useTranslation("chat");
	const question = useId();
	const keep = useRef<HTMLButtonElement>(null);
	useEffect(() => keep.current?.focus(), []);
	const button = "min-h-11 cursor-pointer rounded-small border-[1.5px] border-papel/80 px-5 font-semibold";
	return (
		<div
			role="alertdialog"
			aria-labelledby={question}
			className="on-dark flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 bg-petroleo px-[20px] py-3"
		>
			<p id={question} className="mr-auto leading-snug">
				{t("eraseConfirm.question")}
			</p>
			<div className="flex flex-wrap gap-2.5">
				<button type="button" onClick={onErase} className={`${button} hover:bg-noche`}>
					{t("eraseConfirm.yes")}
				</button>
				<button ref={keep} type="button" onClick={onKeep} className={`${button} bg-papel text-tinta hover:bg-blanco`}>
					{t("eraseConfirm.no")}
				</button>
			</div>
		</div>
	);
}

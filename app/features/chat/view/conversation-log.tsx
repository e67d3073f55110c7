import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ArrowDown } from "../../../ui/form-icons.ts";
import { type Conversation, isBusy } from "../state/conversation.ts";
import { AnswerView, QuestionView } from "./entries.tsx";
import { Notice } from "./notice.tsx";
import { ToFirm } from "./to-firm.tsx";
import { useReadingPlace } from "./use-reading-place.ts";
import { Welcome } from "./welcome.tsx";

interface Props {
	conversation: Conversation;
	open: boolean;
	onExample: (question: string) => void;
	onRetry: () => void;
	onLeave: () => void;
}

/**
 * The whole conversation, starting with the notice. The log's live announcements are off: an answer arrives in hundreds
 * of pieces, and `Announcer` announces it once it is complete.
 */
export function ConversationLog({ conversation, open, onExample, onRetry, onLeave }: Props) {
	const { t } = useTranslation("chat");
	const box = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLDivElement>(null);
	const { behind, toEnd, toQuestion, toStart } = useReadingPlace(box, content);
	const started = conversation.length > 0;

	const questions = conversation.filter(({ role }) => role === "user").length;
	const asked = useRef(questions);
	useEffect(() => {
		// Visitors who ask want to see the answer, wherever they were reading.
		if (questions > asked.current) toQuestion();
		asked.current = questions;
	}, [questions, toQuestion]);

	useEffect(() => {
		// A conversation in progress opens at its last question, a new one at its beginning: with the notice.
		if (open && started) toQuestion();
		else if (open) toStart();
	}, [open, started, toQuestion, toStart]);

	return (
		<div className="relative flex min-h-28 flex-1 flex-col">
			<div
				ref={box}
				role="log"
				aria-live="off"
				aria-label={t("log")}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard
				tabIndex={0}
				className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 focus-visible:outline-noche focus-visible:shadow-none"
			>
				<div ref={content} className="grid gap-5 px-[20px] pt-4 pb-5">
					<Notice />
					<Welcome onExample={started ? undefined : onExample} />
					{conversation.map((entry, index) =>
						entry.role === "user" ? (
							<QuestionView key={entry.id} question={entry} />
						) : (
							<AnswerView
								key={entry.id}
								answer={entry}
								onRetry={index === conversation.length - 1 ? onRetry : undefined}
							/>
						),
					)}
					{started && !isBusy(conversation) ? <ToFirm conversation={conversation} onLeave={onLeave} /> : null}
				</div>
			</div>
			{behind && started ? (
				<button
					type="button"
					onClick={() => {
						toEnd();
						box.current?.focus({ preventScroll: true });
					}}
					className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 cursor-pointer items-center gap-2 rounded-full bg-noche px-5 text-small font-semibold whitespace-nowrap text-blanco shadow-float hover:bg-petroleo"
				>
					<ArrowDown className="size-4.5" aria-hidden="true" />
					{t("readOn")}
				</button>
			) : null}
		</div>
	);
}

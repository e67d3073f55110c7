import { useTranslation } from "react-i18next";
import { ArrowClockwise } from "../../../ui/form-icons.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Answer, Question } from "../state/conversation.ts";
import { Markdown } from "./markdown.tsx";
import { questionMark } from "./use-reading-place.ts";

/** Shows the visitor's text verbatim, never as markup. */
export function QuestionView({ question }: { question: Question }) {
	const { t } = useTranslation("chat");
	return (
		<div {...{ [questionMark]: "" }} className="ml-[12%] justify-self-end">
			<p className="sr-only">{t("visitor")}:</p>
			<p className="plate rounded-plate bg-niebla px-4 py-2.5 text-body leading-normal text-wrap wrap-anywhere whitespace-pre-wrap">
				{question.content}
			</p>
		</div>
	);
}

export function AnswerView({ answer, onRetry }: { answer: Answer; onRetry: (() => void) | undefined }) {
	const { t } = useTranslation("chat");
	const { content, status } = answer;
	const onItsWay = status === "waiting" || status === "arriving";
	return (
		<div data-status={status} className="min-w-0">
			<p className="sr-only">{t("assistant")}:</p>
			{content === "" ? null : (
				<div
					data-answer={answer.id}
					className={`prose text-body leading-normal wrap-anywhere ${status === "waiting" ? "opacity-60" : ""}`}
				>
					<Markdown text={status === "arriving" ? withoutHalfLink(content) : content} />
				</div>
			)}
			{onItsWay ? (
				<Spinner label={t("answering")} className={`block text-bayou ${content === "" ? "" : "mt-3"}`} />
			) : null}
			{status === "failed" || status === "stopped" ? (
				<p className={`flex flex-wrap items-center gap-x-4 text-small text-(--quiet) ${content === "" ? "" : "mt-2"}`}>
					{t(status)}
					{onRetry ? (
						<button
							type="button"
							onClick={onRetry}
							className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-tinta underline underline-offset-4 hover:decoration-2"
						>
							<ArrowClockwise className="size-4.5" aria-hidden="true" />
							{t("retry")}
						</button>
					) : null}
				</p>
			) : null}
		</div>
	);
}

/** Shows a link whose address has not arrived yet as its text, so that its brackets do not flicker. */
function withoutHalfLink(text: string): string {
	return text.replace(/\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/, "$1");
}

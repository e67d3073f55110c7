import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hrefToAnchor } from "../../../site/corpus/anchors.ts";
import { PaperPlane } from "../../../ui/form-icons.ts";
import { Phone } from "../../../ui/icons.ts";
import { handOverTranscript } from "../../hand-off/transcript.ts";
import type { Conversation } from "../state/conversation.ts";
import { transcriptOf } from "../state/transcript.ts";
import { usePanel } from "./panel-context.ts";

/**
 * Follow-ups to an answer: calling the firm, or carrying the conversation into the form, where the visitor can see and
 * edit it and must consent before it is sent.
 */
export function ToFirm({ conversation, onLeave }: { conversation: Conversation; onLeave: () => void }) {
	const { t } = useTranslation("chat");
	const { locale, phone } = usePanel();
	const explanation = useId();
	return (
		<div className="border-t border-(--hairline) pt-3">
			<a
				href={phone.href}
				data-count="call"
				className="flex min-h-11 items-center gap-2 text-body font-semibold underline underline-offset-4 hover:decoration-2"
			>
				<Phone className="size-5" aria-hidden="true" />
				{t("call", { phone: phone.text })}
			</a>
			<Link
				to={hrefToAnchor(locale, "contact", "form")}
				viewTransition
				aria-describedby={explanation}
				onClick={() => {
					handOverTranscript(transcriptOf(conversation, t));
					onLeave();
				}}
				className="inline-flex min-h-11 items-center gap-2 text-body font-semibold underline underline-offset-4 hover:decoration-2"
			>
				<PaperPlane className="size-5" aria-hidden="true" />
				{t("toFirm.action")}
			</Link>
			<p id={explanation} className="text-small leading-snug text-(--quiet)">
				{t("toFirm.explanation")}
			</p>
		</div>
	);
}

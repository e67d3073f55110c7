import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Check, Copy } from "../../../ui/form-icons.ts";
import { saveTranscript } from "../../hand-off/transcript.ts";
import { draftWasSent, eraseDraft } from "../state/draft.ts";

/** The reference of a stored inquiry. Nothing personal, because this page's address may be shared or bookmarked. */
export function Received({
	reference,
	path,
}: {
	reference: string;
	/** The path of a new form. */
	path: string;
}) {
	const { t } = useTranslation("inquiry");
	const [copied, setCopied] = useState(false);

	useEffect(() => {
		if (!draftWasSent()) return;
		eraseDraft();
		saveTranscript("");
	}, []);

	return (
		<div className="grid gap-5">
			<p>
				<span className="block text-(--quiet)">{t("received.code")}</span>
				<strong className="mt-1 block font-text text-h2 font-semibold tracking-[0.04em] whitespace-nowrap tabular-nums">
					<span aria-hidden="true">{reference}</span>
					<span className="sr-only">{[...reference].join(" ")}</span>
				</strong>
			</p>
			<p className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button
					variant="outline"
					className="needs-script"
					onClick={() =>
						navigator.clipboard.writeText(reference).then(
							() => setCopied(true),
							() => setCopied(false),
						)
					}
				>
					<Copy aria-hidden="true" />
					{t("received.copy")}
				</Button>
				<a href={path} className="inline-flex min-h-11 items-center font-semibold underline decoration-arena">
					{t("received.again")}
				</a>
				<span role="status" className="flex items-center gap-2">
					{copied ? (
						<>
							<Check aria-hidden="true" />
							{t("received.copied")}
						</>
					) : null}
				</span>
			</p>
		</div>
	);
}

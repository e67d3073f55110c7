import { useTranslation } from "react-i18next";
import { usePanel } from "./panel-context.ts";

/** The greeting belongs to the panel: it is never sent, and is always in the page's language. */
export function Welcome({ onExample }: { onExample: ((question: string) => void) | undefined }) {
	const { t } = useTranslation("chat");
	const { places } = usePanel();
	return (
		<div data-welcome="">
			<p className="sr-only">{t("assistant")}:</p>
			<p className="text-body leading-normal">{t("welcome", { places })}</p>
			{onExample ? (
				<ul aria-label={t("examples.label")} className="mt-3">
					{(["open", "bring", "review"] as const).map((id) => (
						<li key={id} className="border-t border-(--hairline) last:border-b">
							<button
								type="button"
								onClick={() => onExample(t(`examples.${id}`))}
								className="min-h-11 w-full cursor-pointer py-2 text-left text-body leading-snug text-bayou hover:text-tinta hover:underline"
							>
								{t(`examples.${id}`)}
							</button>
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}

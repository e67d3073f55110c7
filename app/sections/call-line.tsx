import { useTranslation } from "react-i18next";
import type { PersonCard } from "../site/content/views.server.ts";
import { Phone } from "../ui/icons.ts";

/** Whom to call about what one is reading, in a line. */
export function CallLine({
	person: { name, office },
	className = "my-8 md:mt-10",
}: {
	person: PersonCard;
	/** Its margins. */
	className?: string;
}) {
	const { t } = useTranslation("law");
	return (
		<p className={`no-print rounded-plate bg-cal px-6 py-4 ${className}`}>
			<a href={office.phone.href} data-count="call" className="inline-flex items-center gap-3 py-1.5 no-underline">
				<Phone aria-hidden="true" className="shrink-0" />
				<span>
					<span className="font-semibold">{t("call", { name, city: office.city })}</span>{" "}
					<span className="whitespace-nowrap underline decoration-(--accent)">{office.phone.text}</span>
				</span>
			</a>
		</p>
	);
}

import { useTranslation } from "react-i18next";
import type { PersonCard } from "../site/content/views.server.ts";
import { Phone } from "../ui/icons.ts";
import { PersonThumbnail } from "./person-portrait.tsx";

/** Whom to call about what one is reading. */
export function CallLine({
	person,
	className = "my-8 md:mt-10",
}: {
	person: PersonCard;
	/** Its margins. */
	className?: string;
}) {
	const { t } = useTranslation("law");
	const { name, role, office } = person;
	return (
		<p className={`plate no-print max-w-prose rounded-plate bg-cal p-4 md:p-5 ${className}`}>
			<a href={office.phone.href} data-count="call" className="flex items-center gap-5 no-underline md:gap-7">
				<PersonThumbnail person={person} sizes="112px" className="w-20 shrink-0 md:w-28" />
				<span className="min-w-0">
					<span className="block font-display text-h4 leading-tight text-noche md:text-h3">{t("call", { name })}</span>
					<span className="mt-1 block text-small">{role}</span>
					<span className="mt-2 inline-flex items-center gap-2 font-semibold underline decoration-(--accent)">
						<Phone aria-hidden="true" />
						{office.city} {office.phone.text}
					</span>
				</span>
			</a>
		</p>
	);
}

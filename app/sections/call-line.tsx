import { useTranslation } from "react-i18next";
import type { PersonCard } from "../site/content/views.server.ts";
import { buttonClass } from "../ui/button.tsx";
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
		<div
			className={`plate no-print grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-plate bg-cal p-4 md:gap-x-6 md:p-5 ${className}`}
		>
			<PersonThumbnail person={person} sizes="112px" className="w-20 sm:row-span-2 md:w-28" />
			<p className="min-w-0 sm:self-end">
				<span className="block font-display text-h4 leading-tight text-noche md:text-h3">{t("call", { name })}</span>
				<span className="mt-1 block text-small">{role}</span>
				<span className="block text-small">{office.city}</span>
			</p>
			<a
				href={office.phone.href}
				data-count="call"
				className={buttonClass(
					"quiet",
					"whitespace-nowrap max-sm:col-span-2 max-sm:px-2 sm:self-start sm:justify-self-start",
				)}
			>
				<Phone aria-hidden="true" />
				{office.phone.text}
			</a>
		</div>
	);
}

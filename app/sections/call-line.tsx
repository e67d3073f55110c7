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
		<div className={`no-print @container ${className}`}>
			<div className="plate grid grid-cols-[auto_1fr] items-start @min-[44rem]:items-center gap-x-4 gap-y-3 rounded-plate bg-cal p-4 @min-[28rem]:gap-x-6 @min-[28rem]:p-5 @min-[44rem]:grid-cols-[auto_1fr_auto]">
				<PersonThumbnail
					person={person}
					sizes="112px"
					className="row-span-2 w-16 @min-[28rem]:w-28 @min-[44rem]:row-span-1"
				/>
				<p className="min-w-0 @min-[28rem]:self-end @min-[44rem]:self-center">
					<span className="block font-display text-h4 leading-tight text-noche @min-[28rem]:text-h3">
						{t("call", { name })}
					</span>
					<span className="mt-1 block">{role}</span>
					<span className="block @max-[28rem]:hidden">{office.city}</span>
				</p>
				<a
					href={office.phone.href}
					data-count="call"
					className={buttonClass(
						"quiet",
						"@min-[28rem]:whitespace-nowrap @max-[28rem]:justify-self-start @max-[28rem]:px-4 @min-[28rem]:self-start @min-[28rem]:justify-self-start @min-[44rem]:mr-5 @min-[44rem]:self-center",
					)}
				>
					<Phone aria-hidden="true" />
					{office.phone.text}
				</a>
			</div>
		</div>
	);
}

/** The same in two lines, for a margin that stays in sight. */
export function CallNote({ person: { name, office } }: { person: PersonCard }) {
	const { t } = useTranslation("law");
	return (
		<p className="mt-6 max-lg:hidden">
			<span className="block font-display text-h4 text-noche">{t("call", { name })}</span>
			<a href={office.phone.href} data-count="call" className="font-semibold underline decoration-(--accent)">
				{office.phone.text}
			</a>
		</p>
	);
}

import { useTranslation } from "react-i18next";
import type { PersonCard as PersonData } from "../site/content/views.server.ts";
import { PageLink } from "./page-link.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

interface PersonCardProps {
	person: PersonData;
	note: string;
	/** Nobody stands beside them: their phone is a button at the end of the row. */
	alone?: boolean;
}

/** Somebody of the firm in a few lines: who they are, a word about them, and their office's phone. */
export function PersonCard({ person, note, alone = false }: PersonCardProps) {
	const { t } = useTranslation();
	const { id, name, role, sample, languages, office } = person;
	return (
		<article className={`flex gap-4 ${alone ? "lg:items-center lg:gap-8" : ""}`.trimEnd()}>
			<PersonThumbnail person={person} sizes="96px" className="w-16 shrink-0 self-start md:w-24" />
			<div
				className={`flex min-w-0 flex-1 items-start wrap-anywhere ${alone ? "max-lg:flex-col lg:items-center lg:justify-between lg:gap-8" : "flex-col"}`}
			>
				<div>
					<h3 className={`text-noche ${alone ? "text-h4 lg:text-h3" : "text-h4"}`}>
						<PageLink page="person" params={{ slug: id }} prefetch="intent" viewTransition>
							{name}
						</PageLink>
					</h3>
					<p className="text-small text-gris">
						{role}
						<SampleLabel sample={sample} />
					</p>
					<p className="mt-1 text-small">{note}</p>
					<p className="text-small">{languages.map((language) => t(`languages.${language}`)).join(", ")}</p>
				</div>
				<a
					href={office.phone.href}
					data-count="call"
					className="py-1 text-small font-semibold underline decoration-(--accent)"
				>
					{office.city} <span className="whitespace-nowrap">{office.phone.text}</span>
				</a>
			</div>
		</article>
	);
}

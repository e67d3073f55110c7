import { useTranslation } from "react-i18next";
import type { PersonCard as PersonData } from "../site/content/views.server.ts";
import { PageLink } from "./page-link.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** Somebody of the firm in a few lines: who they are, a word about them, and their office's phone. */
export function PersonCard({ person, note }: { person: PersonData; note: string }) {
	const { t } = useTranslation();
	const { id, name, role, sample, languages, office } = person;
	return (
		<article className="flex h-full gap-4">
			<PersonThumbnail person={person} sizes="96px" className="w-16 shrink-0 self-start md:w-24" />
			<div className="flex min-w-0 flex-col items-start wrap-anywhere">
				<h3 className="text-h4 text-noche">
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
				<a
					href={office.phone.href}
					data-count="call"
					className="mt-auto py-1 text-small font-semibold underline decoration-(--accent)"
				>
					{office.city} <span className="whitespace-nowrap">{office.phone.text}</span>
				</a>
			</div>
		</article>
	);
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { href, type ServiceId } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";

export interface PersonData {
	id: string;
	name: string;
	initials: string;
	role: string;
	summary: string;
	bio: string;
	education: string[];
	knowsAbout: string[];
	attorney: boolean;
	sample: boolean;
	languages: ("es" | "en")[];
	licences: { jurisdiction: "texas" | "us" | "nuevo-leon" | "mexico"; since: number; authority: string }[];
	services: { id: ServiceId; name: string }[];
	office: string;
	picture: PictureData;
	/** Which guilloche ring, 1 to 6: light rings take dark initials. */
	ring: number;
}

const lightRings = [2, 3, 5];

/** Somebody of the firm: initials in a guilloche ring, what they do, and where they are licensed, one by one. */
export function PersonEntry({ person }: { person: PersonData }) {
	const { t } = useTranslation(["team", "law", "common"]);
	const locale = useLocale();
	const facts = "grid gap-x-4 gap-y-1 py-4 sm:grid-cols-[8.5rem_1fr]";
	return (
		<article
			id={person.id}
			aria-labelledby={`${person.id}-name`}
			className="grid gap-x-gap gap-y-7 border-b border-(--hairline) py-12 md:grid-cols-12 lg:py-16"
		>
			<div className="relative w-40 self-start md:col-span-3 md:w-auto">
				<Picture picture={person.picture} sizes="(width < 48rem) 160px, 300px" className="aspect-[4/5] rounded-plate" />
				<span
					aria-hidden="true"
					className={`absolute inset-0 grid place-items-center font-display text-h3 lg:text-tile ${lightRings.includes(person.ring) ? "text-noche" : "text-blanco"}`}
				>
					{person.initials}
				</span>
			</div>
			<div className="md:col-span-9 lg:pl-8">
				<h2 id={`${person.id}-name`} className="text-[clamp(2rem,1.7rem+1.4vw,2.875rem)] leading-[1.05] text-noche">
					{person.name}
				</h2>
				<p className="mt-2 text-lead text-lacre">{person.role}</p>
				<div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
					<Prose html={person.bio} />
					<dl className="self-start divide-y divide-(--hairline) border-y border-(--hairline) text-[0.97rem]">
						<div className={facts}>
							<dt className="text-gris">{t("licences")}</dt>
							<dd>
								{person.attorney ? (
									<ul className="grid gap-1.5">
										{person.licences.map(({ jurisdiction, since, authority }) => (
											<li key={`${jurisdiction}${authority}`}>
												<span className="font-semibold">{t(`law:jurisdictions.${jurisdiction}`)}</span>, {authority},{" "}
												{t("since", { year: since })}
											</li>
										))}
									</ul>
								) : (
									t("notAttorney")
								)}
							</dd>
						</div>
						<div className={facts}>
							<dt className="text-gris">{t("languages")}</dt>
							<dd>{person.languages.map((language) => t(`common:languages.${language}`)).join(", ")}</dd>
						</div>
						<div className={facts}>
							<dt className="text-gris">{t("office")}</dt>
							<dd>{person.office}</dd>
						</div>
						{person.services.length > 0 ? (
							<div className={facts}>
								<dt className="text-gris">{t("areas")}</dt>
								<dd className="flex flex-wrap gap-x-3 gap-y-1">
									{person.services.map(({ id, name }) => (
										<Link key={id} to={href(locale, id)} className="underline decoration-lacre">
											{name}
										</Link>
									))}
								</dd>
							</div>
						) : null}
						<div className={facts}>
							<dt className="text-gris">{t("education")}</dt>
							<dd>
								<ul className="grid gap-1">
									{person.education.map((each) => (
										<li key={each}>{each}</li>
									))}
								</ul>
							</dd>
						</div>
					</dl>
				</div>
				{person.sample ? <p className="mt-5 text-small text-gris">{t("sampleNotice")}</p> : null}
			</div>
		</article>
	);
}

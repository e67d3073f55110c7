import { useTranslation } from "react-i18next";
import type { OfficeData } from "../site/firm/offices.server.ts";
import { cityLine } from "../site/format/city-line.ts";
import { CaretDown, Clock, MapPin, Phone } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { OpenNow } from "./open-now.tsx";

interface CitiesProps {
	offices: OfficeData[];
	level?: "h2" | "h3";
	/** Hours and telephones stand elsewhere on the page. */
	whereOnly?: boolean;
}

/** The offices with their pictures, in rows of two or three without a hole. */
export function Cities({ offices, level = "h2", whereOnly = false }: CitiesProps) {
	const inThrees = offices.length % 3 === 0;
	return (
		<div className={`on-dark grid bg-noche ${inThrees ? "lg:grid-cols-3" : "md:grid-cols-2"}`}>
			{offices.map((office, index) => (
				<OfficePlate
					key={office.id}
					office={office}
					level={level}
					whereOnly={whereOnly}
					place={inThrees ? "third" : index % 2 === 0 && index === offices.length - 1 ? "row" : "half"}
				/>
			))}
		</div>
	);
}

/** How wide the picture is shown of an office that takes so much of a row; a third has no room for two columns. */
const sizes = {
	third: "(width < 64rem) 100vw, 34vw",
	half: "(width < 48rem) 100vw, 50vw",
	row: "100vw",
};

interface OfficePlateProps {
	office: OfficeData;
	level: "h2" | "h3";
	whereOnly: boolean;
	place: keyof typeof sizes;
}

function OfficePlate({ office, level: Heading, whereOnly, place }: OfficePlateProps) {
	const { t } = useTranslation("firm");
	return (
		<section aria-label={t("office.label", { city: office.city })} className={`office office-${place}`}>
			<Picture picture={office.picture} sizes={sizes[place]} />
			<div>
				<Heading>{office.city}</Heading>
				<ul>
					<li className="beside-icon">
						<MapPin aria-hidden="true" />
						<address>
							{office.street}
							<br />
							{cityLine(office)}
							<br />
							<a href={office.map} rel="noopener" className="underline">
								{t("office.map")}
							</a>
						</address>
					</li>
					{whereOnly ? null : (
						<>
							<li className="beside-icon">
								<Clock aria-hidden="true" />
								<span>
									{office.openDays}
									<br />
									<span className="text-cal">{office.daysOff}</span>
									<OpenNow calendar={office} />
								</span>
							</li>
							<li>
								<a href={office.phone.href} data-count="call" className="beside-icon">
									<Phone aria-hidden="true" />
									{office.phone.text}
								</a>
							</li>
						</>
					)}
				</ul>
				<details className="fold">
					<summary>
						{t("office.directions")}
						<CaretDown aria-hidden="true" />
					</summary>
					<p>
						{office.directions} {office.alternative}
					</p>
				</details>
			</div>
		</section>
	);
}

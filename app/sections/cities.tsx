import { useTranslation } from "react-i18next";
import type { OfficeData } from "../site/firm/offices.server.ts";
import { cityLine } from "../site/format/city-line.ts";
import { CaretDown, Clock, MapPin, Phone } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { OpenNow } from "./open-now.tsx";

/** The offices with their pictures, in rows of two or three without a hole. */
export function Cities({ offices, level = "h2" }: { offices: OfficeData[]; level?: "h2" | "h3" }) {
	const inThrees = offices.length % 3 === 0;
	return (
		<div className={`on-dark grid bg-noche ${inThrees ? "lg:grid-cols-3" : "md:grid-cols-2"}`}>
			{offices.map((office, index) => (
				<OfficePlate
					key={office.id}
					office={office}
					level={level}
					place={inThrees ? "third" : index % 2 === 0 && index === offices.length - 1 ? "row" : "half"}
				/>
			))}
		</div>
	);
}

interface OfficePlateProps {
	office: OfficeData;
	level: "h2" | "h3";
	place: keyof typeof places;
}

/** How much of a row of the window a plate takes, and what follows from it. A third has no room for two columns. */
const places = {
	third: {
		plate: "",
		text: "w-full max-w-[39.5rem] px-edge",
		picture: "",
		columns: "",
		sizes: "(width < 64rem) 100vw, 34vw",
	},
	half: {
		plate: "",
		text: "office-text",
		picture: "",
		columns: "xl:grid-cols-2",
		sizes: "(width < 48rem) 100vw, 50vw",
	},
	row: {
		plate: "md:col-span-2 md:*:last:mx-auto",
		text: "w-full max-w-[39.5rem] px-edge",
		picture: "md:aspect-[16/6]",
		columns: "xl:grid-cols-2",
		sizes: "100vw",
	},
};

function OfficePlate({ office, level: Heading, place }: OfficePlateProps) {
	const { plate, text, picture, columns, sizes } = places[place];
	const { t } = useTranslation("firm");
	const icon = "mt-1 shrink-0 text-arena";
	return (
		<section aria-label={t("office.label", { city: office.city })} className={`flex flex-col ${plate}`}>
			<Picture picture={office.picture} sizes={sizes} className={`aspect-[2/1] md:aspect-[16/10] ${picture}`} />
			<div className={`grow py-6 lg:py-11 ${text}`}>
				<Heading className="text-tile">{office.city}</Heading>
				<p className="mt-2 min-h-[1.6em] text-arena">
					<OpenNow calendar={office} />
				</p>
				<ul className={`mt-4 grid gap-x-7 gap-y-4 ${columns}`}>
					<li className="flex gap-3">
						<MapPin className={icon} aria-hidden="true" />
						<address className="not-italic">
							{office.street}
							<br />
							{cityLine(office)}
							<br />
							<a href={office.map} rel="noopener" className="inline-block py-1 underline decoration-arena">
								{t("office.map")}
							</a>
						</address>
					</li>
					<li className="grid content-start gap-4">
						<span className="flex gap-3">
							<Clock className={icon} aria-hidden="true" />
							<span>
								{office.openDays}
								<br />
								<span className="text-cal">{office.daysOff}</span>
							</span>
						</span>
						<a href={office.phone.href} data-count="call" className="flex gap-3 py-0.5 no-underline hover:underline">
							<Phone className={icon} aria-hidden="true" />
							<span className="whitespace-nowrap">{office.phone.text}</span>
						</a>
					</li>
				</ul>
				<details className="fold mt-3">
					<summary className="flex items-center gap-2 py-1 font-semibold">
						{t("office.directions")}
						<CaretDown aria-hidden="true" />
					</summary>
					<p className="max-w-[52ch] text-cal">
						{office.directions} {office.alternative}
					</p>
				</details>
			</div>
		</section>
	);
}

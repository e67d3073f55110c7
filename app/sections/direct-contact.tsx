import type { OfficeCalendar } from "../site/firm/clock.ts";
import type { HoursText } from "../site/firm/hours.server.ts";
import { type PhoneLink, whatsappAddress } from "../site/firm/phone.ts";
import { buttonClass } from "../ui/button.tsx";
import { Phone, WhatsApp } from "../ui/icons.ts";
import { HoursLines } from "./hours-lines.tsx";
import { OpenNow } from "./open-now.tsx";

/** The ways to a person that need no form: both offices' phones with their hours, WhatsApp, email. */
export function DirectContact({
	heading,
	offices,
	hours,
	whatsapp,
	email,
	className = "",
}: {
	heading: string;
	offices: { id: string; city: string; phone: PhoneLink; calendar: OfficeCalendar }[];
	hours: HoursText[];
	/** `number` in E.164 form. */
	whatsapp: { number: string; label: string; text: string };
	email: { address: string; label: string };
	className?: string;
}) {
	return (
		<aside aria-labelledby="direct-contact" className={`no-print ${className}`}>
			<h2 id="direct-contact" className="text-h3 text-noche">
				{heading}
			</h2>
			<ul className="mt-5 border-t border-(--hairline)">
				{offices.map(({ id, city, phone, calendar }) => (
					<li key={id} className="border-b border-(--hairline) py-4">
						<p className="text-(--quiet)">{city}</p>
						<a
							href={phone.href}
							data-count="call"
							className="mt-0.5 inline-flex min-h-11 items-center gap-2.5 text-h4 font-semibold whitespace-nowrap no-underline hover:underline"
						>
							<Phone aria-hidden="true" />
							{phone.text}
						</a>
						<p className="min-h-[1.5em] text-small text-(--quiet)">
							<OpenNow calendar={calendar} />
						</p>
					</li>
				))}
			</ul>
			<a
				href={whatsappAddress(whatsapp.number, whatsapp.text)}
				rel="noopener"
				data-count="whatsapp"
				className={buttonClass("quiet", "mt-6 w-full")}
			>
				<WhatsApp aria-hidden="true" />
				{whatsapp.label}
			</a>
			<HoursLines hours={hours} className="mt-5 text-(--quiet)" />
			<p className="mt-3">
				{email.label}{" "}
				<a href={`mailto:${email.address}`} className="inline-block py-1 font-semibold underline">
					{email.address}
				</a>
			</p>
		</aside>
	);
}

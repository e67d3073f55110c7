import type { HoursText } from "../site/firm/hours.server.ts";

/** The offices' hours: one paragraph, or one for each group of offices with hours of their own. */
export function HoursLines({ hours, className }: { hours: HoursText[]; className?: string | undefined }) {
	return hours.map(({ cities, open, closed }) => (
		<p key={open} className={className}>
			{cities ? (
				<>
					{cities}
					<br />
				</>
			) : null}
			{open}
			<br />
			{closed}
		</p>
	));
}

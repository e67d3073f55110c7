import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { Phone } from "../ui/icons.ts";

interface OfficePhonesProps {
	offices: readonly Pick<LayoutData["offices"][number], "id" | "city" | "phone">[];
	className: string;
}

/** The offices' numbers, each after its city. */
export function OfficePhones({ offices, className }: OfficePhonesProps) {
	return (
		<ul className={className}>
			{offices.map(({ id, city, phone }) => (
				<li key={id}>
					<a
						href={phone.href}
						data-count="call"
						className="inline-flex min-h-11 flex-wrap items-center gap-x-2.5 no-underline hover:underline"
					>
						<Phone className="text-(--accent)" aria-hidden="true" />
						{city}: <span className="font-semibold whitespace-nowrap">{phone.text}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

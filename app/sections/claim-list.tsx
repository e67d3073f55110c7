/** Figures that the firm claims, each with the ground it stands on. */
export function ClaimList({
	title,
	claims,
	className = "",
}: {
	title: string;
	claims: { figure: string; label: string; basis: string }[];
	className?: string;
}) {
	return (
		<dl aria-label={title} className={`grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-3 ${className}`}>
			{claims.map(({ figure, label, basis }) => (
				<div key={label} className="border-t border-(--hairline) pt-4">
					<dt className="text-body font-semibold">
						<span className="mb-1 block font-display text-tile font-normal text-noche">{figure}</span>
						{label}
					</dt>
					<dd className="mt-2 max-w-[44ch] text-small text-gris">{basis}</dd>
				</div>
			))}
		</dl>
	);
}

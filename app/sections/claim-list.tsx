import { useTranslation } from "react-i18next";
import type { HomePage } from "../site/loaders/home-page.server.ts";

type Claim = Pick<HomePage["claims"][number], "sample" | "figure" | "label" | "basis">;

/** Figures that the firm claims, each with its basis (Texas rule 7.02). That they are samples is said once, after them. */
export function ClaimList({ claims, className = "" }: { claims: Claim[]; className?: string }) {
	const { t } = useTranslation("firm");
	return (
		<>
			<dl aria-label={t("claims")} className={`grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-3 ${className}`}>
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
			{claims.some(({ sample }) => sample) ? <p className="mt-6 text-small text-gris">{t("claimsSample")}</p> : null}
		</>
	);
}

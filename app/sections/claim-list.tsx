import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { HomePage } from "../site/loaders/home-page.server.ts";
import { CaretDown } from "../ui/icons.ts";

type Claim = Pick<HomePage["claims"][number], "sample" | "figure" | "label" | "basis">;

interface ClaimListProps {
	claims: Claim[];
	/** Claimed elsewhere on the site: only the basis stands here. */
	others?: Claim[];
	className?: string;
	/** How to read them, after the basis of each. */
	children?: ReactNode;
}

/**
 * Figures that the firm claims, and right below them the basis of each (Texas rule 7.02). That they are samples is said
 * once, after them.
 */
export function ClaimList({ claims, others = [], className = "", children }: ClaimListProps) {
	const { t } = useTranslation("firm");
	return (
		<>
			<dl aria-label={t("claims")} className={`claims ${className}`.trimEnd()}>
				{claims.map(({ figure, label }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{figure}</dd>
					</div>
				))}
			</dl>
			<details className="claims-basis">
				<summary>
					{t("basis")}
					<CaretDown aria-hidden="true" />
				</summary>
				<ul>
					{[...claims, ...others].map(({ figure, label, basis }) => (
						<li key={label}>
							<strong>{`${figure} ${label}:`}</strong>
							{` ${basis}`}
						</li>
					))}
				</ul>
				{children}
			</details>
			{claims.some(({ sample }) => sample) ? (
				<p className="mt-3 text-small text-(--quiet)">{t("claimsSample")}</p>
			) : null}
		</>
	);
}

import { useTranslation } from "react-i18next";
import { Link } from "../ui/link.tsx";

export function Breadcrumbs({ trail }: { trail: { name: string; path: string }[] }) {
	const { t } = useTranslation();
	return (
		<nav aria-label={t("breadcrumbs.label")} className="no-print text-small text-(--quiet)">
			<ol className="flex flex-wrap gap-x-2">
				{trail.map(({ name, path }, index) => (
					<li
						key={path}
						// Up to a tablet it would be cut off, and the heading right below says it again.
						className={`flex min-w-0 gap-x-2 ${index > 0 && index === trail.length - 1 ? "max-lg:sr-only" : ""}`}
					>
						{index > 0 ? <span aria-hidden="true">/</span> : null}
						{index === trail.length - 1 ? (
							<span aria-current="page" className="line-clamp-1">
								{name}
							</span>
						) : (
							<Link
								to={path}
								viewTransition
								className="py-1 -my-1 underline decoration-(--hairline) hover:decoration-current"
							>
								{name}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

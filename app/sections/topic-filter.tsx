import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Link } from "../ui/link.tsx";

interface TopicFilterProps {
	label: string;
	all: string;
	page: "blog" | "tv";
	topics: { id: string; name: string }[];
	current: string | undefined;
}

/** Narrows a list to a topic: plain links, so each choice has an address. */
export function TopicFilter({ label, all, page, topics, current }: TopicFilterProps) {
	const path = href(useLocale(), page);
	const look = (chosen: boolean) =>
		`inline-flex min-h-11 items-center whitespace-nowrap border-b-2 no-underline ${chosen ? "border-bayou font-semibold text-tinta" : "border-transparent text-gris hover:text-tinta"}`;
	return (
		<nav aria-label={label} className="scroll-row">
			<ul className="flex gap-x-5 md:flex-wrap lg:gap-x-7">
				<li>
					<Link to={path} aria-current={current ? undefined : "true"} className={look(!current)}>
						{all}
					</Link>
				</li>
				{topics.map(({ id, name }) => (
					<li key={id}>
						<Link
							to={`${path}?topic=${id}`}
							aria-current={current === id ? "true" : undefined}
							className={look(current === id)}
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

import { BorderLine } from "./border-line.tsx";

interface ComparisonProps {
	caption: string;
	topic: string;
	columns: string[];
	rows: { topic: string; cells: string[] }[];
	/** Index of the column that is the firm's own offer. */
	own?: number;
}

/**
 * Of two sides each topic stands above them up to a desk, in columns that the heads and the cells of a row share, and from
 * there on it is a table; more of them make a table on a tablet too, whose own column is not broken by its topics.
 */
const looks = {
	two: {
		table: "lg:table lg:table-fixed",
		head: "md:max-lg:block lg:table-header-group",
		body: "lg:table-row-group",
		row: "lg:table-row md:max-lg:grid-cols-2 md:max-lg:gap-x-12",
		corner: "md:max-lg:hidden",
		topic: "md:max-lg:col-span-full md:max-lg:text-h3 lg:py-4",
		cell: "lg:py-4 lg:pr-8",
	},
	more: {
		table: "md:table md:table-fixed",
		head: "md:table-header-group",
		body: "md:table-row-group",
		row: "md:table-row",
		corner: "",
		topic: "md:py-4",
		cell: "md:py-4 md:pr-4 max-lg:text-small",
	},
};

/**
 * A comparison table: the border's line runs between two sides, and above more of them. On a phone each topic stands above
 * a small list, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	const look = looks[isOfTwo ? "two" : "more"];
	return (
		<div className="relative">
			<BorderLine className={`h-6 ${isOfTwo ? "md:hidden" : ""}`} />
			{isOfTwo ? (
				<BorderLine
					upright
					className="absolute inset-y-0 left-1/2 -ml-3 w-6 max-md:hidden md:max-lg:top-12 lg:left-[calc(62.75%-2rem)] lg:ml-0"
				/>
			) : null}
			<table className={`comparison block w-full border-collapse text-left ${look.table}`}>
				<caption className="sr-only">{caption}</caption>
				<thead className={`sr-only md:not-sr-only ${look.head}`}>
					<tr className={isOfTwo ? `md:max-lg:grid ${look.row}` : undefined}>
						<th scope="col" className={`border-b border-tinta py-3 pr-6 font-semibold md:w-[25.5%] ${look.corner}`}>
							{topic}
						</th>
						{columns.map((column, index) => (
							<th
								key={column}
								scope="col"
								className={`border-b border-tinta py-3 pr-5 font-semibold lg:pr-6 ${index === own ? "comparison-own" : ""}`}
							>
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody className={`block ${look.body}`}>
					{rows.map((row) => (
						<tr key={row.topic} className={`grid border-b border-(--hairline) py-5 align-top ${look.row}`}>
							<th scope="row" className={`pb-2 font-display text-h4 font-normal md:pr-4 ${look.topic}`}>
								{row.topic}
							</th>
							{row.cells.map((cell, index) => (
								<td
									key={columns[index]}
									className={`py-1.5 leading-normal ${look.cell} ${index === own ? "comparison-own" : ""}`}
								>
									<span aria-hidden="true" className="block text-small font-semibold text-bayou md:hidden">
										{columns[index]}
									</span>
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

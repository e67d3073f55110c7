import { BorderLine } from "./border-line.tsx";

interface ComparisonProps {
	caption: string;
	topic: string;
	columns: string[];
	rows: { topic: string; cells: string[] }[];
	/** Index of the column that is the firm's own offer. */
	own?: number;
}

/** Of two sides on a tablet: the columns that the heads and the cells of a row share under a topic. */
const stacked = { block: "md:max-lg:block", row: "md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-12" };

/**
 * A comparison table: the border's line runs between two sides, and above more of them. Up to a desk each topic stands
 * above its two sides; on a phone above a small list, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	const { block, row } = isOfTwo ? stacked : { block: "", row: "" };
	return (
		<div className="relative">
			<BorderLine className={`h-6 ${isOfTwo ? "md:hidden" : ""}`} />
			{isOfTwo ? (
				<BorderLine
					upright
					className="absolute inset-y-0 left-1/2 -ml-3 w-6 max-md:hidden md:max-lg:top-12 lg:left-[calc(62.75%-2rem)] lg:ml-0"
				/>
			) : null}
			<table className={`w-full border-collapse text-left max-md:block md:table md:table-fixed ${block}`}>
				<caption className="sr-only">{caption}</caption>
				<thead className={`sr-only md:not-sr-only md:table-header-group ${block}`}>
					<tr className={row}>
						<th
							scope="col"
							className={`border-b border-tinta py-3 pr-6 font-semibold md:w-[25.5%] ${isOfTwo ? "md:max-lg:hidden" : ""}`}
						>
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
				<tbody className={`max-md:block md:table-row-group ${block}`}>
					{rows.map(({ topic, cells }) => (
						<tr key={topic} className={`border-b border-(--hairline) py-5 align-top max-md:grid md:table-row ${row}`}>
							<th
								scope="row"
								className={`pb-2 font-display text-h4 font-normal ${isOfTwo ? "md:max-lg:col-span-full md:max-lg:text-h3 lg:py-4 lg:pr-6" : "md:py-4 md:pr-4"}`}
							>
								{topic}
							</th>
							{cells.map((cell, index) => (
								<td
									key={columns[index]}
									className={`py-1.5 leading-normal ${isOfTwo ? "lg:py-4 lg:pr-8" : "md:py-4 md:pr-4 md:max-lg:text-small"} ${index === own ? "comparison-own" : ""}`}
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

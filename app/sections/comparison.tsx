import { BorderLine } from "./border-line.tsx";

interface ComparisonProps {
	caption: string;
	topic: string;
	columns: string[];
	rows: { topic: string; cells: string[] }[];
	/** Index of the column that is the firm's own offer. */
	own?: number;
}

/** On a tablet: the columns that the heads and the cells of a row share under a topic. */
const tabletRows = {
	ofTwo: "md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-12",
	ofThree: "md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-6",
};

/**
 * A comparison table: the border's line runs between two sides, and above more of them. Up to a desk each topic stands
 * above its two sides; on a phone above a small list, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	const row = isOfTwo ? tabletRows.ofTwo : tabletRows.ofThree;
	return (
		<div className="relative">
			<BorderLine className={`h-6 ${isOfTwo ? "md:hidden" : ""}`} />
			{isOfTwo ? (
				<BorderLine
					upright
					className="absolute inset-y-0 left-1/2 -ml-3 w-6 max-md:hidden md:max-lg:top-12 lg:left-[calc(62.75%-2rem)] lg:ml-0"
				/>
			) : null}
			<table className="w-full border-collapse text-left max-lg:block lg:table-fixed">
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only md:not-sr-only md:max-lg:block lg:table-header-group">
					<tr className={row}>
						<th scope="col" className="border-b border-tinta py-3 pr-6 font-semibold md:max-lg:hidden lg:w-[25.5%]">
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
				<tbody className="max-lg:block">
					{rows.map(({ topic, cells }) => (
						<tr
							key={topic}
							className={`border-(--hairline) py-5 align-top max-md:grid ${isOfTwo ? "max-md:border-b lg:border-b" : "border-b"} ${row}`}
						>
							<th
								scope="row"
								className={`pb-2 font-display text-h4 font-normal md:max-lg:col-span-full md:max-lg:text-h3 lg:py-4 lg:pr-6 ${isOfTwo ? "md:max-lg:relative md:max-lg:mb-2 md:max-lg:rounded-plate md:max-lg:bg-niebla md:max-lg:px-4 md:max-lg:pt-2" : ""}`}
							>
								{topic}
							</th>
							{cells.map((cell, index) => (
								<td
									key={columns[index]}
									className={`py-1.5 leading-normal lg:py-4 ${isOfTwo ? "lg:pr-8" : "lg:pr-4"} ${index === own ? "comparison-own" : ""}`}
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

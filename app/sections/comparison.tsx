import { BorderLine } from "./border-line.tsx";

interface ComparisonProps {
	caption: string;
	topic: string;
	columns: string[];
	rows: { topic: string; cells: string[] }[];
	/** Index of the column that is the firm's own offer. */
	own?: number;
}

/** From a tablet on: the columns that the heads and the cells of a row share. On a desk it is a table. */
const sides = {
	two: "md:max-lg:grid-cols-2 md:max-lg:gap-x-12",
	more: "md:max-lg:grid-cols-3 md:max-lg:gap-x-6",
};

/**
 * A comparison table: the border's line runs between two sides, and above more of them. Up to a desk each topic stands
 * above its sides; on a phone these are a small list, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	const grid = sides[isOfTwo ? "two" : "more"];
	return (
		<div className="relative">
			<BorderLine className={`h-6 ${isOfTwo ? "md:hidden" : ""}`} />
			{isOfTwo ? (
				<BorderLine
					upright
					className="absolute inset-y-0 left-1/2 -ml-3 w-6 max-md:hidden md:max-lg:top-12 lg:left-[calc(62.75%-2rem)] lg:ml-0"
				/>
			) : null}
			<table
				className={`comparison block w-full border-collapse text-left lg:table ${isOfTwo ? "lg:table-fixed" : ""}`.trimEnd()}
			>
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only md:not-sr-only md:max-lg:block lg:table-header-group">
					<tr className={`md:max-lg:grid ${grid}`}>
						<th scope="col" className="border-b border-tinta py-3 pr-6 font-semibold md:max-lg:hidden md:w-[25.5%]">
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
				<tbody className="block lg:table-row-group">
					{rows.map((row) => (
						<tr key={row.topic} className={`grid border-b border-(--hairline) py-5 align-top lg:table-row ${grid}`}>
							<th
								scope="row"
								className="pb-2 font-display text-h4 font-normal md:max-lg:col-span-full md:max-lg:text-h3 lg:pt-4 lg:pr-6 lg:pb-4"
							>
								{row.topic}
							</th>
							{row.cells.map((cell, index) => (
								<td
									key={columns[index]}
									className={`py-1.5 leading-normal lg:pt-4 lg:pr-8 lg:pb-4 ${index === own ? "comparison-own" : ""}`}
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

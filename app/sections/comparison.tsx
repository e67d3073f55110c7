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
 * A comparison table: the border's line runs between two sides, and above more of them. On a phone a topic has a
 * small list under it, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	return (
		<div className="relative">
			<BorderLine className={`h-6 ${isOfTwo ? "md:hidden" : ""}`} />
			{isOfTwo ? (
				<BorderLine upright className="absolute inset-y-0 left-[calc(62.75%-2rem)] w-6 max-md:hidden" />
			) : null}
			<table
				className={`comparison block w-full border-collapse text-left md:table ${isOfTwo ? "md:table-fixed" : ""}`}
			>
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only md:not-sr-only md:table-header-group">
					<tr>
						<th scope="col" className="border-b border-tinta py-3 pr-6 font-semibold md:w-[25.5%]">
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
				<tbody className="block md:table-row-group">
					{rows.map((row) => (
						<tr key={row.topic} className="grid border-b border-(--hairline) py-5 align-top md:table-row">
							<th scope="row" className="pb-2 font-display text-h4 font-normal md:w-[25.5%] md:pt-4 md:pr-6 md:pb-4">
								{row.topic}
							</th>
							{row.cells.map((cell, index) => (
								<td
									key={columns[index]}
									className={`py-1.5 leading-normal md:pt-4 md:pb-4 ${isOfTwo ? "md:pr-8" : "md:pr-5 lg:pr-8"} ${index === own ? "comparison-own" : ""}`}
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

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
 * A comparison table: the border's line runs between two sides, and above more of them. On a tablet a topic stands over
 * its row; on a phone it has a small list under it, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	const template = isOfTwo ? "md:max-lg:grid-cols-2" : "md:max-lg:grid-cols-3";
	return (
		<div className="relative">
			<BorderLine className={`h-6 ${isOfTwo ? "lg:hidden" : ""}`} />
			{isOfTwo ? (
				<BorderLine upright className="absolute inset-y-0 left-[calc(62.75%-2rem)] w-6 max-lg:hidden" />
			) : null}
			<table
				className={`comparison block w-full border-collapse text-left lg:table ${isOfTwo ? "lg:table-fixed" : ""}`}
			>
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only md:not-sr-only md:block lg:table-header-group">
					<tr className={`md:max-lg:grid ${template}`}>
						<th scope="col" className="border-b border-tinta py-3 pr-6 font-semibold md:max-lg:sr-only lg:w-[25.5%]">
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
						<tr
							key={row.topic}
							className={`grid border-b border-(--hairline) py-5 align-top md:py-0 lg:table-row ${template}`}
						>
							<th
								scope="row"
								className="col-span-full pb-2 font-display text-h4 font-normal md:pt-4 md:pr-6 lg:w-[25.5%] lg:pb-4"
							>
								{row.topic}
							</th>
							{row.cells.map((cell, index) => (
								<td
									key={columns[index]}
									className={`py-1.5 leading-normal md:pb-4 lg:pt-4 ${isOfTwo ? "md:pr-8" : "md:pr-5 lg:pr-8"} ${index === own ? "comparison-own" : ""}`}
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

import { BorderLine } from "./border-line.tsx";

interface ComparisonProps {
	caption: string;
	topic: string;
	columns: string[];
	rows: { topic: string; cells: string[] }[];
	/** Index of the column that is the firm's own offer. */
	own?: number;
}

/** How many of a row stand side by side on a tablet. */
const sideBySide: Readonly<Record<number, string>> = { 2: "md:grid-cols-2", 3: "md:grid-cols-3" };

/**
 * A comparison table: the border's line runs between two sides, and above more of them. Where there is less room each
 * row becomes a topic with a small list under it, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	return (
		<div className="relative">
			<BorderLine className={`h-6 ${isOfTwo ? "lg:hidden" : ""}`} />
			{isOfTwo ? <BorderLine upright className="absolute inset-y-0 left-[calc(61%-2rem)] w-6 max-lg:hidden" /> : null}
			<table
				className={`comparison block w-full border-collapse text-left lg:table ${isOfTwo ? "lg:table-fixed" : ""}`}
			>
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only lg:not-sr-only lg:table-header-group">
					<tr>
						<th scope="col" className="border-b border-tinta py-3 pr-6 font-semibold lg:w-[22%]">
							{topic}
						</th>
						{columns.map((column, index) => (
							<th
								key={column}
								scope="col"
								className={`border-b border-tinta py-3 pr-6 font-semibold ${index === own ? "comparison-own" : ""}`}
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
							className={`grid gap-x-8 border-b border-(--hairline) py-5 align-top lg:table-row lg:py-0 ${sideBySide[columns.length] ?? ""}`}
						>
							<th
								scope="row"
								className="col-span-full pb-2 font-display text-h4 font-normal lg:w-[22%] lg:py-4 lg:pr-6"
							>
								{row.topic}
							</th>
							{row.cells.map((cell, index) => (
								<td
									key={columns[index]}
									data-column={columns[index]}
									className={`py-1.5 leading-normal lg:py-4 lg:pr-8 ${index === own ? "comparison-own" : ""}`}
								>
									<span aria-hidden="true" className="block text-small font-semibold text-bayou lg:hidden">
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

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
 * A comparison table: the border's line runs between two sides, and above more of them. Up to a desk each topic stands
 * above its two sides; on a phone above a small list, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	return (
		<div className={isOfTwo ? "comparison of-two" : "comparison"}>
			<BorderLine className={`h-6 ${isOfTwo ? "md:hidden" : ""}`} />
			{isOfTwo ? (
				<BorderLine
					upright
					className="absolute inset-y-0 left-1/2 -ml-3 w-6 max-md:hidden md:max-lg:top-12 lg:left-[calc(62.75%-2rem)] lg:ml-0"
				/>
			) : null}
			<table>
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only md:not-sr-only">
					<tr>
						<th scope="col">{topic}</th>
						{columns.map((column, index) => (
							<th key={column} scope="col" className={index === own ? "comparison-own" : undefined}>
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ topic, cells }) => (
						<tr key={topic}>
							<th scope="row">{topic}</th>
							{cells.map((cell, index) => (
								<td key={columns[index]} className={index === own ? "comparison-own" : undefined}>
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

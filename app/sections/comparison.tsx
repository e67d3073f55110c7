import { BorderLine } from "./border-line.tsx";

interface ComparisonProps {
	caption: string;
	topic: string;
	columns: string[];
	rows: { topic: string; cells: string[] }[];
	/** Index of the column that is the firm's own offer. */
	own?: number;
}

/** Up to a desk two sides share the width, each topic above them, as no side is the firm's own whose ground would have gaps. */
const halves = {
	line: "left-1/2 -ml-3 md:max-lg:top-12 lg:left-[calc(62.75%-2rem)] lg:ml-0",
	table: "lg:table lg:table-fixed",
	head: "sr-only md:not-sr-only md:max-lg:block lg:table-header-group",
	headRow: "md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-12",
	topicHead: "md:max-lg:hidden md:w-[25.5%]",
	body: "lg:table-row-group",
	row: "md:grid-cols-2 md:gap-x-12 lg:table-row",
	topic: "md:max-lg:col-span-2 md:max-lg:text-h3",
	cell: "lg:pt-4 lg:pr-8 lg:pb-4",
};

/** From a tablet on a topic stands beside its cells. */
const beside = {
	line: "left-[calc(62.75%-2rem)]",
	table: "md:table",
	head: "sr-only md:not-sr-only md:table-header-group",
	headRow: "",
	topicHead: "md:w-[19%] lg:w-[25.5%]",
	body: "md:table-row-group",
	row: "md:table-row",
	topic: "md:pt-4 md:pr-6 md:pb-4",
	cell: "md:pt-4 md:pr-5 md:pb-4 lg:pr-8",
};

/**
 * A comparison table: the border's line runs between two sides, and above more of them. On a phone a topic has a
 * small list under it, which names its columns.
 */
export function Comparison({ caption, topic, columns, rows, own }: ComparisonProps) {
	const isOfTwo = columns.length === 2;
	const look = isOfTwo && own === undefined ? halves : beside;
	return (
		<div className="relative">
			<BorderLine className={`h-6 ${isOfTwo ? "md:hidden" : ""}`} />
			{isOfTwo ? <BorderLine upright className={`absolute inset-y-0 w-6 max-md:hidden ${look.line}`} /> : null}
			<table
				className={`comparison block w-full border-collapse text-left ${look.table} ${isOfTwo ? "md:table-fixed" : ""}`}
			>
				<caption className="sr-only">{caption}</caption>
				<thead className={look.head}>
					<tr className={look.headRow}>
						<th scope="col" className={`border-b border-tinta py-3 pr-6 font-semibold ${look.topicHead}`}>
							{topic}
						</th>
						{columns.map((column, index) => (
							<th
								key={column}
								scope="col"
								className={`border-b border-tinta py-3 pr-5 font-semibold lg:pr-6 ${index === own ? "comparison-own md:max-lg:w-[31%]" : ""}`}
							>
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody className={`block ${look.body}`}>
					{rows.map((row) => (
						<tr key={row.topic} className={`grid border-b border-(--hairline) py-5 align-top ${look.row}`}>
							<th scope="row" className={`pb-2 font-display text-h4 font-normal lg:pt-4 lg:pr-6 lg:pb-4 ${look.topic}`}>
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

interface ComparisonProps {
	caption: string;
	topic: string;
	columns: string[];
	rows: { topic: string; cells: string[] }[];
}

/** A comparison table. On a phone each row becomes a small list that names its columns. */
export function Comparison({ caption, topic, columns, rows }: ComparisonProps) {
	return (
		<table className="comparison block w-full border-collapse text-left md:table">
			<caption className="sr-only">{caption}</caption>
			<thead className="sr-only md:not-sr-only md:table-header-group">
				<tr>
					<th scope="col" className="border-b border-tinta py-3 pr-6 font-semibold">
						{topic}
					</th>
					{columns.map((column) => (
						<th key={column} scope="col" className="border-b border-tinta py-3 pr-6 font-semibold">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block md:table-row-group">
				{rows.map((row) => (
					<tr key={row.topic} className="block border-b border-(--hairline) py-5 align-top md:table-row md:py-0">
						<th
							scope="row"
							className="block pb-2 font-display text-h4 font-normal md:table-cell md:w-[22%] md:py-4 md:pr-6"
						>
							{row.topic}
						</th>
						{row.cells.map((cell, index) => (
							<td
								key={columns[index]}
								data-column={columns[index]}
								className="block py-1.5 leading-normal md:table-cell md:py-4 md:pr-6"
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
	);
}

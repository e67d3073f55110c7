import { usePanel } from "./panel-context.ts";

/** The first words of the assistant. They are the panel's own: never sent, and always in the page's language. */
export function Welcome({ onExample }: { onExample: ((question: string) => void) | undefined }) {
	const { words } = usePanel();
	return (
		<div data-welcome="">
			<p className="sr-only">{words.assistant}:</p>
			<p className="text-[1rem] leading-normal">{words.welcome}</p>
			{onExample ? (
				<ul aria-label={words.examples.label} className="mt-3">
					{words.examples.questions.map((question) => (
						<li key={question} className="border-t border-(--hairline) last:border-b">
							<button
								type="button"
								onClick={() => onExample(question)}
								className="min-h-11 w-full cursor-pointer py-2 text-left text-[1rem] leading-snug text-bayou hover:text-tinta hover:underline"
							>
								{question}
							</button>
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}

import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { anchors } from "../../site/corpus/anchors.ts";
import { Button } from "../../ui/button.tsx";
import { Prose } from "../../ui/prose.tsx";

interface Outcome {
	/** The minimum number of points for this outcome. */
	from: number;
	title: string;
	/** HTML. */
	text: string;
}

export interface Quiz {
	heading: string;
	lead: string;
	questions: { id: string; question: string; answers: { points: number; label: string }[] }[];
	outcomes: Outcome[];
}

/**
 * A short quiz that runs in the browser and sends nothing. Without scripts, the points are shown beside the answers,
 * and the outcomes below, so that readers can add them up.
 */
export function FitQuiz({ quiz }: { quiz: Quiz }) {
	const { t } = useTranslation("clo");
	const [outcome, setOutcome] = useState<Outcome>();
	const result = useRef<HTMLDivElement>(null);

	function evaluate(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const answers = new FormData(event.currentTarget);
		const points = quiz.questions.reduce((sum, { id }) => sum + Number(answers.get(id)), 0);
		// The outcome with the highest minimum that the points reach.
		setOutcome(quiz.outcomes.toSorted((a, b) => b.from - a.from).find(({ from }) => points >= from));
		requestAnimationFrame(() => result.current?.focus());
	}

	return (
		<section id={anchors.clo.quiz} aria-labelledby="quiz-heading" className="on-light bg-niebla py-12 lg:py-20">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-10 px-edge lg:grid-cols-12">
				<div className="lg:col-span-4">
					<h2 id="quiz-heading" className="text-tile text-noche">
						{quiz.heading}
					</h2>
					<p className="mt-4 max-w-[24.5em]">{quiz.lead}</p>
				</div>
				<form onSubmit={evaluate} onReset={() => setOutcome(undefined)} className="lg:col-span-8 lg:pl-8">
					{quiz.questions.map(({ id, question, answers }, index) => (
						<fieldset
							key={id}
							className="mb-6 border-t border-(--hairline) pt-5 [.js_&:not(:has(:checked))~:is(fieldset,.needs-script)]:hidden"
						>
							<legend className="float-left mb-4 w-full">
								<span className="block text-small text-(--quiet)">
									{t("quiz.place", { number: index + 1, of: quiz.questions.length })}
								</span>
								<span className="mt-3 block font-display text-h3 text-noche">{question}</span>
							</legend>
							<div className="clear-both grid gap-2.5 lg:grid-cols-2">
								{answers.map(({ points, label }) => (
									<label
										key={label}
										className="flex min-h-14 cursor-pointer items-center gap-3 rounded-small border-[1.5px] border-gris bg-blanco px-4 py-2 leading-snug hover:border-tinta has-checked:border-noche"
									>
										<input type="radio" name={id} value={points} required className="size-5 shrink-0 accent-petroleo" />
										<span>
											{label}{" "}
											<span className="without-script text-small text-gris">
												({t("quiz.points", { count: points })})
											</span>
										</span>
									</label>
								))}
							</div>
						</fieldset>
					))}
					<div className="needs-script flex flex-wrap gap-3.5">
						<Button type="submit">{t("quiz.submit")}</Button>
						{outcome ? (
							<Button type="reset" variant="quiet">
								{t("quiz.again")}
							</Button>
						) : null}
					</div>
					<div ref={result} tabIndex={-1} aria-live="polite" className="focus:outline-none">
						{outcome ? (
							<div className="mt-8 border-l-2 border-bayou pl-6">
								<h3 className="text-h3 text-noche">{outcome.title}</h3>
								<Prose html={outcome.text} className="mt-3 max-w-text" />
							</div>
						) : null}
					</div>
					<div className="without-script">
						<p className="font-semibold">{t("quiz.noScript")}</p>
						{quiz.outcomes.map(({ from, title, text }) => (
							<div key={from} className="mt-5">
								<h3 className="text-h4">
									{t("quiz.from", { points: from })}: {title}
								</h3>
								<Prose html={text} />
							</div>
						))}
					</div>
				</form>
			</div>
		</section>
	);
}

import type { Turn } from "../assistant.ts";

/** Stands in until the real one is written. */
export function embedded(turn: Turn): ReadableStream<string> {
	return new ReadableStream({
		start(controller) {
			controller.enqueue(turn.locale === "es" ? "Llámenos, por favor." : "Please call us.");
			controller.close();
		},
	});
}

import type { Locale } from "../../../locales/locale.ts";
import { limits } from "../protocol/message.ts";
import { canRetry, isBusy } from "./conversation.ts";
import { conversationStore } from "./conversation-store.ts";
import { outgoingMessages } from "./outgoing.ts";
import { loadConversation } from "./storage.ts";
import { runTurn, type TurnOutcome } from "./turn.ts";

interface Options {
	locale: Locale;
	/** A turn ended without its answer. */
	onFailure: (outcome: Exclude<TurnOutcome, "complete">) => void;
}

/**
 * The conversation of this tab and what can be done with it. It lives beside the view, so that an answer goes on
 * arriving while the panel is closed.
 */
export function createSession({ locale, onFailure }: Options) {
	const store = conversationStore();
	let turn: AbortController | undefined;

	async function run(): Promise<void> {
		const controller = new AbortController();
		turn = controller;
		const outcome = await runTurn({
			messages: outgoingMessages(store.conversation()),
			locale,
			signal: controller.signal,
			onText: (text) => turn === controller && store.receive(text),
		});
		// Stopped, erased or left meanwhile: whoever did it has said what the conversation is now.
		if (turn !== controller) return;
		turn = undefined;
		store.apply({ type: outcome === "complete" ? "completed" : "failed" });
		if (outcome !== "complete") onFailure(outcome);
	}

	function hangUp(change: "stopped" | "erased"): void {
		turn?.abort();
		turn = undefined;
		store.apply({ type: change });
	}

	return {
		subscribe: store.subscribe,
		conversation: store.conversation,
		/** Sends a question, unless it is empty, too long, or an answer is still on its way. */
		ask(text: string): "sent" | "empty" | "too-long" | "busy" {
			const content = text.trim();
			if (isBusy(store.conversation())) return "busy";
			if (content === "") return "empty";
			if (content.length > limits.userContent) return "too-long";
			store.apply({ type: "asked", content });
			void run();
			return "sent";
		},
		/** Ends the answer on its way and keeps what has arrived. */
		stop: () => hangUp("stopped"),
		/** Asks for the last answer once more. */
		retry(): void {
			if (!canRetry(store.conversation())) return;
			store.apply({ type: "retried" });
			void run();
		},
		erase: () => hangUp("erased"),
		/**
		 * Follows the page until the returned function is called: leaving ends the answer on its way, and coming back to a
		 * page that the browser had kept finds what was said in between.
		 */
		followPage(): () => void {
			const leave = () => {
				hangUp("stopped");
				store.save();
			};
			const comeBack = (event: PageTransitionEvent) => {
				if (event.persisted) store.apply({ type: "restored", conversation: loadConversation() });
			};
			addEventListener("pagehide", leave);
			addEventListener("pageshow", comeBack);
			return () => {
				leave();
				removeEventListener("pagehide", leave);
				removeEventListener("pageshow", comeBack);
			};
		},
	};
}

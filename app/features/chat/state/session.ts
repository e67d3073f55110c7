import type { Locale } from "../../../locales/locale.ts";
import { limits } from "../protocol/message.ts";
import { type Change, type Conversation, canRetry, change, isBusy } from "./conversation.ts";
import { outgoingMessages } from "./outgoing.ts";
import { loadConversation, saveConversation } from "./storage.ts";
import { runTurn, type TurnOutcome } from "./turn.ts";

interface Options {
	locale: Locale;
	/** A turn ended without its answer. */
	onFailure: (outcome: Exclude<TurnOutcome, "complete">) => void;
}

/** Milliseconds: text on its way is shown and written down at this pace, not at that of the network. */
const pace = { show: 40, save: 1000 };

/**
 * The conversation of this tab and what can be done with it. It lives beside the view, so that an answer goes on
 * arriving while the panel is closed.
 */
export function createSession({ locale, onFailure }: Options) {
	let conversation: Conversation = loadConversation();
	let turn: AbortController | undefined;
	let unshown = "";
	let showTimer: ReturnType<typeof setTimeout> | undefined;
	let saveTimer: ReturnType<typeof setTimeout> | undefined;
	const listeners = new Set<() => void>();

	function apply(event: Change): void {
		const next = change(conversation, event);
		if (next === conversation) return;
		conversation = next;
		if (event.type === "received") saveTimer ??= setTimeout(save, pace.save);
		else save();
		for (const listener of listeners) listener();
	}

	function save(): void {
		clearTimeout(saveTimer);
		saveTimer = undefined;
		saveConversation(conversation);
	}

	function show(): void {
		clearTimeout(showTimer);
		showTimer = undefined;
		if (unshown !== "") apply({ type: "received", text: unshown });
		unshown = "";
	}

	async function run(): Promise<void> {
		const controller = new AbortController();
		turn = controller;
		const outcome = await runTurn({
			messages: outgoingMessages(conversation),
			locale,
			signal: controller.signal,
			onText(text) {
				if (turn !== controller) return;
				unshown += text;
				showTimer ??= setTimeout(show, pace.show);
			},
		});
		// Stopped, erased or left meanwhile: whoever did it has said what the conversation is now.
		if (turn !== controller) return;
		turn = undefined;
		show();
		apply({ type: outcome === "complete" ? "completed" : "failed" });
		if (outcome !== "complete") onFailure(outcome);
	}

	function stop(): void {
		show();
		turn?.abort();
		turn = undefined;
		apply({ type: "stopped" });
	}

	return {
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		conversation: () => conversation,
		/** Sends a question, unless it is empty, too long, or an answer is still on its way. */
		ask(text: string): "sent" | "empty" | "too-long" | "busy" {
			const content = text.trim();
			if (isBusy(conversation)) return "busy";
			if (content === "") return "empty";
			if (content.length > limits.userContent) return "too-long";
			apply({ type: "asked", content });
			void run();
			return "sent";
		},
		/** Ends the answer on its way and keeps what has arrived. */
		stop,
		/** Asks for the last answer once more. */
		retry(): void {
			if (!canRetry(conversation)) return;
			apply({ type: "retried" });
			void run();
		},
		erase(): void {
			turn?.abort();
			turn = undefined;
			clearTimeout(showTimer);
			showTimer = undefined;
			unshown = "";
			apply({ type: "erased" });
			save();
		},
		/**
		 * Follows the page until it is told to stop: leaving ends the answer on its way, and coming back to a page that
		 * the browser had kept finds what was said in between.
		 */
		followPage(): () => void {
			const leave = () => {
				stop();
				save();
			};
			const comeBack = (event: PageTransitionEvent) => {
				if (event.persisted) apply({ type: "restored", conversation: loadConversation() });
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

import type { Locale } from "../../../locales/locale.ts";
import { limits } from "../protocol/message.ts";
import { type Change, type Conversation, canRetry, change, isBusy } from "./conversation.ts";
import { outgoingMessages } from "./outgoing.ts";
import { loadConversation, saveConversation } from "./storage.ts";
import { runTurn, type TurnOutcome } from "./turn.ts";

interface Options {
	locale: Locale;
	/** Called when a turn ended without its answer. */
	onFailure: (outcome: Exclude<TurnOutcome, "complete">) => void;
}

/** Milliseconds: arriving text is shown and saved at this pace rather than the network's. */
const pace = { show: 40, save: 1000 };

/**
 * The conversation of this tab. It lives outside the view, so that an answer keeps arriving while the panel is closed.
 */
export class ChatSession {
	readonly #options: Options;
	readonly #listeners = new Set<() => void>();
	#conversation: Conversation = loadConversation();
	#turn: AbortController | undefined;
	#unshown = "";
	#showTimer: ReturnType<typeof setTimeout> | undefined;
	#saveTimer: ReturnType<typeof setTimeout> | undefined;

	constructor(options: Options) {
		this.#options = options;
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	readonly conversation = (): Conversation => this.#conversation;

	/** Sends a question unless it is empty, too long, or an answer is still arriving. */
	ask(text: string): "sent" | "empty" | "too-long" | "busy" {
		const content = text.trim();
		if (isBusy(this.#conversation)) return "busy";
		if (content === "") return "empty";
		if (content.length > limits.userContent) return "too-long";
		this.#apply({ type: "asked", content });
		void this.#run();
		return "sent";
	}

	/** Stops the current answer and keeps what has arrived. */
	stop(): void {
		this.#show();
		this.#endTurn();
		this.#apply({ type: "ended", status: "stopped" });
	}

	retry(): void {
		if (!canRetry(this.#conversation)) return;
		this.#apply({ type: "retried" });
		void this.#run();
	}

	erase(): void {
		this.#endTurn();
		this.#unshown = "";
		this.#apply({ type: "erased" });
	}

	/**
	 * Follows the page's lifecycle until the returned function is called: leaving stops the current answer, and returning
	 * to a page from the browser's back/forward cache picks up what was said in between.
	 */
	followPage(): () => void {
		const leave = () => {
			this.stop();
			this.#save();
		};
		const comeBack = (event: PageTransitionEvent) => {
			if (event.persisted) this.#apply({ type: "restored", conversation: loadConversation() });
		};
		addEventListener("pagehide", leave);
		addEventListener("pageshow", comeBack);
		return () => {
			leave();
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", comeBack);
		};
	}

	#endTurn(): void {
		this.#turn?.abort();
		this.#turn = undefined;
	}

	#apply(event: Change): void {
		const next = change(this.#conversation, event);
		if (next === this.#conversation) return;
		this.#conversation = next;
		if (event.type === "received") this.#saveTimer ??= setTimeout(() => this.#save(), pace.save);
		else this.#save();
		for (const listener of this.#listeners) listener();
	}

	#save(): void {
		clearTimeout(this.#saveTimer);
		this.#saveTimer = undefined;
		saveConversation(this.#conversation);
	}

	#show(): void {
		clearTimeout(this.#showTimer);
		this.#showTimer = undefined;
		if (this.#unshown !== "") this.#apply({ type: "received", text: this.#unshown });
		this.#unshown = "";
	}

	async #run(): Promise<void> {
		const controller = new AbortController();
		this.#turn = controller;
		const outcome = await runTurn({
			messages: outgoingMessages(this.#conversation),
			locale: this.#options.locale,
			controller,
			onText: (text) => {
				if (this.#turn !== controller) return;
				this.#unshown += text;
				this.#showTimer ??= setTimeout(() => this.#show(), pace.show);
			},
		});
		// It was stopped, erased or left in the meantime, which has already changed the conversation.
		if (this.#turn !== controller) return;
		this.#turn = undefined;
		this.#show();
		this.#apply({ type: "ended", status: outcome === "complete" ? outcome : "failed" });
		if (outcome !== "complete") this.#options.onFailure(outcome);
	}
}

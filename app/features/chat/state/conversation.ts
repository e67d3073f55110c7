export interface Question {
	id: number;
	role: "user";
	content: string;
}

/** `waiting` may still hold the text of the previous attempt, so that a retry that also fails does not lose it. */
export interface Answer {
	id: number;
	role: "assistant";
	content: string;
	status: "waiting" | "arriving" | "complete" | "stopped" | "failed";
}

export type Entry = Question | Answer;

/** Excludes the welcome. Each question is followed by its answer. */
export type Conversation = readonly Entry[];

export type Change =
	| { type: "asked"; content: string }
	| { type: "received"; text: string }
	| { type: "ended"; status: "complete" | "stopped" | "failed" }
	| { type: "retried" }
	| { type: "erased" }
	| { type: "restored"; conversation: Conversation };

/** The reducer. A change that does not apply to the conversation's state returns it unchanged. */
export function change(conversation: Conversation, event: Change): Conversation {
	switch (event.type) {
		case "asked":
			return isBusy(conversation) ? conversation : withQuestion(conversation, event.content);
		case "received":
			return withAnswer(conversation, isBusy, (answer) => ({
				...answer,
				content: answer.status === "waiting" ? event.text : answer.content + event.text,
				status: "arriving",
			}));
		case "ended":
			return withAnswer(conversation, isBusy, (answer) => ({ ...answer, status: event.status }));
		case "retried":
			return withAnswer(conversation, canRetry, (answer) => ({ ...answer, status: "waiting" }));
		case "erased":
			return [];
		case "restored":
			return event.conversation;
	}
}

export function isBusy(conversation: Conversation): boolean {
	const last = conversation.at(-1);
	return last?.role === "assistant" && (last.status === "waiting" || last.status === "arriving");
}

/** Whether the last answer failed or was stopped. */
export function canRetry(conversation: Conversation): boolean {
	const last = conversation.at(-1);
	return last?.role === "assistant" && (last.status === "failed" || last.status === "stopped");
}

function withQuestion(conversation: Conversation, content: string): Conversation {
	const id = (conversation.at(-1)?.id ?? 0) + 1;
	return [
		...conversation,
		{ id, role: "user", content },
		{ id: id + 1, role: "assistant", content: "", status: "waiting" },
	];
}

function withAnswer(
	conversation: Conversation,
	applies: (conversation: Conversation) => boolean,
	next: (answer: Answer) => Answer,
): Conversation {
	const last = conversation.at(-1);
	return last?.role === "assistant" && applies(conversation)
		? [...conversation.slice(0, -1), next(last)]
		: conversation;
}

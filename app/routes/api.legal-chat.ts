import { legalChat } from "../.server/assistant/legal-chat.ts";
import { environmentContext, requestIdContext, waitUntilContext } from "../.server/environment.ts";
import type { Route } from "./+types/api.legal-chat";

/** One turn of the conversation with the assistant. `legalChat` rejects every method but POST. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
	return legalChat(request, {
		environment: context.get(environmentContext),
		requestId: context.get(requestIdContext),
		waitUntil: context.get(waitUntilContext),
	});
}

export const loader = action;

import { legalChat } from "../.server/assistant/legal-chat.ts";
import { environmentContext, requestIdContext, waitUntilContext } from "../.server/environment.ts";
import type { Route } from "./+types/api.legal-chat";

/** A turn of the conversation with the assistant. Both exports handle every method; `legalChat` rejects all but POST. */
function handle({ request, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
	return legalChat(request, {
		environment: context.get(environmentContext),
		requestId: context.get(requestIdContext),
		waitUntil: context.get(waitUntilContext),
	});
}

export const loader = (args: Route.LoaderArgs) => handle(args);

export const action = (args: Route.ActionArgs) => handle(args);

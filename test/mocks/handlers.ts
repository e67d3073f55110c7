import type { RequestHandler } from "msw";
import { legalChat } from "./legal-chat.ts";
import { turnstile } from "./turnstile.ts";
import { webhook } from "./webhook.ts";

/** Every service outside that the Worker calls, one file each. A request that none of them answers fails its test. */
export const handlers: readonly RequestHandler[] = [...legalChat, ...turnstile, ...webhook];

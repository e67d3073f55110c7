import type { RequestHandler } from "msw";

export const handlers: readonly RequestHandler[] = [];

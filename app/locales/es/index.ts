/** All messages in this language. Messages listed only here are for the server and never reach a browser. */
export { default as assistant } from "./assistant.json" with { type: "json" };
export { default as hours } from "./hours.json" with { type: "json" };
export { default as mail } from "./mail.json" with { type: "json" };
export * from "./pages.ts";
export { default as problems } from "./problems.json" with { type: "json" };

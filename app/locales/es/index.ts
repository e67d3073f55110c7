/** All messages of the language. What only the server says never reaches a browser: it stands here alone. */
export { default as assistant } from "./assistant.json" with { type: "json" };
export { default as hours } from "./hours.json" with { type: "json" };
export { default as mail } from "./mail.json" with { type: "json" };
export * from "./pages.ts";
export { default as problems } from "./problems.json" with { type: "json" };

/** Phosphor icons of the form and the chat, kept apart from `icons.ts` so that no other page loads them. */
export { default as ArrowClockwise } from "~icons/ph/arrow-clockwise";
export { default as ArrowDown } from "~icons/ph/arrow-down";
export { default as Check } from "~icons/ph/check";
export { default as Copy } from "~icons/ph/copy";
export { default as Envelope } from "~icons/ph/envelope-simple";
export { default as Info } from "~icons/ph/info";
export { default as PaperPlane } from "~icons/ph/paper-plane-right";
export { default as Stop } from "~icons/ph/stop-fill";
export { default as Trash } from "~icons/ph/trash";
export { default as Warning } from "~icons/ph/warning-circle";

/**
 * Runs on every page after parsing: small, and without React. It hydrates the page once the visitor uses something that
 * needs it; most visitors never do.
 */
import { layOutLater } from "./boot/defer-layout.ts";
import { listenToDocument } from "./boot/document-events.ts";
import { hydrateOnNeed } from "./boot/on-need.ts";
import { allowOwnWriting } from "./boot/trusted-types.ts";
import { whenIdle } from "./boot/when-idle.ts";
import { readTranscript } from "./features/hand-off/transcript.ts";
import { recordAttribution } from "./features/inquiry/state/attribution.ts";
import { readDraft } from "./features/inquiry/state/draft.ts";

allowOwnWriting();
listenToDocument();
recordAttribution();
layOutLater();
// In development, edits must show at once.
hydrateOnNeed(import.meta.env.DEV || readTranscript() !== "" || readDraft().size > 0);
whenIdle(() => document.querySelector("open-now") && void import("./features/open-now/element.ts"));
// Measuring starts last: the browser buffers earlier entries.
whenIdle(() => void import("./features/vitals/vitals.ts").then(({ startVitals }) => startVitals()));

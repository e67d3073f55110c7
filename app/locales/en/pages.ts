/** The messages that pages use, as one file for browsers. */
export { default as areas } from "./areas.json" with { type: "json" };
export { default as blog } from "./blog.json" with { type: "json" };
export { default as case } from "./case.json" with { type: "json" };
export { default as chat } from "./chat.json" with { type: "json" };
export { default as clo } from "./clo.json" with { type: "json" };
export { default as common } from "./common.json" with { type: "json" };
export { default as consent } from "./consent.json" with { type: "json" };
export { default as faq } from "./faq.json" with { type: "json" };
export { default as firm } from "./firm.json" with { type: "json" };
export { default as inquiry } from "./inquiry.json" with { type: "json" };
export { default as law } from "./law.json" with { type: "json" };
export { default as service } from "./service.json" with { type: "json" };
export { default as team } from "./team.json" with { type: "json" };
export { default as terms } from "./terms.json" with { type: "json" };
export { default as tv } from "./tv.json" with { type: "json" };

/** The site's icons: Phosphor regular, only those used, compiled from the set at build time. */
export { default as ArrowLeft } from "~icons/ph/arrow-left";
export { default as ArrowRight } from "~icons/ph/arrow-right";
export { default as ArrowUpRight } from "~icons/ph/arrow-up-right";
export { default as CaretDown } from "~icons/ph/caret-down";
export { default as ChatCircleDots } from "~icons/ph/chat-circle-dots";
export { default as Clock } from "~icons/ph/clock";
export { default as List } from "~icons/ph/list";
export { default as MapPin } from "~icons/ph/map-pin";
export { default as Phone } from "~icons/ph/phone";
export { default as Play } from "~icons/ph/play-circle";
export { default as WhatsApp } from "~icons/ph/whatsapp-logo";
export { default as Close } from "~icons/ph/x";

/** Phosphor logos of social networks, kept apart from `icons.ts` so that only the page that shows them loads them. */
export { default as FacebookLogo } from "~icons/ph/facebook-logo";
export { default as InstagramLogo } from "~icons/ph/instagram-logo";
export { default as LinkedinLogo } from "~icons/ph/linkedin-logo";
export { default as TiktokLogo } from "~icons/ph/tiktok-logo";
export { default as XLogo } from "~icons/ph/x-logo";
export { default as YoutubeLogo } from "~icons/ph/youtube-logo";

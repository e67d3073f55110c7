import { mark, wordmark } from "#generated/brand.ts";

/**
 * The firm's logo; its container sets the height (`sections/header.css`). It is an image so that its curves are sent
 * once, and lazy because browsers treat an SVG as a separate document, which the first paint need not wait for.
 */
export function BrandMark({ className = "" }: { className?: string }) {
	return <img {...mark} alt="" loading="lazy" className={`brand-mark ${className}`.trimEnd()} />;
}

/** The firm's name: its drawn version if there is one, otherwise set in type. */
export function BrandName({ name }: { name: string }) {
	return wordmark ? <img {...wordmark} alt={name} className="h-6 w-auto shrink-0 lg:h-7" /> : name;
}

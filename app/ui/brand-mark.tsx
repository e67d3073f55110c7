import { mark, wordmark } from "#generated/brand.ts";

/**
 * The firm's logo, as high as where it stands says (`sections/header.css`). An image, so that its curves travel once; a lazy one, because to a browser a
 * drawing is a document of its own, which the first paint need not wait for.
 */
export function BrandMark({ className = "" }: { className?: string }) {
	return <img {...mark} alt="" loading="lazy" className={`brand-mark ${className}`.trimEnd()} />;
}

/** The firm's name: as it is drawn, where the firm has a drawing of it, and in type where not. */
export function BrandName({ name }: { name: string }) {
	return wordmark ? <img {...wordmark} alt={name} className="h-6 w-auto shrink-0 lg:h-7" /> : name;
}

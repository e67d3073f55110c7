/** The guilloche mark; below 24 px its outer ring alone would do. An image, so that its curves travel once. */
export function BrandMark({ className = "size-10" }: { className?: string }) {
	return <img src="/brand/mark.svg" alt="" width="42" height="42" className={className} />;
}

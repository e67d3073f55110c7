/** A progress indicator, announced to screen readers. */
export function Spinner({ label, className = "" }: { label: string; className?: string }) {
	return (
		<span role="status" className={className}>
			<svg
				viewBox="0 0 24 24"
				className="spin block size-7"
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				aria-hidden="true"
			>
				<circle cx="12" cy="12" r="9" opacity="0.3" />
				<path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
			</svg>
			<span className="sr-only">{label}</span>
		</span>
	);
}

import border from "#generated/map/border.svg?url";

/** The course of the border between the firm's places, drawn from the map's geometry; a plain rule where there is none. */
export const borderLine: string = border;

/** The line as an ornament from edge to edge, as high as its class says. */
export function BorderLine({ className = "" }: { className?: string }) {
	return <img src={borderLine} alt="" width={600} height={24} loading="lazy" className={`w-full ${className}`} />;
}

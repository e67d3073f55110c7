import type { ReactNode } from "react";

/** A component's file below `app`, without its ending, such as `ui/button`, and each of its states by name. */
export type Specimens = Record<string, Record<string, ReactNode>>;

/** Puts what takes the width that it is given where a section would. */
export function Framed({ dark = false, children }: { dark?: boolean; children: ReactNode }) {
	return (
		<div className={dark ? "on-dark bg-noche" : ""}>
			<div className="mx-auto max-w-page px-edge py-6">{children}</div>
		</div>
	);
}

/** The same for each of some states. */
export function framed(states: Record<string, ReactNode>): Record<string, ReactNode> {
	return Object.fromEntries(Object.entries(states).map(([name, state]) => [name, <Framed key={name}>{state}</Framed>]));
}

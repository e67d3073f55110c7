import type { ReactNode } from "react";

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<div className="border-t border-(--hairline) pt-6 pb-9">
			<fieldset className="min-w-0">
				<legend className="font-display text-h4 tracking-[-0.016em] text-noche">{legend}</legend>
				<div className="mt-4 grid gap-y-6 [&>*]:min-w-0">{children}</div>
			</fieldset>
		</div>
	);
}

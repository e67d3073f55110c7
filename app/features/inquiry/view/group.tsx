import type { ReactNode } from "react";

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<div className="border-t border-(--hairline) pt-8 pb-12">
			<fieldset className="min-w-0">
				<legend className="font-display text-h3 tracking-[-0.016em] text-noche">{legend}</legend>
				<div className="mt-6 grid gap-y-7 [&>*]:min-w-0">{children}</div>
			</fieldset>
		</div>
	);
}

import { createContext, use } from "react";
import type { Locale } from "../../../locales/locale.ts";
import type { PhoneLink } from "../../../site/firm/phone.ts";

/** What every part of the panel may need. */
export interface PanelFacts {
	locale: Locale;
	/** The firm's. */
	name: string;
	/** Where the firm works, as a list in words. */
	places: string;
	phone: PhoneLink;
	/** A link to another page was followed: a panel that covers the page gets out of its way. */
	leave: () => void;
}

export const PanelContext = createContext<PanelFacts | null>(null);

export function usePanel(): PanelFacts {
	const facts = use(PanelContext);
	if (!facts) throw new Error("usePanel is for what stands inside the panel");
	return facts;
}

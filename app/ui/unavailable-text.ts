import { createContext } from "react";

/** The text in place of a picture that failed, in the page's language. Primitives have no copy of their own. */
export const UnavailableText = createContext("");

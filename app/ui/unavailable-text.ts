import { createContext } from "react";

/** What stands in place of a picture that failed, in the page's language. Primitives have no copy of their own. */
export const UnavailableText = createContext("");

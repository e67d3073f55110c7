import type { ReactNode } from "react";

/** A component's file below `app`, without its ending, such as `ui/button`, and each of its states by name. */
export type Specimens = Record<string, Record<string, ReactNode>>;

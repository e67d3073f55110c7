import { join } from "node:path";

/** Files of a firm are named from the project's folder: here that is the folder of the firm on which a test runs. */
process.chdir(join(import.meta.dirname, "..", process.env.FIRM ?? "."));

import { cpSync, rmSync } from "node:fs";
import { startFront } from "./measure/front.ts";
import { startWorkerd } from "./measure/workerd.ts";

rmSync("/tmp/perf/build", { recursive: true, force: true });
cpSync("build", "/tmp/perf/build", { recursive: true });
const w = await startWorkerd("/tmp/perf/build", 8877);
const f = await startFront(8871, "/tmp/perf/build/client", w.worker);
console.log("up", f.address);
process.on("SIGTERM", () => {
	w.stop();
	process.exit();
});

import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { mostAttempts } from "../../../app/.server/inquiries/jobs.ts";

/** What `wrangler.toml` says and the code knows by heart. */
const { queues } = unstable_readConfig({ config: "wrangler.toml" });

it("what its queues give up comes to a queue that is known by its name, sooner than the code gives a job up", () => {
	const [delivery, dead, ...others] = queues.consumers ?? [];
	expect(others).toEqual([]);
	expect(delivery?.queue).toBe(queues.producers?.[0]?.queue);
	expect(delivery?.queue).not.toMatch(/-dead$/);
	expect(delivery?.dead_letter_queue).toMatch(/-dead$/);
	expect(dead?.queue).toBe(delivery?.dead_letter_queue);
	expect(delivery?.max_retries).toBeLessThan(mostAttempts - 1);
});

import { expect, it, vi } from "vitest";
import { loadOnce } from "../../../app/site/pages/load-once.ts";

it("loads once, however often and however early it is asked for", async () => {
	const load = vi.fn(async () => "loaded");
	const loaded = loadOnce(load);
	expect(load).not.toHaveBeenCalled();
	expect(await Promise.all([loaded(), loaded()])).toEqual(["loaded", "loaded"]);
	expect(await loaded()).toBe("loaded");
	expect(load).toHaveBeenCalledTimes(1);
});

it("tries again after a failure", async () => {
	const load = vi
		.fn<() => Promise<string>>()
		.mockRejectedValueOnce(new TypeError("offline"))
		.mockResolvedValue("loaded");
	const loaded = loadOnce(load);
	await expect(Promise.all([loaded(), loaded()])).rejects.toThrow("offline");
	expect(await loaded()).toBe("loaded");
	expect(load).toHaveBeenCalledTimes(2);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Told = (metric: { name: string; value: number }) => void;

const told = vi.hoisted(() => new Map<string, Told>());
vi.mock("web-vitals", () =>
	Object.fromEntries(
		["LCP", "INP", "CLS", "FCP", "TTFB"].map((name) => [`on${name}`, (tell: Told) => told.set(name, tell)]),
	),
);

/** As much of a page as the module touches. */
class FakeElement {
	constructor(readonly dataset: Record<string, string>) {}
	closest() {
		return this.dataset.count === undefined ? null : this;
	}
}

let page: EventTarget & { visibilityState?: string };
let beacons: { path: string; blob: Blob }[];

async function start(navigator: object = {}) {
	vi.stubGlobal("navigator", {
		...navigator,
		sendBeacon: (path: string, blob: Blob) => beacons.push({ path, blob }),
	});
	const { startVitals } = await import("../../../app/features/vitals/vitals.ts");
	startVitals();
}

function press(count: string | undefined) {
	const event = new Event("click");
	Object.defineProperty(event, "target", { value: new FakeElement(count === undefined ? {} : { count }) });
	page.dispatchEvent(event);
}

/** What was sent, and where to. */
function reports(): Promise<{ path: string; body: unknown }[]> {
	return Promise.all(beacons.map(async ({ path, blob }) => ({ path, body: JSON.parse(await blob.text()) })));
}

function leave() {
	vi.stubGlobal("document", { visibilityState: "hidden" });
	page.dispatchEvent(new Event("visibilitychange"));
	page.dispatchEvent(new Event("pagehide"));
}

beforeEach(() => {
	vi.resetModules();
	told.clear();
	beacons = [];
	page = new EventTarget();
	vi.stubGlobal("Element", FakeElement);
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

test("what was measured and pressed is sent once, when the page is left", async () => {
	await start();
	told.get("LCP")?.({ name: "LCP", value: 1200 });
	told.get("CLS")?.({ name: "CLS", value: 0.02 });
	press("call");
	press("call");
	press("schedule");
	expect(beacons).toEqual([]);
	leave();
	expect(await reports()).toEqual([
		{ path: "/api/vitals", body: { metrics: { LCP: 1200, CLS: 0.02 }, actions: { call: 2, schedule: 1 } } },
	]);
});

test("a page that is hidden again tells what is new, and each metric once", async () => {
	await start();
	told.get("CLS")?.({ name: "CLS", value: 0.02 });
	leave();
	told.get("CLS")?.({ name: "CLS", value: 0.3 });
	press("whatsapp");
	leave();
	expect((await reports())[1]?.body).toEqual({ metrics: {}, actions: { whatsapp: 1 } });
});

test("nothing to tell, nothing sent; presses on other things do not count", async () => {
	await start();
	press(undefined);
	press("something-else");
	leave();
	expect(beacons).toEqual([]);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])("a visitor with %o is not measured", async (wish) => {
	await start(wish);
	expect(told.size).toBe(0);
	press("call");
	leave();
	expect(beacons).toEqual([]);
});

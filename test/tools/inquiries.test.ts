import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { csv, csvHead } from "../../tools/csv.ts";
import * as sql from "../../tools/inquiries/statements.ts";

const reference = "RBL-7K4Q-2M";
const now = new Date("2026-11-20T20:05:00.000Z");
let db: DatabaseSync;

beforeEach(() => {
	db = new DatabaseSync(":memory:");
	const folder = "app/.server/migrations";
	for (const file of readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.sort()) {
		db.exec(readFileSync(`${folder}/${file}`, "utf8"));
	}
	insert(reference, "Ana Prueba", "");
	insert("RBL-9999-9X", "Otra Persona", "honeypot");
});

function insert(ref: string, name: string, flags: string) {
	db.prepare(
		`INSERT INTO inquiries VALUES (?, ?, 'hash', '2026-11-20T12:00:00.000Z', ?, 'ana@correo.example', '+528155550199', 'es',
		 'email', 'san-diego', 'other', 'Juan Ejemplo', 'Un mensaje', '2026-11-24T16:00:00.000Z', NULL, 1, 'Conversación',
		 'https://buscador.example/', 'es', '2026-11-16', 'abc', ?, NULL)`,
	).run(ref, `key-${ref}`, name, flags);
	const kinds = flags ? ["digest"] : ["firm-email", "acknowledgement", "webhook"];
	for (const kind of kinds) {
		db.prepare("INSERT INTO outbox (id, reference, kind, due_at) VALUES (?, ?, ?, ?)").run(
			`${ref}.${kind}`,
			ref,
			kind,
			"2026-11-20T12:05:00.000Z",
		);
	}
}

const states = () =>
	Object.fromEntries(
		db
			.prepare("SELECT id, state FROM outbox")
			.all()
			.map(({ id, state }) => [id, state]),
	);

describe("statements", () => {
	test("list tells how far delivery has come", () => {
		expect(db.prepare(sql.list(50, false)).all()).toHaveLength(2);
		expect(db.prepare(sql.list(1, false)).all()).toHaveLength(1);
		expect(db.prepare(sql.list(50, true)).all()).toMatchObject([
			{ reference: "RBL-9999-9X", flags: "honeypot", deliveries: "digest waiting" },
		]);
	});

	test("show and export name every column that a person may ask to see", () => {
		const columns = db
			.prepare("SELECT name FROM pragma_table_info('inquiries')")
			.all()
			.map(({ name }) => name);
		expect([...sql.exportColumns, "key", "content_hash"].sort()).toEqual(columns.sort());
		expect(db.prepare(sql.show(reference)).all()).toMatchObject([{ name: "Ana Prueba", message: "Un mensaje" }]);
		expect(db.prepare(sql.jobs(reference)).all()).toHaveLength(3);
		const pages = [0, 1, 2].map((offset) =>
			db
				.prepare(sql.page(1, offset))
				.all()
				.map((row) => row.reference),
		);
		expect(pages).toEqual([[reference], ["RBL-9999-9X"], []]);
	});

	test("erase leaves a tombstone without personal data, stops delivery, and touches nobody else", () => {
		db.exec(sql.erase([reference], now));
		const row = db.prepare("SELECT * FROM inquiries WHERE reference = ?").get(reference);
		expect(row).toEqual({
			reference,
			key: `erased ${reference}`,
			content_hash: "",
			received_at: "2026-11-20T12:00:00.000Z",
			name: "",
			email: null,
			phone: null,
			language: "",
			contact_by: "",
			office: "",
			matter: "",
			parties: null,
			message: "",
			slot1: null,
			slot2: null,
			sms_consent: 0,
			transcript: null,
			source: null,
			consent_language: "es",
			consent_version: "2026-11-16",
			consent_hash: "abc",
			flags: "",
			erased_at: now.toISOString(),
		});
		expect(states()).toEqual({ "RBL-9999-9X.digest": "waiting" });
		expect(db.prepare(sql.show("RBL-9999-9X")).all()).toMatchObject([{ name: "Otra Persona" }]);
	});

	test("two erased enquiries may stand side by side", () => {
		db.exec(sql.erase([reference], now));
		db.exec(sql.erase(["RBL-9999-9X"], now));
		expect(db.prepare("SELECT count(*) AS n FROM inquiries WHERE erased_at IS NOT NULL").get()).toEqual({ n: 2 });
	});

	test("redeliver brings dead jobs back to life and hurries waiting ones, but no digest", () => {
		db.exec("UPDATE outbox SET state = 'dead', attempts = 9, alerted_at = 'x' WHERE id LIKE '%.webhook'");
		db.exec("UPDATE outbox SET state = 'delivered' WHERE id LIKE '%.firm-email'");
		expect(
			db
				.prepare(sql.revive(reference, now))
				.all()
				.map(({ kind }) => kind)
				.sort(),
		).toEqual(["acknowledgement", "webhook"]);
		expect(db.prepare("SELECT state, attempts, due_at, alerted_at FROM outbox WHERE kind = 'webhook'").get()).toEqual({
			state: "waiting",
			attempts: 0,
			due_at: now.toISOString(),
			alerted_at: null,
		});
		expect(db.prepare(sql.revive("RBL-9999-9X", now)).all()).toEqual([]);
	});

	test("redeliver makes new jobs for what was delivered, and no second acknowledgement", () => {
		db.exec("UPDATE outbox SET state = 'delivered'");
		expect(db.prepare(sql.revive(reference, now)).all()).toEqual([]);
		db.prepare(sql.repeat(reference, ["firm-email", "webhook"], now)).all();
		expect(Object.values(states()).filter((state) => state === "waiting")).toHaveLength(2);
		expect(new Set(Object.keys(states())).size).toBe(6);
	});

	describe("a person's enquiries", () => {
		const referencesOf = (statement: string) =>
			db
				.prepare(statement)
				.all()
				.map((row) => row.reference);
		const write = (ref: string, column: "email" | "phone", value: string) =>
			db.prepare(`UPDATE inquiries SET ${column} = ? WHERE reference = ?`).run(value, ref);

		beforeEach(() => {
			write("RBL-9999-9X", "email", "otra@correo.example");
			write("RBL-9999-9X", "phone", "33 5555 0123");
			insert("RBL-4444-4X", "Ana Prueba", "");
		});

		test.each(["ana@correo.example", "Ana@Correo.Example", " ana@correo.example "])("are found by %j", (email) => {
			expect(referencesOf(sql.find({ email })).sort()).toEqual(["RBL-4444-4X", reference]);
		});

		test.each(["81 5555 0199", "+52 (81) 5555-0199", "8155550199", "+528155550199", "5555 0199"])(
			"are found by the number %j, however it was written",
			(phone) => {
				write("RBL-4444-4X", "phone", "81.5555.0199 ext. 12");
				expect(referencesOf(sql.find({ phone })).sort()).toEqual(["RBL-4444-4X", reference]);
			},
		);

		test("are not found by a part of an address, a pattern, or a few digits", () => {
			for (const email of ["", "ana@correo", "%", "_na@correo.example"])
				expect(referencesOf(sql.find({ email }))).toEqual([]);
			for (const phone of ["", "555", "0199 ext"]) expect(() => sql.find({ phone })).toThrow("seven digits");
		});

		test("are erased together, and nobody else's", () => {
			const found = referencesOf(sql.find({ email: "ANA@correo.example" })).map(String);
			db.exec(sql.erase(found, now));
			expect(db.prepare("SELECT reference FROM inquiries WHERE erased_at IS NULL").all()).toEqual([
				{ reference: "RBL-9999-9X" },
			]);
			expect(states()).toEqual({ "RBL-9999-9X.digest": "waiting" });
			expect(referencesOf(sql.find({ email: "ana@correo.example" }))).toEqual([]);
		});

		test("whatever is asked for, it is a value and never a part of the statement", () => {
			fc.assert(
				fc.property(
					fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("' OR 1=1 --", "'; DROP TABLE x", "\0'")),
					(text) => {
						write("RBL-4444-4X", "email", "x@x.example");
						expect(referencesOf(sql.find({ email: text }))).toEqual([]);
						// What it is made of cannot end a literal, nor a word of a command line.
						expect(sql.find({ email: text })).toMatch(/^[\w\s.,='()<>]+$/);
					},
				),
			);
		});
	});

	test("nothing but a reference gets into a statement", () => {
		for (const bad of ["", "rbl-7k4q-2m", "RBL-7K4Q-2M' OR '1'='1", "RBL-7K4Q-2M; DROP TABLE inquiries", "%"]) {
			for (const statement of [
				() => sql.show(bad),
				() => sql.jobs(bad),
				() => sql.erase([bad], now),
				() => sql.erase([reference, bad], now),
				() => sql.revive(bad, now),
				() => sql.repeat(bad, ["firm-email"], now),
			]) {
				expect(statement).toThrow("Not a reference");
			}
		}
	});
});

describe("CSV", () => {
	test("opens in a spreadsheet as UTF-8, with commas, quotes and line breaks in their cells", () => {
		expect(csvHead(["a", "b"])).toBe('\uFEFF"a","b"\r\n');
		expect(
			csv(
				["a", "b"],
				[
					{ a: 'uno, "dos"', b: "tres\ncuatro" },
					{ a: null, b: 5 },
				],
			),
		).toBe('"uno, ""dos""","tres\ncuatro"\r\n"","5"\r\n');
	});

	test.each(["=1+1", "+52 81", "-1", "@SUM(A1)", " =1", "＝1", "＋1", "\u0000=1"])(
		"%j is text, not a formula",
		(text) => expect(csv(["a"], [{ a: text }])).toBe(`"'${text}"\r\n`),
	);

	test.each(["\t", "\r", "\n"])("nor is what follows %j at the start", (space) => {
		expect(csv(["a"], [{ a: `${space}=1` }])).toBe(`"'${space}'=1"\r\n`);
	});

	test("no cell ever begins with what starts a formula", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom("=", "+", "-", "@", " ", "\t", "\r", "\n", '"', ",", "a") }),
				(text) => {
					expect(csv(["a"], [{ a: text }])).not.toMatch(/^"\s*[=+\-@]|^"[\t\r\n]/);
				},
			),
		);
	});

	test.each(["x;=cmd|' /C calc'!A0", 'x;"=1+1', "x;\u00a0+1", "x\t@SUM(A1)", "x\n=1+1", 'x\r\n""-1'])(
		"%j is no formula either where the file is read with semicolons or tabs",
		(text) => {
			const cells = csv(["a", "b"], [{ a: "RBL", b: text }]).split(/[;\t\r\n]/);
			expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
		},
	);

	test("however a file is split, no cell begins with what starts a formula", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom("=", "-", "＠", " ", "\t", "\r", "\n", '"', ";", "a") }),
				(text) => {
					for (const cell of csv(["a"], [{ a: text }]).split(/[;\t\r\n]/))
						expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
				},
			),
		);
	});
});

import { slugOf } from "../slug.ts";

/** What the project's settings take from a firm. */
interface Settings {
	name: string;
	domain: string;
	email: string;
}

/**
 * `wrangler.toml` for another firm: names of the Worker, its databases and its queues, and the addresses of mail. What
 * belonged to the previous firm's account, the databases and the routes, is taken out. Comments stay.
 */
export function wranglerFor(source: string, { name, domain, email }: Settings): string {
	const before = /^name = "(.+)"$/m.exec(source)?.[1];
	if (!before) throw new Error("wrangler.toml names no Worker");
	return source
		.replaceAll(`"${before}"`, `"${slugOf(name)}"`)
		.replaceAll(`"${before}-`, `"${slugOf(name)}-`)
		.replace(/^database_id = ".*"$/gm, 'database_id = "00000000-0000-0000-0000-000000000000"')
		.replace(/^routes = .*\n/m, "")
		.replace(/^MAIL_FROM = ".*"$/m, `MAIL_FROM = "sitio@${domain}"`)
		.replace(/^MAIL_TO = ".*"$/m, `MAIL_TO = "${email}"`);
}

/**
 * `package.json` with the firm's name for the project; the rest is the site's own. In `package-lock.json`, where npm would
 * write it with the next install, it stands twice, before the names of packages.
 */
export function packageFor(source: string, name: string): string {
	const before = /"name": "([^"]+)"/.exec(source)?.[1];
	return source.replaceAll(`"name": "${before}"`, `"name": "${slugOf(name)}"`);
}

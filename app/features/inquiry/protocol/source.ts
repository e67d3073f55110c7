/**
 * Where a visitor came from, as an inquiry stores it: `/blog/contrato-bilingue from www.example.com`, or only the path.
 * Queries and other sites' paths are left out, because they can be about the person.
 * @param host of the site that linked to the page.
 */
export function describeSource(path: string, host: string | undefined): string {
	return host ? `${path} from ${host}` : path;
}

/** The host of another site's address; `undefined` for the site's own host and for invalid addresses. */
export function foreignHost(address: string, ownHost: string): string | undefined {
	const host = URL.canParse(address) ? new URL(address).host : "";
	return host === "" || host === ownHost ? undefined : host;
}

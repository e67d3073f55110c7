/**
 * What browsers are made to ask for. By themselves they name gzip first, and what `wrangler dev` and Miniflare put before
 * a Worker then compresses anew what the site keeps in Brotli: a fifth more bytes, which Cloudflare never sends, since it
 * passes Brotli on to whoever takes it.
 */
export const brotli = { "Accept-Encoding": "br" } as const;

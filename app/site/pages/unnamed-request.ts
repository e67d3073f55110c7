/**
 * Stands where a page would have its request's id: pages are cached, and nobody must get another one's (the nil UUID of
 * RFC 9562).
 */
export const unnamedRequest = "00000000-0000-0000-0000-000000000000";

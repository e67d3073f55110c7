/**
 * Placeholder for a page's request id: pages are cached, and nobody must get another request's id (the nil UUID of RFC
 * 9562).
 */
export const unnamedRequest = "00000000-0000-0000-0000-000000000000";

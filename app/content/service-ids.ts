import site from "#generated/pages.json" with { type: "json" };

/** The name of a file in `services`, which is its page's id. */
export type ServiceId = keyof typeof site.services;

/** The practice areas, in display order. */
export const serviceIds = Object.keys(site.services) as ServiceId[];

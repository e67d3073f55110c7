import site from "#generated/pages.json" with { type: "json" };

/** The name of a file in `services`: the id of its page. */
export type ServiceId = keyof typeof site.services;

/** The practice areas, in the order in which pages list them. */
export const serviceIds = Object.keys(site.services) as ServiceId[];

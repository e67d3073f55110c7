/**
 * The cron expressions of `wrangler.toml`. The platform says no more than which of them has come: one that is changed
 * there alone would be taken for the other. A deploy with others is refused (`tools/publish/settings.ts`).
 */
export const sweepCron = "*/5 * * * *";

/** UTC. */
export const dailyHour = 13;

export const dailyCron = `0 ${dailyHour} * * *`;

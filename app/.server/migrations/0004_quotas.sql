-- What may be done only so often in an hour or a day (UTC), by one visitor's network and by all. See app/.server/quota.ts.
CREATE TABLE quotas (
	-- What, when and by whom: 'backend 2026-11-22', 'enquiry 2026-11-22T14 9f3c…'. Of a network there is a salted hash.
	name TEXT PRIMARY KEY,
	used INTEGER NOT NULL,
	-- When its hour or day is over: the row goes with the next run of the five minutes' cron.
	ends TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The salt of a day's hashes. It goes with its day.
CREATE TABLE quota_salts (
	day TEXT PRIMARY KEY,
	salt TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Their count is one of the quotas now.
DROP TABLE chat_calls;

-- Calls to the backend of the assistant, counted by day (UTC). See app/.server/assistant/daily-quota.ts.
CREATE TABLE chat_calls (
	day TEXT PRIMARY KEY,
	calls INTEGER NOT NULL
) WITHOUT ROWID;

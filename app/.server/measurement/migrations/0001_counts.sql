-- Counts by day (UTC), and nothing else: no address of a page or of a visitor, no identifier, no time of day.
-- In a database of their own: whoever floods the beacons must not keep an enquiry waiting.

CREATE TABLE vital_count (
	day TEXT NOT NULL,
	metric TEXT NOT NULL,
	-- Position in the list of bounds in app/features/vitals/protocol/report.ts.
	bucket INTEGER NOT NULL,
	count INTEGER NOT NULL,
	PRIMARY KEY (day, metric, bucket)
) STRICT, WITHOUT ROWID;

CREATE TABLE action_count (
	day TEXT NOT NULL,
	action TEXT NOT NULL,
	count INTEGER NOT NULL,
	PRIMARY KEY (day, action)
) STRICT, WITHOUT ROWID;

CREATE TABLE csp_report_count (
	day TEXT NOT NULL,
	directive TEXT NOT NULL,
	-- 'enforce' when something was blocked, 'report' when it would have been.
	disposition TEXT NOT NULL,
	count INTEGER NOT NULL,
	PRIMARY KEY (day, directive, disposition)
) STRICT, WITHOUT ROWID;

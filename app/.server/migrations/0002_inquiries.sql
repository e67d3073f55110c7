-- Enquiries of the contact form, and what is still to be done about them.
-- Times are UTC, ISO 8601 with milliseconds: they sort as text.

CREATE TABLE inquiries (
	-- What the visitor was shown, RBL-7K4Q-2M.
	reference TEXT PRIMARY KEY,
	-- The form's hidden key. With the hash of the content it tells a replay from a new enquiry.
	key TEXT NOT NULL,
	content_hash TEXT NOT NULL,
	received_at TEXT NOT NULL,
	name TEXT NOT NULL,
	email TEXT,
	phone TEXT,
	language TEXT NOT NULL,
	contact_by TEXT NOT NULL,
	office TEXT NOT NULL,
	matter TEXT NOT NULL,
	parties TEXT,
	message TEXT NOT NULL,
	slot1 TEXT,
	slot2 TEXT,
	sms_consent INTEGER NOT NULL,
	transcript TEXT,
	source TEXT,
	-- Language and version of the notice agreed to, and the SHA-256 of the words as they stood at the form.
	consent_language TEXT NOT NULL,
	consent_version TEXT NOT NULL,
	consent_hash TEXT NOT NULL,
	-- Why it looks automatic: honeypot, fast, turnstile, turnstile-unreachable, rate; separated by spaces. Empty: it does not.
	flags TEXT NOT NULL,
	-- Set when the personal data was erased at the person's request. What is left says that there was an enquiry, no more.
	erased_at TEXT,
	UNIQUE (key, content_hash)
) STRICT;

CREATE INDEX inquiries_received ON inquiries (received_at);

-- The outbox: what has to be sent. Written in one batch with the enquiry; the queue only carries ids.
CREATE TABLE outbox (
	id TEXT PRIMARY KEY,
	reference TEXT NOT NULL REFERENCES inquiries (reference),
	kind TEXT NOT NULL CHECK (kind IN ('firm-email', 'acknowledgement', 'webhook', 'digest')),
	state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
	attempts INTEGER NOT NULL DEFAULT 0,
	-- When a job that is still waiting counts as overdue: its message got lost, and the cron queues it anew.
	due_at TEXT NOT NULL,
	-- While in the future, somebody is sending it.
	leased_until TEXT NOT NULL DEFAULT '',
	-- Why the last attempt failed: a status or the name of an error, nothing personal.
	last_error TEXT,
	settled_at TEXT,
	-- Set when the firm was told that a dead job needs a hand.
	alerted_at TEXT
) STRICT;

CREATE INDEX outbox_waiting ON outbox (state, due_at);
CREATE INDEX outbox_reference ON outbox (reference);

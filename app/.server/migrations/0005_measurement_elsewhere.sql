-- What is measured is counted in a database of its own: app/.server/measurement/migrations. Counts so far are given up.
DROP TABLE vital_count;
DROP TABLE action_count;
DROP TABLE csp_report_count;

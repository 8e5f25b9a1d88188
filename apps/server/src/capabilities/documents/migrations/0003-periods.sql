-- What was issued on the days of a period, for an accountant.
CREATE INDEX documents_by_issue ON documents (website_id, kind, issued_at, number) WHERE NOT is_test;

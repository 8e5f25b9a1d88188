-- A service’s page that no browser may open: its method does not declare this origin.
ALTER TABLE payments ADD COLUMN blocked_origin text NOT NULL DEFAULT '';
CREATE INDEX payments_blocked ON payments (website_id, method, created_at) WHERE blocked_origin <> '';
CREATE INDEX payments_captured ON payments (website_id, method, captured_at) WHERE captured_at IS NOT NULL;

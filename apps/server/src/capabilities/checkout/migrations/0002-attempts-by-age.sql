-- Old ones are forgotten without reading the others.
CREATE INDEX checkout_attempts_by_age ON checkout_attempts (website_id, created_at);

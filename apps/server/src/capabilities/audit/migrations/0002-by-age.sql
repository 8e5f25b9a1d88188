-- What is kept for long enough is found without reading the rest.
CREATE INDEX audit_log_by_age ON audit_log (at);

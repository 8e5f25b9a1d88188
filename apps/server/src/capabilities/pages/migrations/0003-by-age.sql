-- What is kept for long enough is found without reading the rest.
CREATE INDEX page_operations_by_age ON page_operations (website_id, at);

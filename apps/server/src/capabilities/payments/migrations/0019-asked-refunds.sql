-- Refunds that a payment service is still asked for: few, and counted before one of its secrets is removed.
CREATE INDEX refunds_asked ON refunds (website_id, payment_id) WHERE state = 'asked';

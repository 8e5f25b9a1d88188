CREATE INDEX payment_disputes_open ON payment_disputes (website_id, answer_by, id) WHERE state = 'opened';

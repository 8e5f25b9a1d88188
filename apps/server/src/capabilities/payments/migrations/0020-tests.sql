-- Whether no money moves: by the method and its mode when the payment was begun.
ALTER TABLE payments ADD COLUMN is_test boolean NOT NULL DEFAULT false;

-- Of a payment that was stored before, here and in archives: only one method told.
CREATE FUNCTION was_test(method text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT method = 'test' $$;
UPDATE payments SET is_test = true WHERE was_test(method);

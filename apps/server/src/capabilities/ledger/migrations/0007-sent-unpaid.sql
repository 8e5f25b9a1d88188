-- Goods that are sent before they are paid are sold: their sale is in the books, and their invoice is due (decision 82).
CREATE FUNCTION book_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := coalesce(current_setting('vitrine.website', true), '');
BEGIN
  PERFORM set_config('vitrine.website', NEW.website_id, true);
  IF EXISTS (SELECT FROM websites WHERE id = NEW.website_id AND deleted_at IS NULL) THEN
    -- One that is paid is posted with the time of its payment.
    PERFORM book_order(NEW.website_id, NEW.order_id);
    PERFORM book_order(NEW.website_id, NEW.order_id, NEW.sent_at);
  END IF;
  PERFORM set_config('vitrine.website', before, true);
  RETURN NULL;
END $$;
-- Deferred, because an archive brings the books too.
CREATE CONSTRAINT TRIGGER book_shipment AFTER INSERT ON order_shipments DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.undone_at IS NULL) EXECUTE FUNCTION book_shipment();

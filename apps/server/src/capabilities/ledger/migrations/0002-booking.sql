-- The lines of a sale. Its tax is by rate; prices, discounts and shipping are without tax.
CREATE FUNCTION lines_of_sale(bought orders) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  country text := coalesce(bought.address->>'country', '');
  is_included boolean := coalesce((bought.totals->>'isTaxIncluded')::boolean, false);
  tax bigint := coalesce((bought.totals->>'tax')::bigint, 0);
  discount bigint := coalesce((bought.totals->>'discount')::bigint, 0);
  -- What gift cards cost is owed to their holders.
  cards bigint := (SELECT coalesce(sum((line->>'total')::bigint), 0) FROM jsonb_array_elements(bought.lines) AS line
    WHERE (line->>'productType')::integer = 4);
  gross bigint := coalesce((bought.totals->>'subtotal')::bigint, 0) - cards;
  shipping bigint := coalesce((bought.totals->>'shipping')::bigint, 0)
    - CASE WHEN is_included THEN coalesce((bought.totals->>'shippingTax')::bigint, 0) ELSE 0 END;
  items bigint := bought.total - shipping - tax - cards;
  taken_off bigint := CASE WHEN gross - discount <> 0 THEN round(discount::numeric * items / (gross - discount))
    ELSE discount END;
  taxes jsonb;
BEGIN
  SELECT coalesce(jsonb_agg(jsonb_build_object('account', 'tax', 'detail', one->>'name', 'country', one->>'country',
      'region', one->>'region', 'rate', (one->>'rate')::integer, 'amount', -(one->>'amount')::bigint,
      'base', CASE WHEN is_included THEN (one->>'amount')::bigint ELSE 0 END - (one->>'base')::bigint)), '[]')
    INTO taxes FROM jsonb_array_elements(coalesce(bought.totals->'taxes', '[]')) AS one;
  IF coalesce((bought.totals->>'isReverseCharged')::boolean, false) THEN
    taxes := taxes || jsonb_build_array(jsonb_build_object('account', 'tax', 'detail', 'reverseCharge',
      'country', country, 'base', -bought.total, 'amount', 0));
  END IF;
  -- Orders of the first form name no rates.
  tax := tax + coalesce((SELECT sum((one->>'amount')::bigint) FROM jsonb_array_elements(taxes) AS one), 0);
  RETURN jsonb_build_array(
    jsonb_build_object('account', 'customers', 'amount', bought.total),
    jsonb_build_object('account', 'sales', 'country', country, 'amount', -items - taken_off),
    jsonb_build_object('account', 'giftCards', 'amount', -cards),
    jsonb_build_object('account', 'discounts', 'country', country, 'amount', taken_off),
    jsonb_build_object('account', 'shipping', 'country', country, 'amount', -shipping)) || taxes
    || CASE WHEN tax = 0 THEN '[]' ELSE jsonb_build_array(jsonb_build_object('account', 'tax', 'country', country,
      'rate', (bought.totals->>'taxRate')::integer * 10, 'base', -items - shipping, 'amount', -tax)) END;
END $$;

-- The lines of what is taken back of a sale, with its tax divided among the rates that are left of it.
-- Gift cards are taken back with their lines.
CREATE FUNCTION lines_of_credit(bought orders, credited bigint, tax_in_it bigint, cards_in_it bigint, is_last boolean)
RETURNS jsonb LANGUAGE sql AS $$
  WITH cards AS (
    SELECT least(CASE WHEN is_last THEN left_over ELSE least(cards_in_it, left_over) END, credited) AS amount
    FROM (SELECT coalesce(-sum(amount), 0) AS left_over FROM ledger_postings
      WHERE website_id = bought.website_id AND order_id = bought.id AND account = 'giftCards' AND kind IN ('sale', 'credit')
    ) AS sold
  ), kept AS (
    SELECT detail, country, region, rate, -sum(amount) AS tax, -sum(base) AS base FROM ledger_postings
    WHERE website_id = bought.website_id AND order_id = bought.id AND account = 'tax'
    GROUP BY detail, country, region, rate
  ), stacked AS (
    SELECT *, sum(tax) OVER (ORDER BY rate DESC NULLS LAST, country, region, detail) AS upto, sum(tax) OVER () AS whole
    FROM kept
  ), back AS (
    SELECT CASE WHEN is_last THEN coalesce(max(whole), 0) ELSE least(tax_in_it, coalesce(max(whole), 0)) END AS tax
    FROM stacked
  ), shared AS (
    SELECT stacked.*, CASE WHEN whole = 0 THEN 0 ELSE
      round(back.tax * upto / whole) - round(back.tax * (upto - stacked.tax) / whole) END AS share FROM stacked, back
  ), sold AS (
    SELECT coalesce(-sum(amount), 0) AS net FROM ledger_postings
    WHERE website_id = bought.website_id AND order_id = bought.id AND account IN ('sales', 'discounts', 'shipping', 'returns')
  ), based AS (
    -- If everything was taxed, the bases add up to the amount without its tax.
    SELECT shared.*, CASE WHEN is_last THEN base WHEN shared.tax = 0 THEN NULL
      WHEN sum(base) FILTER (WHERE shared.tax <> 0) OVER () = sold.net AND back.tax <> 0 THEN least(base,
        round((credited - back.tax) * sum(share) OVER stack / back.tax)
        - round((credited - back.tax) * (sum(share) OVER stack - share) / back.tax))
      ELSE round(base * share / shared.tax) END AS taken
    FROM shared, sold, back WINDOW stack AS (ORDER BY rate DESC NULLS LAST, country, region, detail)
  ), untaxed AS (
    -- What was not taxed comes back with what no rate explains.
    SELECT *, greatest(0, least(base, credited - (SELECT tax FROM back) - (SELECT amount FROM cards)
      - coalesce(sum(taken) OVER (), 0) - coalesce(sum(base) FILTER (WHERE taken IS NULL)
        OVER (ORDER BY rate DESC NULLS LAST, country, region, detail ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)))
      AS rest FROM based
  )
  SELECT jsonb_build_array(
      jsonb_build_object('account', 'customers', 'amount', -credited),
      jsonb_build_object('account', 'returns', 'country', coalesce(bought.address->>'country', ''),
        'amount', credited - (SELECT tax FROM back) - (SELECT amount FROM cards)),
      jsonb_build_object('account', 'giftCards', 'amount', (SELECT amount FROM cards)))
    || coalesce((SELECT jsonb_agg(jsonb_build_object('account', 'tax', 'detail', detail, 'country', country,
        'region', region, 'rate', rate, 'amount', share::bigint, 'base', coalesce(taken, rest)::bigint)
        ORDER BY rate DESC NULLS LAST, country, region, detail) FROM untaxed), '[]')
$$;

-- Posts whatever is not yet in the books of an order, from its own rows; called again, it adds nothing. A sale is posted
-- once the order is paid in full, or when its invoice is issued before.
CREATE FUNCTION book_order(of_website text, of_order text, sold_at timestamptz DEFAULT NULL) RETURNS void
-- A plan that was made while the tables were small would read all of them when thousands of orders arrive at once.
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  bought orders;
  one record;
  facts jsonb;
  paid bigint;
  paid_at timestamptz;
  uncredited bigint;
  credited bigint;
BEGIN
  SELECT * INTO bought FROM orders WHERE website_id = of_website AND id = of_order;
  IF NOT FOUND THEN RETURN; END IF;
  facts := jsonb_build_object('orderId', of_order, 'currency', bought.currency, 'isTest', EXISTS (
    SELECT FROM payments WHERE website_id = of_website AND order_id = of_order AND method = 'test'));

  -- Money that came in.
  FOR one IN
    SELECT taken.* FROM (
      SELECT 'payment:' || p.id AS event, p.method, p.amount, coalesce(p.captured_at, p.created_at) AS at FROM payments p
      WHERE p.website_id = of_website AND p.order_id = of_order AND p.state IN ('captured', 'late') AND NOT EXISTS (
        SELECT FROM payment_captures c WHERE c.website_id = of_website AND c.payment_id = p.id AND c.state = 'done')
      UNION ALL
      SELECT 'capture:' || c.id, p.method, c.amount, coalesce(c.done_at, c.asked_at) FROM payments p
      JOIN payment_captures c ON c.website_id = p.website_id AND c.payment_id = p.id AND c.state = 'done'
      WHERE p.website_id = of_website AND p.order_id = of_order) taken
    WHERE amount > 0 AND NOT EXISTS (
      SELECT FROM ledger_postings l WHERE l.website_id = of_website AND l.event = taken.event)
  LOOP
    PERFORM post_to_ledger(of_website, one.event, facts || jsonb_build_object('kind', 'payment', 'at', one.at),
      jsonb_build_array(
        jsonb_build_object('account', account_of_method(one.method), 'detail', one.method, 'amount', one.amount),
        jsonb_build_object('account', 'customers', 'amount', -one.amount)));
  END LOOP;

  -- Money that went back; a refund that failed afterwards, or that a service told of twice, is posted back.
  FOR one IN
    SELECT r.id, p.method, r.amount, coalesce(r.done_at, r.asked_at) AS at, booked.times, r.state = 'done' AS is_done
    FROM refunds r JOIN payments p ON p.website_id = r.website_id AND p.id = r.payment_id
    CROSS JOIN LATERAL (SELECT count(*) AS times FROM ledger_postings l WHERE l.website_id = of_website
      AND l.order_id = of_order AND l.event LIKE 'refund:' || r.id || ':%' AND l.line = 1) booked
    WHERE r.website_id = of_website AND r.order_id = of_order AND (r.state = 'done') <> (booked.times % 2 = 1)
    UNION ALL
    SELECT split_part(l.event, ':', 2), max(l.detail), max(abs(l.amount)), now(), count(*), false FROM ledger_postings l
    WHERE l.website_id = of_website AND l.order_id = of_order AND l.kind = 'refund' AND l.line = 1 AND NOT EXISTS (
      SELECT FROM refunds r WHERE r.website_id = of_website AND r.id = split_part(l.event, ':', 2))
    GROUP BY 1 HAVING count(*) % 2 = 1
  LOOP
    PERFORM post_to_ledger(of_website, 'refund:' || one.id || ':' || one.times + 1,
      facts || jsonb_build_object('kind', 'refund', 'at', CASE WHEN one.is_done THEN one.at ELSE now() END),
      jsonb_build_array(
        jsonb_build_object('account', account_of_method(one.method), 'detail', one.method,
          'amount', CASE WHEN one.is_done THEN -one.amount ELSE one.amount END),
        jsonb_build_object('account', 'customers', 'amount', CASE WHEN one.is_done THEN one.amount ELSE -one.amount END)));
  END LOOP;

  -- Money that a bank withholds, gives back or keeps.
  FOR one IN
    SELECT told.* FROM (
      SELECT d.id || ':opened' AS event, 'opened' AS state, p.method, d.amount, d.opened_at AS at FROM payment_disputes d
      JOIN payments p ON p.website_id = d.website_id AND p.id = d.payment_id
      WHERE d.website_id = of_website AND d.order_id = of_order
      UNION ALL
      SELECT d.id || ':' || d.state, d.state, p.method, d.amount, coalesce(d.closed_at, d.opened_at)
      FROM payment_disputes d JOIN payments p ON p.website_id = d.website_id AND p.id = d.payment_id
      WHERE d.website_id = of_website AND d.order_id = of_order AND d.state <> 'opened') told
    WHERE NOT EXISTS (SELECT FROM ledger_postings l
      WHERE l.website_id = of_website AND l.event = 'dispute:' || told.event)
  LOOP
    PERFORM post_to_ledger(of_website, 'dispute:' || one.event,
      facts || jsonb_build_object('kind', 'dispute', 'at', one.at),
      jsonb_build_array(
        jsonb_build_object('account', 'disputes', 'amount', CASE one.state WHEN 'opened' THEN one.amount ELSE -one.amount END),
        jsonb_build_object('account', CASE one.state WHEN 'lost' THEN 'chargebacks' ELSE account_of_method(one.method) END,
          'detail', one.method, 'amount', CASE one.state WHEN 'opened' THEN -one.amount ELSE one.amount END)));
  END LOOP;

  -- The sale. What is released of an authorisation that was captured in part is no longer owed.
  SELECT coalesce(sum(CASE p.state WHEN 'captured' THEN p.amount ELSE taken.amount END), 0),
      max(coalesce(p.captured_at, taken.at)) INTO paid, paid_at
    FROM payments p CROSS JOIN LATERAL (
      SELECT coalesce(sum(c.amount), 0) AS amount, max(c.done_at) AS at FROM payment_captures c
      WHERE c.website_id = of_website AND c.payment_id = p.id AND c.state = 'done') taken
    WHERE p.website_id = of_website AND p.order_id = of_order AND p.state IN ('captured', 'authorised');
  IF NOT EXISTS (SELECT FROM ledger_postings WHERE website_id = of_website AND event = 'sale:' || of_order) THEN
    IF sold_at IS NULL AND (bought.state IN ('pending', 'cancelled') OR paid < bought.total) THEN RETURN; END IF;
    PERFORM post_to_ledger(of_website, 'sale:' || of_order, facts || jsonb_build_object('kind', 'sale',
      'at', coalesce(sold_at, greatest(bought.placed_at, paid_at), bought.created_at)), lines_of_sale(bought));
  END IF;

  -- What is taken back of it: refunds, released money, and what a cancelled order still owed.
  SELECT bought.total + coalesce(sum(amount), 0) INTO uncredited FROM ledger_postings
    WHERE website_id = of_website AND order_id = of_order AND account = 'customers' AND kind = 'credit';
  FOR one IN
    SELECT back.* FROM (
      SELECT 'credit:' || r.id AS event, r.amount, r.tax, r.asked_at AS at, 1 AS turn, (
        SELECT coalesce(sum((part->>'amount')::bigint), 0) FROM jsonb_array_elements(r.lines) AS part
        JOIN jsonb_array_elements(bought.lines) AS line ON line->>'id' = part->>'lineId'
        WHERE (line->>'productType')::integer = 4) AS cards FROM refunds r
      JOIN payments p ON p.website_id = r.website_id AND p.id = r.payment_id AND p.state <> 'late'
      WHERE r.website_id = of_website AND r.order_id = of_order
      UNION ALL
      SELECT 'credit:' || p.id, p.amount - taken.amount, NULL, p.captured_at, 2, 0 FROM payments p CROSS JOIN LATERAL (
        SELECT sum(c.amount) AS amount FROM payment_captures c
        WHERE c.website_id = of_website AND c.payment_id = p.id AND c.state = 'done') taken
      WHERE p.website_id = of_website AND p.order_id = of_order AND p.state = 'captured' AND taken.amount < p.amount
      UNION ALL
      SELECT 'credit:' || of_order, bought.total - paid, NULL, coalesce(bought.cancelled_at, bought.created_at), 3, 0
      WHERE bought.state = 'cancelled') back
    WHERE NOT EXISTS (SELECT FROM ledger_postings l WHERE l.website_id = of_website AND l.event = back.event)
    ORDER BY turn, at, event
  LOOP
    credited := least(one.amount, uncredited);
    CONTINUE WHEN credited <= 0;
    PERFORM post_to_ledger(of_website, one.event, facts || jsonb_build_object('kind', 'credit', 'at', one.at),
      lines_of_credit(bought, credited, CASE WHEN credited = one.amount AND one.tax IS NOT NULL THEN one.tax
        ELSE round(coalesce((bought.totals->>'tax')::numeric, 0) * credited / bought.total)::bigint END,
        one.cards::bigint, credited = uncredited));
    uncredited := uncredited - credited;
  END LOOP;

  -- A refund that turned out to be another one was credited twice.
  FOR one IN
    SELECT l.event FROM ledger_postings l
    WHERE l.website_id = of_website AND l.order_id = of_order AND l.kind = 'credit' AND l.line = 1
      AND NOT EXISTS (SELECT FROM refunds r WHERE r.website_id = of_website AND 'credit:' || r.id = l.event)
      AND NOT EXISTS (SELECT FROM payments p WHERE p.website_id = of_website AND 'credit:' || p.id = l.event)
      AND l.event <> 'credit:' || of_order
      AND NOT EXISTS (SELECT FROM ledger_postings b WHERE b.website_id = of_website AND b.event = l.event || ':back')
  LOOP
    INSERT INTO ledger_postings SELECT website_id, event || ':back', line, 'correction', order_id, account, detail,
      country, region, rate, -base, -amount, currency, is_test, now() FROM ledger_postings
    WHERE website_id = of_website AND event = one.event ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

-- Called when the transaction commits, whatever it changed and in whichever order: the books tell of the same as the rows.
CREATE FUNCTION book_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
  before text := current_setting('vitrine.website', true);
  of_order text := coalesce(changed->>'order_id', changed->>'id');
BEGIN
  IF TG_TABLE_NAME = 'payment_captures' THEN
    SELECT order_id INTO of_order FROM payments
    WHERE website_id = changed->>'website_id' AND id = changed->>'payment_id';
  END IF;
  PERFORM set_config('vitrine.website', changed->>'website_id', true);
  IF EXISTS (SELECT FROM websites WHERE id = changed->>'website_id' AND deleted_at IS NULL) THEN
    PERFORM book_order(changed->>'website_id', of_order);
  END IF;
  PERFORM set_config('vitrine.website', before, true);
  RETURN NULL;
END $$;
-- An order of an amount is booked with its payments.
CREATE CONSTRAINT TRIGGER book_new_order AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.state <> 'pending' AND NEW.total = 0) EXECUTE FUNCTION book_change();
CREATE CONSTRAINT TRIGGER book_order AFTER UPDATE OF state ON orders DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.state <> OLD.state AND (OLD.state = 'pending' OR NEW.state IN ('placed', 'cancelled')))
EXECUTE FUNCTION book_change();
CREATE CONSTRAINT TRIGGER book_payment AFTER INSERT OR UPDATE OF state, is_accounted ON payments DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.state IN ('captured', 'late')) EXECUTE FUNCTION book_change();
CREATE CONSTRAINT TRIGGER book_capture AFTER INSERT OR UPDATE OF state ON payment_captures DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.state = 'done') EXECUTE FUNCTION book_change();
CREATE CONSTRAINT TRIGGER book_refund AFTER INSERT OR DELETE OR UPDATE OF state ON refunds DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION book_change();
CREATE CONSTRAINT TRIGGER book_dispute AFTER INSERT OR UPDATE OF state ON payment_disputes DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION book_change();

-- A card that was not sold, or is changed by a person, and what is left on one whose last day is over: what is owed to
-- the holders of cards is the sum of their balances.
CREATE FUNCTION book_card() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('vitrine.website', true);
  card gift_cards;
BEGIN
  PERFORM set_config('vitrine.website', NEW.website_id, true);
  SELECT * INTO card FROM gift_cards WHERE website_id = NEW.website_id AND id = NEW.card_id;
  IF FOUND AND (NEW.kind <> 'issued' OR card.order_id IS NULL) THEN
    PERFORM post_to_ledger(NEW.website_id, 'giftCard:' || NEW.id, jsonb_build_object('kind', 'giftCard',
      'currency', card.currency, 'isTest', card.is_test, 'at', NEW.at), jsonb_build_array(
      jsonb_build_object('account', 'giftCards', 'amount', -NEW.amount),
      jsonb_build_object('account', CASE NEW.kind WHEN 'expired' THEN 'sales' ELSE 'discounts' END,
        'amount', NEW.amount)));
  END IF;
  PERFORM set_config('vitrine.website', before, true);
  RETURN NULL;
END $$;
-- Deferred, because an archive brings the books too.
CREATE CONSTRAINT TRIGGER book_card AFTER INSERT ON gift_card_entries DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.kind IN ('issued', 'adjusted', 'expired')) EXECUTE FUNCTION book_card();

import type { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';

/** All facts about one buyer's money, goods and mail. */
export interface PaymentFacts {
  readonly orders: readonly string[];
  /** State and amount. */
  readonly payments: readonly string[];
  /** How many of them were never completed. */
  readonly loose: number;
  /** The amounts the service captured and refunded, by its own records. */
  readonly captures: number;
  readonly given: readonly number[];
  /** Amount and state. */
  readonly refunds: readonly string[];
  /** Stock, reserved stock, and the sum of all changes. */
  readonly stock: readonly number[];
  readonly timeline: readonly string[];
  readonly mails: readonly string[];
  /** The ledgers of the gift cards that paid or were bought. */
  readonly cards: readonly string[];
}

export async function factsOf(shop: TestShop, email: string, variantId: string): Promise<PaymentFacts> {
  const [facts] = await shop.query<PaymentFacts & Record<string, unknown>>(
    `WITH o AS (SELECT * FROM orders WHERE website_id = $1 AND email = $2),
       p AS (SELECT * FROM payments WHERE website_id = $1 AND order_id IN (SELECT id FROM o))
     SELECT
       (SELECT array_agg(state ORDER BY id) FROM o) AS orders,
       (SELECT array_agg(state || ' ' || amount ORDER BY id) FROM p) AS payments,
       (SELECT count(*)::int FROM p WHERE NOT is_accounted) AS loose,
       (SELECT coalesce(sum(captures), 0)::int FROM test_gateway_payments
        WHERE website_id = $1 AND payment_id IN (SELECT id FROM p)) AS captures,
       (SELECT coalesce(array_agg(amount::int ORDER BY amount), '{}') FROM test_gateway_refunds
        WHERE website_id = $1 AND payment_id IN (SELECT id FROM p)) AS given,
       (SELECT coalesce(array_agg(amount || ' ' || state ORDER BY amount), '{}') FROM refunds
        WHERE website_id = $1 AND order_id IN (SELECT id FROM o)) AS refunds,
       (SELECT ARRAY[on_hand, reserved,
          (SELECT sum(change)::int FROM stock_changes WHERE website_id = $1 AND variant_id = $3)]
        FROM stock WHERE website_id = $1 AND variant_id = $3) AS stock,
       (SELECT array_agg(kind ORDER BY id) FROM order_timeline
        WHERE website_id = $1 AND order_id IN (SELECT id FROM o)) AS timeline,
       (SELECT coalesce(array_agg(substr(kind, strpos(kind, '.') + 1) ORDER BY kind), '{}') FROM outbox
        WHERE website_id = $1 AND (recipient = $2 OR reply_to = $2)) AS mails,
       (SELECT coalesce(array_agg(kind || ' ' || amount ORDER BY id), '{}') FROM gift_card_entries
        WHERE website_id = $1 AND card_id IN (
          SELECT id FROM gift_cards WHERE website_id = $1 AND order_id IN (SELECT id FROM o)
          UNION SELECT card_id FROM gift_card_entries
          WHERE website_id = $1 AND order_id IN (SELECT id FROM o))) AS cards`,
    email,
    variantId,
  );
  if (!facts) throw new Error('A query of one row gave none.');
  return facts;
}

const none = { loose: 0, captures: 0, given: [], refunds: [], mails: [], cards: [] };
const placedMails = ['confirmation', 'notice'];

/** Two pieces at 18.50 of ten, and shipping of 5.00. */
export const paid: PaymentFacts = {
  ...none,
  orders: ['placed'],
  payments: ['captured 4200'],
  captures: 1,
  stock: [8, 0, 8],
  timeline: ['created', 'paid', 'placed'],
  mails: placedMails,
};
export const unpaid: PaymentFacts = {
  ...none,
  orders: ['cancelled'],
  payments: ['expired 4200'],
  stock: [10, 0, 10],
  timeline: ['created', 'cancelled'],
};
export const awaited: PaymentFacts = {
  ...paid,
  payments: ['awaited 4200'],
  captures: 0,
  timeline: ['placed'],
};

/** What was paid and then fully refunded. */
export const cancelled: PaymentFacts = {
  ...paid,
  orders: ['cancelled'],
  given: [4200],
  refunds: ['4200 done'],
  stock: [10, 0, 10],
  timeline: [...paid.timeline, 'cancelled', 'refunded'],
  mails: ['cancelled', ...placedMails],
};
/** 10.00 of it and a piece. */
export const refundedPart: PaymentFacts = {
  ...paid,
  given: [1000],
  refunds: ['1000 done'],
  stock: [9, 0, 9],
  timeline: [...paid.timeline, 'refundedPart'],
  mails: [...placedMails, 'refundPart'],
};

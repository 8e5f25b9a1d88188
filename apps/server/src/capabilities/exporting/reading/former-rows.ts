/** Columns and tables of older archives that no longer exist. */
export const formerColumns: Readonly<Record<string, readonly string[]>> = {
  orders: ['payment_id', 'tracking'],
  payments: ['part_refunded', 'part_due', 'refunded_at'],
  outbox: ['fault'],
  domains: ['fault'],
};
export const formerTables: ReadonlySet<string> = new Set(['order_refunds']);

/** Columns whose older values are named differently now: of `r`, a row of the archive, and `line`, its JSON. */
export const formerValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Full refunds were states of the payment.
  payments: {
    is_test: 'coalesce(r.is_test, was_test(r.method))',
    state: "CASE WHEN r.state IN ('refunding', 'refundDue', 'refunded') THEN 'captured' ELSE r.state END",
  },
  outbox: { problem: "coalesce(r.problem, line->>'fault')" },
};

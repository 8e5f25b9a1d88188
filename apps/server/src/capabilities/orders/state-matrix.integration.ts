import {
  fulfilmentStates,
  fulfilmentTransitions,
  orderStates,
  orderTransitions,
} from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { canMove } from '@vitrine/core/orders/transitions.ts';
import {
  isPaymentOpen,
  paymentOutcomes,
  paymentStates,
  paymentTransitions,
} from '@vitrine/core/payments/payment-states.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import { type Context, within } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { closePayment, settlePayment } from '../payments/index.ts';
import { moveFulfilment, moveOrder } from './move-order.ts';
import { readOrder } from './orders.store.ts';

let shop: TestShop;
let orderId: string;
let paymentId: string;
beforeAll(async () => {
  shop = await TestShop.open();
  const { variants } = await shop.sell();
  ({ orderId } = await shop.order(await shop.visitorWith(variants[0] ?? '')));
  paymentId = (await shop.see(orderId)).payments[0]?.id ?? '';
});
afterAll(() => shop?.server.stop());

interface Case {
  readonly isAllowed: boolean;
  readonly attempt: (inside: Context) => Promise<unknown>;
}

/**
 * What each attempt answers and leaves behind, all from the same state of the same row. What is allowed is rolled back;
 * what is refused is not, and must have changed nothing in any table.
 */
async function tryAll(
  { table, column = 'state' }: { table: 'orders' | 'payments'; column?: string },
  from: string,
  cases: readonly Case[],
): Promise<{ answer: unknown; state: unknown }[]> {
  const key = [shop.website.id, table === 'orders' ? orderId : paymentId];
  const seen: { answer: unknown; state: unknown }[] = [];
  await undone(shop.server.context(shop.website), async context => {
    const { database } = context;
    const print = () => printOfDatabase({ services: { ...shop.server.services, database } }, shop.website.id);
    await database.query(`UPDATE ${table} SET ${column} = $3 WHERE website_id = $1 AND id = $2`, [
      ...key,
      from,
    ]);
    const before = await print();
    for (const { isAllowed, attempt } of cases) {
      const look = async (inside: Context) => {
        const answer = await attempt(inside);
        const sql = `SELECT ${column} AS state FROM ${table} WHERE website_id = $1 AND id = $2`;
        const [row] = await inside.database.query<{ state: string }>(sql, key);
        seen.push({ answer, state: row?.state });
      };
      await (isAllowed ? undone(context, look) : look(context));
    }
    expect(await print()).toEqual(before);
  });
  return seen;
}

async function undone(context: Context, work: (inside: Context) => Promise<void>): Promise<void> {
  const undo = new Error('Nothing of this stays.');
  const done = context.database.transaction(async transaction => {
    await work(within(context, transaction));
    throw undo;
  });
  await expect(done).rejects.toBe(undo);
}

async function orderIn({ database }: Context) {
  const order = await readOrder(database, shop.website.id, orderId);
  if (order === null) throw new Error('There is no such order.');
  return order;
}

const refused = { ok: false, error: { code: orderErrors.forbiddenMove.code } };

it.each(orderStates)(
  'ORDER-1: an order that is %s moves only as the table says, and is refused by name otherwise',
  async from => {
    const targets = orderStates.filter(to => to !== from);
    const isAllowed = (to: (typeof targets)[number]) => canMove(orderTransitions, from, to);
    const seen = await tryAll(
      { table: 'orders' },
      from,
      targets.map(to => ({
        isAllowed: isAllowed(to),
        attempt: async inside => moveOrder(inside, await orderIn(inside), { to }),
      })),
    );
    expect(seen).toMatchObject(
      targets.map(to =>
        isAllowed(to) ? { answer: { ok: true }, state: to } : { answer: refused, state: from },
      ),
    );
  },
);

it.each(fulfilmentStates)(
  'ORDER-31: what is sent moves from %s only as the table says, and is refused by name otherwise',
  async from => {
    const targets = fulfilmentStates.filter(to => to !== from);
    const isAllowed = (to: (typeof targets)[number]) => canMove(fulfilmentTransitions, from, to);
    const seen = await tryAll(
      { table: 'orders', column: 'fulfilment_state' },
      from,
      targets.map(to => ({
        isAllowed: isAllowed(to),
        attempt: async inside => moveFulfilment(inside, await orderIn(inside), to),
      })),
    );
    expect(seen).toMatchObject(
      targets.map(to =>
        isAllowed(to) ? { answer: { ok: true }, state: to } : { answer: refused, state: from },
      ),
    );
  },
);

it.each(paymentStates)(
  'PAYMENT-1: of a payment that is %s, its service is believed only what the table has',
  async from => {
    const hasFailed = from === 'declined' || from === 'abandoned' || from === 'voided';
    const reports = paymentOutcomes.map(outcome => {
      const to = hasFailed && outcome === 'captured' ? 'late' : outcome;
      return { outcome, to, isAllowed: canMove(paymentTransitions, from, to) };
    });
    const seen = await tryAll(
      { table: 'payments' },
      from,
      reports.map(({ outcome, isAllowed }) => ({
        isAllowed,
        attempt: inside => settlePayment(inside, { paymentId, outcome }),
      })),
    );
    expect(seen).toEqual(
      reports.map(({ to, isAllowed }) => {
        const state = isAllowed ? to : from;
        return { answer: { ok: true, value: { state, isRepeated: false } }, state };
      }),
    );
  },
);

it.each(paymentStates)(
  'PAYMENT-1: a payment that is %s expires only while its buyer can still pay',
  async from => {
    const isAllowed = canMove(paymentTransitions, from, 'expired');
    expect(isAllowed).toBe(isPaymentOpen(from));
    const [seen] = await tryAll({ table: 'payments' }, from, [
      { isAllowed, attempt: inside => closePayment(inside, paymentId) },
    ]);
    expect(seen?.state).toBe(isAllowed ? 'expired' : from);
  },
);

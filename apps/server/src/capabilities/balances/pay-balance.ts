import type { Id } from '@vitrine/core/id/id.ts';
import { balanceOf } from '@vitrine/core/payments/order-payment.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { z } from 'zod';
import { type Context, within } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { lockOrder, statusPath } from '../orders/index.ts';
import {
  closePayments,
  giveUpPayments,
  insertPayment,
  isPaidByHand,
  isTestNow,
  lockPaymentsOf,
  methodsForOrders,
  newPayment,
  type PaymentMethod,
  type PaymentRow,
} from '../payments/index.ts';
import { pathOfBalance } from './balance-token.ts';
import { type OpenedBalance, openBalanceLink } from './open-balance-link.ts';

const formSchema = z.object({
  paymentMethod: z.string().max(100).default(''),
  amount: z.coerce.number().int(),
});

/** The page is shown again, and says that the amount has changed. */
const amountOld = '?amount=old#problems';
/** The page is shown again, and says that the earlier payment could not be ended. */
const stillOpen = '?earlier=open#problems';

/**
 * Begins the payment of what is left, and returns the next page; null if there is no such link. However often and in
 * parallel it is posted, one payment is open at a time (rules BALANCE-4 and BALANCE-5).
 */
export async function payBalance(context: Context, token: string, form: unknown): Promise<string | null> {
  const opened = await openBalanceLink(context, token);
  if (opened === null) return null;
  const here = pathOfBalance(token);
  const posted = formSchema.safeParse(form);
  if (opened.stage !== 'open' || !posted.success) return here;
  const { paymentMethod, amount } = posted.data;
  const offered = await methodsForOrders(context);
  const chosen = offered.find(({ method }) => paymentMethod === '' || method.id === paymentMethod);
  if (chosen === undefined) return here;
  const isTest = isTestNow(chosen);
  const wanted = { token, orderId: opened.order.id, method: chosen.method, isTest, amount };
  const first = await begin(context, wanted);
  if (typeof first === 'string') return first;
  // Begun in another way before: it ends at its service first, so that it cannot be paid twice.
  if (!(await closePayments(context, first.toClose))) return here + stillOpen;
  const second = await begin(context, wanted);
  return typeof second === 'string' ? second : here;
}

interface Wanted {
  readonly token: string;
  readonly orderId: Id;
  readonly method: PaymentMethod;
  readonly isTest: boolean;
  readonly amount: number;
}

/** The next page, or the payments that have to be closed before. */
function begin(context: Context, wanted: Wanted): Promise<string | { readonly toClose: readonly Id[] }> {
  const { database, website } = context;
  return database.transaction(async transaction => {
    const inside = within(context, transaction);
    await lockOrder(transaction, website.id, wanted.orderId);
    await lockPaymentsOf(transaction, website.id, wanted.orderId);
    const opened = await openBalanceLink(inside, wanted.token);
    const here = pathOfBalance(wanted.token);
    if (opened?.stage !== 'open') return here;
    const { order, payments } = opened;
    const { method, isTest } = wanted;
    const amount = balanceOf(payments, order.total);
    if (amount !== wanted.amount) return here + amountOld;
    const begun = payments.filter(({ state }) => isPaymentOpen(state));
    const same = begun.find(
      one => one.method === method.id && one.is_test === isTest && one.amount === amount,
    );
    if (same !== undefined && begun.length === 1 && same.blocked_origin === '') return `/payments/${same.id}`;
    if (begun.length > 0) return { toClose: begun.map(({ id }) => id) };
    return beginNew(inside, opened, { method, isTest, amount });
  });
}

async function beginNew(
  context: Context,
  { order, payments }: OpenedBalance,
  { method, isTest, amount }: Pick<Wanted, 'method' | 'isTest' | 'amount'>,
): Promise<string> {
  const { database, website } = context;
  const isByHand = isPaidByHand(method.id);
  const isKnown = ({ state, ...one }: PaymentRow) => state === 'awaited' && one.method === method.id;
  if (isByHand && payments.some(isKnown)) return statusPath(context, order.id);
  // What is expected by hand stays expected while a service is asked: the buyer may still decide otherwise.
  if (isByHand) await giveUpPayments(context, order.id);
  const payment = newPayment(inLanguage(context, order.language), {
    orderId: order.id,
    method,
    amount,
    currency: order.currency,
    isTest,
  });
  await insertPayment(database, website.id, payment);
  return isByHand ? statusPath(context, order.id) : `/payments/${payment.id}`;
}

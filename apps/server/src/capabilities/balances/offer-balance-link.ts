import { balanceErrors } from '@vitrine/core/balances/balances.errors.ts';
import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { balanceOf } from '@vitrine/core/payments/order-payment.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { lockOrder, mailBalance, noteOnOrder } from '../orders/index.ts';
import { lockPaymentsOf, methodsForOrders } from '../payments/index.ts';
import { readLastLink, saveLink } from './balance-links.store.ts';
import { balancePath } from './balance-token.ts';
import { isPayable, stageOf } from './open-balance-link.ts';

const linkDays = 14;

interface Offer {
  readonly orderId: Id;
  readonly version: number;
  /** As staff saw it. */
  readonly amount: number;
  readonly isMailed: boolean;
}

/** One link for each state of an order: offered again, it is valid for longer (rule BALANCE-1). */
export async function offerBalanceLink(context: Context, offer: Offer): Promise<Result<null>> {
  const { clock, database, website } = context;
  const { orderId, isMailed } = offer;
  const methods = await methodsForOrders(context);
  return transactionOf<Result<null>>(database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    if (!isPayable(order)) return fail(balanceErrors.notPayable, { state: stateInWords(order.state) });
    if (order.is_without_effect) return fail(paymentErrors.testMixed);
    const payments = await lockPaymentsOf(transaction, website.id, orderId);
    const amount = balanceOf(payments, order.total);
    if (amount === 0) return fail(balanceErrors.nothingOwed);
    if (order.version !== offer.version || amount !== offer.amount)
      return fail(balanceErrors.changedMeanwhile);
    if (methods.length === 0) return fail(checkoutErrors.noPayment);
    if (isMailed && order.email === '') return fail(balanceErrors.noEmail);
    const now = clock.now();
    const last = await readLastLink(transaction, website.id, orderId);
    const known = last !== null && stageOf(context, last, { order, payments }) === 'open' ? last : null;
    const link = {
      ...(known ?? { id: newId(), created_at: now, mailed_at: null, withdrawn_at: null }),
      ...{ order_id: orderId, version: order.version },
      expires_at: new Date(now.getTime() + linkDays * 86_400_000),
      ...(isMailed ? { mailed_at: now } : {}),
    };
    await saveLink(transaction, website.id, link);
    const text = formatMoney({ amount, currency: order.currency }, website.settings.language);
    await noteOnOrder(inside, {
      orderId,
      kind: 'balanceLinkOffered',
      text: [text, isMailed ? order.email : ''].filter(Boolean).join(' · '),
    });
    await recordAct(inside, 'order.balanceLinkOffered', { orderId, isMailed });
    if (isMailed)
      await mailBalance(inside, order, {
        amount,
        path: balancePath(context, link.id),
        expiresAt: link.expires_at,
      });
    return succeed(null);
  });
}

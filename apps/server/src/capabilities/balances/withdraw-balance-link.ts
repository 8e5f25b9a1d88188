import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { lockOrder, noteOnOrder } from '../orders/index.ts';
import { closePayments, lockPaymentsOf } from '../payments/index.ts';
import { readLastLink, saveLink } from './balance-links.store.ts';
import { stageOf } from './open-balance-link.ts';

/**
 * First the link ends, so that nothing more begins by it; then what was begun is ended at its service, unless it was
 * paid at that moment: then it counts (rule BALANCE-3).
 * If the service does not answer, the link has ended all the same, and what it still takes counts (rule PAYMENT-33).
 */
export async function withdrawBalanceLink(context: Context, orderId: Id): Promise<Result<null>> {
  const { clock, database, website } = context;
  const begun = await transactionOf<Result<Id[]>>(database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const payments = await lockPaymentsOf(transaction, website.id, orderId);
    const link = await readLastLink(transaction, website.id, orderId);
    if (link === null || stageOf(context, link, { order, payments }) !== 'open') return succeed([]);
    await saveLink(transaction, website.id, { ...link, withdrawn_at: clock.now() });
    await noteOnOrder(inside, { orderId, kind: 'balanceLinkWithdrawn' });
    await recordAct(inside, 'order.balanceLinkWithdrawn', { orderId });
    return succeed(
      payments
        .filter(({ state, is_off_session: isOffSession }) => isPaymentOpen(state) && !isOffSession)
        .map(({ id }) => id),
    );
  });
  if (!begun.ok) return begun;
  await closePayments(context, begun.value);
  return succeed(null);
}

import type { Balance } from '@vitrine/core/balances/balances.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { balanceOf } from '@vitrine/core/payments/order-payment.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { Context } from '../../context.ts';
import { readOrder } from '../orders/index.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { readLastLink } from './balance-links.store.ts';
import { balancePath } from './balance-token.ts';
import { isPayable, stageOf } from './open-balance-link.ts';

export async function balanceView(context: Context, orderId: Id): Promise<Result<{ balance: Balance }>> {
  const { configuration, database, website } = context;
  const order = await readOrder(database, website.id, orderId);
  if (order === null) return fail(callErrors.notFound);
  const payments = (await readPaymentsOf(database, website.id, [orderId])).get(orderId) ?? [];
  const link = await readLastLink(database, website.id, orderId);
  const isOpen = link !== null && stageOf(context, link, { order, payments }) === 'open';
  const amount = balanceOf(payments, order.total);
  return succeed({
    balance: {
      amount,
      currency: order.currency,
      version: order.version,
      isPayable: isPayable(order) && !order.is_without_effect && amount > 0,
      isBeingPaid: payments.some(({ state }) => isPaymentOpen(state)),
      link: isOpen
        ? {
            address: websiteAddress(configuration, website.subdomain) + balancePath(context, link.id),
            expiresAt: link.expires_at.toISOString(),
            mailedAt: link.mailed_at?.toISOString() ?? null,
          }
        : null,
    },
  });
}

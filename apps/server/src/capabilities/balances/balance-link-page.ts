import type { BalanceLinkView } from '@vitrine/core/balances/balance-link-view.ts';
import { cartMessage } from '@vitrine/core/cart/cart.messages.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { balanceOf } from '@vitrine/core/payments/order-payment.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { confirmationToken, statusPath } from '../orders/index.ts';
import { isPaidByHand, methodOf, methodsForOrders, type PaymentRow } from '../payments/index.ts';
import { balancePath } from './balance-token.ts';
import { type OpenedBalance, openBalanceLink } from './open-balance-link.ts';

interface BalancePage {
  /** In the language of the order (decision 56). */
  readonly context: Context;
  readonly link: BalanceLinkView;
  /** Of the order, whose items and totals the page shows; null unless it can be paid. */
  readonly orderToken: string | null;
}

/** What is left to pay, for anyone with its link; null for any other token (rules BALANCE-3 and BALANCE-4). */
export async function balanceLinkPage(
  given: Context,
  {
    token,
    isAmountOld,
    isEarlierOpen,
  }: { readonly token: string; readonly isAmountOld: boolean; readonly isEarlierOpen: boolean },
): Promise<BalancePage | null> {
  const opened = await openBalanceLink(given, token);
  if (opened === null) return null;
  const { link, order, payments, stage } = opened;
  const context = inLanguage(given, order.language);
  if (stage === 'paid')
    return { context, link: { stage, orderAddress: statusPath(context, order.id) }, orderToken: null };
  if (stage !== 'open') return { context, link: { stage }, orderToken: null };
  const { language, store } = context.website.settings;
  const amount = balanceOf(payments, order.total);
  const offered = await methodsForOrders(context);
  const begun = begunBy(opened);
  const first = offered.find(({ method }) => method.id === begun?.method) ?? offered[0];
  return {
    context,
    link: {
      stage,
      address: balancePath(context, link.id),
      expiresAt: link.expires_at.toISOString(),
      number: String(order.number ?? ''),
      amount,
      amountText: formatMoney(priceIn({ ...store, currency: order.currency }, amount), language),
      paymentMethods: offered.map(one => ({
        id: one.method.id,
        ...one.method.wordsIn(language),
        isSaved: false,
        isChosen: one === first,
      })),
      problems: [
        ...(offered.length === 0 ? [cartMessage('noPayment', language)] : []),
        ...(isAmountOld ? [messagesFor(language).balanceAmountChanged] : []),
        ...(isEarlierOpen ? [messagesFor(language).balanceEarlierOpen] : []),
        ...(isAmountOld || isEarlierOpen || begun === null ? [] : problemsOf(begun, language)),
      ],
    },
    orderToken: confirmationToken(context, order.id),
  };
}

/** The last payment at a service that was begun by the link. */
function begunBy({ link, payments }: OpenedBalance): PaymentRow | null {
  return (
    payments.findLast(({ method, created_at }) => !isPaidByHand(method) && created_at >= link.created_at) ??
    null
  );
}

function problemsOf(payment: PaymentRow, language: string): string[] {
  const { state, blocked_origin: origin, decline_reason: reason } = payment;
  if (state === 'captured' || state === 'authorised') return [];
  if (origin !== '') {
    const { name } = methodOf(payment.method).wordsIn(language);
    return [cartMessage('methodBlocked', language, { method: name })];
  }
  if (state === 'declined')
    return [
      cartMessage('declined', language),
      ...(reason === '' ? [] : [cartMessage('declineReason', language, { reason })]),
    ];
  return [cartMessage(state === 'abandoned' ? 'abandoned' : 'unpaid', language)];
}

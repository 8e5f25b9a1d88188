import type { Order } from '@vitrine/core/orders/order.ts';
import { type Refund, refundRest } from '@vitrine/core/orders/refund.ts';
import { formatDay, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './orders.module.css';

/** Every payment of an order, each with its refunds (rule PAYMENT-17). */
export function OrderPayments({ order }: { readonly order: Order }) {
  const { payments, refunds, disputes, currency } = order;
  return (
    <Part title={t('orderPayments')}>
      <ul className={styles.payments}>
        {payments.map(payment => (
          <li key={payment.id}>
            <MoneyRow
              name={payment.name}
              amount={formatPrice(payment.amount, currency)}
              details={[
                t(`payment.${payment.state}`),
                formatDay(payment.capturedAt ?? payment.createdAt),
                ...heldWords(payment, currency),
                payment.declineReason,
              ]}
            />
            {payment.refunded + payment.promised > 0 && (
              <ul>
                {refunds
                  .filter(refund => refund.paymentId === payment.id)
                  .map(refund => (
                    <li key={refund.id}>
                      <MoneyRow
                        name={t('orderRefundOf')}
                        amount={formatPrice(-refund.amount, currency)}
                        details={[
                          t(`refund.${refund.state}`),
                          formatDay(refund.doneAt ?? refund.askedAt),
                          ...piecesInWords(refund, order),
                          refund.reason,
                          refund.reference,
                        ]}
                      />
                    </li>
                  ))}
              </ul>
            )}
            {disputes
              .filter(dispute => dispute.paymentId === payment.id)
              .map(dispute => (
                <MoneyRow
                  key={dispute.id}
                  name={t('orderDispute')}
                  amount={formatPrice(-dispute.amount, currency)}
                  details={[
                    t(`dispute.${dispute.state}`),
                    formatDay(dispute.closedAt ?? dispute.openedAt),
                    dispute.reason,
                    dispute.state === 'opened' && dispute.answerBy !== null
                      ? t('orderDisputeAnswerBy', { date: formatDay(dispute.answerBy) })
                      : '',
                  ]}
                />
              ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The refunded items, the shipping, the amount that is for neither, and the tax (rule ORDER-21). */
function piecesInWords(refund: Refund, { lines, currency }: Order): string[] {
  const { shipping, tax } = refund;
  const rest = refundRest(refund);
  return [
    ...refund.lines.map(({ lineId, quantity, amount }) => {
      const line = lines.find(({ id }) => id === lineId);
      const name = [line?.title, line?.options].filter(Boolean).join(', ');
      return t('orderRefundPieces', { n: quantity, name, price: formatPrice(amount, currency) });
    }),
    shipping > 0 ? t('orderRefundShipping', { price: formatPrice(shipping, currency) }) : '',
    rest > 0 ? t('orderRefundRest', { price: formatPrice(rest, currency) }) : '',
    tax > 0 ? t('orderRefundTax', { price: formatPrice(tax, currency) }) : '',
  ];
}

/** The authorised amount of a payment, and the captured part. */
function heldWords(payment: Order['payments'][number], currency: string): string[] {
  const { amount, captured, capturing, authorised, authorisedUntil, isVoidWanted } = payment;
  const isPart = captured > 0 && captured < amount;
  return [
    isPart ? t('orderCaptured', { price: formatPrice(captured, currency) }) : '',
    capturing > 0 ? t('orderCapturing', { price: formatPrice(capturing, currency) }) : '',
    authorised > 0 && authorisedUntil !== null
      ? t('orderAuthorised', { price: formatPrice(authorised, currency), date: formatDay(authorisedUntil) })
      : '',
    isVoidWanted ? t('orderReleasing') : '',
  ];
}

interface MoneyRowProps {
  readonly name: string;
  readonly amount: string;
  readonly details: readonly string[];
}

function MoneyRow({ name, amount, details }: MoneyRowProps) {
  return (
    <>
      <p className={styles.moneyRow}>
        <span>{name}</span>
        <strong className={styles.amount}>{amount}</strong>
      </p>
      <p className={styles.soft}>{details.filter(Boolean).join(' · ')}</p>
    </>
  );
}

import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { CheckField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { NumberEntry } from '@vitrine/controls/field/number-entry.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { readAmount } from '@vitrine/core/money/read-amount.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { paidFor, refundedPieces } from '@vitrine/core/orders/refund.ts';
import { shippingLeftOf } from '@vitrine/core/orders/refund-parts.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatAmount, formatDay, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import type { OrderDialogProps } from './ask-dialog.tsx';
import { ordersStale } from './orders-stale.ts';

/** Used instead of the id of a payment. */
const newestFirst = 'newest';

export function RefundPartDialog({ order, isOpen, onClose }: OrderDialogProps) {
  return (
    <Dialog title={t('refundPart')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <RefundPartForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

/** The items suggest an amount, which may be changed; the server checks it again. */
function RefundPartForm({ order, onClose }: Omit<OrderDialogProps, 'isOpen'>) {
  // The same request sent twice is one refund.
  const [refundId] = useState(newId);
  const [pieces, setPieces] = useState<ReadonlyMap<string, number>>(new Map());
  const [isShippingIncluded, setIsShippingIncluded] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isRestocked, setIsRestocked] = useState(true);
  const [reason, setReason] = useState('');
  const [isBuyerTold, setIsBuyerTold] = useState(true);
  const [paymentId, setPaymentId] = useState(newestFirst);
  const [invalid, setInvalid] = useState<string | null>(null);
  const refund = useChange(orderCalls.refundPart, ordersStale);
  const decimals = currencyDecimals[order.currency as Currency] ?? 2;
  const earlier = refundedPieces(order.refunds);
  const quantityOf = ({ id }: { id: string }) => pieces.get(id) ?? 0;
  const given = order.payments.filter(({ refundable }) => refundable > 0);
  const chosen = given.find(({ id }) => id === paymentId);
  const left = chosen?.refundable ?? order.refundable;
  const isByHand = (chosen ? [chosen] : given).every(payment => payment.isByHand);
  const shippingLeft = shippingLeftOf(order, order.refunds);
  const shipping = isShippingIncluded ? shippingLeft : 0;
  const proposed = Math.min(paidFor(order, { quantityOf, earlier }) + shipping, left);
  const hasPieces = [...pieces.values()].some(quantity => quantity > 0);
  const problems = fieldProblems(refund.error);
  const submit = () => {
    const amount = readAmount(typed ?? formatAmount(proposed, order.currency), decimals);
    if (amount === null || amount < 1 || amount > left) {
      setInvalid(t('refundPartInvalid', { price: formatPrice(left, order.currency) }));
      return focusFirstProblem();
    }
    const lines = [...pieces].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
    refund.mutate(
      {
        params: { orderId: order.id },
        body: {
          refundId,
          amount,
          lines,
          shipping: Math.min(shipping, amount),
          isRestocked: isRestocked && hasPieces,
          reason,
          isBuyerTold,
          ...(chosen ? { paymentId: chosen.id } : {}),
        },
      },
      { onSuccess: onClose, onError: focusFirstProblem },
    );
  };
  return (
    <Form onSubmit={submit} problem={refund.isError ? messageOf(refund.error) : null}>
      <p>{t('refundPartHint', { price: formatPrice(order.refundable, order.currency) })}</p>
      {order.lines.map(line => {
        const left = line.quantity - (earlier.get(line.id) ?? 0);
        return (
          left > 0 && (
            <NumberEntry
              key={line.id}
              label={[line.title, line.options].filter(Boolean).join(', ')}
              value={quantityOf(line)}
              onChange={quantity => {
                setTyped(null);
                setPieces(new Map(pieces).set(line.id, Math.floor(quantity)));
              }}
              min={0}
              max={left}
              unit={t('refundPartOf', { n: left })}
            />
          )
        );
      })}
      {shippingLeft > 0 && (
        <CheckField
          label={t('refundPartShipping', { price: formatPrice(shippingLeft, order.currency) })}
          isOn={isShippingIncluded}
          onChange={isOn => {
            setTyped(null);
            setIsShippingIncluded(isOn);
          }}
        />
      )}
      {given.length > 1 && (
        <SelectField
          label={t('refundPartFrom')}
          value={paymentId}
          onChange={value => {
            setInvalid(null);
            setPaymentId(value);
          }}
          choices={[
            { value: newestFirst, label: t('refundPartNewest') },
            ...given.map(({ id, name, refundable, capturedAt, createdAt }) => ({
              value: id,
              label: t('refundPartPayment', {
                method: name,
                date: formatDay(capturedAt ?? createdAt),
                price: formatPrice(refundable, order.currency),
              }),
            })),
          ]}
        />
      )}
      <TextField
        label={t('refundPartAmount')}
        value={typed ?? formatAmount(proposed, order.currency)}
        onChange={text => {
          setInvalid(null);
          setTyped(text);
        }}
        problem={invalid ?? problems.amount}
        inputMode="decimal"
        unit={order.currency}
      />
      {hasPieces && order.state !== 'held' && !order.isWithoutEffect && (
        <CheckField label={t('refundPartRestock')} isOn={isRestocked} onChange={setIsRestocked} />
      )}
      <TextField label={t('reason')} value={reason} onChange={setReason} rows={2} />
      <CheckField
        label={t('tellBuyer', { email: order.email })}
        isOn={isBuyerTold}
        onChange={setIsBuyerTold}
      />
      <Button kind="primary" type="submit" isPending={refund.isPending}>
        {t(isByHand ? 'refundPartByHand' : 'refundPart')}
      </Button>
    </Form>
  );
}

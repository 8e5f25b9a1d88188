import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { parseDecimals } from '@vitrine/core/money/parse-amount.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import type { OrderDialogProps } from './ask-dialog.tsx';
import { ordersStale } from './orders-stale.ts';

export function PartPaidDialog({ order, isOpen, onClose }: OrderDialogProps) {
  return (
    <Dialog title={t('orderMarkPaidPart')} isOpen={isOpen} onClose={onClose} size="small">
      {isOpen && <PartPaidForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

/** A deposit, say: the rest stays to be paid. */
function PartPaidForm({ order, onClose }: Omit<OrderDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const mark = useChange(orderCalls.markPaid, ordersStale);
  const decimals = currencyDecimals[order.currency as Currency] ?? 2;
  const problem = fault ?? fieldProblems(mark.error).amount;
  const submit = () => {
    const amount = parseDecimals(typed.trim().replace(',', '.'), decimals);
    if (amount === null || amount < 1 || amount > order.awaited) {
      setFault(t('refundPartFault', { price: formatPrice(order.awaited, order.currency) }));
      return focusFirstProblem();
    }
    mark.mutate(
      { params: { orderId: order.id }, body: { amount } },
      { onSuccess: onClose, onError: focusFirstProblem },
    );
  };
  return (
    <Form onSubmit={submit} problem={mark.isError && problem === undefined ? messageOf(mark.error) : null}>
      <p>{t('orderMarkPaidPartHint', { price: formatPrice(order.awaited, order.currency) })}</p>
      <TextField
        label={t('orderPaidAmount')}
        value={typed}
        onChange={text => {
          setFault(null);
          setTyped(text);
        }}
        problem={problem}
        inputMode="decimal"
        unit={order.currency}
        autoFocus
      />
      <Button kind="primary" type="submit" isPending={mark.isPending}>
        {t('orderMarkPaidPart')}
      </Button>
    </Form>
  );
}

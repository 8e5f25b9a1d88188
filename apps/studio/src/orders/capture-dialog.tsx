import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import { decimalText } from '@vitrine/core/money/format-money.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { parseDecimals } from '@vitrine/core/money/parse-amount.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatDay, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import type { OrderDialogProps } from './ask-dialog.tsx';
import { ordersStale } from './orders-stale.ts';

export function CaptureDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const payment = heldPayment(order);
  return (
    <Dialog title={t('orderCapture')} isOpen={isOpen} onClose={onClose} size="small">
      {isOpen && payment && <CaptureForm order={order} payment={payment} onClose={onClose} />}
    </Dialog>
  );
}

/** The first payment of which something is held, and its service is not asked just now. */
export function heldPayment({ payments }: Order): Order['payments'][number] | undefined {
  return payments.find(
    ({ authorised, capturing, isVoidWanted }) => authorised > 0 && capturing === 0 && !isVoidWanted,
  );
}

interface CaptureFormProps extends Omit<OrderDialogProps, 'isOpen'> {
  readonly payment: Order['payments'][number];
}

/** All of it, or less: the rest stays held. */
function CaptureForm({ order, payment, onClose }: CaptureFormProps) {
  // The same request sent twice takes money once.
  const [captureId] = useState(newId);
  const decimals = currencyDecimals[order.currency as Currency] ?? 2;
  const [typed, setTyped] = useState(decimalText(payment.authorised, decimals));
  const [fault, setFault] = useState<string | null>(null);
  const capture = useChange(orderCalls.capture, ordersStale);
  const problem = fault ?? fieldProblems(capture.error).amount;
  const price = formatPrice(payment.authorised, order.currency);
  const submit = () => {
    const amount = parseDecimals(typed.trim().replace(',', '.'), decimals);
    if (amount === null || amount < 1 || amount > payment.authorised) {
      setFault(t('refundPartFault', { price }));
      return focusFirstProblem();
    }
    capture.mutate(
      { params: { orderId: order.id }, body: { paymentId: payment.id, captureId, amount } },
      { onSuccess: onClose, onError: focusFirstProblem },
    );
  };
  return (
    <Form
      onSubmit={submit}
      problem={capture.isError && problem === undefined ? messageOf(capture.error) : null}
    >
      <p>
        {t('orderCaptureHint', {
          price,
          date: payment.authorisedUntil === null ? '' : formatDay(payment.authorisedUntil),
        })}
      </p>
      <TextField
        label={t('orderCaptureAmount')}
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
      <Button kind="primary" type="submit" isPending={capture.isPending}>
        {t('orderCapture')}
      </Button>
    </Form>
  );
}

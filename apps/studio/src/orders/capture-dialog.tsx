import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { formatDay, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { AmountForm } from './amount-form.tsx';
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

/** The first payment with an authorised amount whose service has no request in progress. */
export function heldPayment({ payments }: Order): Order['payments'][number] | undefined {
  return payments.find(
    ({ authorised, capturing, isVoidWanted }) => authorised > 0 && capturing === 0 && !isVoidWanted,
  );
}

interface CaptureFormProps extends Omit<OrderDialogProps, 'isOpen'> {
  readonly payment: Order['payments'][number];
}

/** The full amount or less: the rest stays authorised. */
function CaptureForm({ order, payment, onClose }: CaptureFormProps) {
  // The same request sent twice captures the money once.
  const [captureId] = useState(newId);
  const capture = useChange(orderCalls.capture, ordersStale);
  const { authorised, authorisedUntil } = payment;
  return (
    <AmountForm
      hint={t('orderCaptureHint', {
        price: formatPrice(authorised, order.currency),
        date: authorisedUntil === null ? '' : formatDay(authorisedUntil),
      })}
      label={t('orderCaptureAmount')}
      action={t('orderCapture')}
      currency={order.currency}
      most={authorised}
      proposed={authorised}
      isPending={capture.isPending}
      error={capture.error}
      onSubmit={amount =>
        capture.mutate(
          { params: { orderId: order.id }, body: { paymentId: payment.id, captureId, amount } },
          { onSuccess: onClose, onError: focusFirstProblem },
        )
      }
    />
  );
}

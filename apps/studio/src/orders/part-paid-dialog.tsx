import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { AmountForm } from './amount-form.tsx';
import type { OrderDialogProps } from './ask-dialog.tsx';
import { ordersStale } from './orders-stale.ts';

export function PartPaidDialog({ order, isOpen, onClose }: OrderDialogProps) {
  return (
    <Dialog title={t('orderMarkPaidPart')} isOpen={isOpen} onClose={onClose} size="small">
      {isOpen && <PartPaidForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

/** Records a partial payment, such as a deposit: the rest stays outstanding. */
function PartPaidForm({ order, onClose }: Omit<OrderDialogProps, 'isOpen'>) {
  const mark = useChange(orderCalls.markPaid, ordersStale);
  return (
    <AmountForm
      hint={t('orderMarkPaidPartHint', { price: formatPrice(order.awaited, order.currency) })}
      label={t('orderPaidAmount')}
      action={t('orderMarkPaidPart')}
      currency={order.currency}
      most={order.awaited}
      isPending={mark.isPending}
      error={mark.error}
      onSubmit={amount =>
        mark.mutate(
          { params: { orderId: order.id }, body: { amount } },
          { onSuccess: onClose, onError: focusFirstProblem },
        )
      }
    />
  );
}

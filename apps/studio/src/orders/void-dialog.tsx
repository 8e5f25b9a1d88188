import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import type { OrderDialogProps } from './ask-dialog.tsx';
import { heldPayment } from './capture-dialog.tsx';
import { ordersStale } from './orders-stale.ts';

export function VoidDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const toast = useToast();
  const release = useChange(orderCalls.void, ordersStale);
  const payment = heldPayment(order);
  if (!payment) return null;
  const price = formatPrice(payment.authorised, order.currency);
  const submit = () =>
    release.mutate(
      { params: { orderId: order.id }, body: { paymentId: payment.id } },
      { onSuccess: onClose, onError: error => toast({ message: messageOf(error), isError: true }) },
    );
  return (
    <ConfirmDialog
      title={t('orderVoidAsk', { price })}
      message={<p>{t('orderVoidHint', { price })}</p>}
      action={t('orderVoid')}
      isOpen={isOpen}
      isDestructive
      isPending={release.isPending}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

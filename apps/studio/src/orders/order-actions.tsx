import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog, Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatPrice } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { nameOfOrder } from './orders-room.tsx';
import { ordersStale } from './orders-stale.ts';
import { type OrderDialogProps, RefundDialog, RefundSentDialog } from './refund-dialogs.tsx';

/** What may be done with the order now; the server says which. */
export function OrderActions({ order }: { readonly order: Order }) {
  const mayManage = useMay('manageOrders');
  const toast = useToast();
  const [open, setOpen] = useState<'fulfil' | 'cancel' | 'refund' | 'markRefunded' | null>(null);
  const markPaid = useChange(orderCalls.markPaid, ordersStale);
  const release = useChange(orderCalls.release, ordersStale);
  const params = { orderId: order.id };
  const onError = (error: unknown) => toast({ message: messageOf(error), isFault: true });
  if (!mayManage) return null;
  const can = (action: Order['actions'][number]) => order.actions.includes(action);
  return (
    <>
      {can('cancel') && <Button onPress={() => setOpen('cancel')}>{t('orderCancel')}</Button>}
      {can('release') && (
        <Button onPress={() => release.mutate({ params }, { onError })} isPending={release.isPending}>
          {t('orderRelease')}
        </Button>
      )}
      {can('markPaid') && (
        <Button onPress={() => markPaid.mutate({ params }, { onError })} isPending={markPaid.isPending}>
          {t('orderMarkPaid')}
        </Button>
      )}
      {can('fulfil') && (
        <Button kind="primary" onPress={() => setOpen('fulfil')}>
          {t('orderFulfil')}
        </Button>
      )}
      {can('refund') && <Button onPress={() => setOpen('refund')}>{t('orderRefund')}</Button>}
      {can('markRefunded') && (
        <Button kind="primary" onPress={() => setOpen('markRefunded')}>
          {t('orderMarkRefunded')}
        </Button>
      )}
      <RefundDialog order={order} isOpen={open === 'refund'} onClose={() => setOpen(null)} />
      <RefundSentDialog order={order} isOpen={open === 'markRefunded'} onClose={() => setOpen(null)} />
      <FulfilDialog order={order} isOpen={open === 'fulfil'} onClose={() => setOpen(null)} />
      <CancelDialog order={order} isOpen={open === 'cancel'} onClose={() => setOpen(null)} />
    </>
  );
}

function FulfilDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const [carrier, setCarrier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [trackingAddress, setTrackingAddress] = useState('');
  const [isBuyerTold, setIsBuyerTold] = useState(true);
  const fulfil = useChange(orderCalls.fulfil, ordersStale);
  const problems = fieldProblems(fulfil.error);
  const submit = () =>
    fulfil.mutate(
      { params: { orderId: order.id }, body: { carrier, trackingNumber, trackingAddress, isBuyerTold } },
      { onSuccess: onClose, onError: focusFirstProblem },
    );
  return (
    <Dialog title={t('orderFulfil')} isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={submit} problem={fulfil.isError ? messageOf(fulfil.error) : null}>
        <TextField label={t('carrier')} value={carrier} onChange={setCarrier} problem={problems.carrier} />
        <TextField
          label={t('trackingNumber')}
          value={trackingNumber}
          onChange={setTrackingNumber}
          problem={problems.trackingNumber}
        />
        <TextField
          label={t('trackingAddress')}
          type="url"
          value={trackingAddress}
          onChange={setTrackingAddress}
          problem={problems.trackingAddress}
          help={t('trackingHint')}
        />
        <CheckField
          label={t('tellBuyer', { email: order.email })}
          isOn={isBuyerTold}
          onChange={setIsBuyerTold}
        />
        <Button kind="primary" type="submit" isPending={fulfil.isPending}>
          {t('orderFulfilNow')}
        </Button>
      </Form>
    </Dialog>
  );
}

function CancelDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isBuyerTold, setIsBuyerTold] = useState(true);
  const cancel = useChange(orderCalls.cancel, ordersStale);
  const submit = () =>
    cancel.mutate(
      { params: { orderId: order.id }, body: { reason, isBuyerTold } },
      { onSuccess: onClose, onError: error => toast({ message: messageOf(error), isFault: true }) },
    );
  return (
    <ConfirmDialog
      title={t('orderCancelAsk', { what: nameOfOrder(order) })}
      message={
        <>
          <p>{t(cancelHint(order), { price: formatPrice(order.total, order.currency) })}</p>
          <TextField label={t('reason')} value={reason} onChange={setReason} rows={2} />
          <CheckField
            label={t('tellBuyer', { email: order.email })}
            isOn={isBuyerTold}
            onChange={setIsBuyerTold}
          />
        </>
      }
      action={t('orderCancel')}
      isOpen={isOpen}
      isDestructive
      isPending={cancel.isPending}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

/** What cancelling does with the money and the stock of this very order. */
function cancelHint({ paymentState, payment, state, total }: Order) {
  if (paymentState !== 'captured' || total === 0) return 'orderCancelHint';
  if (payment.method === 'manual') return 'orderCancelByHand';
  return state === 'held' ? 'orderCancelRefundHeld' : 'orderCancelRefund';
}

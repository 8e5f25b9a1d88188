import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { AskDialog } from './ask-dialog.tsx';
import { CaptureDialog } from './capture-dialog.tsx';
import { ChargeDialog } from './charge-dialog.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { ordersStale } from './orders-stale.ts';
import { PartPaidDialog } from './part-paid-dialog.tsx';
import { RefundPartDialog } from './refund-part-dialog.tsx';
import { RefundSentDialog } from './refund-sent-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

/** The available actions for the order, from the server. */
export function OrderActions({ order }: { readonly order: Order }) {
  const mayManage = useMay('orders.write');
  const toast = useToast();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Order['actions'][number] | null>(null);
  const [isPartOpen, setIsPartOpen] = useState(false);
  const markPaid = useChange(orderCalls.markPaid, ordersStale);
  const release = useChange(orderCalls.release, ordersStale);
  const params = { orderId: order.id };
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  if (!mayManage) return null;
  const can = (action: Order['actions'][number]) => order.actions.includes(action);
  return (
    <>
      {can('cancel') && <Button onPress={() => setOpen('cancel')}>{t('orderCancel')}</Button>}
      {can('edit') && (
        <Button onPress={() => void navigate(`/config/orders/${order.id}/edit`)}>
          {t('orderEdit.action')}
        </Button>
      )}
      {can('release') && (
        <Button onPress={() => release.mutate({ params }, { onError })} isPending={release.isPending}>
          {t('orderRelease')}
        </Button>
      )}
      {can('markPaid') && (
        <Button
          onPress={() => markPaid.mutate({ params, body: {} }, { onError })}
          isPending={markPaid.isPending}
        >
          {t('orderMarkPaid')}
        </Button>
      )}
      {can('markPaid') && <Button onPress={() => setIsPartOpen(true)}>{t('orderMarkPaidPart')}</Button>}
      {can('capture') && (
        <Button kind="primary" onPress={() => setOpen('capture')}>
          {t('orderCapture')}
        </Button>
      )}
      {can('charge') && <Button onPress={() => setOpen('charge')}>{t('orderCharge')}</Button>}
      {can('void') && <Button onPress={() => setOpen('void')}>{t('orderVoid')}</Button>}
      {(can('fulfil') || can('fulfilUnpaid')) && (
        <Button kind="primary" onPress={() => setOpen('fulfil')}>
          {t('orderFulfil')}
        </Button>
      )}
      {can('refund') && <Button onPress={() => setOpen('refund')}>{t('orderRefund')}</Button>}
      {can('refundPart') && <Button onPress={() => setOpen('refundPart')}>{t('refundPart')}</Button>}
      {can('noteLatePayment') && (
        <Button onPress={() => setOpen('noteLatePayment')}>{t('orderPaidLate')}</Button>
      )}
      {can('markRefunded') && (
        <Button kind="primary" onPress={() => setOpen('markRefunded')}>
          {t('orderMarkRefunded')}
        </Button>
      )}
      <CaptureDialog order={order} isOpen={open === 'capture'} onClose={() => setOpen(null)} />
      <ChargeDialog order={order} isOpen={open === 'charge'} onClose={() => setOpen(null)} />
      <VoidDialog order={order} isOpen={open === 'void'} onClose={() => setOpen(null)} />
      <PartPaidDialog order={order} isOpen={isPartOpen} onClose={() => setIsPartOpen(false)} />
      <RefundPartDialog order={order} isOpen={open === 'refundPart'} onClose={() => setOpen(null)} />
      <RefundSentDialog order={order} isOpen={open === 'markRefunded'} onClose={() => setOpen(null)} />
      <FulfilDialog order={order} isOpen={open === 'fulfil'} onClose={() => setOpen(null)} />
      {(['cancel', 'refund', 'noteLatePayment'] as const).map(what => (
        <AskDialog
          key={what}
          what={what}
          order={order}
          isOpen={open === what}
          onClose={() => setOpen(null)}
        />
      ))}
    </>
  );
}

import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { isLive } from '@vitrine/core/subscriptions/subscription-states.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { useSubscriptionsOf } from '../subscriptions/order-subscriptions.tsx';
import { nameOfOrder } from './name-of-order.ts';
import { ordersStale } from './orders-stale.ts';

export interface OrderDialogProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The confirmation before the action, with a reason and whether the buyer is notified. */
const questions = {
  cancel: { call: orderCalls.cancel, title: 'orderCancelAsk', action: 'orderCancel', hint: cancelHint },
  refund: { call: orderCalls.refund, title: 'orderRefundAsk', action: 'orderRefund', hint: refundHint },
  noteLatePayment: {
    call: orderCalls.noteLatePayment,
    title: 'orderPaidLateAsk',
    action: 'orderPaidLate',
    hint: () => 'orderPaidLateHint' as const,
  },
} as const;

interface AskDialogProps extends OrderDialogProps {
  readonly what: keyof typeof questions;
}

export function AskDialog({ what, order, isOpen, onClose }: AskDialogProps) {
  const { call, title, action, hint } = questions[what];
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isBuyerTold, setIsBuyerTold] = useState(true);
  const [isCancelled, setIsCancelled] = useState<boolean | null>(null);
  const { subscriptions = [] } = useSubscriptionsOf(order).data ?? {};
  const live = what === 'noteLatePayment' ? [] : subscriptions.filter(({ state }) => isLive(state));
  const isSubscriptionCancelled = isCancelled ?? live.some(({ isFirst }) => isFirst);
  const change = useChange(call, ordersStale);
  const submit = () =>
    change.mutate(
      {
        params: { orderId: order.id },
        body: { reason, isBuyerTold, ...(live.length > 0 ? { isSubscriptionCancelled } : {}) },
      },
      { onSuccess: onClose, onError: error => toast({ message: messageOf(error), isError: true }) },
    );
  return (
    <ConfirmDialog
      title={t(title, { what: nameOfOrder(order) })}
      message={
        <>
          <p>
            {t(hint(order), {
              price: formatPrice(what === 'noteLatePayment' ? order.total : order.refundable, order.currency),
            })}
          </p>
          <TextField label={t('reason')} value={reason} onChange={setReason} rows={2} />
          <CheckField
            label={t('tellBuyer', { email: order.email })}
            isOn={isBuyerTold}
            onChange={setIsBuyerTold}
          />
          {live.length > 0 && (
            <>
              <CheckField
                label={t('subscription.cancelToo', { n: live.length })}
                isOn={isSubscriptionCancelled}
                onChange={setIsCancelled}
              />
              <p>
                {t('subscription.cancelTooHint', {
                  what: live.map(one => `“${one.title}”`).join(', '),
                  email: order.email,
                })}
              </p>
            </>
          )}
        </>
      }
      action={t(action)}
      isOpen={isOpen}
      isDestructive={what !== 'noteLatePayment'}
      isPending={change.isPending}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

/** The effect of cancelling on the money and stock of this order. */
function cancelHint({ payments, refundable, state }: Order) {
  if (refundable === 0) return 'orderCancelHint';
  if (isAllByHand(payments)) return 'orderCancelByHand';
  return state === 'held' ? 'orderCancelRefundHeld' : 'orderCancelRefund';
}

/** For a shipped order: whether the money is refunded automatically or has to be sent by hand. */
function refundHint({ payments }: Order) {
  return isAllByHand(payments) ? 'orderRefundByHand' : 'orderRefundHint';
}

/** Whether no payment service refunds any of it. */
function isAllByHand(payments: Order['payments']): boolean {
  return payments.filter(({ refundable }) => refundable > 0).every(({ isByHand }) => isByHand);
}

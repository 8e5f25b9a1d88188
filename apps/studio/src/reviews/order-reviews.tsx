import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { reviewRequestCalls as calls } from '@vitrine/core/reviews/review-requests.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';

/** Whether the buyer was asked for reviews, and a button that does so now (rule REVIEW-17). */
export function OrderReviews({ order }: { readonly order: Order }) {
  const params = { orderId: order.id };
  const isComplete = order.state === 'completed';
  const request = useCall(calls.get, { params }, { isEnabled: isComplete }).data?.request;
  const asking = useChange(calls.send, [calls.get, mailCalls.listOutbox]);
  const mayAsk = useMay('orders.write');
  const toast = useToast();
  if (!isComplete || request === undefined) return null;
  const { state } = request;
  if (state === 'off' || state === 'incomplete' || state === 'nothing') return null;
  const at = request.at === null ? '' : formatMoment(request.at);
  const words = {
    sent: t('review.request.sent', { at }),
    open: at === '' ? t('review.request.open') : t('review.request.planned', { at }),
    stopped: t('review.request.stopped'),
    noConsent: t('review.request.noConsent'),
  };
  const ask = () =>
    asking.mutate(
      { params },
      {
        onSuccess: () => toast({ message: t('review.request.did') }),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <Part title={t('review.request')}>
      <p>{words[state]}</p>
      {state === 'open' && mayAsk && (
        <div>
          <Button icon="star" isPending={asking.isPending} onPress={ask}>
            {t('review.request.now')}
          </Button>
        </div>
      )}
    </Part>
  );
}

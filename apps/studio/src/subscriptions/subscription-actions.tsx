import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { orderListCalls } from '@vitrine/core/orders/order-list.calls.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import type { Subscription } from '@vitrine/core/subscriptions/subscription.ts';
import { subscriptionCalls as calls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';

const stale = [calls.list, calls.get, calls.ofOrder, orderListCalls.list, orderCalls.get];

/** What can be done with it now, as the server says; what cannot be taken back is asked first. */
export function SubscriptionActions({ subscription }: { readonly subscription: Subscription }) {
  const mayManage = useMay('orders.write');
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const pause = useChange(calls.pause, stale);
  const resume = useChange(calls.resume, stale);
  const skip = useChange(calls.skip, stale);
  const unskip = useChange(calls.unskip, stale);
  const cancel = useChange(calls.cancel, stale);
  const charge = useChange(calls.charge, stale);
  if (!mayManage) return null;
  const params = { subscriptionId: subscription.id };
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const done = (message: string) => ({ onError, onSuccess: () => toast({ message }) });
  const goOn = () => resume.mutate({ params }, done(t('subscription.resumed')));
  const tellPaused = () =>
    toast({ message: t('subscription.paused'), action: { label: t('undo'), onAction: goOn } });
  const takeBack = () => unskip.mutate({ params }, done(t('subscription.unskipped')));
  const tellSkipped = ({ subscription: { actions } }: { subscription: Subscription }) =>
    toast({
      message: t('subscription.skipped'),
      ...(actions.includes('unskip') ? { action: { label: t('undo'), onAction: takeBack } } : {}),
    });
  const can = (action: Subscription['actions'][number]) => subscription.actions.includes(action);
  return (
    <>
      {can('cancel') && <Button onPress={() => setIsAsked(true)}>{t('subscription.cancel')}</Button>}
      {can('skip') && (
        <Button
          onPress={() => skip.mutate({ params }, { onError, onSuccess: tellSkipped })}
          isPending={skip.isPending}
        >
          {t('subscription.skip')}
        </Button>
      )}
      {can('unskip') && (
        <Button onPress={takeBack} isPending={unskip.isPending}>
          {t('subscription.unskip')}
        </Button>
      )}
      {can('pause') && (
        <Button
          onPress={() => pause.mutate({ params }, { onError, onSuccess: tellPaused })}
          isPending={pause.isPending}
        >
          {t('subscription.pause')}
        </Button>
      )}
      {can('resume') && (
        <Button kind="primary" onPress={goOn} isPending={resume.isPending}>
          {t('subscription.resume')}
        </Button>
      )}
      {can('charge') && (
        <Button
          kind="primary"
          onPress={() =>
            charge.mutate(
              { params },
              {
                onError,
                onSuccess: ({ outcome, reason }) =>
                  toast({
                    message: [t(`subscription.charged.${outcome}`), reason].filter(Boolean).join(' '),
                    isError: outcome === 'declined',
                  }),
              },
            )
          }
          isPending={charge.isPending}
        >
          {t('subscription.charge')}
        </Button>
      )}
      <ConfirmDialog
        title={t('subscription.cancelAsk', { what: subscription.title })}
        message={t('subscription.cancelHint', { email: subscription.email })}
        action={t('subscription.cancel')}
        isOpen={isAsked}
        isDestructive
        isPending={cancel.isPending}
        onConfirm={() =>
          cancel.mutate(
            { params },
            {
              onError,
              onSuccess: () => {
                setIsAsked(false);
                toast({ message: t('subscription.cancelled') });
              },
            },
          )
        }
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}

import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import type { draftOrderCalls } from '@vitrine/core/draft-orders/draft-orders.calls.ts';
import type { useChange } from '../api/use-call.ts';
import { formatDay } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';

interface SendPaymentLinkProps {
  readonly draft: DraftOrder;
  readonly sending: ReturnType<typeof useChange<(typeof draftOrderCalls)['sendLink']>>;
  readonly isDisabled: boolean;
}

/** The customer orders and pays the draft on their own (rule PAYLINK-1). */
export function SendPaymentLink({ draft, sending, isDisabled }: SendPaymentLinkProps) {
  const toast = useToast();
  const { paymentLink } = draft;
  const isReady = draft.lines.length > 0 && draft.lines.every(({ problem }) => problem === null);
  const send = () =>
    sending.mutate(
      { params: { draftId: draft.id }, body: { version: draft.version, total: draft.total } },
      { onSuccess: () => toast({ message: t('draftOrder.linkOnItsWay', { email: draft.email }) }) },
    );
  return (
    <Part title={t('draftOrder.link')} hint={t('draftOrder.linkHint')}>
      {paymentLink && (
        <p>
          {t(new Date(paymentLink.expiresAt) > new Date() ? 'draftOrder.linkSent' : 'draftOrder.linkOver', {
            sent: formatDay(paymentLink.sentAt),
            until: formatDay(paymentLink.expiresAt),
          })}
        </p>
      )}
      <Button isDisabled={isDisabled || !isReady} isPending={sending.isPending} onPress={send}>
        {t(paymentLink ? 'draftOrder.linkAgain' : 'draftOrder.linkSend')}
      </Button>
    </Part>
  );
}

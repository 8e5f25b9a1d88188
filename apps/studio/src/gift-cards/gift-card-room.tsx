import { Button } from '@vitrine/controls/button/button.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { GiftCard } from '@vitrine/core/gift-cards/gift-card.ts';
import { shortCode } from '@vitrine/core/gift-cards/gift-card-code.ts';
import { giftCardCalls as calls } from '@vitrine/core/gift-cards/gift-cards.calls.ts';
import { Link, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { Column, Columns, Part, RoomPage } from '../website/room-page.tsx';
import { AdjustPart, ValidityPart } from './change-parts.tsx';
import styles from './gift-cards.module.css';
import { LedgerPart } from './ledger-part.tsx';

/** One gift card: its balance, delivery and history (rule GIFTCARD-10). */
export function GiftCardRoom() {
  const { giftCardId = '' } = useParams();
  const one = useCall(calls.get, { params: { giftCardId } }, { isAlwaysFresh: true });
  if (one.isLoadingError)
    return <FailedState message={messageOf(one.error)} onRetry={() => void one.refetch()} />;
  if (!one.data) return <LoadingShape shape="form" />;
  const { giftCard, entries } = one.data;
  return (
    <RoomPage
      title={`${t('giftCard.title')} ${shortCode(giftCard.lastCharacters)}`}
      back={<BackToList room="/config/gift-cards">{t('room.giftCards')}</BackToList>}
      actions={<CardActions giftCard={giftCard} />}
    >
      <Columns>
        <Column>
          <Part title={t('giftCard.balance')}>
            <p className={styles.balance}>
              {t('giftCard.of', {
                balance: formatPrice(giftCard.balance, giftCard.currency),
                issued: formatPrice(giftCard.issued, giftCard.currency),
              })}
            </p>
            <p>{t(`giftCard.is.${giftCard.state}`)}</p>
            {giftCard.isTest && <p>{t('giftCard.test')}</p>}
          </Part>
          <LedgerPart entries={entries} currency={giftCard.currency} />
        </Column>
        <Column>
          <Delivery giftCard={giftCard} />
          <AdjustPart giftCard={giftCard} />
          <ValidityPart key={giftCard.expiresAt} giftCard={giftCard} />
        </Column>
      </Columns>
    </RoomPage>
  );
}

function CardActions({ giftCard }: { readonly giftCard: GiftCard }) {
  const toast = useToast();
  const stale = [calls.list, calls.get];
  const disabling = useChange(calls.setDisabled, stale);
  const sending = useChange(calls.send, stale);
  const params = { giftCardId: giftCard.id };
  const isDisabled = giftCard.state === 'disabled';
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const setDisabled = (to: boolean, canUndo = true) =>
    disabling.mutate(
      { params, body: { isDisabled: to } },
      {
        onSuccess: () =>
          toast({
            message: t(to ? 'giftCard.didDisable' : 'giftCard.didEnable'),
            ...(canUndo ? { action: { label: t('undo'), onAction: () => setDisabled(!to, false) } } : {}),
          }),
        onError,
      },
    );
  return (
    <>
      {giftCard.mailedTo !== '' && !isDisabled && (
        <Button
          isPending={sending.isPending}
          onPress={() =>
            sending.mutate(
              { params },
              {
                onSuccess: () => toast({ message: t('giftCard.didSend', { email: giftCard.mailedTo }) }),
                onError,
              },
            )
          }
        >
          {t(giftCard.sentAt === null ? 'giftCard.sendFirst' : 'giftCard.send')}
        </Button>
      )}
      <Button isPending={disabling.isPending} onPress={() => setDisabled(!isDisabled)}>
        {t(isDisabled ? 'giftCard.enable' : 'giftCard.disable')}
      </Button>
    </>
  );
}

function Delivery({ giftCard }: { readonly giftCard: GiftCard }) {
  const maySeeOrders = useMay('orders.read');
  const { mailedTo: email, sendsAt, sentAt, orderId, orderNumber, recipientName, message } = giftCard;
  const order = t('giftCard.ofOrder', { number: orderNumber ?? '' });
  return (
    <Part title={t('giftCard.delivery')}>
      {recipientName !== '' && <p>{recipientName}</p>}
      {message !== '' && <p className={styles.message}>{message}</p>}
      <p>
        {sentAt !== null
          ? t('giftCard.sent', { email, date: formatMoment(sentAt) })
          : sendsAt !== null && email !== ''
            ? t('giftCard.sends', { email, date: formatMoment(sendsAt) })
            : t('giftCard.notSent')}
      </p>
      <p>
        {orderId === null && t('giftCard.byHand')}
        {orderId !== null && (maySeeOrders ? <Link to={`/config/orders/${orderId}`}>{order}</Link> : order)}
      </p>
    </Part>
  );
}

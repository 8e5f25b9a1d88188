import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { balanceCalls as calls } from '@vitrine/core/balances/balances.calls.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatDay, formatPrice } from '../frame/format.ts';
import { ValueToCopy } from '../frame/value-to-copy.tsx';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './orders.module.css';
import { ordersStale } from './orders-stale.ts';

/** What is left to pay, and the link by which the buyer pays it (rule BALANCE-6). */
export function OrderBalance({ order }: { readonly order: Order }) {
  const mayManage = useMay('orders.write');
  return mayManage ? <Balance order={order} /> : null;
}

function Balance({ order }: { readonly order: Order }) {
  const params = { orderId: order.id };
  const toast = useToast();
  const found = useCall(calls.get, { params });
  const offer = useChange(calls.offerLink, ordersStale);
  const withdraw = useChange(calls.withdrawLink, ordersStale);
  const balance = found.data?.balance;
  if (balance === undefined || !balance.isPayable) return null;
  const { amount, currency, version, link, isBeingPaid } = balance;
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const make = (isMailed: boolean) =>
    offer.mutate(
      { params, body: { version, amount, isMailed } },
      {
        onError,
        onSuccess: () =>
          toast({ message: isMailed ? t('balance.onItsWay', { email: order.email }) : t('balance.made') }),
      },
    );
  const until = link === null ? '' : formatDay(link.expiresAt);
  const isPending = offer.isPending || withdraw.isPending;
  return (
    <Part title={t('balance')} hint={t('balance.hint')}>
      <p className={styles.moneyRow}>
        <span>{t('balance.left')}</span>
        <strong className={styles.amount}>{formatPrice(amount, currency)}</strong>
      </p>
      {isBeingPaid && <p>{t('balance.beingPaid')}</p>}
      {link !== null && (
        <>
          <p className={styles.soft}>
            {link.mailedAt === null
              ? t('balance.until', { until })
              : t('balance.mailed', { sent: formatDay(link.mailedAt), until })}
          </p>
          <ValueToCopy label={t('balance')} value={link.address} />
        </>
      )}
      <div className={styles.balanceActions}>
        {order.email !== '' && (
          <Button isDisabled={isPending} isPending={offer.isPending} onPress={() => make(true)}>
            {t(link?.mailedAt ? 'balance.mailAgain' : 'balance.mail')}
          </Button>
        )}
        {link === null && (
          <Button isDisabled={isPending} onPress={() => make(false)}>
            {t('balance.make')}
          </Button>
        )}
        {link !== null && (
          <Button
            isDisabled={isPending}
            isPending={withdraw.isPending}
            onPress={() =>
              withdraw.mutate(
                { params },
                { onError, onSuccess: () => toast({ message: t('balance.withdrawn') }) },
              )
            }
          >
            {t('balance.withdraw')}
          </Button>
        )}
      </div>
    </Part>
  );
}

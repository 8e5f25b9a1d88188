import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { ParkedSale } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { basketOf, isUntouched, newSale, saleOf } from './basket.ts';
import styles from './choices.module.css';
import texts from './counter-texts.module.css';
import { type Counter, nameOf } from './use-counter.ts';

interface ParkedSalesProps {
  readonly counter: Counter;
  readonly currency: string;
}

/** Parks the basket while another customer is served, and takes one up again (rule POS-9). */
export function ParkedSales({ counter, currency }: ParkedSalesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const list = useCall(calls.listParked, {});
  const parking = useChange(calls.park, [calls.listParked]);
  const { sale, change } = counter;
  const waiting = (list.data?.sales ?? []).filter(({ id }) => id !== sale.id);
  const park = (then = newSale()) =>
    parking.mutate(
      { params: { saleId: sale.id }, body: basketOf(sale) },
      {
        onSuccess: () => {
          change(then);
          counter.say(t('counter.parked'));
          toast({ message: t('counter.parked') });
        },
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  const takeUp = (parked: ParkedSale) => {
    setIsOpen(false);
    if (isUntouched(sale)) change(saleOf(parked));
    else park(saleOf(parked));
  };
  return (
    <>
      <Button
        isDisabled={sale.lines.length === 0 || sale.paying !== null}
        isPending={parking.isPending}
        onPress={() => park()}
      >
        {t('counter.park')}
      </Button>
      <Button isDisabled={sale.paying !== null} onPress={() => setIsOpen(true)}>
        {t('counter.waiting', { n: waiting.length })}
      </Button>
      <Dialog title={t('counter.parkedSales')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {list.isPending && <LoadingShape shape="rows" count={2} />}
        {list.isLoadingError && (
          <FailedState message={messageOf(list.error)} onRetry={() => void list.refetch()} />
        )}
        {list.data && waiting.length === 0 && <p>{t('counter.noneParked')}</p>}
        <ul className={styles.choices}>
          {waiting.map(parked => (
            <li key={parked.id} className={styles.parked}>
              <button type="button" className={styles.choice} onClick={() => takeUp(parked)}>
                <span>
                  <strong>{parked.basket.note || parked.items.map(nameOf).join(', ')}</strong>
                  <span className={texts.left}>
                    {t('counter.pieces', { n: parked.quantity })} · {formatMoment(parked.updatedAt)}
                  </span>
                </span>
                <span className={texts.price}>{formatPrice(parked.total, currency)}</span>
              </button>
              <Discard parked={parked} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Discard({ parked }: { readonly parked: ParkedSale }) {
  const toast = useToast();
  const discarding = useChange(calls.discard, [calls.listParked]);
  const restoring = useChange(calls.restore, [calls.listParked]);
  const params = { saleId: parked.id };
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const onAction = () => restoring.mutate({ params }, { onError });
  const discard = () =>
    discarding.mutate(
      { params },
      {
        onSuccess: () => toast({ message: t('counter.discarded'), action: { label: t('undo'), onAction } }),
        onError,
      },
    );
  return <IconButton icon="trash" label={t('counter.discard')} onPress={discard} />;
}

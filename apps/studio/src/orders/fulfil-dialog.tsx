import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { NumberEntry } from '@vitrine/controls/field/number-entry.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import type { Parcel } from '@vitrine/core/orders/shipment.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import type { OrderDialogProps } from './ask-dialog.tsx';
import { ordersStale } from './orders-stale.ts';
import { ParcelFields } from './parcel-fields.tsx';

const noParcel: Parcel = { carrier: '', trackingNumber: '', trackingAddress: '', note: '' };

/** Records what was sent: everything that is left, or part of it (rule ORDER-31). */
export function FulfilDialog({ order, isOpen, onClose }: OrderDialogProps) {
  return (
    <Dialog title={t('orderFulfil')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <FulfilForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

function FulfilForm({ order, onClose }: Omit<OrderDialogProps, 'isOpen'>) {
  // The same request sent twice is one shipment.
  const [shipmentId] = useState(newId);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [parcel, setParcel] = useState(noParcel);
  const [isBuyerTold, setIsBuyerTold] = useState(true);
  const [isEmpty, setIsEmpty] = useState(false);
  const isUnpaid = order.actions.includes('fulfilUnpaid');
  const fulfil = useChange(orderCalls.fulfil, ordersStale);
  const items = order.toSend.map(({ lineId, quantity: left }) => ({
    lineId,
    left,
    quantity: chosen.get(lineId) ?? left,
    line: order.lines.find(({ id }) => id === lineId),
  }));
  const lines = items.flatMap(({ lineId, quantity }) => (quantity > 0 ? [{ lineId, quantity }] : []));
  const submit = () => {
    // No lines at all would mean everything.
    const nothing = items.length > 0 && lines.length === 0;
    setIsEmpty(nothing);
    if (nothing) return;
    fulfil.mutate(
      {
        params: { orderId: order.id },
        body: { shipmentId, lines, ...parcel, isBuyerTold, isUnpaidAccepted: isUnpaid },
      },
      { onSuccess: onClose, onError: focusFirstProblem },
    );
  };
  return (
    <Form
      onSubmit={submit}
      problem={isEmpty ? t('shipmentNothing') : fulfil.isError ? messageOf(fulfil.error) : null}
    >
      {isUnpaid && <p>{t('orderUnpaidAsk')}</p>}
      {items.map(({ lineId, left, quantity, line }) => (
        <NumberEntry
          key={lineId}
          label={[line?.title, line?.options].filter(Boolean).join(', ')}
          value={quantity}
          onChange={value => setChosen(new Map(chosen).set(lineId, Math.floor(value)))}
          min={0}
          max={left}
          unit={t('shipmentItemsLeft', { n: left })}
        />
      ))}
      <ParcelFields parcel={parcel} onChange={setParcel} problems={fieldProblems(fulfil.error)} />
      <CheckField
        label={t('tellBuyer', { email: order.email })}
        isOn={isBuyerTold}
        onChange={setIsBuyerTold}
      />
      <Button kind="primary" type="submit" isPending={fulfil.isPending}>
        {t(isUnpaid ? 'orderFulfilUnpaidNow' : 'orderFulfilNow')}
      </Button>
    </Form>
  );
}

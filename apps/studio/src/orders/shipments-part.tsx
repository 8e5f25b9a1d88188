import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog, Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import type { Shipment, ShippedLine } from '@vitrine/core/orders/shipment.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatDay } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './orders.module.css';
import { ordersStale } from './orders-stale.ts';
import { ParcelFields } from './parcel-fields.tsx';

/** What was sent, what was recorded by mistake, and what is still to be sent (rules ORDER-31 and ORDER-32). */
export function ShipmentsPart({ order }: { readonly order: Order }) {
  const { shipments, toSend, state } = order;
  if (shipments.length === 0) return null;
  return (
    <Part title={t('shipments')}>
      <ul className={styles.shipments}>
        {shipments.map(shipment => (
          <ShipmentItem key={shipment.id} order={order} shipment={shipment} />
        ))}
      </ul>
      {toSend.length > 0 && state === 'placed' && (
        <>
          <p className={styles.soft}>{t('toSend')}</p>
          <Items order={order} lines={toSend} />
        </>
      )}
    </Part>
  );
}

interface ShipmentProps {
  readonly order: Order;
  readonly shipment: Shipment;
}

function ShipmentItem({ order, shipment }: ShipmentProps) {
  const mayManage = useMay('orders.write');
  const [open, setOpen] = useState<'edit' | 'undo' | null>(null);
  const { sentAt, undoneAt, carrier, trackingNumber, trackingAddress, note, lines } = shipment;
  const close = () => setOpen(null);
  const name = t('shipmentOf', { date: formatDay(sentAt) });
  return (
    <li className={styles.shipment} data-undone={undoneAt === null ? undefined : ''}>
      <p>
        <strong>{t('shipmentSentOn', { date: formatDay(sentAt) })}</strong>
      </p>
      <Items order={order} lines={lines} />
      {(carrier !== '' || trackingNumber !== '' || trackingAddress !== '') && (
        <p>
          {carrier}{' '}
          {trackingAddress === '' ? (
            trackingNumber
          ) : (
            <a href={trackingAddress} target="_blank" rel="noopener">
              {trackingNumber || t('shipmentTrack')}
            </a>
          )}
        </p>
      )}
      {note !== '' && <p className={styles.soft}>{note}</p>}
      {undoneAt !== null && (
        <p className={styles.soft}>{t('shipmentUndone', { date: formatDay(undoneAt) })}</p>
      )}
      {mayManage && undoneAt === null && (
        <div className={styles.shipmentActions}>
          <Button aria-label={`${t('shipmentEdit')}: ${name}`} onPress={() => setOpen('edit')}>
            {t('shipmentEdit')}
          </Button>
          <Button aria-label={`${t('shipmentUndo')}: ${name}`} onPress={() => setOpen('undo')}>
            {t('shipmentUndo')}
          </Button>
        </div>
      )}
      <Dialog title={t('shipmentEdit')} isOpen={open === 'edit'} onClose={close}>
        {open === 'edit' && <EditForm order={order} shipment={shipment} onClose={close} />}
      </Dialog>
      <UndoDialog order={order} shipment={shipment} isOpen={open === 'undo'} onClose={close} />
    </li>
  );
}

function Items({ order, lines }: { readonly order: Order; readonly lines: readonly ShippedLine[] }) {
  return (
    <ul>
      {lines.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        return (
          <li key={lineId}>
            {quantity} × {[line?.title, line?.options].filter(Boolean).join(', ')}
          </li>
        );
      })}
    </ul>
  );
}

function EditForm({ order, shipment, onClose }: ShipmentProps & { readonly onClose: () => void }) {
  const { carrier, trackingNumber, trackingAddress, note } = shipment;
  const [parcel, setParcel] = useState({ carrier, trackingNumber, trackingAddress, note });
  const [isBuyerTold, setIsBuyerTold] = useState(true);
  const change = useChange(orderCalls.changeShipment, ordersStale);
  const submit = () =>
    change.mutate(
      { params: { orderId: order.id, shipmentId: shipment.id }, body: { ...parcel, isBuyerTold } },
      { onSuccess: onClose, onError: focusFirstProblem },
    );
  return (
    <Form onSubmit={submit} problem={change.isError ? messageOf(change.error) : null}>
      <ParcelFields parcel={parcel} onChange={setParcel} problems={fieldProblems(change.error)} />
      <CheckField
        label={t('tellBuyer', { email: order.email })}
        isOn={isBuyerTold}
        onChange={setIsBuyerTold}
      />
      <Button kind="primary" type="submit" isPending={change.isPending}>
        {t('shipmentSave')}
      </Button>
    </Form>
  );
}

function UndoDialog({
  order,
  shipment,
  isOpen,
  onClose,
}: ShipmentProps & { readonly isOpen: boolean; readonly onClose: () => void }) {
  const toast = useToast();
  const undo = useChange(orderCalls.undoShipment, ordersStale);
  const submit = () =>
    undo.mutate(
      { params: { orderId: order.id, shipmentId: shipment.id } },
      { onSuccess: onClose, onError: error => toast({ message: messageOf(error), isError: true }) },
    );
  return (
    <ConfirmDialog
      title={t('shipmentUndoAsk')}
      message={t('shipmentUndoHint')}
      action={t('shipmentUndo')}
      isOpen={isOpen}
      isDestructive
      isPending={undo.isPending}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

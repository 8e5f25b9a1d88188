import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { checkoutCalls } from '@vitrine/core/checkout/checkout.calls.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import type { OrderDialogProps } from './ask-dialog.tsx';
import { ordersStale } from './orders-stale.ts';

/** Charges the outstanding amount without the buyer (rule PAYMENT-25). */
export function ChargeDialog({ order, isOpen, onClose }: OrderDialogProps) {
  return (
    <Dialog title={t('orderCharge')} isOpen={isOpen} onClose={onClose} size="small">
      {isOpen && order.chargeable && (
        <ChargeForm order={order} chargeable={order.chargeable} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ChargeFormProps extends Omit<OrderDialogProps, 'isOpen'> {
  readonly chargeable: NonNullable<Order['chargeable']>;
}

function ChargeForm({ order, chargeable, onClose }: ChargeFormProps) {
  const toast = useToast();
  // The same request sent twice is one charge; a new attempt after a refusal is a separate one.
  const [paymentId, setPaymentId] = useState(newId);
  const [savedMethodId, setSavedMethodId] = useState(chargeable.savedMethods[0]?.id ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const charge = useChange(checkoutCalls.charge, ordersStale);
  const price = formatPrice(chargeable.amount, order.currency);
  const { email } = order;
  const submit = () => {
    setRefusal(null);
    charge.mutate(
      { params: { orderId: order.id }, body: { savedMethodId, paymentId } },
      {
        onSuccess: ({ outcome, reason }) => {
          if (outcome === 'declined') {
            setPaymentId(newId());
            return setRefusal(reason === '' ? t('orderChargeDeclined') : t('orderChargeRefused', { reason }));
          }
          toast({ message: t(`orderCharge.${outcome}`, { price, email }) });
          onClose();
        },
      },
    );
  };
  return (
    <Form onSubmit={submit} problem={refusal ?? (charge.isError ? messageOf(charge.error) : null)}>
      <p>{t('orderChargeHint', { price, email })}</p>
      <SelectField
        label={t('orderChargeTo')}
        value={savedMethodId}
        onChange={setSavedMethodId}
        choices={chargeable.savedMethods.map(({ id, label }) => ({ value: id, label }))}
      />
      <Button kind="primary" type="submit" isPending={charge.isPending}>
        {t('orderChargeNow', { price })}
      </Button>
    </Form>
  );
}

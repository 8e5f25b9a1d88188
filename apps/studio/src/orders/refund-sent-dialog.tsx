import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import type { OrderDialogProps } from './ask-dialog.tsx';
import { ordersStale } from './orders-stale.ts';

/** Records that a person has sent the money: when, and the reference of the transfer. */
export function RefundSentDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const [sentOn, setSentOn] = useState(today);
  const [reference, setReference] = useState('');
  const [isBuyerTold, setIsBuyerTold] = useState(true);
  const mark = useChange(orderCalls.markRefunded, ordersStale);
  const problems = fieldProblems(mark.error);
  const submit = () =>
    mark.mutate(
      { params: { orderId: order.id }, body: { sentOn, reference, isBuyerTold } },
      { onSuccess: onClose, onError: focusFirstProblem },
    );
  return (
    <Dialog title={t('orderMarkRefunded')} isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={submit} problem={mark.isError ? messageOf(mark.error) : null}>
        <p>{t('orderMarkRefundedHint', { price: formatPrice(dueOf(order), order.currency) })}</p>
        <TextField
          label={t('refundSentOn')}
          type="date"
          value={sentOn}
          onChange={setSentOn}
          problem={problems.sentOn}
        />
        <TextField
          label={t('refundReference')}
          value={reference}
          onChange={setReference}
          problem={problems.reference}
          help={t('refundReferenceHint')}
        />
        <CheckField
          label={t('tellBuyer', { email: order.email })}
          isOn={isBuyerTold}
          onChange={setIsBuyerTold}
        />
        <Button kind="primary" type="submit" isPending={mark.isPending}>
          {t('orderMarkRefunded')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Refunds that a person has to send. */
function dueOf({ refunds }: Order): number {
  return refunds.reduce((sum, one) => sum + (one.state === 'due' ? one.amount : 0), 0);
}

/** Today's date in the time zone of the person. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

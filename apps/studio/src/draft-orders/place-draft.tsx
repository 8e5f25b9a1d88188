import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import type { draftOrderCalls } from '@vitrine/core/draft-orders/draft-orders.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { useChange } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';

interface PlaceDraftProps {
  readonly draft: DraftOrder;
  readonly currency: string;
  readonly payments: readonly { readonly id: string; readonly name: string }[];
  readonly placing: ReturnType<typeof useChange<(typeof draftOrderCalls)['place']>>;
  /** Whether everything that was typed is saved. */
  readonly isSaved: boolean;
}

/** Makes the draft an order that is to be paid on invoice, or was paid (rule DRAFTORDER-5). */
export function PlaceDraft({ draft, currency, payments, placing, isSaved }: PlaceDraftProps) {
  const navigate = useNavigate();
  const [payment, setPayment] = useState(payments[0]?.id ?? '');
  const isReady = isSaved && draft.lines.length > 0 && draft.lines.every(({ problem }) => problem === null);
  const place = () =>
    placing.mutate(
      { params: { draftId: draft.id }, body: { version: draft.version, total: draft.total, payment } },
      { onSuccess: ({ order }) => void navigate(`/config/orders/${order.orderId}`) },
    );
  return (
    <Part title={t('draftOrder.place')} hint={t('draftOrder.placeHint')}>
      <SelectField
        label={t('draftOrder.payment')}
        value={payment}
        choices={payments.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setPayment}
      />
      {!isSaved && <p>{t('draftOrder.saveFirst')}</p>}
      <Button kind="primary" isDisabled={!isReady} isPending={placing.isPending} onPress={place}>
        {t('draftOrder.placeFor', { total: formatPrice(draft.total, currency) })}
      </Button>
    </Part>
  );
}

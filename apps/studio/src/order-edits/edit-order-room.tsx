import { Button } from '@vitrine/controls/button/button.tsx';
import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import type { EditableOrder } from '@vitrine/core/order-edits/order-edit.ts';
import { orderEditCalls as calls } from '@vitrine/core/order-edits/order-edits.calls.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { formatAmount } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { ordersStale } from '../orders/orders-stale.ts';
import { useUnsavedGuard } from '../settings/use-unsaved-guard.ts';
import { Column, Columns, FieldRow, Part, RoomPage } from '../website/room-page.tsx';
import { EditAmounts } from './edit-amounts.tsx';
import { EditLines } from './edit-lines.tsx';
import { readEdit, type TypedEdit } from './typed-edit.ts';

/** Changes an order before it is sent; the server computes what it would cost (rule ORDEREDIT-5). */
export function EditOrderRoom() {
  const { orderId = '' } = useParams();
  const found = useCall(calls.get, { params: { orderId } }, { isAlwaysFresh: true });
  if (found.isLoadingError)
    return (
      <>
        <FailedState message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        <p>
          <Link to={`/config/orders/${orderId}`}>{t('orderEdit.back')}</Link>
        </p>
      </>
    );
  if (!found.data) return <LoadingShape shape="form" />;
  const { order } = found.data;
  return <OrderEditor key={`${orderId} ${order.version}`} orderId={orderId} order={order} />;
}

function OrderEditor({ orderId, order }: { readonly orderId: string; readonly order: EditableOrder }) {
  // The same request sent twice is one change.
  const [editId] = useState(newId);
  const { shipping, currency, email } = order;
  const shippingText = shipping.amount === null ? '' : formatAmount(shipping.amount, currency);
  const [typed, setTyped] = useState<TypedEdit>({
    quantities: new Map(),
    added: [],
    shippingName: shipping.name,
    shippingPrice: shippingText,
    isRestocked: true,
  });
  const [reason, setReason] = useState('');
  const [isBuyerTold, setIsBuyerTold] = useState(true);
  const { edit, isChanged, hasRemoved, isNameMissing, isPriceMissing } = readEdit(typed, order, shippingText);
  const params = { orderId };
  const preview = useCall(
    calls.preview,
    { params, body: edit },
    { isEnabled: isChanged, isAlwaysFresh: true, keepsPrevious: true },
  );
  const save = useChange(calls.save, [...ordersStale, calls.get, calls.preview]);
  const toast = useToast();
  const navigate = useNavigate();
  useUnsavedGuard(isChanged && !save.isSuccess);
  const change = (more: Partial<TypedEdit>) => setTyped({ ...typed, ...more });
  const isFinished = isChanged && preview.data !== undefined && !preview.isFetching && !preview.isError;
  const submit = () => {
    if (!isFinished || isNameMissing || isPriceMissing) return;
    const { total } = preview.data.after;
    save.mutate(
      { params, body: { ...edit, editId, version: order.version, total, reason, isBuyerTold } },
      {
        onSuccess: () => {
          toast({ message: t('orderEdit.saved', { n: order.number ?? '' }) });
          void navigate(`/config/orders/${orderId}`);
        },
      },
    );
  };
  return (
    <RoomPage
      title={t('orderEdit.title', { n: order.number ?? '' })}
      back={<Link to={`/config/orders/${orderId}`}>{t('orderEdit.back')}</Link>}
    >
      <Columns side="minmax(320px, 400px)">
        <Column>
          <EditLines
            order={order}
            typed={typed}
            priced={isChanged ? (preview.data?.lines ?? []) : []}
            onChange={change}
          />
          <Part title={t('orderEdit.shipping')} hint={t('orderEdit.shippingHint')}>
            <FieldRow>
              <TextField
                label={t('orderEdit.shippingName')}
                value={typed.shippingName}
                maxLength={200}
                problem={isNameMissing ? t('orderEdit.nameNeeded') : undefined}
                onChange={shippingName => change({ shippingName })}
              />
              <TextField
                label={t('orderEdit.shippingPrice')}
                value={typed.shippingPrice}
                inputMode="decimal"
                unit={currency}
                problem={isPriceMissing ? t('orderEdit.priceNeeded') : undefined}
                onChange={shippingPrice => change({ shippingPrice })}
              />
            </FieldRow>
          </Part>
        </Column>
        <Column>
          <Part title={t('orderEdit.amounts')} hint={t('orderEdit.taxHint')}>
            <EditAmounts
              currency={currency}
              isChanged={isChanged}
              preview={preview.data}
              problem={isChanged && preview.isError ? messageOf(preview.error) : null}
            />
            <Form onSubmit={submit} problem={save.isError ? messageOf(save.error) : null}>
              {hasRemoved && !order.isHeld && (
                <CheckField
                  label={t('orderEdit.restock')}
                  isOn={typed.isRestocked}
                  onChange={isRestocked => change({ isRestocked })}
                />
              )}
              <TextField
                label={t('orderEdit.reason')}
                help={t('orderEdit.reasonHint')}
                value={reason}
                rows={2}
                maxLength={500}
                onChange={setReason}
              />
              <CheckField label={t('tellBuyer', { email })} isOn={isBuyerTold} onChange={setIsBuyerTold} />
              <Button
                kind="primary"
                type="submit"
                isDisabled={!isFinished || isNameMissing || isPriceMissing}
                isPending={save.isPending}
              >
                {t('orderEdit.save')}
              </Button>
            </Form>
          </Part>
        </Column>
      </Columns>
    </RoomPage>
  );
}

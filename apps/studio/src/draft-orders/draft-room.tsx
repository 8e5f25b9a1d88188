import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { DraftInput, DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { draftOrderCalls as calls } from '@vitrine/core/draft-orders/draft-orders.calls.ts';
import { siteLanguages } from '@vitrine/core/messages/site-languages.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { Column, Columns, Part, RoomPage } from '../website/room-page.tsx';
import { DraftCustomer } from './draft-customer.tsx';
import { DraftLines } from './draft-lines.tsx';
import styles from './draft-orders.module.css';
import { DraftTotals } from './draft-totals.tsx';
import { nameOf } from './drafts-room.tsx';
import { PlaceDraft } from './place-draft.tsx';
import { SendPaymentLink } from './send-payment-link.tsx';

/** One draft: its lines, customer and totals; every change is saved and priced by the server (rule DRAFTORDER-1). */
export function DraftRoom() {
  const { draftId = '' } = useParams();
  const one = useCall(calls.get, { params: { draftId } }, { isAlwaysFresh: true });
  if (one.isLoadingError)
    return <FailedState message={messageOf(one.error)} onRetry={() => void one.refetch()} />;
  if (!one.data) return <LoadingShape shape="form" />;
  return <DraftEditor key={draftId} {...one.data} />;
}

interface DraftEditorProps {
  readonly draft: DraftOrder;
  readonly currency: string;
  readonly countries: readonly string[];
  readonly payments: readonly { readonly id: string; readonly name: string }[];
}

function DraftEditor({ draft, currency, countries, payments }: DraftEditorProps) {
  const saving = useChange(calls.save, [calls.list, calls.get]);
  const placing = useChange(calls.place, [calls.list, calls.get]);
  const [customer, setCustomer] = useState(draft.input.customer);
  const isOpen = draft.orderId === null;
  const isCustomerSaved = JSON.stringify(customer) === JSON.stringify(draft.input.customer);
  const save = (change: Partial<DraftInput>) =>
    saving.mutate({
      params: { draftId: draft.id },
      body: { ...draft.input, customer, ...change, version: draft.version },
    });
  const sending = useChange(calls.sendLink, [calls.list, calls.get]);
  const problems = { ...fieldProblems(placing.error), ...fieldProblems(sending.error) };
  const failure = saving.error ?? placing.error ?? sending.error;
  return (
    <RoomPage
      title={nameOf(draft)}
      back={<BackToList room="/config/draft-orders">{t('room.draftOrders')}</BackToList>}
      actions={isOpen && <DeleteDraft draft={draft} />}
    >
      {draft.orderId !== null && (
        <p role="status">
          {t('draftOrder.ordered')}{' '}
          <Link to={`/config/orders/${draft.orderId}`}>{t('draftOrder.openOrder')}</Link>
        </p>
      )}
      {failure !== null && (
        <p className={styles.problem} role="alert">
          {messageOf(failure)}
        </p>
      )}
      <Columns side="340px">
        <Column>
          <DraftLines
            draft={draft}
            currency={currency}
            isDisabled={!isOpen || saving.isPending}
            onChange={lines => save({ lines })}
          />
          <DraftTotals
            draft={draft}
            currency={currency}
            isDisabled={!isOpen || saving.isPending}
            onChange={save}
          />
        </Column>
        <Column>
          <Part title={t('draftOrder.customer')}>
            <DraftCustomer
              customer={customer}
              countries={countries}
              problems={problems}
              isDisabled={!isOpen}
              onChange={setCustomer}
            />
            <SelectField
              label={t('draftOrder.language')}
              value={draft.input.language}
              isDisabled={!isOpen || saving.isPending}
              choices={[
                { value: '', label: t('draftOrder.websiteLanguage') },
                ...Object.entries(siteLanguages).map(([value, label]) => ({ value, label })),
              ]}
              onChange={language => save({ language })}
            />
            {isOpen && (
              <Button
                kind={isCustomerSaved ? 'plain' : 'primary'}
                isDisabled={isCustomerSaved}
                isPending={saving.isPending}
                onPress={() => save({})}
              >
                {t('draftOrder.saveCustomer')}
              </Button>
            )}
          </Part>
          {isOpen && (
            <PlaceDraft
              draft={draft}
              currency={currency}
              payments={payments}
              placing={placing}
              isSaved={isCustomerSaved}
            />
          )}
          {isOpen && (
            <SendPaymentLink
              draft={draft}
              sending={sending}
              isDisabled={!isCustomerSaved || saving.isPending}
            />
          )}
        </Column>
      </Columns>
    </RoomPage>
  );
}

/** Into the trash, and back. */
function DeleteDraft({ draft }: { readonly draft: DraftOrder }) {
  const toast = useToast();
  const navigate = useNavigate();
  const removal = useChange(calls.remove, [calls.list]);
  const restoring = useChange(calls.restore, [calls.list, calls.get]);
  const params = { draftId: draft.id };
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const onAction = () => restoring.mutate({ params }, { onError });
  const remove = () =>
    removal.mutate(
      { params },
      {
        onSuccess: () => {
          toast({
            message: t('deleted', { what: nameOf(draft) }),
            action: { label: t('undo'), onAction },
          });
          void navigate('/config/draft-orders');
        },
        onError,
      },
    );
  return (
    <Button icon="trash" isPending={removal.isPending} onPress={remove}>
      {t('delete')}
    </Button>
  );
}

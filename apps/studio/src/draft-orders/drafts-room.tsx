import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type DraftListing, draftStates } from '@vitrine/core/draft-orders/draft-order.ts';
import { draftOrderCalls as calls } from '@vitrine/core/draft-orders/draft-orders.calls.ts';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';

/** Draft orders: search, open, begin one (rule DRAFTORDER-1). */
export function DraftsRoom() {
  const listing = useListing(['state']);
  const state = draftStates.find(one => one === listing.chosen.state) ?? 'open';
  const list = useCall(calls.list, { query: { ...listing.query, state } }, { keepsPrevious: true });
  const { drafts = [], currency = 'USD' } = list.data ?? {};
  const begin = <CreateDraft />;
  return (
    <RoomPage title={t('room.draftOrders')} actions={begin}>
      <Filters>
        <SearchFilter listing={listing} label={t('draftOrder.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('draftOrder.open')}
          choices={[{ value: 'placed', label: t('draftOrder.placed') }]}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{
          icon: 'write',
          title: t('draftOrder.none'),
          hint: t('draftOrder.noneHint'),
          action: begin,
        }}
        noMatch={{ title: t('draftOrder.noMatch'), hint: t('draftOrder.noMatchHint') }}
        label={t('room.draftOrders')}
        rows={drafts}
        nameOf={nameOf}
        room="/config/draft-orders"
        columns={[
          {
            id: 'customer',
            label: t('draftOrder.customer'),
            cell: draft => <strong>{nameOf(draft)}</strong>,
          },
          {
            id: 'changed',
            label: t('draftOrder.changed'),
            isShort: true,
            isBelowName: true,
            cell: ({ updatedAt }) => formatMoment(updatedAt),
          },
          {
            id: 'total',
            label: t('draftOrder.total'),
            isShort: true,
            align: 'end',
            cell: ({ total }) => formatPrice(total, currency),
          },
        ]}
      />
    </RoomPage>
  );
}

/** Begins an empty draft, and opens it. */
export function CreateDraft() {
  const toast = useToast();
  const navigate = useNavigate();
  const creating = useChange(calls.create, [calls.list]);
  const create = () =>
    creating.mutate(
      { body: { customer: {}, lines: [] } },
      {
        onSuccess: ({ draft }) => void navigate(`/config/draft-orders/${draft.id}`),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <Button kind="primary" icon="plus" isPending={creating.isPending} onPress={create}>
      {t('draftOrder.create')}
    </Button>
  );
}

export function nameOf({ name, email }: Pick<DraftListing, 'name' | 'email'>): string {
  return name || email || t('draftOrder.nobody');
}

import type { Membership } from '@vitrine/core/memberships/membership.ts';
import { membershipCalls as calls, memberLists } from '@vitrine/core/memberships/memberships.calls.ts';
import { useCall } from '../api/use-call.ts';
import { formatDay } from '../frame/format.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';

/** Who bought access and until when; each opens its order, where it is refunded (rule MEMBERSHIP-7). */
export function MembersRoom() {
  const listing = useListing(['state']);
  const state = memberLists.find(one => one === listing.chosen.state) ?? 'current';
  const list = useCall(calls.list, { query: { ...listing.query, state } }, { keepsPrevious: true });
  const rows = (list.data?.memberships ?? []).map(one => ({ ...one, lineId: one.id, id: one.orderId }));
  return (
    <RoomPage title={t('room.members')}>
      <Filters>
        <SearchFilter listing={listing} label={t('member.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('member.current')}
          choices={[{ value: 'ended', label: t('member.ended') }]}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{ icon: 'account', title: t('member.none'), hint: t('member.noneHint') }}
        noMatch={{ title: t('member.noMatch'), hint: t('member.noMatchHint') }}
        label={t('room.members')}
        rows={rows}
        nameOf={nameOf}
        room="/config/orders"
        columns={[
          { id: 'member', label: t('member.name'), cell: one => <strong>{nameOf(one)}</strong> },
          { id: 'email', label: t('member.email'), isBelowName: true, cell: one => one.email },
          { id: 'title', label: t('member.membership'), isBelowName: true, cell: one => one.title },
          { id: 'since', label: t('member.since'), isShort: true, cell: one => formatDay(one.since) },
          { id: 'until', label: t('member.until'), isShort: true, isBelowName: true, cell: endOf },
        ]}
      />
    </RoomPage>
  );
}

function nameOf({ name, email }: Pick<Membership, 'name' | 'email'>): string {
  return name || email || t('member.erased');
}

function endOf({ until }: Membership): string {
  return until === null ? t('member.noEnd') : formatDay(until);
}

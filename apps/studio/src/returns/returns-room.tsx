import { returnStates } from '@vitrine/core/returns/return.ts';
import { returnCalls } from '@vitrine/core/returns/returns.calls.ts';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { BackToList, ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';

/** The returns of all orders; each is worked on in its order. */
export function ReturnsRoom() {
  const listing = useListing(['state']);
  const state = [...returnStates, 'all' as const].find(one => one === listing.chosen.state);
  const asked = useCall(
    returnCalls.list,
    { query: { ...listing.query, ...(state === undefined ? {} : { state }) } },
    { keepsPrevious: true },
  );
  return (
    <RoomPage
      title={t('returns.title')}
      back={<BackToList room="/config/orders">{t('room.orders')}</BackToList>}
    >
      <Filters>
        <SearchFilter listing={listing} label={t('returns.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('returns.anyOpen')}
          choices={[
            ...returnStates.map(value => ({ value, label: t(`returns.is.${value}`) })),
            { value: 'all', label: t('returns.all') },
          ]}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={asked}
        list={asked.data}
        none={{ icon: 'orders', title: t('returns.none'), hint: t('returns.noneHint') }}
        noMatch={{ title: t('returns.noMatch') }}
        label={t('returns.title')}
        rows={asked.data?.returns ?? []}
        nameOf={({ name }) => t('returns.named', { name })}
        columns={[
          {
            id: 'name',
            label: t('returns.title'),
            cell: ({ name, orderId }) => (
              <Link to={`/config/orders/${orderId}`}>{t('returns.named', { name })}</Link>
            ),
          },
          {
            id: 'date',
            label: t('orderDate'),
            isShort: true,
            isBelowName: true,
            cell: ({ askedAt }) => formatMoment(askedAt),
          },
          { id: 'who', label: t('orderBuyer'), isBelowName: true, cell: ({ buyer }) => buyer },
          {
            id: 'state',
            label: t('state'),
            isBelowName: true,
            cell: one => t(`returns.is.${one.state}`),
          },
          {
            id: 'amount',
            label: t('returns.amount'),
            isShort: true,
            align: 'end',
            cell: ({ amount, currency }) => formatPrice(amount, currency),
          },
        ]}
      />
    </RoomPage>
  );
}

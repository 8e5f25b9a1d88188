import { DownloadButton } from '@vitrine/controls/button/button.tsx';
import { type CustomerListing, customerSorts } from '@vitrine/core/customers/customer.ts';
import { customerCalls as calls, customersFilePath } from '@vitrine/core/customers/customers.calls.ts';
import { useCall } from '../api/use-call.ts';
import { formatDay } from '../frame/format.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { nameOfCustomer, spentInWords } from './customer-words.ts';

/** Everyone who bought something or has an account (rule CUSTOMER-1). */
export function CustomersRoom() {
  const listing = useListing(['sort']);
  const [first, ...others] = customerSorts;
  const sort = customerSorts.find(one => one === listing.chosen.sort) ?? first;
  const list = useCall(
    calls.list,
    { query: { ...listing.query, sort } },
    { keepsPrevious: true, isAlwaysFresh: true },
  );
  const file = `${customersFilePath}?${new URLSearchParams({ search: listing.search, sort })}`;
  return (
    <RoomPage
      title={t('room.customers')}
      actions={
        <DownloadButton href={file} icon="imports">
          {t('customer.export')}
        </DownloadButton>
      }
    >
      <Filters>
        <SearchFilter listing={listing} label={t('customer.search')} />
        <ChoiceFilter
          listing={listing}
          name="sort"
          label={t('customer.sort')}
          any={t(`customer.sort.${first}`)}
          choices={others.map(value => ({ value, label: t(`customer.sort.${value}`) }))}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{ icon: 'people', title: t('customer.none'), hint: t('customer.noneHint') }}
        noMatch={{ title: t('customer.noMatch'), hint: t('customer.noMatchHint') }}
        label={t('room.customers')}
        rows={list.data?.customers ?? []}
        nameOf={nameOfCustomer}
        room="/config/customers"
        columns={[
          { id: 'name', label: t('customer.name'), cell: one => <strong>{nameOfCustomer(one)}</strong> },
          { id: 'email', label: t('customer.email'), isBelowName: true, cell: ({ email }) => email },
          {
            id: 'account',
            label: t('customer.account'),
            isShort: true,
            isSecondary: true,
            cell: ({ hasAccount }) => (hasAccount ? t('customer.account') : '—'),
          },
          {
            id: 'last',
            label: t('customer.lastOrder'),
            isShort: true,
            isBelowName: true,
            cell: lastOrderOf,
          },
          {
            id: 'orders',
            label: t('customer.orders'),
            isShort: true,
            align: 'end',
            cell: ({ orders }) => orders,
          },
          { id: 'spent', label: t('customer.spent'), isShort: true, align: 'end', cell: spentInWords },
        ]}
      />
    </RoomPage>
  );
}

function lastOrderOf({ lastOrderAt }: CustomerListing): string {
  return lastOrderAt === null ? t('customer.never') : formatDay(lastOrderAt);
}

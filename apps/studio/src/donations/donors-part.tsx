import type { Donation } from '@vitrine/core/donations/donation-fund.ts';
import { donationCalls as calls } from '@vitrine/core/donations/donations.calls.ts';
import { useCall } from '../api/use-call.ts';
import { formatDay, formatPrice } from '../frame/format.ts';
import { ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, Part } from '../website/room-page.tsx';

/** The donations of a fund; each opens its order, where it is refunded. */
export function DonorsPart({ fundId }: { readonly fundId: string }) {
  const listing = useListing();
  const list = useCall(calls.list, { query: { ...listing.query, fundId } }, { keepsPrevious: true });
  const rows = (list.data?.donations ?? []).map(donation => ({ ...donation, id: donation.orderId }));
  return (
    <Part title={t('donation.donors')}>
      <Filters>
        <SearchFilter listing={listing} label={t('donation.searchDonors')} />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{ icon: 'heart', title: t('donation.noDonors'), hint: t('donation.noDonorsHint') }}
        noMatch={{ title: t('donation.noDonorMatch'), hint: t('donation.noMatchHint') }}
        label={t('donation.donors')}
        rows={rows}
        nameOf={nameOf}
        room="/config/orders"
        columns={[
          { id: 'donor', label: t('donation.donor'), cell: one => <strong>{nameOf(one)}</strong> },
          { id: 'message', label: t('donation.message'), isBelowName: true, cell: one => one.message },
          {
            id: 'often',
            label: t('donation.howOften'),
            isShort: true,
            isBelowName: true,
            cell: ({ frequency, isTest }) =>
              [t(`donation.${frequency}`), ...(isTest ? [t('donation.test')] : [])].join(', '),
          },
          { id: 'date', label: t('donation.date'), isShort: true, cell: ({ at }) => formatDay(at) },
          { id: 'amount', label: t('donation.amount'), isShort: true, align: 'end', cell: amountOf },
        ]}
      />
    </Part>
  );
}

function nameOf({ name, email }: Pick<Donation, 'name' | 'email'>): string {
  return name || email || t('donation.erased');
}

function amountOf({ amount, refunded, currency }: Donation): string {
  if (refunded === 0) return formatPrice(amount, currency);
  return t('donation.refunded', {
    amount: formatPrice(amount, currency),
    refunded: formatPrice(refunded, currency),
  });
}

import { Button } from '@vitrine/controls/button/button.tsx';
import type { Fund } from '@vitrine/core/donations/donation-fund.ts';
import { donationCalls as calls } from '@vitrine/core/donations/donations.calls.ts';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';

/** Funds with what was given to each (rule DONATE-9). */
export function DonationsRoom() {
  const listing = useListing();
  const navigate = useNavigate();
  const canWrite = useMay('products.write');
  const list = useCall(calls.funds, { query: listing.query }, { keepsPrevious: true });
  const { funds = [], currency = 'USD' } = list.data ?? {};
  const begin = canWrite ? (
    <Button kind="primary" icon="plus" onPress={() => navigate('/config/donations/new')}>
      {t('donation.new')}
    </Button>
  ) : null;
  return (
    <RoomPage title={t('room.donations')} actions={begin}>
      <Filters>
        <SearchFilter listing={listing} label={t('donation.search')} />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{ icon: 'heart', title: t('donation.none'), hint: t('donation.noneHint'), action: begin }}
        noMatch={{ title: t('donation.noMatch'), hint: t('donation.noMatchHint') }}
        label={t('room.donations')}
        rows={funds}
        nameOf={({ title }: Fund) => title}
        room="/config/donations"
        columns={[
          { id: 'fund', label: t('donation.fund'), cell: fund => <strong>{fund.title}</strong> },
          {
            id: 'state',
            label: t('state'),
            isShort: true,
            isBelowName: true,
            cell: fund => t(fund.isOpen ? 'donation.open' : 'donation.closed'),
          },
          {
            id: 'count',
            label: t('donation.count'),
            isShort: true,
            align: 'end',
            cell: fund => fund.donations,
          },
          {
            id: 'given',
            label: t('donation.given'),
            isShort: true,
            align: 'end',
            cell: ({ given, goal }) =>
              goal === null
                ? formatPrice(given, currency)
                : t('donation.givenOf', {
                    given: formatPrice(given, currency),
                    goal: formatPrice(goal, currency),
                  }),
          },
        ]}
      />
    </RoomPage>
  );
}

import { Button } from '@vitrine/controls/button/button.tsx';
import { type ReceivedWithdrawal, withdrawalCalls } from '@vitrine/core/withdrawals/withdrawals.calls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { BackToList, ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import styles from './returns.module.css';

/** What buyers declared, with its order if one was found; it is answered by email. */
export function WithdrawalsRoom() {
  const listing = useListing(['state']);
  const mayManage = useMay('orders.write');
  const state = listing.chosen.state === 'all' ? 'all' : 'open';
  const [problem, setProblem] = useState<string>();
  const change = useChange(withdrawalCalls.change, [withdrawalCalls.list]);
  const asked = useCall(
    withdrawalCalls.list,
    { query: { ...listing.query, state } },
    { keepsPrevious: true },
  );
  const put = ({ id, closedAt }: ReceivedWithdrawal) => {
    setProblem(undefined);
    change.mutate(
      { params: { withdrawalId: id }, body: { isClosed: closedAt === null } },
      { onError: error => setProblem(messageOf(error)) },
    );
  };
  return (
    <RoomPage
      title={t('withdrawals.title')}
      back={<BackToList room="/config/orders">{t('room.orders')}</BackToList>}
    >
      <Filters>
        <SearchFilter listing={listing} label={t('returns.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('returns.anyOpen')}
          choices={[{ value: 'all', label: t('returns.all') }]}
        />
      </Filters>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <ListTable
        listing={listing}
        call={asked}
        list={asked.data}
        none={{ icon: 'orders', title: t('withdrawals.none'), hint: t('withdrawals.noneHint') }}
        noMatch={{ title: t(listing.search === '' ? 'withdrawals.noneEver' : 'withdrawals.noneFound') }}
        label={t('withdrawals.title')}
        rows={asked.data?.withdrawals ?? []}
        nameOf={({ number }) => t('orderNo', { n: number })}
        columns={[
          {
            id: 'order',
            label: t('withdrawals.order'),
            cell: ({ number, orderId }) =>
              orderId === null ? (
                <span>
                  {t('orderNo', { n: number })} · {t('withdrawals.noMatch')}
                </span>
              ) : (
                <Link to={`/config/orders/${orderId}`}>{t('orderNo', { n: number })}</Link>
              ),
          },
          {
            id: 'who',
            label: t('orderBuyer'),
            isBelowName: true,
            cell: ({ name, email }) =>
              email === '' ? (
                t('withdrawals.erased')
              ) : (
                <span className={styles.who}>
                  {name} <a href={`mailto:${email}`}>{email}</a>
                </span>
              ),
          },
          {
            id: 'items',
            label: t('returns.items'),
            isBelowName: true,
            cell: ({ items }) => <span className={styles.who}>{items || t('withdrawals.whole')}</span>,
          },
          {
            id: 'date',
            label: t('withdrawals.received'),
            isShort: true,
            isBelowName: true,
            cell: ({ receivedAt }) => formatMoment(receivedAt),
          },
          {
            id: 'state',
            label: t('state'),
            isShort: true,
            align: 'end',
            cell: one => {
              const isOpen = one.closedAt === null;
              return mayManage ? (
                <Button onPress={() => put(one)}>
                  {t(isOpen ? 'withdrawals.close' : 'withdrawals.reopen')}
                </Button>
              ) : (
                t(isOpen ? 'returns.anyOpen' : 'returns.is.closed')
              );
            },
          },
        ]}
      />
    </RoomPage>
  );
}

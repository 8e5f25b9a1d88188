import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import type { OrderListing } from '@vitrine/core/orders/order.ts';
import { orderStates } from '@vitrine/core/orders/order-states.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment, formatPrice } from '../frame/format.ts';
import frameStyles from '../frame/frame.module.css';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { OrderBadges } from './order-badges.tsx';

/** Besides the states of orders, a state of their payments that a person has to act on. */
const refundDue = 'refundDue';

export function OrdersRoom() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [before, setBefore] = useState<readonly string[]>([]);
  const wanted = useDebounced(search);
  const chosen = orderStates.find(one => one === state);
  const last = before.at(-1);
  const orders = useCall(
    orderCalls.list,
    {
      query: {
        search: wanted,
        ...(chosen ? { state: chosen } : {}),
        ...(state === refundDue ? { isRefundDue: 'true' } : {}),
        ...(last === undefined ? {} : { before: last }),
      },
    },
    { keepsPrevious: true },
  );
  const { orders: rows = [], hasMore = false, counts, refundsDue = 0 } = orders.data ?? {};
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    setBefore([]);
  };
  return (
    <RoomPage title={t('room.orders')}>
      <Filters>
        <SearchEntry label={t('orderSearch')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('state')}
          isLabelHidden
          value={state}
          onChange={filter(setState)}
          choices={[
            { value: '', label: t('stateAny') },
            { value: refundDue, label: `${t('refundsDueFilter')} (${refundsDue})` },
            ...orderStates.map(value => ({
              value,
              label: `${t(`order.${value}`)} (${counts?.[value] ?? 0})`,
            })),
          ]}
        />
      </Filters>
      <CallState
        call={orders}
        empty={
          rows.length === 0 &&
          (wanted === '' && state === '' ? (
            <EmptyState icon="orders" title={t('ordersNone')} hint={t('ordersNoneHint')} />
          ) : (
            <EmptyState icon="search" title={t('ordersNoMatch')} />
          ))
        }
      />
      {rows.length > 0 && (
        <DataTable
          label={t('room.orders')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={nameOfOrder}
          onOpen={id => navigate(`/config/orders/${id}`)}
          columns={[
            {
              id: 'number',
              label: t('orderNumber'),
              isShort: true,
              cell: order => <strong>{nameOfOrder(order)}</strong>,
            },
            {
              id: 'date',
              label: t('orderDate'),
              isShort: true,
              isBelowName: true,
              cell: order => formatMoment(order.placedAt ?? order.createdAt),
            },
            {
              id: 'who',
              label: t('orderBuyer'),
              isBelowName: true,
              cell: order => order.name || order.email,
            },
            {
              id: 'state',
              label: t('state'),
              isBelowName: true,
              cell: order => <OrderBadges order={order} />,
            },
            {
              id: 'total',
              label: t('total'),
              isShort: true,
              align: 'end',
              cell: order => formatPrice(order.total, order.currency),
            },
          ]}
        />
      )}
      {(hasMore || before.length > 0) && (
        <nav aria-label={t('pager')} className={frameStyles.pager}>
          <Button isDisabled={before.length === 0} onPress={() => setBefore(before.slice(0, -1))}>
            {t('newer')}
          </Button>
          <Button
            isDisabled={!hasMore}
            onPress={() => {
              const id = rows.at(-1)?.id;
              if (id !== undefined) setBefore([...before, id]);
            }}
          >
            {t('older')}
          </Button>
        </nav>
      )}
    </RoomPage>
  );
}

export function nameOfOrder({ number }: Pick<OrderListing, 'number'>): string {
  return number === null ? t('orderUnnumbered') : t('orderNo', { n: number });
}

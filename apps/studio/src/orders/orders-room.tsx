import { Button, DownloadButton } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { manyOrdersCalls, ordersFilePath } from '@vitrine/core/orders/many-orders.calls.ts';
import { orderStates } from '@vitrine/core/orders/order-states.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment, formatPrice } from '../frame/format.ts';
import frameStyles from '../frame/frame.module.css';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { nameOfOrder } from './name-of-order.ts';
import { OrderBadges } from './order-badges.tsx';
import styles from './orders.module.css';
import { OrdersBulkBar } from './orders-bulk-bar.tsx';

/** Besides the states of orders, a state of their payments that a person has to act on. */
const refundDue = 'refundDue';

export function OrdersRoom() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [tag, setTag] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [before, setBefore] = useState<readonly string[]>([]);
  const mayManage = useMay('orders.write');
  const { tags = [] } = useCall(manyOrdersCalls.listTags, {}).data ?? {};
  const wanted = useDebounced(search);
  const chosen = orderStates.find(one => one === state);
  const last = before.at(-1);
  const filters = {
    search: wanted,
    ...(chosen ? { state: chosen } : {}),
    ...(state === refundDue ? { isRefundDue: 'true' } : {}),
    ...(tag === '' ? {} : { tag }),
  };
  const orders = useCall(
    orderCalls.list,
    {
      query: {
        ...filters,
        ...(last === undefined ? {} : { before: last }),
      },
    },
    { keepsPrevious: true },
  );
  const { orders: rows = [], hasMore = false, counts, refundsDue = 0 } = orders.data ?? {};
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    setBefore([]);
    setSelected(new Set());
  };
  const file = `${ordersFilePath}?${new URLSearchParams(filters)}`;
  return (
    <RoomPage
      title={t('room.orders')}
      actions={
        <DownloadButton href={file} icon="imports">
          {t('ordersExport')}
        </DownloadButton>
      }
    >
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
        {tags.length > 0 && (
          <SelectField
            label={t('orderTagFilter')}
            isLabelHidden
            value={tag}
            onChange={filter(setTag)}
            choices={[
              { value: '', label: t('orderTagAny') },
              ...tags.map(value => ({ value, label: value })),
            ]}
          />
        )}
      </Filters>
      {selected.size > 0 && <OrdersBulkBar orderIds={[...selected]} onDone={() => setSelected(new Set())} />}
      <CallState
        call={orders}
        empty={
          rows.length === 0 &&
          (wanted === '' && state === '' && tag === '' ? (
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
          {...(mayManage ? { selected, onSelect: setSelected } : {})}
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
              cell: order => (
                <>
                  <OrderBadges order={order} />
                  {order.tags.length > 0 && <span className={styles.soft}> {order.tags.join(', ')}</span>}
                </>
              ),
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

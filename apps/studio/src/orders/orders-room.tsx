import { Button, DownloadButton } from '@vitrine/controls/button/button.tsx';
import { manyOrdersCalls, ordersFilePath } from '@vitrine/core/orders/many-orders.calls.ts';
import { orderStates } from '@vitrine/core/orders/order-states.ts';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { CreateDraft } from '../draft-orders/drafts-room.tsx';
import { formatMoment, formatPrice } from '../frame/format.ts';
import frameStyles from '../frame/frame.module.css';
import { useMay } from '../frame/who.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { ReturnsLink } from '../returns/returns-link.tsx';
import { WithdrawalsLink } from '../returns/withdrawals-link.tsx';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { nameOfOrder } from './name-of-order.ts';
import { OrderBadges } from './order-badges.tsx';
import styles from './orders.module.css';
import { OrdersBulkBar } from './orders-bulk-bar.tsx';

/** Besides the states of orders, a state of their payments that a person has to act on. */
const refundDue = 'refundDue';

export function OrdersRoom() {
  const listing = useListing(['state', 'tag']);
  const { selected } = listing;
  const { state, tag } = listing.chosen;
  const mayManage = useMay('orders.write');
  const { tags = [] } = useCall(manyOrdersCalls.listTags, {}).data ?? {};
  const chosen = orderStates.find(one => one === state);
  const filters = {
    search: listing.search,
    ...(chosen ? { state: chosen } : {}),
    ...(state === refundDue ? { isRefundDue: 'true' } : {}),
    ...(tag === '' ? {} : { tag }),
  };
  const filterText = `${new URLSearchParams(filters)}`;
  const [older, setOlder] = useState<{ filterText: string; ids: readonly string[] }>({ filterText, ids: [] });
  // Other filters begin with the newest orders.
  const before = older.filterText === filterText ? older.ids : [];
  const last = before.at(-1);
  const goTo = (ids: readonly string[]) => setOlder({ filterText, ids });
  const orders = useCall(
    orderCalls.list,
    { query: { ...filters, ...(last === undefined ? {} : { before: last }) } },
    { keepsPrevious: true },
  );
  const { orders: rows = [], hasMore = false, counts, refundsDue = 0 } = orders.data ?? {};
  const file = `${ordersFilePath}?${filterText}`;
  return (
    <RoomPage
      title={t('room.orders')}
      actions={
        <>
          <ReturnsLink />
          <WithdrawalsLink />
          <DownloadButton href={file} icon="imports">
            {t('ordersExport')}
          </DownloadButton>
          {mayManage && <CreateDraft />}
        </>
      }
    >
      <Filters>
        <SearchFilter listing={listing} label={t('orderSearch')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('stateAny')}
          choices={[
            { value: refundDue, label: `${t('refundsDueFilter')} (${refundsDue})` },
            ...orderStates.map(value => ({
              value,
              label: `${t(`order.${value}`)} (${counts?.[value] ?? 0})`,
            })),
          ]}
        />
        {tags.length > 0 && (
          <ChoiceFilter
            listing={listing}
            name="tag"
            label={t('orderTagFilter')}
            any={t('orderTagAny')}
            choices={tags.map(value => ({ value, label: value }))}
          />
        )}
      </Filters>
      {selected.size > 0 && <OrdersBulkBar orderIds={[...selected]} onDone={listing.clear} />}
      <ListTable
        listing={listing}
        call={orders}
        none={{ icon: 'orders', title: t('ordersNone'), hint: t('ordersNoneHint') }}
        noMatch={{ title: t('ordersNoMatch') }}
        label={t('room.orders')}
        rows={rows}
        nameOf={nameOfOrder}
        room="/config/orders"
        isSelectable={mayManage}
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
      {(hasMore || before.length > 0) && (
        <nav aria-label={t('pager')} className={frameStyles.pager}>
          <Button isDisabled={before.length === 0} onPress={() => goTo(before.slice(0, -1))}>
            {t('newer')}
          </Button>
          <Button
            isDisabled={!hasMore}
            onPress={() => {
              const id = rows.at(-1)?.id;
              if (id !== undefined) goTo([...before, id]);
            }}
          >
            {t('older')}
          </Button>
        </nav>
      )}
    </RoomPage>
  );
}

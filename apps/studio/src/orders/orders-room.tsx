import { DownloadButton } from '@vitrine/controls/button/button.tsx';
import { ordersFilePath } from '@vitrine/core/orders/many-orders.calls.ts';
import { orderListCalls } from '@vitrine/core/orders/order-list.calls.ts';
import { useCall } from '../api/use-call.ts';
import { CreateDraft } from '../draft-orders/drafts-room.tsx';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { ListTable } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { ReturnsLink } from '../returns/returns-link.tsx';
import { WithdrawalsLink } from '../returns/withdrawals-link.tsx';
import { RoomPage } from '../website/room-page.tsx';
import { nameOfOrder } from './name-of-order.ts';
import { OrderBadges } from './order-badges.tsx';
import styles from './orders.module.css';
import { OrdersBulkBar } from './orders-bulk-bar.tsx';
import { filterOf, OrdersFilters, orderFilters } from './orders-filters.tsx';

export function OrdersRoom() {
  const listing = useListing(orderFilters);
  const { selected } = listing;
  const mayManage = useMay('orders.write');
  const filter = filterOf(listing);
  const orders = useCall(
    orderListCalls.list,
    { query: { ...listing.query, ...filter } },
    { keepsPrevious: true },
  );
  const file = `${ordersFilePath}?${new URLSearchParams(filter)}`;
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
      <OrdersFilters listing={listing} counted={orders.data} />
      {selected.size > 0 && <OrdersBulkBar orderIds={[...selected]} onDone={listing.clear} />}
      <ListTable
        listing={listing}
        call={orders}
        list={orders.data}
        none={{ icon: 'orders', title: t('ordersNone'), hint: t('ordersNoneHint') }}
        noMatch={{ title: t('ordersNoMatch') }}
        label={t('room.orders')}
        rows={orders.data?.orders ?? []}
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
            cell: order => order.name || order.email || t('order.walkIn'),
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
    </RoomPage>
  );
}

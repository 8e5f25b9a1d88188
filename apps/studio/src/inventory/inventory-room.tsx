import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { givenReasons } from '@vitrine/core/inventory/inventory.calls.ts';
import { stockFilters, stockListCalls } from '@vitrine/core/inventory/stock-lists.calls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { Pager } from '../frame/pager.tsx';
import { ChoiceFilter, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import styles from './inventory.module.css';
import { StockTable } from './stock-table.tsx';
import { useStockChanges } from './use-stock-changes.ts';

/** What there is of each variant; a number is changed where it stands, for the chosen reason (rule STOCK-15). */
export function InventoryRoom() {
  const listing = useListing(['stock']);
  const [reason, setReason] = useState<(typeof givenReasons)[number]>('counted');
  const stock = stockFilters.find(one => one === listing.chosen.stock);
  const list = useCall(
    stockListCalls.list,
    { query: { ...listing.query, ...(stock === undefined ? {} : { stock }) } },
    { keepsPrevious: true },
  );
  const { variants = [], fewFrom = 0 } = list.data ?? {};
  const changes = useStockChanges(reason);
  const none = listing.isFiltered ? (
    <EmptyState
      icon="search"
      title={stock === undefined ? t('inventory.noMatch') : t(`inventory.none.${stock}`)}
      hint={stock === undefined ? t('inventory.noMatchHint') : undefined}
    />
  ) : (
    <EmptyState
      icon="grid"
      title={t('inventory.none')}
      hint={t('inventory.noneHint')}
      action={<Link to="/config/products">{t('room.products')}</Link>}
    />
  );
  return (
    <RoomPage
      title={t('room.inventory')}
      actions={<Link to="/config/inventory/movements">{t('inventory.movements')}</Link>}
    >
      <Filters>
        <SearchFilter listing={listing} label={t('inventory.search')} />
        <ChoiceFilter
          listing={listing}
          name="stock"
          label={t('stock')}
          any={t('stockAny')}
          choices={[
            { value: 'low', label: t('inventory.low', { n: fewFrom }) },
            { value: 'soldOut', label: t('soldOut') },
          ]}
        />
      </Filters>
      <CallState call={list} empty={variants.length === 0 && none} />
      {variants.length > 0 && (
        <>
          <div className={styles.howTo}>
            <p>{t('inventory.howTo')}</p>
            <SelectField
              label={t('inventory.reason')}
              value={reason}
              onChange={value => setReason(givenReasons.find(one => one === value) ?? 'counted')}
              choices={givenReasons.map(value => ({ value, label: t(`inventory.for.${value}`) }))}
            />
          </div>
          <StockTable variants={variants} fewFrom={fewFrom} {...changes} />
        </>
      )}
      <Pager
        page={listing.page}
        pageSize={listing.pageSize}
        list={list.data}
        count={variants.length}
        onTurn={listing.turn}
      />
    </RoomPage>
  );
}

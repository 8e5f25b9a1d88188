import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { type Discount, discountStates } from '@vitrine/core/discounts/discount.ts';
import { discountCalls as calls } from '@vitrine/core/discounts/discounts.calls.ts';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { useCategoryNames } from '../categories/use-category-names.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { discountSummary } from './discount-summary.ts';
import styles from './discounts.module.css';

/** Discounts with and without a code: search, filter, sort, open (rule DISCOUNT-11). */
export function DiscountsRoom() {
  const navigate = useNavigate();
  const listing = useListing(['state', 'sort']);
  const sort = listing.chosen.sort === 'name' ? 'name' : 'newest';
  const chosen = discountStates.find(one => one === listing.chosen.state);
  const list = useCall(
    calls.list,
    { query: { ...listing.query, sort, ...(chosen ? { state: chosen } : {}) } },
    { keepsPrevious: true },
  );
  const { discounts: rows = [], currency = 'USD' } = list.data ?? {};
  const { nameOf } = useCategoryNames(rows.some(hasCategories));
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => navigate('/config/discounts/new')}>
      {t('discount.new')}
    </Button>
  );
  return (
    <RoomPage title={t('room.discounts')} actions={begin}>
      <Filters>
        <SearchFilter listing={listing} label={t('discount.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('stateAny')}
          choices={discountStates.map(value => ({ value, label: t(`discount.is.${value}`) }))}
        />
        <SelectField
          label={t('discount.sort')}
          isLabelHidden
          value={sort}
          onChange={value => listing.choose({ sort: value })}
          choices={[
            { value: 'newest', label: t('discount.sort.newest') },
            { value: 'name', label: t('discount.sort.name') },
          ]}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{
          icon: 'percent',
          title: t('discount.none'),
          hint: t('discount.noneHint'),
          action: begin,
        }}
        noMatch={{ title: t('discount.noMatch'), hint: t('discount.noMatchHint') }}
        label={t('room.discounts')}
        rows={rows}
        nameOf={({ name }) => name}
        room="/config/discounts"
        columns={[
          {
            id: 'name',
            label: t('discount.name'),
            cell: discount => (
              <span className={styles.name}>
                <strong>{discount.name}</strong>
                <span className={styles.summary}>{discountSummary(discount, currency, nameOf)}</span>
              </span>
            ),
          },
          {
            id: 'code',
            label: t('discount.code'),
            isShort: true,
            isBelowName: true,
            cell: ({ code }) => (code === null ? t('discount.automatic') : <code>{code}</code>),
          },
          {
            id: 'state',
            label: t('state'),
            isShort: true,
            isBelowName: true,
            cell: discount => t(`discount.is.${discount.state}`),
          },
          {
            id: 'used',
            label: t('discount.used'),
            isShort: true,
            align: 'end',
            cell: ({ used, uses }) => (uses === null ? used : t('discount.usedOf', { used, uses })),
          },
        ]}
      />
    </RoomPage>
  );
}

function hasCategories({ categories, value }: Discount): boolean {
  return categories.length > 0 || (value.kind === 'buyGet' && value.categories.length > 0);
}

import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { discountStates } from '@vitrine/core/discounts/discount.ts';
import { discountCalls as calls } from '@vitrine/core/discounts/discounts.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { discountSummary } from './discount-summary.ts';
import styles from './discounts.module.css';

const pageSize = 50;

/** Discounts with and without a code: search, filter, sort, open (rule DISCOUNT-11). */
export function DiscountsRoom() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [sort, setSort] = useState<'newest' | 'name'>('newest');
  const pages = usePages();
  const wanted = useDebounced(search);
  const chosen = discountStates.find(one => one === state);
  const list = useCall(
    calls.list,
    {
      query: { search: wanted, sort, limit: pageSize, ...pages.query, ...(chosen ? { state: chosen } : {}) },
    },
    { keepsPrevious: true },
  );
  const { discounts: rows = [], currency = 'USD' } = list.data ?? {};
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    pages.toFirst();
  };
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => navigate('/config/discounts/new')}>
      {t('discount.new')}
    </Button>
  );
  return (
    <RoomPage title={t('room.discounts')} actions={begin}>
      <Filters>
        <SearchEntry label={t('discount.search')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('state')}
          isLabelHidden
          value={state}
          onChange={filter(setState)}
          choices={[
            { value: '', label: t('stateAny') },
            ...discountStates.map(value => ({ value, label: t(`discount.is.${value}`) })),
          ]}
        />
        <SelectField
          label={t('discount.sort')}
          isLabelHidden
          value={sort}
          onChange={filter(value => setSort(value === 'name' ? 'name' : 'newest'))}
          choices={[
            { value: 'newest', label: t('discount.sort.newest') },
            { value: 'name', label: t('discount.sort.name') },
          ]}
        />
      </Filters>
      <CallState
        call={list}
        empty={
          rows.length === 0 &&
          (wanted === '' && state === '' ? (
            <EmptyState
              icon="percent"
              title={t('discount.none')}
              hint={t('discount.noneHint')}
              action={begin}
            />
          ) : (
            <EmptyState icon="search" title={t('discount.noMatch')} hint={t('discount.noMatchHint')} />
          ))
        }
      />
      {rows.length > 0 && (
        <DataTable
          label={t('room.discounts')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOpen={id => navigate(`/config/discounts/${id}`)}
          columns={[
            {
              id: 'name',
              label: t('discount.name'),
              cell: discount => (
                <span className={styles.name}>
                  <strong>{discount.name}</strong>
                  <span className={styles.summary}>{discountSummary(discount, currency)}</span>
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
      )}
      <Pager page={pages.page} pageSize={pageSize} list={list.data} count={rows.length} onTurn={pages.turn} />
    </RoomPage>
  );
}

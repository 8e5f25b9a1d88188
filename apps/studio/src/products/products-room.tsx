import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { publishStates } from '@vitrine/core/products/product.ts';
import { productCalls, productSorts } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import type { SortDescriptor } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { productColumns } from './product-columns.tsx';

const pageSize = 50;
const states = ['published', 'scheduled', 'draft', 'private'] as const;

export function ProductsRoom() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [stock, setStock] = useState('');
  const [category, setCategory] = useState('');
  const [sort, setSort] = useState<SortDescriptor>({ column: 'position', direction: 'ascending' });
  const pages = usePages();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDebounced(search);
  const stateChosen = states.find(one => one === state);
  const products = useCall(
    productCalls.list,
    {
      query: {
        search: wanted,
        limit: pageSize,
        ...pages.query,
        sort: productSorts.find(one => one === sort.column) ?? 'position',
        direction: sort.direction,
        ...(stateChosen ? { state: publishStates[stateChosen] } : {}),
        ...(stock === 'soldOut' || stock === 'inStock' ? { stock } : {}),
        ...(category === '' ? {} : { category }),
      },
    },
    { keepsPrevious: true },
  );
  const terms = useCall(productCalls.terms, {});
  const { products: rows = [], currency = 'USD' } = products.data ?? {};
  const isFiltered = wanted !== '' || state !== '' || stock !== '' || category !== '';
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    pages.toFirst();
  };
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => navigate('/config/products/new')}>
      {t('productNew')}
    </Button>
  );
  return (
    <RoomPage title={t('room.products')} actions={begin}>
      <Filters>
        <SearchEntry label={t('productSearch')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('state')}
          isLabelHidden
          value={state}
          onChange={filter(setState)}
          choices={[
            { value: '', label: t('stateAny') },
            ...states.map(value => ({ value, label: t(`product.${value}`) })),
          ]}
        />
        <SelectField
          label={t('stock')}
          isLabelHidden
          value={stock}
          onChange={filter(setStock)}
          choices={[
            { value: '', label: t('stockAny') },
            { value: 'inStock', label: t('stockIn') },
            { value: 'soldOut', label: t('stockOut') },
          ]}
        />
        <SelectField
          label={t('category')}
          isLabelHidden
          value={category}
          onChange={filter(setCategory)}
          choices={[
            { value: '', label: t('categoryAny') },
            ...(terms.data?.categories ?? []).map(({ name }) => ({ value: name, label: name })),
          ]}
        />
      </Filters>
      <ProductBulkBar
        selected={rows.filter(({ id }) => selected.has(id))}
        onDone={() => setSelected(new Set())}
      />
      <CallState
        call={products}
        empty={
          rows.length === 0 &&
          (isFiltered ? (
            <EmptyState icon="search" title={t('productsNoMatch')} hint={t('productsNoMatchHint')} />
          ) : (
            <EmptyState
              icon="selling"
              title={t('productsNone')}
              hint={t('productsNoneHint')}
              action={begin}
            />
          ))
        }
      />
      {rows.length > 0 && (
        <DataTable
          label={t('room.products')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          columns={productColumns(currency)}
          onOpen={id => navigate(`/config/products/${id}`)}
          selected={selected}
          onSelect={setSelected}
          sort={sort}
          onSort={next => {
            setSort(next);
            pages.toFirst();
          }}
        />
      )}
      <Pager
        page={pages.page}
        pageSize={pageSize}
        list={products.data}
        count={rows.length}
        onTurn={pages.turn}
      />
    </RoomPage>
  );
}

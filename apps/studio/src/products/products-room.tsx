import { Button, DownloadButton } from '@vitrine/controls/button/button.tsx';
import type { CallRequest } from '@vitrine/core/calls/define-call.ts';
import { publishStates } from '@vitrine/core/products/product.ts';
import { productCalls, productSorts, productsFilePath } from '@vitrine/core/products/products.calls.ts';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { productColumns } from './product-columns.tsx';

const states = ['published', 'scheduled', 'draft', 'private'] as const;
const stocks = ['inStock', 'soldOut'] as const;

export function ProductsRoom() {
  const navigate = useNavigate();
  const listing = useListing(['state', 'stock', 'category', 'sort', 'direction']);
  const { state, stock, category } = listing.chosen;
  const sort = productSorts.find(one => one === listing.chosen.sort) ?? 'position';
  const direction = listing.chosen.direction === 'descending' ? 'descending' : 'ascending';
  const stockChosen = stocks.find(one => one === stock);
  const stateChosen = states.find(one => one === state);
  const filters = {
    search: listing.search,
    sort,
    direction,
    ...(stateChosen ? { state: publishStates[stateChosen] } : {}),
    ...(stockChosen ? { stock: stockChosen } : {}),
    ...(category === '' ? {} : { category }),
  } satisfies CallRequest<typeof productCalls.list>['query'];
  const products = useCall(
    productCalls.list,
    { query: { ...listing.query, ...filters } },
    { keepsPrevious: true },
  );
  const written = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  const file = `${productsFilePath}?${new URLSearchParams(written)}`;
  const terms = useCall(productCalls.terms, {});
  const { products: rows = [], currency = 'USD' } = products.data ?? {};
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => navigate('/config/products/new')}>
      {t('productNew')}
    </Button>
  );
  return (
    <RoomPage
      title={t('room.products')}
      actions={
        <>
          <DownloadButton href={file} icon="imports">
            {t('productsExport')}
          </DownloadButton>
          {begin}
        </>
      }
    >
      <Filters>
        <SearchFilter listing={listing} label={t('productSearch')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('stateAny')}
          choices={states.map(value => ({ value, label: t(`product.${value}`) }))}
        />
        <ChoiceFilter
          listing={listing}
          name="stock"
          label={t('stock')}
          any={t('stockAny')}
          choices={[
            { value: 'inStock', label: t('stockIn') },
            { value: 'soldOut', label: t('stockOut') },
          ]}
        />
        <ChoiceFilter
          listing={listing}
          name="category"
          label={t('category')}
          any={t('categoryAny')}
          choices={(terms.data?.categories ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
      </Filters>
      <ProductBulkBar
        selected={rows.filter(({ id }) => listing.selected.has(id))}
        currency={currency}
        onDone={listing.clear}
      />
      <ListTable
        listing={listing}
        call={products}
        list={products.data}
        none={{ icon: 'selling', title: t('productsNone'), hint: t('productsNoneHint'), action: begin }}
        noMatch={{ title: t('productsNoMatch'), hint: t('productsNoMatchHint') }}
        label={t('room.products')}
        rows={rows}
        nameOf={({ title }) => title}
        columns={productColumns(currency)}
        room="/config/products"
        isSelectable
        sort={{ column: sort, direction }}
        onSort={next => listing.choose({ sort: String(next.column), direction: next.direction })}
      />
    </RoomPage>
  );
}

import { Button, DownloadButton } from '@vitrine/controls/button/button.tsx';
import type { CallRequest } from '@vitrine/core/calls/define-call.ts';
import { publishStates } from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { productCalls, productSorts, productsFilePath } from '@vitrine/core/products/products.calls.ts';
import { Link, useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { EditUnderWay } from '../product-edits/edit-under-way.tsx';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { productColumns } from './product-columns.tsx';
import { productStates, stateChoices } from './product-state-words.ts';
import styles from './products.module.css';
import { productTypeNames, typeChoices } from './type-choices.ts';

const stocks = ['inStock', 'soldOut'] as const;

export function ProductsRoom() {
  const navigate = useNavigate();
  const listing = useListing([
    'state',
    'stock',
    'type',
    'category',
    'tag',
    'shop',
    'exact',
    'sort',
    'direction',
  ]);
  const { state, stock, category, tag, shop } = listing.chosen;
  const sort = productSorts.find(one => one === listing.chosen.sort) ?? 'position';
  const direction = listing.chosen.direction === 'descending' ? 'descending' : 'ascending';
  const stockChosen = stocks.find(one => one === stock);
  const stateChosen = productStates.find(one => one === state);
  const typeChosen = productTypeNames.find(one => String(productTypes[one]) === listing.chosen.type);
  const narrowed = {
    search: listing.search,
    ...(stateChosen ? { state: publishStates[stateChosen] } : {}),
    ...(stockChosen ? { stock: stockChosen } : {}),
    ...(typeChosen ? { type: productTypes[typeChosen] } : {}),
    ...(category === '' ? {} : { category }),
    ...(tag === '' ? {} : { tag }),
    ...(shop === '' ? {} : { shop }),
  };
  const filters = {
    sort,
    direction,
    ...narrowed,
    // The search that is not to be corrected, so that another one is.
    ...(listing.chosen.exact !== '' && listing.chosen.exact === listing.search ? { isExact: 'true' } : {}),
  } satisfies CallRequest<typeof productCalls.list>['query'];
  const products = useCall(
    productCalls.list,
    { query: { ...listing.query, ...filters } },
    { keepsPrevious: true },
  );
  const written = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  const file = `${productsFilePath}?${new URLSearchParams(written)}`;
  const terms = useCall(productCalls.terms, {});
  const tags = terms.data?.tags ?? [];
  const shops = useCall(productCalls.shops, {}).data?.shops ?? [];
  const { products: rows = [], currency = 'USD' } = products.data ?? {};
  const isWhole = rows.length > 0 && rows.every(({ id }) => listing.selected.has(id));
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
          <Link to="/config/products/edits">{t('edits.room')}</Link>
          <Link to="/config/products/import">{t('productImport.open')}</Link>
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
          choices={stateChoices()}
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
          name="type"
          label={t('product.type')}
          any={t('product.typeAny')}
          choices={typeChoices()}
        />
        <ChoiceFilter
          listing={listing}
          name="category"
          label={t('category')}
          any={t('categoryAny')}
          choices={(terms.data?.categories ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
        {tags.length > 0 && (
          <ChoiceFilter
            listing={listing}
            name="tag"
            label={t('product.tag')}
            any={t('product.tagAny')}
            choices={tags.map(({ name }) => ({ value: name, label: name }))}
          />
        )}
        {shops.length > 1 && (
          <ChoiceFilter
            listing={listing}
            name="shop"
            label={t('shop')}
            any={t('shops.any')}
            choices={shops.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
      </Filters>
      {products.data?.corrected && (
        <p className={styles.corrected} role="status">
          {t('productsCorrected', { query: products.data.corrected })}{' '}
          <Button onPress={() => listing.choose({ exact: listing.search })}>
            {t('productsInstead', { query: listing.search })}
          </Button>
        </p>
      )}
      <EditUnderWay />
      <ProductBulkBar
        selected={rows.filter(({ id }) => listing.selected.has(id))}
        matching={{
          filter: { ...narrowed, search: products.data?.corrected ?? listing.search },
          total: products.data?.total ?? 0,
          isWholePage: isWhole,
        }}
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

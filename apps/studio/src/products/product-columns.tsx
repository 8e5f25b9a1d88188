import { AssetThumbnail } from '@vitrine/controls/pickers/media-dialog.tsx';
import type { TableColumn } from '@vitrine/controls/table/data-table.tsx';
import { publishStates } from '@vitrine/core/products/product.ts';
import type { ProductListing } from '@vitrine/core/products/products.calls.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { liveWords } from '../publishing/live-words.ts';
import { productLabel, productStateDetail } from './product-state-words.ts';
import styles from './products.module.css';

export function productColumns(currency: string): TableColumn<ProductListing>[] {
  return [
    {
      id: 'title',
      label: t('productTitle'),
      isSortable: true,
      cell: product => (
        <span className={styles.name}>
          <span className={styles.picture}>{product.image && <AssetThumbnail asset={product.image} />}</span>
          <span className={styles.nameText}>
            <strong>{product.title}</strong>
            {product.variantCount > 1 && (
              <span className={styles.soft}>{t('variantsCount', { n: product.variantCount })}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      label: t('state'),
      isBelowName: true,
      cell: product => (
        <>
          <span className={styles.state} data-live={product.live.state === 'live' ? '' : undefined}>
            {productLabel(product.state)}
          </span>
          <Detail product={product} />
        </>
      ),
    },
    {
      id: 'stock',
      label: t('stock'),
      isShort: true,
      isSortable: true,
      isBelowName: true,
      align: 'end',
      cell: ({ stock, isSoldOut }) =>
        isSoldOut ? t('soldOut') : stock === null ? t('unlimited') : t('inStock', { n: stock }),
    },
    {
      id: 'price',
      label: t('price'),
      isShort: true,
      isSortable: true,
      align: 'end',
      cell: product => (
        <>
          {product.hasVariedPrices
            ? t('priceFrom', { price: formatPrice(product.startingPrice, currency) })
            : formatPrice(product.startingPrice, currency)}
          {product.isOnSale && <span className={styles.sale}>{t('onSale')}</span>}
        </>
      ),
    },
  ];
}

function Detail({ product: { state, live } }: { product: ProductListing }) {
  const detail = state === publishStates.scheduled ? liveWords(live, 'scheduled') : productStateDetail(state);
  return detail !== '' && <span className={styles.detail}>{detail}</span>;
}

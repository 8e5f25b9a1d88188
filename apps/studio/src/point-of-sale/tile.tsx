import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { AssetThumbnail } from '@vitrine/controls/pickers/media-dialog.tsx';
import type { SaleItem, SaleProduct } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import texts from './counter-texts.module.css';
import styles from './tile.module.css';
import { leftInWords } from './variant-dialog.tsx';

interface TileProps {
  readonly product: SaleProduct;
  readonly currency: string;
  readonly onChoose: (items: readonly SaleItem[]) => void;
}

export function Tile({ product: { title, image, items }, currency, onChoose }: TileProps) {
  const here = items.filter(({ isSoldHere }) => isSoldHere);
  const isSoldOut = here.every(({ available }) => available === 0);
  const prices = here.map(({ price }) => price);
  const lowest = Math.min(...prices);
  const [only] = here;
  return (
    <li>
      <button type="button" className={styles.tile} disabled={isSoldOut} onClick={() => onChoose(here)}>
        <span className={styles.picture}>
          {image ? <AssetThumbnail asset={image} /> : <Icon name="selling" size={28} />}
        </span>
        <span className={styles.tileTitle}>{title}</span>
        {here.length > 0 && (
          <span className={texts.price}>
            {lowest === Math.max(...prices)
              ? formatPrice(lowest, currency)
              : t('priceFrom', { price: formatPrice(lowest, currency) })}
          </span>
        )}
        <span className={texts.left} data-few={here.length === 1 && only?.isFew ? '' : undefined}>
          {here.length === 0
            ? t('counter.onWebsite')
            : isSoldOut
              ? t('soldOut')
              : only && here.length === 1
                ? leftInWords(only)
                : t('counter.variants', { n: here.length })}
        </span>
      </button>
    </li>
  );
}

import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import type { SaleItem } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './choices.module.css';
import texts from './counter-texts.module.css';

interface VariantDialogProps {
  /** Null while nothing is chosen. */
  readonly items: readonly SaleItem[] | null;
  readonly currency: string;
  readonly onClose: () => void;
  readonly onChoose: (item: SaleItem) => void;
}

/** Which variant; the first that is left has the focus. */
export function VariantDialog({ items, currency, onClose, onChoose }: VariantDialogProps) {
  const titles = new Set((items ?? []).map(({ title }) => title));
  const [title = ''] = titles;
  return (
    <Dialog
      title={titles.size === 1 ? title : t('counter.whichOne')}
      isOpen={items !== null}
      onClose={onClose}
      size="small"
    >
      <ul className={styles.choices}>
        {items?.map(item => (
          <li key={item.variantId}>
            <button
              type="button"
              className={styles.choice}
              disabled={item.available === 0 || !item.isSoldHere}
              onClick={() => onChoose(item)}
            >
              <span>
                <strong>{(titles.size === 1 ? '' : `${item.title} `) + (item.options || item.sku)}</strong>
                <span className={texts.left} data-few={item.isFew ? '' : undefined}>
                  {item.isSoldHere ? leftInWords(item) : t('counter.onWebsite')}
                </span>
              </span>
              <span className={texts.price}>{formatPrice(item.price, currency)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function leftInWords({ available }: Pick<SaleItem, 'available'>): string {
  if (available === null) return t('unlimited');
  return available === 0 ? t('soldOut') : t('counter.left', { n: available });
}

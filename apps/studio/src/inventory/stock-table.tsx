import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { AssetThumbnail } from '@vitrine/controls/pickers/media-dialog.tsx';
import type { ListedStock } from '@vitrine/core/inventory/stock-lists.calls.ts';
import { useNavigate } from 'react-router';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import styles from './inventory.module.css';
import { nameOfVariant } from './name-of-variant.ts';
import { StockEntry } from './stock-entry.tsx';
import type { StockChanges } from './use-stock-changes.ts';

export interface StockTableProps extends StockChanges {
  readonly variants: readonly ListedStock[];
  /** At most so many are low. */
  readonly fewFrom: number;
}

export function StockTable({ variants, fewFrom, ...changes }: StockTableProps) {
  return (
    <table className={styles.table} aria-label={t('room.inventory')}>
      <thead>
        <tr>
          <th scope="col" className={styles.wide}>
            {t('variant')}
          </th>
          <th scope="col" className={styles.number}>
            {t('inventory.reserved')}
          </th>
          <th scope="col" className={styles.number}>
            {t('inventory.saleable')}
          </th>
          <th scope="col" className={styles.number}>
            {t('inventory.onHand')}
          </th>
          <td className={styles.last} />
        </tr>
      </thead>
      <tbody>
        {variants.map(variant => (
          <StockRow key={variant.variantId} variant={variant} fewFrom={fewFrom} {...changes} />
        ))}
      </tbody>
    </table>
  );
}

interface StockRowProps extends StockChanges {
  readonly variant: ListedStock;
  readonly fewFrom: number;
}

function StockRow({ variant, fewFrom, onAdjust, onSet, isPending }: StockRowProps) {
  const navigate = useNavigate();
  const mayEdit = useMay('products.write');
  const { title, optionValues, image, sku, isDigital, onHand, reserved, saleable } = variant;
  const name = nameOfVariant(variant);
  const count = onHand === null ? (['count', 0] as const) : (['unlimited', null] as const);
  return (
    <tr>
      <th scope="row" className={styles.wide}>
        <span className={styles.name}>
          <span className={styles.picture}>{image && <AssetThumbnail asset={image} />}</span>
          <span className={styles.words}>
            <strong>{title}</strong>
            <span className={styles.soft}>
              {[optionValues.join(' / '), sku].filter(text => text !== '').join(' · ')}
            </span>
          </span>
        </span>
      </th>
      <td className={styles.number} data-label={t('inventory.reserved')}>
        {reserved}
      </td>
      <td className={styles.number} data-label={t('inventory.saleable')}>
        <Saleable saleable={saleable} fewFrom={fewFrom} />
      </td>
      <td className={styles.number} data-label={t('inventory.onHand')}>
        {isDigital || onHand === null ? (
          t('unlimited')
        ) : (
          <StockEntry
            key={onHand}
            onHand={onHand}
            label={t('inventory.onHandOf', { name })}
            onChange={change => onAdjust(variant, change)}
          />
        )}
      </td>
      <td className={styles.last}>
        <MenuButton
          label={t('inventory.more', { name })}
          isSmall
          entries={[
            {
              id: 'history',
              label: t('inventory.history'),
              icon: 'history',
              onAction: () => navigate(`/config/inventory/movements?variant=${variant.variantId}`),
            },
            ...(mayEdit
              ? [
                  {
                    id: 'product',
                    label: t('inventory.openProduct'),
                    icon: 'selling',
                    onAction: () => navigate(`/config/products/${variant.productId}`),
                  } as const,
                ]
              : []),
            ...(isDigital
              ? []
              : [
                  {
                    id: count[0],
                    label: t(`inventory.${count[0]}`),
                    icon: count[0] === 'count' ? 'grid' : 'repeat',
                    isDisabled: isPending,
                    onAction: () => onSet(variant, count[1]),
                  } as const,
                ]),
          ]}
        />
      </td>
    </tr>
  );
}

function Saleable({ saleable, fewFrom }: Pick<ListedStock, 'saleable'> & { readonly fewFrom: number }) {
  if (saleable === null) return t('unlimited');
  if (saleable === 0) return <strong className={styles.low}>{t('soldOut')}</strong>;
  return saleable <= fewFrom ? <strong className={styles.low}>{saleable}</strong> : saleable;
}

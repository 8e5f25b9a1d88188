import { Button } from '@vitrine/controls/button/button.tsx';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { SaleItem } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import styles from './product-tiles.module.css';
import { Tile } from './tile.tsx';

interface MoreTilesProps {
  readonly query: { readonly search: string; readonly category?: string };
  readonly next: string;
  readonly currency: string;
  readonly onChoose: (items: readonly SaleItem[]) => void;
}

/** The next page of products, below those that are shown. */
export function MoreTiles({ query, next, currency, onChoose }: MoreTilesProps) {
  const [isShown, setIsShown] = useState(false);
  const page = useCall(calls.products, { query: { ...query, cursor: next } }, { isEnabled: isShown });
  if (!page.data)
    return (
      <li className={styles.more}>
        <Button
          isPending={page.isFetching}
          onPress={() => (isShown ? void page.refetch() : setIsShown(true))}
        >
          {t('counter.more')}
        </Button>
      </li>
    );
  return (
    <>
      {page.data.products.map(product => (
        <Tile key={product.id} {...{ product, currency, onChoose }} />
      ))}
      {page.data.next !== null && <MoreTiles {...{ query, currency, onChoose }} next={page.data.next} />}
    </>
  );
}

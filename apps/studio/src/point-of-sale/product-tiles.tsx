import { Button } from '@vitrine/controls/button/button.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState, FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import type { pointOfSaleCalls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { SaleItem } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import type { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { MoreTiles } from './more-tiles.tsx';
import styles from './product-tiles.module.css';
import { ScanField } from './scan-field.tsx';
import { Tile } from './tile.tsx';

interface ProductTilesProps {
  readonly catalogue: ReturnType<typeof useCall<(typeof pointOfSaleCalls)['products']>>;
  readonly currency: string;
  readonly search: string;
  readonly category: string;
  readonly onSearch: (search: string) => void;
  readonly onCategory: (slug: string) => void;
  readonly onChoose: (items: readonly SaleItem[]) => void;
  readonly onSaid: (words: string) => void;
}

export function ProductTiles(props: ProductTilesProps) {
  const { catalogue, currency, search, category, onSearch, onCategory, onChoose, onSaid } = props;
  const [typed, setTyped] = useState(search);
  const rested = useDebounced(typed);
  useEffect(() => onSearch(rested), [rested, onSearch]);
  const { products = [], categories = [], next = null } = catalogue.data ?? {};
  const query = { search, ...(category === '' ? {} : { category }) };
  return (
    <>
      <ScanField typed={typed} onType={setTyped} onFound={onChoose} onSaid={onSaid} />
      {categories.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset.
        <div role="group" aria-label={t('counter.categories')} className={styles.chips}>
          {[{ name: t('counter.all'), slug: '' }, ...categories].map(({ name, slug }) => (
            <button
              key={slug}
              type="button"
              className={styles.chip}
              aria-pressed={slug === category}
              onClick={() => onCategory(slug)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {catalogue.isPending && <LoadingShape shape="cards" />}
      {catalogue.isLoadingError && (
        <FailedState message={messageOf(catalogue.error)} onRetry={() => void catalogue.refetch()} />
      )}
      {catalogue.data && products.length === 0 && (
        <EmptyState
          icon="selling"
          title={t(search === '' && category === '' ? 'counter.none' : 'counter.noMatch')}
          hint={t(search === '' && category === '' ? 'counter.noneHint' : 'counter.noMatchHint')}
          action={
            (typed !== '' || category !== '') && (
              <Button
                onPress={() => {
                  setTyped('');
                  onCategory('');
                }}
              >
                {t('counter.showAll')}
              </Button>
            )
          }
        />
      )}
      <ul className={styles.tiles}>
        {products.map(product => (
          <Tile key={product.id} {...{ product, currency, onChoose }} />
        ))}
        {next !== null && (
          <MoreTiles key={`${search} ${category}`} {...{ query, next, currency, onChoose }} />
        )}
      </ul>
    </>
  );
}

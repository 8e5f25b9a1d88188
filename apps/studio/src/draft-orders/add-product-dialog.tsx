import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import type { DraftLine } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './draft-orders.module.css';

interface AddProductDialogProps {
  readonly isOpen: boolean;
  readonly currency: string;
  /** Variants that the draft has already. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onChoose: (line: DraftLine) => void;
}

/** Searches the catalogue on the server; a product with variants asks which one. */
export function AddProductDialog({ isOpen, onClose, ...props }: AddProductDialogProps) {
  return (
    <Dialog title={t('draftOrder.addProduct')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Search {...props} />}
    </Dialog>
  );
}

type SearchProps = Pick<AddProductDialogProps, 'currency' | 'taken' | 'onChoose'>;

function Search(props: SearchProps) {
  const [search, setSearch] = useState('');
  const [productId, setProductId] = useState<string | null>(null);
  const list = useCall(productCalls.list, { query: { search, limit: 20 } }, { keepsPrevious: true });
  if (productId !== null)
    return <Variants productId={productId} onBack={() => setProductId(null)} {...props} />;
  return (
    <>
      <SearchEntry label={t('draftOrder.searchProducts')} value={search} onChange={setSearch} autoFocus />
      {list.isLoadingError && (
        <FailedState message={messageOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.data?.products.length === 0 && <p>{t('draftOrder.noProducts')}</p>}
      <ul className={styles.lines}>
        {list.data?.products.map(({ id, title, startingPrice, stock, isSoldOut }) => (
          <li key={id}>
            <button type="button" className={styles.found} onClick={() => setProductId(id)}>
              <span>
                <strong>{title}</strong>
                <span className={styles.small}>
                  {isSoldOut
                    ? t('draftOrder.problem.soldOut')
                    : stock === null
                      ? t('draftOrder.unlimited')
                      : t('draftOrder.available', { n: stock })}
                </span>
              </span>
              <span>{formatPrice(startingPrice, props.currency)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Variants({
  productId,
  currency,
  taken,
  onBack,
  onChoose,
}: SearchProps & { readonly productId: string; readonly onBack: () => void }) {
  const one = useCall(productCalls.get, { params: { productId } });
  if (one.isLoadingError)
    return <FailedState message={messageOf(one.error)} onRetry={() => void one.refetch()} />;
  if (!one.data) return <LoadingShape shape="form" />;
  const { product } = one.data;
  return (
    <>
      <Button onPress={onBack}>{t('draftOrder.backToSearch')}</Button>
      <p>
        <strong>{product.title}</strong>
      </p>
      <ul className={styles.lines}>
        {product.variants.map(variant => {
          const left = variant.stock === null ? null : variant.stock - variant.reserved;
          const name = variant.optionValues.join(', ') || variant.sku;
          const isTaken = taken.includes(variant.id);
          return (
            <li key={variant.id}>
              <button
                type="button"
                className={styles.found}
                disabled={isTaken || variant.plan !== null}
                onClick={() =>
                  onChoose({
                    id: newId(),
                    variantId: variant.id,
                    custom: null,
                    quantity: 1,
                    unitPrice: null,
                    discount: null,
                  })
                }
              >
                <span>
                  <strong>{name}</strong>
                  <span className={styles.small}>
                    {isTaken
                      ? t('draftOrder.taken')
                      : left === null
                        ? t('draftOrder.unlimited')
                        : t('draftOrder.available', { n: left })}
                  </span>
                </span>
                <span>
                  {formatPrice(
                    variant.isOnSale ? (variant.salePrice ?? variant.price) : variant.price,
                    currency,
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

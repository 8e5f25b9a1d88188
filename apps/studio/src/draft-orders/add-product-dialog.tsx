import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import type { DraftLine } from '@vitrine/core/draft-orders/draft-order.ts';
import { isRequired } from '@vitrine/core/forms/form-fields.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Product } from '@vitrine/core/products/product.ts';
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
  /** Whether it is asked here what a product asks its buyer. */
  readonly isAsking?: boolean;
  readonly onChoose: (line: DraftLine, of: Pick<Product, 'form'> & { readonly price: number }) => void;
}

/** Searches the catalogue on the server; a product with variants asks which one. */
export function AddProductDialog({ isOpen, onClose, ...props }: AddProductDialogProps) {
  return (
    <Dialog title={t('draftOrder.addProduct')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Search {...props} />}
    </Dialog>
  );
}

type SearchProps = Pick<AddProductDialogProps, 'currency' | 'taken' | 'isAsking' | 'onChoose'>;

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
  isAsking = false,
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
          const reason = reasonAgainst(product, variant, { taken, isAsking });
          const price = variant.isOnSale ? (variant.salePrice ?? variant.price) : variant.price;
          return (
            <li key={variant.id}>
              <button
                type="button"
                className={styles.found}
                disabled={reason !== null}
                onClick={() =>
                  onChoose(
                    {
                      ...{ id: newId(), variantId: variant.id, custom: null, quantity: 1 },
                      ...{ answers: {}, unitPrice: null, discount: null },
                    },
                    { form: product.form, price },
                  )
                }
              >
                <span>
                  <strong>{name}</strong>
                  <span className={styles.small}>
                    {reason ??
                      (left === null ? t('draftOrder.unlimited') : t('draftOrder.available', { n: left }))}
                  </span>
                </span>
                <span>{formatPrice(price, currency)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Why staff cannot add it; null if they can (rule DRAFTORDER-13). */
function reasonAgainst(
  product: Pick<Product, 'form' | 'plan'>,
  { id, plan }: Product['variants'][number],
  { taken, isAsking }: { readonly taken: readonly string[]; readonly isAsking: boolean },
): string | null {
  if (taken.includes(id)) return t('draftOrder.taken');
  if ((plan ?? product.plan) !== null) return t('draftOrder.isSubscription');
  return !isAsking && product.form.some(isRequired) ? t('draftOrder.asksCustomer') : null;
}

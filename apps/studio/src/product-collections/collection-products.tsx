import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { maxPicks } from '@vitrine/core/products/product-collection.ts';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import { type ChosenProduct, ChosenProducts } from '../products/chosen-products.tsx';

/**
 * The products of a collection by hand; each change is saved at once and can be undone (rule PRODUCTLIST-9). A change
 * replaces the whole list, so there is nothing to change before it has loaded.
 */
export function CollectionProducts({ collectionId }: { readonly collectionId: string }) {
  const params = { collectionId };
  const toast = useToast();
  const list = useCall(calls.products, { params }, { isAlwaysFresh: true });
  const arrange = useChange(calls.arrange, [calls.products, calls.list]);
  const products = list.data?.products ?? [];
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const write = (wanted: readonly ChosenProduct[]) => ({
    params,
    body: { productIds: wanted.map(({ id }) => id) },
  });
  const put = (wanted: readonly ChosenProduct[]) => {
    const onAction = () => arrange.mutate(write(products), { onError });
    const onSuccess = () =>
      toast({ message: t('collection.changed'), action: { label: t('undo'), onAction } });
    arrange.mutate(write(wanted), { onSuccess, onError });
  };
  return (
    <>
      <CallState call={list} empty={products.length === 0 && <p>{t('collection.empty')}</p>} />
      {list.data && (
        <ChosenProducts
          label={t('collection.products')}
          products={products}
          most={maxPicks}
          full={t('collection.full', { most: maxPicks })}
          onAdd={added => put([...products, added])}
          onArrange={put}
        />
      )}
    </>
  );
}

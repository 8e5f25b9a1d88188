import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { maxPicks } from '@vitrine/core/products/product-collection.ts';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { useState } from 'react';
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
  const arrange = useChange(calls.arrange, [calls.products, calls.list], { isInTurn: true });
  // What was arranged and is not saved yet: the next change begins with it.
  const [wanted, setWanted] = useState<readonly ChosenProduct[] | null>(null);
  const products = wanted ?? list.data?.products ?? [];
  const write = (next: readonly ChosenProduct[], onSuccess?: () => void) => {
    setWanted(next);
    arrange.mutate(
      { params, body: { productIds: next.map(({ id }) => id) } },
      {
        ...(onSuccess ? { onSuccess } : {}),
        onError: error => toast({ message: messageOf(error), isError: true }),
        onSettled: () => setWanted(latest => (latest === next ? null : latest)),
      },
    );
  };
  const put = (next: readonly ChosenProduct[]) => {
    const onAction = () => write(products);
    write(next, () => toast({ message: t('collection.changed'), action: { label: t('undo'), onAction } }));
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

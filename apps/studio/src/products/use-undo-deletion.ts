import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type Product, publishStates } from '@vitrine/core/products/product.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';

type Deleted = Pick<Product, 'id' | 'state'>;

/**
 * Undoes a recent deletion: the server restores products as hidden, because after some days they may no longer be
 * for sale; directly after the deletion they are shown again as before (rule ROOM-6).
 */
export function useUndoDeletion(): (products: readonly Deleted[]) => Promise<void> {
  const queries = useQueryClient();
  const toast = useToast();
  return async products => {
    try {
      await callApi(productCalls.changeMany, { body: { ids: idsOf(products), action: { kind: 'restore' } } });
      for (const state of [publishStates.published, publishStates.needsReview, publishStates.private]) {
        const ids = idsOf(products.filter(product => product.state === state));
        if (ids.length === 0) continue;
        await callApi(productCalls.changeMany, { body: { ids, action: { kind: 'setState', state } } });
      }
    } catch (error) {
      toast({ message: messageOf(error), isError: true });
    }
    await queries.invalidateQueries({ queryKey: [productCalls.list.name] });
  };
}

function idsOf(products: readonly Deleted[]): Product['id'][] {
  return products.map(({ id }) => id);
}

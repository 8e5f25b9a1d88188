import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { publishStates } from '@vitrine/core/products/product.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { callApi } from '../api/call-api.ts';

/** In place of a shop: the products are hidden from visitors. */
export const hidden = 'hidden';

const perCall = 200;

type Before = NonNullable<CallReply<typeof productCalls.changeMany>['shopsBefore']>;

/** Moves the products that are only in this shop to another, or hides them; returns what undoes it (rule SHOPS-6). */
export async function sendAway(shopId: string, next: string): Promise<() => Promise<void>> {
  const ids = await idsOnlyIn(shopId, next === hidden);
  const before: Before = [];
  for (const portion of portionsOf(ids)) {
    const action =
      next === hidden
        ? ({ kind: 'setState', state: publishStates.draft } as const)
        : ({ kind: 'moveToShop', shopId: next } as const);
    const { shopsBefore = [] } = await callApi(productCalls.changeMany, { body: { ids: portion, action } });
    before.push(...shopsBefore);
  }
  return async () => {
    for (const portion of portionsOf(ids)) {
      const action =
        next === hidden
          ? ({ kind: 'setState', state: publishStates.published } as const)
          : ({ kind: 'setShops', shops: before.filter(({ id }) => portion.includes(id)) } as const);
      await callApi(productCalls.changeMany, { body: { ids: portion, action } });
    }
  };
}

/** What is also in another shop stays there; what nobody sees need not be hidden. */
async function idsOnlyIn(shopId: string, isSeen: boolean): Promise<string[]> {
  const ids: string[] = [];
  const state = isSeen ? { state: publishStates.published } : {};
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: CallReply<typeof productCalls.list> = await callApi(productCalls.list, {
      query: { shop: shopId, limit: perCall, ...state, ...(cursor === undefined ? {} : { cursor }) },
    });
    ids.push(
      ...page.products.filter(({ shopIds }) => shopIds.every(id => id === shopId)).map(({ id }) => id),
    );
    cursor = page.next;
  }
  return ids;
}

function portionsOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / perCall) }, (_, at) =>
    ids.slice(at * perCall, (at + 1) * perCall),
  );
}

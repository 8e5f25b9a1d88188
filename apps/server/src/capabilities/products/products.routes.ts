import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { priceChangeCalls } from '@vitrine/core/products/price-changes.calls.ts';
import { productCalls as calls } from '@vitrine/core/products/products.calls.ts';
import { structuredContentOf } from '@vitrine/core/products/structured-content.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { changeManyProducts } from './change-many-products.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listProducts } from './list-products.ts';
import { listShops } from './list-shops.ts';
import { loadProducts } from './load-products.ts';
import { readCollected } from './product-collections/product-collections.store.ts';
import { listTerms } from './product-counts.store.ts';
import { readProducts } from './product-lists.store.ts';
import { planPrices, setPrices } from './set-prices.ts';
import { storeOf } from './store-of.ts';
import { updateProduct } from './update-product.ts';

export const productRoutes: readonly BoundCall[] = [
  bindCall(calls.list, (context, { query }) => listProducts(context, query)),
  bindCall(calls.terms, async ({ database, website }) => {
    const categories = await listTerms(database, website.id, 'category');
    const tags = await listTerms(database, website.id, 'tag');
    return succeed({ categories, tags });
  }),
  bindCall(calls.shops, async context => succeed(await listShops(context))),
  bindCall(calls.get, (context, { params }) => view(context, succeed(params.productId))),
  bindCall(calls.create, async (context, { body }) => view(context, await createProduct(context, body))),
  bindCall(calls.update, async (context, { params, body }) =>
    view(context, await updateProduct(context, { ...params, ...body })),
  ),
  bindCall(calls.remove, (context, { params }) => deleteProduct(context, params.productId)),
  bindCall(calls.restore, async (context, { params }) =>
    view(context, await restoreProduct(context, params.productId)),
  ),
  bindCall(calls.duplicate, async (context, { params }) =>
    view(context, await duplicateProduct(context, params.productId)),
  ),
  bindCall(priceChangeCalls.plan, (context, { query }) => planPrices(context, query)),
  bindCall(priceChangeCalls.set, (context, { body }) => setPrices(context, body)),
  bindCall(calls.changeMany, (context, { body }) => changeManyProducts(context, body)),
];

async function view(context: Context, result: Result<Id>): Promise<Result<CallReply<typeof calls.get>>> {
  if (!result.ok) return result;
  const now = context.clock.now();
  const rows = await readProducts(context.database, context.website.id, { ids: [result.value], now });
  const { products, surroundings } = await loadProducts(context, rows);
  const [product] = products;
  if (!product) return fail(callErrors.notFound);
  return succeed({
    product,
    structuredContent: structuredContentOf(product, now),
    assets: [...surroundings.assets.values()],
    related: await readCollected(context.database, context.website.id, { ids: product.relatedIds, now }),
    ...storeOf(context),
  });
}

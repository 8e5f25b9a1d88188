import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { productCollectionAddress } from '@vitrine/core/products/product-address.ts';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import type { Context } from '../../../context.ts';
import { type BoundCall, bindCall } from '../../../http/bind-call.ts';
import { readShops } from '../read-shops.ts';
import {
  arrangeCollection,
  changeCollection,
  createCollection,
  deleteCollection,
  isThere,
  restoreProductCollection,
} from './change-collection.ts';
import { listCollections, listPicks, readCollected, readCollection } from './product-collections.store.ts';
import { previewRule } from './rule-members.store.ts';

/** Enough to see what a rule finds. */
const mostPreviewed = 12;

export const productCollectionRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async context => {
    const { database, website } = context;
    const [rows, [shop]] = await Promise.all([listCollections(database, website.id), readShops(context)]);
    const collections = rows.map(({ id, name, slug, image_id: imageId, rule, count }) => {
      const address = productCollectionAddress(shop.slug, slug);
      return { id, name, slug, address, imageId, isByRule: rule !== null, count };
    });
    return succeed({ collections });
  }),
  bindCall(calls.get, (context, { params }) => view(context, succeed(params.collectionId))),
  bindCall(calls.create, async (context, { body }) => view(context, await createCollection(context, body))),
  bindCall(calls.change, async (context, { params, body }) =>
    view(context, await changeCollection(context, { ...body, id: params.collectionId })),
  ),
  bindCall(calls.products, (context, { params }) => picks(context, succeed(params.collectionId))),
  bindCall(calls.arrange, async (context, { params, body }) =>
    picks(context, await arrangeCollection(context, { ...body, id: params.collectionId })),
  ),
  bindCall(calls.preview, async ({ clock, database, website }, { body }) => {
    const now = clock.now();
    const { total, ids } = await previewRule(database, website.id, {
      rule: body.rule,
      now,
      limit: mostPreviewed,
    });
    return succeed({ total, products: await readCollected(database, website.id, { ids, now }) });
  }),
  bindCall(calls.remove, (context, { params }) => deleteCollection(context, params.collectionId)),
  bindCall(calls.restore, (context, { params }) => restoreProductCollection(context, params.collectionId)),
];

async function view(context: Context, result: Result<Id>): Promise<Result<CallReply<typeof calls.get>>> {
  if (!result.ok) return result;
  const row = await readCollection(context.database, context.website.id, { id: result.value });
  if (!isThere(row)) return fail(callErrors.notFound);
  const { id, slug, name, description, image_id: imageId, rule } = row;
  const address = productCollectionAddress((await readShops(context))[0].slug, slug);
  const { seo_title: seoTitle, seo_description: seoDescription } = row;
  return succeed({
    collection: { id, slug, name, address, description, imageId, seoTitle, seoDescription, rule },
    currency: context.website.settings.store.currency,
  });
}

async function picks(
  { clock, database, website }: Context,
  result: Result<Id>,
): Promise<Result<CallReply<typeof calls.products>>> {
  if (!result.ok) return result;
  const row = await readCollection(database, website.id, { id: result.value });
  if (!isThere(row)) return fail(callErrors.notFound);
  return succeed({ products: await listPicks(database, website.id, { id: row.id, now: clock.now() }) });
}

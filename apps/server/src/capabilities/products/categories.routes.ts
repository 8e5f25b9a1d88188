import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { categoryCalls as calls } from '@vitrine/core/products/categories.calls.ts';
import { categoryAddress } from '@vitrine/core/products/product-address.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { findAssets } from '../media/index.ts';
import { readCategory } from './categories.store.ts';
import { listTree } from './category-tree.store.ts';
import { changeCategory, createCategory, isThere } from './change-category.ts';
import { deleteCategory, moveCategory, restoreCategory } from './place-category.ts';
import { readShops } from './read-shops.ts';

export const categoryRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ database, website }) =>
    succeed({ categories: await listTree(database, website.id) }),
  ),
  bindCall(calls.get, (context, { params }) => view(context, succeed(params.categoryId))),
  bindCall(calls.create, async (context, { body }) => view(context, await createCategory(context, body))),
  bindCall(calls.change, async (context, { params, body }) =>
    view(context, await changeCategory(context, { ...body, id: params.categoryId })),
  ),
  bindCall(calls.move, (context, { params, body }) =>
    moveCategory(context, { ...body, id: params.categoryId }),
  ),
  bindCall(calls.remove, (context, { params }) => deleteCategory(context, params.categoryId)),
  bindCall(calls.restore, (context, { params }) => restoreCategory(context, params.categoryId)),
];

async function view(context: Context, result: Result<Id>): Promise<Result<CallReply<typeof calls.get>>> {
  if (!result.ok) return result;
  const row = await readCategory(context.database, context.website.id, result.value);
  if (!isThere(row)) return fail(callErrors.notFound);
  const { image_id: imageId } = row;
  const assets = imageId === null ? null : await findAssets(context, [imageId], { isDraft: true });
  return succeed({
    category: {
      id: row.id,
      term: row.term,
      slug: row.slug,
      name: row.name,
      parentId: row.parent_id,
      address: categoryAddress((await readShops(context))[0].slug, row.slug),
      description: row.description,
      imageId,
      seoTitle: row.seo_title,
      seoDescription: row.seo_description,
    },
    image: (imageId !== null && assets?.get(imageId)) || null,
  });
}

import { collectionCalls as calls } from '@vitrine/core/collections/collections.calls.ts';
import { redirectCalls } from '@vitrine/core/collections/redirects.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { addCollection } from './add-collection.ts';
import {
  deleteCollection,
  duplicateCollection,
  moveCollection,
  restoreCollection,
} from './arrange-collections.ts';
import { changeCollection, makeHome } from './change-collection.ts';
import { addItem, changeItem, deleteItem, restoreItem } from './change-items.ts';
import { collectionOf, listCollections, readCollection } from './collections.store.ts';
import { itemOf, listItems, readItem } from './items.store.ts';
import { listRedirects } from './redirects.store.ts';
import { addRedirect, removeRedirect } from './redirects.ts';

export const collectionRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const rows = await listCollections(database, website.id, query);
    return succeed({ collections: rows.map(collectionOf), homePageId: website.settings.homePageId });
  }),
  bindCall(calls.add, async (context, { body }) => as('collection', await addCollection(context, body))),
  bindCall(calls.change, async (context, { params, body }) =>
    as('collection', await changeCollection(context, { ...params, ...body })),
  ),
  bindCall(calls.move, async (context, { params, body }) =>
    as('collections', await moveCollection(context, { ...params, ...body })),
  ),
  bindCall(calls.duplicate, async (context, { params }) =>
    as('collection', await duplicateCollection(context, params.collectionId)),
  ),
  bindCall(calls.remove, (context, { params }) => deleteCollection(context, params.collectionId)),
  bindCall(calls.restore, async (context, { params }) =>
    as('collection', await restoreCollection(context, params.collectionId)),
  ),
  bindCall(calls.makeHome, async (context, { params }) =>
    as('collection', await makeHome(context, params.collectionId)),
  ),
  bindCall(calls.listItems, async ({ database, website }, { params, query }) => {
    const list = await readCollection(database, website.id, params.collectionId);
    if (list === null) return fail(callErrors.notFound);
    const { rows, total } = await listItems(database, website.id, { ...params, ...query });
    return succeed({ items: rows.map(itemOf), total });
  }),
  bindCall(calls.addItem, async (context, { params, body }) =>
    as('item', await addItem(context, { ...params, ...body })),
  ),
  bindCall(calls.getItem, async ({ database, website }, { params }) => {
    const row = await readItem(database, website.id, params.itemId);
    return row === null ? fail(callErrors.notFound) : succeed({ item: itemOf(row) });
  }),
  bindCall(calls.changeItem, async (context, { params, body }) =>
    as('item', await changeItem(context, { ...params, ...body })),
  ),
  bindCall(calls.removeItem, (context, { params }) => deleteItem(context, params.itemId)),
  bindCall(calls.restoreItem, async (context, { params }) =>
    as('item', await restoreItem(context, params.itemId)),
  ),
  bindCall(redirectCalls.list, async ({ database, website }, { query }) =>
    succeed(await listRedirects(database, website.id, query)),
  ),
  bindCall(redirectCalls.put, async (context, { body }) => as('redirect', await addRedirect(context, body))),
  bindCall(redirectCalls.remove, (context, { query }) => removeRedirect(context, query.from)),
];

/** The value under its name, as replies have it. */
function as<Name extends string, T>(name: Name, result: Result<T>): Result<Record<Name, T>> {
  return result.ok ? succeed({ [name]: result.value } as Record<Name, T>) : result;
}

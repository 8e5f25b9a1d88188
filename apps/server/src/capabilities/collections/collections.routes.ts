import { collectionCalls as calls } from '@vitrine/core/collections/collections.calls.ts';
import { notLive } from '@vitrine/core/collections/live-state.ts';
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
import { readLiveCollections, readLiveItems } from './live-states.store.ts';
import { listRedirects } from './redirects.store.ts';
import { addRedirect, removeRedirect } from './redirects.ts';

export const collectionRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async (context, { query }) => {
    const { database, website } = context;
    const rows = await listCollections(database, website.id, query);
    const live = await readLiveCollections(context);
    return succeed({ collections: rows.map(collectionOf), homePageId: website.settings.homePageId, live });
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
  bindCall(calls.listItems, async (context, { params, query }) => {
    const { database, website } = context;
    const list = await readCollection(database, website.id, params.collectionId);
    if (list === null) return fail(callErrors.notFound);
    const page = await listItems(database, website.id, { ...params, ...query });
    if (!page.ok) return page;
    const { rows, ...pages } = page.value;
    const live = await readLiveItems(
      context,
      rows.map(row => row.id),
    );
    return succeed({ items: rows.map(itemOf), ...pages, live });
  }),
  bindCall(calls.addItem, async (context, { params, body }) =>
    as('item', await addItem(context, { ...params, ...body })),
  ),
  bindCall(calls.getItem, async (context, { params }) => {
    const row = await readItem(context.database, context.website.id, params.itemId);
    if (row === null) return fail(callErrors.notFound);
    const live = (await readLiveItems(context, [row.id]))[row.id] ?? notLive;
    return succeed({ item: itemOf(row), live });
  }),
  bindCall(calls.changeItem, async (context, { params, body }) =>
    as('item', await changeItem(context, { ...params, ...body })),
  ),
  bindCall(calls.removeItem, (context, { params }) => deleteItem(context, params.itemId)),
  bindCall(calls.restoreItem, async (context, { params }) =>
    as('item', await restoreItem(context, params.itemId)),
  ),
  bindCall(redirectCalls.list, ({ database, website }, { query }) =>
    listRedirects(database, website.id, query),
  ),
  bindCall(redirectCalls.put, async (context, { body }) => as('redirect', await addRedirect(context, body))),
  bindCall(redirectCalls.remove, (context, { query }) => removeRedirect(context, query.from)),
];

/** The value under its name, as in replies. */
function as<Name extends string, T>(name: Name, result: Result<T>): Result<Record<Name, T>> {
  return result.ok ? succeed({ [name]: result.value } as Record<Name, T>) : result;
}

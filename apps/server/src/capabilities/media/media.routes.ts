import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type AssetListing, mediaCalls as calls } from '@vitrine/core/media/media.calls.ts';
import { mediaErrors } from '@vitrine/core/media/media.errors.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import {
  changeAsset,
  changePrivacy,
  deleteAsset,
  deleteAssets,
  restoreAsset,
  restoreAssets,
} from './change-asset.ts';
import { listAssets, listingOf, readAsset, readAssets } from './media.store.ts';
import { shareFile } from './private-links.ts';
import { replaceAsset } from './replace-asset.ts';
import { storeAsset } from './store-asset.ts';
import { readStorage } from './website-storage.ts';

export const mediaRoutes: readonly BoundCall[] = [
  bindCall(calls.upload, async (context, _, { upload }) => {
    if (!upload) return fail(mediaErrors.noFile);
    const { fileName, stream, fields } = upload;
    const { alt, caption, isPrivate } = fields;
    return view(
      await storeAsset(context, { fileName, content: stream, alt, caption, isPrivate: isPrivate === 'true' }),
    );
  }),
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const rows = await listAssets(database, website.id, query);
    return succeed({ assets: rows.slice(0, query.limit).map(listingOf), hasMore: rows.length > query.limit });
  }),
  bindCall(calls.find, async ({ database, website }, { body }) => {
    const rows = await readAssets(database, website.id, body.ids);
    return succeed({ assets: rows.map(listingOf) });
  }),
  bindCall(calls.storage, async context => succeed(await readStorage(context))),
  bindCall(calls.get, async ({ database, website }, { params }) => {
    const row = await readAsset(database, website.id, params.assetId);
    return row === null ? fail(callErrors.notFound) : succeed({ asset: listingOf(row) });
  }),
  bindCall(calls.change, async (context, { params, body }) =>
    view(await changeAsset(context, { ...params, ...body })),
  ),
  bindCall(calls.remove, async (context, { params }) => {
    const deleted = await deleteAsset(context, params.assetId);
    return deleted.ok ? succeed(null) : deleted;
  }),
  bindCall(calls.restore, async (context, { params }) => view(await restoreAsset(context, params.assetId))),
  bindCall(calls.changeMany, async (context, { body }) => {
    const changed = await changeMany[body.action](context, body.ids);
    return changed.ok ? succeed({ changed: changed.value.length }) : changed;
  }),
  bindCall(calls.link, async (context, { params, body }, { origin }) => {
    const link = await shareFile(context, { ...params, ...body, origin });
    return link.ok
      ? succeed({ address: link.value.address, expiresAt: link.value.expiresAt.toISOString() })
      : link;
  }),
  bindCall(calls.replace, async (context, { params }, { upload }) => {
    if (!upload) return fail(mediaErrors.noFile);
    const { fileName, stream } = upload;
    return view(await replaceAsset(context, { ...params, fileName, content: stream }));
  }),
];

const changeMany = {
  delete: deleteAssets,
  restore: restoreAssets,
  makePrivate: (context: Context, assetIds: readonly Id[]) =>
    changePrivacy(context, { assetIds, isPrivate: true }),
  makePublic: (context: Context, assetIds: readonly Id[]) =>
    changePrivacy(context, { assetIds, isPrivate: false }),
};

function view(result: Result<AssetListing>) {
  return result.ok ? succeed({ asset: result.value }) : result;
}

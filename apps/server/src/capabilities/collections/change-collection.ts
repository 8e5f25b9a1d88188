import { type Collection, collectionAddress } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { CollectionPatch } from '@vitrine/core/collections/collections.calls.ts';
import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import { freeSlug, slugOf } from '@vitrine/core/collections/slug.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { changeSettings } from '../tenancy/index.ts';
import { nextPosition, ownerOf } from './add-collection.ts';
import { type CollectionRow, collectionOf, lockCollections, saveCollection } from './collections.store.ts';
import { hashPagePassword } from './page-password.ts';
import { addRedirect, freeAddress } from './redirects.ts';

/** Changes the given fields; a changed address leaves a redirect (COLLECTION-5, COLLECTION-8). */
export async function changeCollection(
  context: Context,
  { collectionId, ...patch }: CollectionPatch & { collectionId: Id },
): Promise<Result<Collection>> {
  const { website } = context;
  return transactionOf<Result<Collection>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const all = await lockCollections(transaction, website.id);
    const old = all.find(row => row.id === collectionId);
    if (!old) return fail(callErrors.notFound);
    const isHome = website.settings.homePageId === old.id;
    if (isHome && (patch.state === 'hidden' || typeof patch.password === 'string')) {
      return fail(collectionErrors.isHome, { title: old.title });
    }
    const owner = patch.slug === undefined ? undefined : ownerOf(all, patch.slug);
    if (owner && owner.id !== old.id) {
      return fail(collectionErrors.slugTaken, { slug: owner.slug, title: owner.title });
    }
    const row = followTitle(all, old, await changed(all, { old, patch, now: context.clock.now() }));
    await saveCollection(transaction, website.id, row);
    if (!isHome) await leaveRedirect(inside, old, row);
    return succeed(collectionOf(row));
  });
}

/** An address that was never published is derived from the new title (rule COLLECTION-17). */
function followTitle(all: readonly CollectionRow[], old: CollectionRow, row: CollectionRow): CollectionRow {
  if (row.slug !== old.slug) return { ...row, is_slug_own: true };
  if (old.is_slug_own || row.title === old.title) return row;
  const isTaken = (slug: string) => {
    const owner = ownerOf(all, slug);
    return owner !== undefined && owner.id !== row.id;
  };
  return { ...row, slug: freeSlug(slugOf(row.title), isTaken) };
}

async function changed(
  all: readonly CollectionRow[],
  { old, patch, now }: { old: CollectionRow; patch: CollectionPatch; now: Date },
): Promise<CollectionRow> {
  const navigation = patch.navigation ?? old.navigation;
  const { password } = patch;
  return {
    ...old,
    title: patch.title ?? old.title,
    slug: patch.slug ?? old.slug,
    state: patch.state ?? old.state,
    navigation,
    position:
      navigation === old.navigation
        ? old.position
        : nextPosition(all, { parentId: old.parent_id, navigation }),
    seo_title: patch.seo?.title ?? old.seo_title,
    seo_description: patch.seo?.description ?? old.seo_description,
    link_address: old.type === collectionTypes.link ? (patch.linkAddress ?? old.link_address) : '',
    password_hash:
      password === undefined
        ? old.password_hash
        : password === null
          ? null
          : await hashPagePassword(password),
    updated_at: now,
  };
}

async function leaveRedirect(context: Context, old: CollectionRow, row: CollectionRow): Promise<void> {
  const { type } = row;
  if (
    !old.is_slug_own ||
    old.slug === row.slug ||
    type === collectionTypes.link ||
    type === collectionTypes.folder
  )
    return;
  const { homePageId } = context.website.settings;
  const from = collectionAddress(collectionOf(old), homePageId);
  const to = collectionAddress(collectionOf(row), homePageId);
  await freeAddress(context, to);
  await addRedirect(context, { from, to, isPrefix: type !== collectionTypes.page });
}

/** Makes a page the one at `/` (rule COLLECTION-7). */
export async function makeHome(context: Context, collectionId: Id): Promise<Result<Collection>> {
  return transactionOf<Result<Collection>>(context.database, async transaction => {
    const all = await lockCollections(transaction, context.website.id);
    const row = all.find(one => one.id === collectionId);
    if (!row) return fail(callErrors.notFound);
    if (row.type !== collectionTypes.page || row.state !== 'enabled' || row.password_hash !== null) {
      return fail(collectionErrors.notHome);
    }
    const set = await changeSettings(within(context, transaction), { settings: { homePageId: row.id } });
    return set.ok ? succeed(collectionOf(row)) : set;
  });
}

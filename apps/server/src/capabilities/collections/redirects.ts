import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import type { Redirect } from '@vitrine/core/collections/redirects.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context } from '../../context.ts';
import { deleteRedirect, retargetRedirects, saveLiveRedirect, saveRedirect } from './redirects.store.ts';

type Place = Pick<Context, 'database' | 'website'>;

/** Redirects an old address; older redirects to it are updated, and none ever leads to itself (rule COLLECTION-8). */
export async function addRedirect(
  { database, website }: Place,
  { from, to, isPrefix = false }: { from: string; to: string; isPrefix?: boolean },
): Promise<Result<Redirect>> {
  const redirect = { from: withoutEnd(from), to, isPrefix };
  const isLoop = redirect.from === withoutEnd(to) || (isPrefix && to.startsWith(`${redirect.from}/`));
  if (isLoop || redirect.from === '') return fail(collectionErrors.loop, { from });
  await retargetRedirects(database, website.id, redirect);
  await saveRedirect(database, website.id, redirect);
  return succeed(redirect);
}

/** A redirect that applies immediately, for changes without a publish: in the drafts and in the live revision. */
export async function addLiveRedirect(place: Place, given: { from: string; to: string }): Promise<void> {
  const { database, website } = place;
  await freeAddress(place, given.to);
  await addRedirect(place, given);
  if (website.publishedRevisionId === null) return;
  await saveLiveRedirect(database, website.id, { ...given, revisionId: website.publishedRevisionId });
}

/** Removes redirects from an address that a page moves to, so that the page does not redirect away from itself. */
export async function freeAddress({ database, website }: Place, address: string): Promise<void> {
  await deleteRedirect(database, website.id, address);
}

export async function removeRedirect({ database, website }: Place, from: string): Promise<Result<null>> {
  return (await deleteRedirect(database, website.id, withoutEnd(from)))
    ? succeed(null)
    : fail(callErrors.notFound);
}

function withoutEnd(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}

import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { countVisibleItems, listCategories } from '../collections/index.ts';
import { nextDueOf, type SiteContent } from '../publishing/index.ts';

export interface WantedPosts {
  readonly collectionId: Id;
  readonly category: string | null;
  readonly tag: string | null;
}

/** What a page of a list says of all its posts. */
interface PostListFacts {
  readonly total: number;
  readonly categories: readonly string[];
}

const maxLists = 2000;
/** A revision only changes when its next scheduled post appears. */
const known = new Map<string, PostListFacts & { readonly from: Date; readonly due: Date | null }>();

/** From memory, until the next publish or scheduled post: counting reads all posts (rule COLLECTION-22). */
export async function postListFacts(
  context: Context,
  site: SiteContent,
  wanted: WantedPosts,
): Promise<PostListFacts> {
  const { clock, database } = context;
  const now = clock.now();
  const { collectionId, category, tag } = wanted;
  const key = JSON.stringify([
    site.source.revisionId,
    collectionId,
    category?.toLowerCase(),
    tag?.toLowerCase(),
  ]);
  const found = known.get(key);
  if (found && found.from <= now && (found.due === null || now < found.due)) return found;
  const [total, categories, due] = await Promise.all([
    countVisibleItems(database, site.source, { ...wanted, now }),
    listCategories(database, site.source, { collectionId, now }),
    nextDueOf(context, site),
  ]);
  const facts = { total, categories, from: now, due };
  // Anybody can ask for categories that do not exist.
  if (site.isDraft || total === 0) return facts;
  known.delete(key);
  const oldest = known.keys().next();
  if (known.size >= maxLists && !oldest.done) known.delete(oldest.value);
  known.set(key, facts);
  return facts;
}

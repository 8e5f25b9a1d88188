import {
  editDistance,
  mostCorrected,
  mostEdits,
  replaceWords,
  wordForm,
  wordsOfSearch,
} from '@vitrine/core/products/spelling.ts';
import type { Context } from '../../context.ts';
import { searchConfigOf } from '../collections/index.ts';
import { countWithWords, type KnownWord, readWordsLike } from './product-words.store.ts';
import { searchVisible } from './search-products.store.ts';
import { batchesOfProductIds, type StudioFilter } from './studio-lists.store.ts';

/** In how many products that may be found each of these words occurs. */
type CountWords = (words: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** The search that a visitor meant by one that finds nothing; null if none is near (rules SPELLING-1 to SPELLING-4). */
export async function correctSearch(context: Context, query: string): Promise<string | null> {
  const { clock, database, website } = context;
  const asked = { config: searchConfigOf(website.settings.language), now: clock.now() };
  const count: CountWords = words => countWithWords(database, website.id, { ...asked, words });
  const corrected = await correctWords(context, query, { typed: count, near: count });
  if (corrected === null) return null;
  const found = await searchVisible(database, website.id, {
    ...asked,
    query: corrected,
    limit: 1,
    offset: 0,
  });
  return found.total > 0 ? corrected : null;
}

/** The same for a search in the studio, which finds parts of words, hidden products too, and nothing in texts. */
export async function correctStudioSearch(context: Context, filter: StudioFilter): Promise<string | null> {
  const { database, website } = context;
  if (filter.search === '' || filter.isDeleted) return null;
  const has = async (asked: StudioFilter) => {
    const { value = [] } = await batchesOfProductIds(database, website.id, { ...asked, limit: 1 }).next();
    return value.length > 0;
  };
  if (await has(filter)) return null;
  const anywhere = { ...filter, category: null, tag: null, shop: null, state: null, type: null, stock: null };
  const corrected = await correctWords(context, filter.search, {
    typed: async words =>
      new Map(
        await Promise.all(
          words.map(async word => [word, (await has({ ...anywhere, search: word })) ? 1 : 0] as const),
        ),
      ),
    // Words are kept of products that are not deleted alone.
    near: async words => new Map(words.map(word => [word, 1])),
  });
  return corrected !== null && (await has({ ...filter, search: corrected })) ? corrected : null;
}

interface Counts {
  readonly typed: CountWords;
  readonly near: CountWords;
}

async function correctWords(context: Context, query: string, counts: Counts): Promise<string | null> {
  const words = wordsOfSearch(query).filter(word => mostEdits(word) > 0);
  if (words.length === 0 || words.length > 20) return null;
  const uses = await counts.typed(words);
  const unknown = words.filter(word => (uses.get(word) ?? 0) === 0);
  if (unknown.length === 0 || unknown.length > mostCorrected) return null;
  const corrections = new Map<string, string>();
  for (const word of unknown) {
    const meant = await nearestWord(context, word, counts.near);
    if (meant === null) return null;
    corrections.set(word, meant);
  }
  return replaceWords(query, corrections);
}

/** So many of the nearest words are looked up among the products. */
const mostTried = 12;

/** Of the nearest words, that of most products. */
async function nearestWord(context: Context, word: string, count: CountWords): Promise<string | null> {
  const { database, website } = context;
  const [form, edits] = [wordForm(word), mostEdits(word)];
  const near = (await readWordsLike(database, website.id, { form, edits }))
    .map(known => ({ word: known.word, distance: distanceOf(known, { word, form, edits }) }))
    .filter(({ distance }) => distance <= edits)
    .toSorted((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    .slice(0, mostTried);
  if (near.length === 0) return null;
  const uses = await count(near.map(one => one.word));
  const usesOf = (one: { readonly word: string }) => uses.get(one.word) ?? 0;
  const [best] = near
    .filter(one => usesOf(one) > 0)
    .toSorted((a, b) => a.distance - b.distance || usesOf(b) - usesOf(a));
  return best?.word ?? null;
}

function distanceOf(known: KnownWord, { word, form, edits }: KnownWord & { readonly edits: number }): number {
  return known.word === word ? edits + 1 : editDistance(form, known.form, edits);
}

import type { Id } from '@vitrine/core/id/id.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import { readSlugOwners } from './products.store.ts';

export interface WantedSlug {
  /** A slug, or the title it is derived from. */
  readonly wanted: string;
  /** The product that needs it, with its present slug; null for a new one. */
  readonly product: { readonly id: Id; readonly slug: string } | null;
}

/** How many slugs are looked up in one query. */
const numbersAtOnce = 200;

/**
 * Each slug itself or, if another product has it, with a number: the one it already has, or the next that is
 * free. No slug is assigned twice (rule PRODUCT-10).
 */
export async function freeSlugs(
  { database, website }: Pick<Context, 'database' | 'website'>,
  given: readonly WantedSlug[],
): Promise<string[]> {
  const all = given.map(({ wanted, product }) => ({ slug: slugOf(wanted), product }));
  const owners = new Map<string, Id | null>(
    await readSlugOwners(database, website.id, [...new Set(all.map(({ slug }) => slug))]),
  );
  /** The numbered slugs that were looked up and are still free, by the slug without a number. */
  const numbered = new Map<string, { free: string[]; next: number }>();
  const untaken = async (candidates: readonly string[]) => {
    const taken = await readSlugOwners(database, website.id, candidates);
    return candidates.filter(one => !taken.has(one));
  };

  const firstFree = async (slug: string): Promise<string> => {
    const known = numbered.get(slug) ?? { free: [], next: 2 };
    numbered.set(slug, known);
    for (;;) {
      const candidate = known.free.shift();
      if (candidate !== undefined && !owners.has(candidate)) return candidate;
      if (candidate !== undefined) continue;
      const block = await nextFree(slug, known.next, untaken);
      known.free = block.free;
      known.next = block.next;
    }
  };

  const free: string[] = [];
  for (const { slug, product } of all) {
    const isFree = !owners.has(slug) || (product !== null && owners.get(slug) === product.id);
    const chosen = isFree ? slug : isNumbered(product?.slug, slug) ? product?.slug : null;
    free.push(chosen ?? (await firstFree(slug)));
    owners.set(free.at(-1) ?? slug, product?.id ?? null);
  }
  return free;
}

/**
 * The free slugs of the next block of numbers that has any. Many taken numbers are skipped by looking up only the last
 * of each block, so that the thousandth product of one name takes as little work as the tenth; a number in a skipped
 * block that was freed meanwhile stays unused.
 */
async function nextFree(
  slug: string,
  from: number,
  untaken: (candidates: readonly string[]) => Promise<string[]>,
): Promise<{ free: string[]; next: number }> {
  const blockAt = async (start: number) => ({
    free: await untaken(Array.from({ length: numbersAtOnce }, (_, at) => `${slug}-${start + at}`)),
    next: start + numbersAtOnce,
  });
  const first = await blockAt(from);
  if (first.free.length > 0) return first;
  for (let start = first.next; ; start += numbersAtOnce ** 2) {
    const lasts = Array.from({ length: numbersAtOnce }, (_, at) => start + (at + 1) * numbersAtOnce - 1);
    const free = new Set(await untaken(lasts.map(number => `${slug}-${number}`)));
    const last = lasts.find(number => free.has(`${slug}-${number}`));
    if (last !== undefined) return blockAt(last - numbersAtOnce + 1);
  }
}

/** The same for one product. */
export async function freeSlug(
  context: Context,
  wanted: string,
  product: WantedSlug['product'] = null,
): Promise<string> {
  const [slug = ''] = await freeSlugs(context, [{ wanted, product }]);
  return slug;
}

function isNumbered(own: string | undefined, slug: string): boolean {
  return own?.startsWith(`${slug}-`) === true && /^\d+$/.test(own.slice(slug.length + 1));
}

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

/** How many numbers are looked up in one query. */
const numbersAtOnce = 200;

/**
 * Each slug itself or, if another product has it, with a number: the one it already has, or the first that is
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

  const firstFree = async (slug: string): Promise<string> => {
    const known = numbered.get(slug) ?? { free: [], next: 2 };
    numbered.set(slug, known);
    for (;;) {
      const candidate = known.free.shift();
      if (candidate !== undefined && !owners.has(candidate)) return candidate;
      if (candidate !== undefined) continue;
      const more = Array.from({ length: numbersAtOnce }, (_, at) => `${slug}-${known.next + at}`);
      known.next += numbersAtOnce;
      const taken = await readSlugOwners(database, website.id, more);
      known.free = more.filter(one => !taken.has(one));
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

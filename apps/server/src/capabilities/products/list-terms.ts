import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import { listVisibleTerms, readVisibleTerm, type Term, type TermKey } from './product-lists.store.ts';

/** The categories of what visitors see, by name. */
export async function listProductCategories(context: Context): Promise<Term[]> {
  const { clock, database, website } = context;
  return listVisibleTerms(database, website.id, { kind: 'category', now: clock.now() });
}

/** A category or tag by its name or slug; null when nothing that visitors see has it. */
export async function findProductTerm(
  { clock, database, website }: Context,
  { kind, slug }: TermKey,
): Promise<Term | null> {
  return readVisibleTerm(database, website.id, { kind, slug: slugOf(slug), now: clock.now() });
}

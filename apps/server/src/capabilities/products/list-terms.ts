import type { Context } from '../../context.ts';
import { listVisibleTerms, readVisibleTerm, type Term, type TermKey } from './product-lists.store.ts';

/** The categories of visible products, by name. */
export async function listProductCategories(context: Context): Promise<Term[]> {
  const { clock, database, website } = context;
  return listVisibleTerms(database, website.id, { kind: 'category', now: clock.now() });
}

/** A category or tag by its name or slug; null if no visible product has it. */
export async function findProductTerm(
  { clock, database, website }: Context,
  { kind, slug }: TermKey,
): Promise<Term | null> {
  return readVisibleTerm(database, website.id, { kind, slug, now: clock.now() });
}

import type { Context } from '../../context.ts';
import { listTerms, type Term } from './product-lists.store.ts';

/** The categories of what visitors see, by name, each with the number of its products. */
export async function listProductCategories({ clock, database, website }: Context): Promise<Term[]> {
  return listTerms(database, website.id, { kind: 'categories', now: clock.now() });
}

export async function listProductTags({ clock, database, website }: Context): Promise<Term[]> {
  return listTerms(database, website.id, { kind: 'tags', now: clock.now() });
}

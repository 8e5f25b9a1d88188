import type { ListedCategory } from '@vitrine/core/products/category.ts';

export type ByParent = ReadonlyMap<string | null, readonly ListedCategory[]>;

/** Those directly below each, in order. */
export function groupByParent(categories: readonly ListedCategory[]): ByParent {
  const groups = new Map<string | null, ListedCategory[]>();
  for (const category of categories) {
    const group = groups.get(category.parentId);
    if (group) group.push(category);
    else groups.set(category.parentId, [category]);
  }
  return groups;
}

export interface PlacedCategory {
  readonly category: ListedCategory;
  /** The names from the top to the one above it. */
  readonly above: readonly string[];
}

/** Each followed by those below it. */
export function inTreeOrder(categories: readonly ListedCategory[]): PlacedCategory[] {
  const byParent = groupByParent(categories);
  const below = (parentId: string | null, above: readonly string[]): PlacedCategory[] =>
    (byParent.get(parentId) ?? []).flatMap(category => [
      { category, above },
      ...below(category.id, [...above, category.name]),
    ]);
  return below(null, []);
}

/** Those whose names contain these words, with all above them. */
export function withWords(categories: readonly ListedCategory[], words: string): ListedCategory[] {
  const byId = new Map<string, ListedCategory>(categories.map(category => [category.id, category]));
  const kept = new Set<string>();
  const keep = (category: ListedCategory | undefined) => {
    if (category === undefined || kept.has(category.id)) return;
    kept.add(category.id);
    keep(category.parentId === null ? undefined : byId.get(category.parentId));
  };
  for (const category of categories) if (category.name.toLowerCase().includes(words)) keep(category);
  return categories.filter(({ id }) => kept.has(id));
}

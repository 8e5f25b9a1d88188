import type { Collection } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';

export type MenuPlace = Collection['navigation'];

/** Anything that has a place in a tree. */
export type Placed = Pick<Collection, 'id' | 'parentId' | 'navigation' | 'position'>;

export interface PageNode {
  readonly collection: Collection;
  readonly children: readonly PageNode[];
}

export interface Move {
  readonly parentId: string | null;
  readonly navigation: MenuPlace;
  /** Counted without the moved entry itself. */
  readonly index: number;
}

/** The tree of one menu in order; an entry whose parent is elsewhere is at the top level. */
export function treeOf(collections: readonly Collection[], navigation: MenuPlace): PageNode[] {
  const here = collections.filter(one => one.navigation === navigation);
  const ids = new Set(here.map(one => one.id));
  const below = (parentId: string | null): PageNode[] =>
    here
      .filter(one =>
        parentId === null ? one.parentId === null || !ids.has(one.parentId) : one.parentId === parentId,
      )
      .toSorted((a, b) => a.position - b.position)
      .map(collection => ({ collection, children: below(collection.id) }));
  return below(null);
}

function siblingsOf(collections: readonly Placed[], of: Pick<Placed, 'parentId' | 'navigation'>): Placed[] {
  return collections
    .filter(one => one.parentId === of.parentId && one.navigation === of.navigation)
    .toSorted((a, b) => a.position - b.position);
}

/**
 * The new position of an entry dropped before, after or onto another (rule STUDIO-10); null if dropped onto
 * itself.
 */
export function planDrop(
  collections: readonly Placed[],
  id: string,
  target: { readonly id: string; readonly where: 'before' | 'after' | 'on' },
): Move | null {
  const over = collections.find(one => one.id === target.id);
  if (!over || over.id === id || isBelow(collections, over, id)) return null;
  if (target.where === 'on') {
    const inside = siblingsOf(collections, { parentId: over.id, navigation: over.navigation });
    return {
      parentId: over.id,
      navigation: over.navigation,
      index: inside.filter(one => one.id !== id).length,
    };
  }
  const others = siblingsOf(collections, over).filter(one => one.id !== id);
  const at = others.findIndex(one => one.id === over.id);
  return {
    parentId: over.parentId,
    navigation: over.navigation,
    index: target.where === 'before' ? at : at + 1,
  };
}

/** One position up or down among its siblings; null at the end. */
export function planStep(collections: readonly Placed[], id: string, step: 1 | -1): Move | null {
  const moved = collections.find(one => one.id === id);
  if (!moved) return null;
  const siblings = siblingsOf(collections, moved);
  const index = siblings.findIndex(one => one.id === id) + step;
  if (index < 0 || index >= siblings.length) return null;
  return { parentId: moved.parentId, navigation: moved.navigation, index };
}

export function planMenu(collections: readonly Placed[], navigation: MenuPlace): Move {
  const count = siblingsOf(collections, { parentId: null, navigation }).length;
  return { parentId: null, navigation, index: count };
}

function isBelow(collections: readonly Placed[], one: Placed, id: string): boolean {
  if (one.parentId === null) return false;
  if (one.parentId === id) return true;
  const parent = collections.find(other => other.id === one.parentId);
  return parent !== undefined && isBelow(collections, parent, id);
}

/** The page at `/`: the one set as the home page, otherwise the first that visitors can open (rule STUDIO-15). */
export function homeOf(collections: readonly Collection[], homePageId: string | null): Collection | null {
  const pages = collections.filter(
    ({ type, state, hasPassword }) => type === collectionTypes.page && state === 'enabled' && !hasPassword,
  );
  return pages.find(({ id }) => id === homePageId) ?? pages[0] ?? null;
}

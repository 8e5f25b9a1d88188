import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { NavigationLink } from '@vitrine/core/needs/navigation/navigation.need.ts';
import type { CollectionRow } from '../../../collections/index.ts';

type Row = Pick<
  CollectionRow,
  'id' | 'type' | 'title' | 'slug' | 'parent_id' | 'navigation' | 'state' | 'link_address'
>;

export interface NavigationFacts {
  readonly place: 'main' | 'footer';
  readonly homePageId: string | null;
  /** The id of the menu’s page; empty in the canvas. */
  readonly path: string;
}

/**
 * A menu as views render it: enabled entries of the place, each below its parent. A folder links to its first
 * entry and is left out if it has none (rule COLLECTION-6).
 */
export function navigationOf(rows: readonly Row[], facts: NavigationFacts): NavigationLink[] {
  const shown = rows.filter(row => row.navigation === facts.place && row.state === 'enabled');
  const isShown = (id: string | null) => id !== null && shown.some(row => row.id === id);
  const top = shown.filter(row => !isShown(row.parent_id));
  return top.flatMap(row => linkOf(row, { shown, facts, depth: 0 }));
}

interface Menu {
  readonly shown: readonly Row[];
  readonly facts: NavigationFacts;
  readonly depth: number;
}

const maxDepth = 4;

function linkOf(row: Row, { shown, facts, depth }: Menu): NavigationLink[] {
  const children =
    depth === maxDepth
      ? []
      : shown
          .filter(one => one.parent_id === row.id)
          .flatMap(one => linkOf(one, { shown, facts, depth: depth + 1 }));
  const isFolder = row.type === collectionTypes.folder;
  if (isFolder && children.length === 0) return [];
  const address = isFolder ? (children[0]?.address ?? '/') : addressOfRow(row, facts.homePageId);
  return [
    {
      title: row.title,
      address,
      isExternal: /^[a-z][a-z0-9+.-]*:/i.test(address),
      isCurrent: !isFolder && isBelow(facts.path, address),
      children,
    },
  ];
}

function addressOfRow(row: Row, homePageId: string | null): string {
  if (row.type === collectionTypes.link) return row.link_address;
  return row.id === homePageId ? '/' : addressOf(row.slug);
}

function isBelow(path: string, address: string): boolean {
  return path === address || (address !== '/' && path.startsWith(`${address}/`));
}

import type { Collection } from '@vitrine/core/collections/collection.ts';
import type { MenuPlace, Move } from './plan-move.ts';

/** The actions for an entry of the tree. */
export interface PageActs {
  readonly open: (collection: Collection) => void;
  readonly settings: (collection: Collection) => void;
  readonly move: (id: string, move: Move | null) => void;
  readonly step: (collection: Collection, step: 1 | -1) => void;
  readonly toMenu: (collection: Collection, place: MenuPlace) => void;
  readonly hide: (collection: Collection, isHidden: boolean) => void;
  readonly duplicate: (collection: Collection) => void;
  readonly makeHome: (collection: Collection) => void;
  readonly remove: (collection: Collection) => void;
  /** Absent for people who may not publish. */
  readonly publish?: (collection: Collection) => void;
}

import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { EntryAnimation } from '@vitrine/core/page/entry-animation.ts';
import type { Block } from '@vitrine/core/page/page-document.ts';
import type { ReactNode } from 'react';
import type { PageData } from './page-data.ts';

/** The context for drawing sections and blocks. */
export interface Drawing {
  readonly site: SiteFacts;
  readonly data: PageData;
  readonly contentWidth: number;
  /** How blocks come into view that say nothing of their own; not at all when it is left out. */
  readonly entry?: EntryAnimation;
  readonly isEditing: boolean;
  /** Where blocks with HTML of the owner's own run apart, by their ids (rule CONTENT-4). */
  readonly frames?: ReadonlyMap<string, string> | undefined;
  /** The studio's way to put its text editor in the place of a block's view. */
  readonly onBlock?: ((block: Block, view: ReactNode) => ReactNode) | undefined;
}

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
  /** The entry animation of blocks without their own; none if it is left out. */
  readonly entry?: EntryAnimation;
  readonly isEditing: boolean;
  /** The addresses of isolated frames for blocks with the owner's HTML, by block id (rule CONTENT-4). */
  readonly frames?: ReadonlyMap<string, string> | undefined;
  /** Lets the studio replace a block's view with its text editor. */
  readonly onBlock?: ((block: Block, view: ReactNode) => ReactNode) | undefined;
}

import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportOutline } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { Context } from '../../../context.ts';
import type { ConvertedContent } from '../convert/converted-content.ts';
import type { MediaIndex } from '../media/media-index.ts';
import type { ImportNotes } from '../readers/import-notes.ts';
import type { Addresses } from './addresses.ts';
import type { OwnerChanges } from './owner-changes.ts';
import type { References } from './references.ts';
import type { SourceLinks } from './source-links.ts';
import type { WrittenProducts } from './written-products.ts';

export interface ContentRequest {
  readonly importId: Id;
  readonly model: ImportOutline;
  readonly media: MediaIndex;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly content: ConvertedContent;
  readonly products: WrittenProducts;
  readonly notes: ImportNotes;
  /** Whether the owner's changes since the last import are also replaced. */
  readonly replaces: boolean;
  readonly advance: (done: number) => Promise<void>;
}

/** The writers’ shared context: the target, the import, and the results so far. */
export interface Writing extends Omit<ContentRequest, 'advance'> {
  readonly context: Context;
  readonly key: (kind: string, id: string) => string;
  readonly links: SourceLinks;
  readonly addresses: Addresses;
  readonly references: References;
  readonly blog: Id | null;
  readonly changes: OwnerChanges;
  /** Counts one more written item. */
  readonly step: () => Promise<void>;
}

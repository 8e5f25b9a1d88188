import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

/** A file was replaced: handlers that own drafts put the new id in place of the old one. */
export const assetReplaced = defineEvent<{ from: Id; to: Id }>('media.assetReplaced');

/** Files were deleted: the handler that knows the live revision says which of them live pages still need. */
export const assetsDeleted = defineEvent<{ assetIds: readonly Id[] }>('media.assetsDeleted');

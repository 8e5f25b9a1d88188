import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

/** A file was replaced: what keeps drafts puts the new id where the old one stands. */
export const assetReplaced = defineEvent<{ from: Id; to: Id }>('media.assetReplaced');

/** Files were deleted: what knows what visitors see says which of them live pages still need. */
export const assetsDeleted = defineEvent<{ assetIds: readonly Id[] }>('media.assetsDeleted');

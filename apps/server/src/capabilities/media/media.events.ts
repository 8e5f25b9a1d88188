import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

/** A file was replaced: whoever keeps drafts puts the new id where the old one stands. */
export const assetReplaced = defineEvent<{ from: Id; to: Id }>('media.assetReplaced');

/** A file was deleted: whoever knows what visitors see says whether live pages still need it. */
export const assetDeleted = defineEvent<{ assetId: Id }>('media.assetDeleted');

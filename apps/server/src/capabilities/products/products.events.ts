import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

/** Another file took the place of one that a product sells (rule DOWNLOAD-3). */
export const soldFileReplaced = defineEvent<{ productId: Id; fileId: Id }>('products.soldFileReplaced');

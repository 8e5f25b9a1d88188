import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

/** A cart became that of a site user, or is theirs on another device. */
export const cartOwned = defineEvent<{ cartId: Id; siteUserId: Id }>('cart.owned');

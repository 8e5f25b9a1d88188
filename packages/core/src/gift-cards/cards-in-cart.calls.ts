import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { codeLimit, enteredCodeSchema } from '../cart/cart.calls.ts';
import { cartErrors } from '../cart/cart.errors.ts';
import { cartReplySchema } from '../cart/cart-reply.ts';
import { idSchema } from '../id/id.ts';

const path = '/api/commerce/shopping-cart/gift-cards';

/** Gift cards in the visitor’s cart. */
export const cardsInCartCalls = {
  applyGiftCard: defineCall({
    name: 'cart.applyGiftCard',
    method: 'POST',
    path: path,
    summary: 'Enters the code of a gift card, which pays for the order as far as it goes.',
    scope: 'website',
    access: 'public',
    body: z.object({ code: enteredCodeSchema }),
    reply: cartReplySchema,
    errors: [cartErrors.noGiftCard, cartErrors.tooManyCodes],
    rateLimit: codeLimit,
  }),
  removeGiftCard: defineCall({
    name: 'cart.removeGiftCard',
    method: 'DELETE',
    path: `${path}/:giftCardId`,
    summary: 'Removes a gift card from the cart.',
    scope: 'website',
    access: 'public',
    params: z.object({ giftCardId: idSchema }),
    reply: cartReplySchema,
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
} as const;

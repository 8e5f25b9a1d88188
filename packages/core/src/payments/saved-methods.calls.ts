import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';

/** A saved payment method of a site user; its identifier at the service never leaves the server. */
const savedMethodViewSchema = z.object({
  id: idSchema,
  /** Described by its service, such as `Visa •••• 4242`. */
  label: z.string(),
  /** The month a card expires in, such as `2027-08`; empty if its service does not say. */
  expires: z.string(),
  /** The one that is chosen first at the checkout. */
  isDefault: z.boolean(),
  savedAt: z.iso.datetime(),
});
export type SavedMethodView = z.infer<typeof savedMethodViewSchema>;

const own = { scope: 'website', access: 'siteUser' } as const;

export const savedMethodCalls = {
  list: defineCall({
    name: 'payments.listSaved',
    method: 'GET',
    path: '/api/site-users/account/payment-methods',
    summary: 'The payment methods that the signed-in visitor saved on this website.',
    ...own,
    reply: z.object({ savedMethods: savedMethodViewSchema.array() }),
  }),
  remove: defineCall({
    name: 'payments.removeSaved',
    method: 'POST',
    path: '/api/site-users/account/payment-methods/removal',
    summary: 'Removes a payment method that the visitor saved, also at its payment service.',
    ...own,
    body: z.object({ savedMethodId: idSchema }),
    reply: z.null(),
  }),
  makeDefault: defineCall({
    name: 'payments.makeSavedDefault',
    method: 'POST',
    path: '/api/site-users/account/payment-methods/default',
    summary: 'Chooses the saved payment method that the visitor is offered first at the checkout.',
    ...own,
    body: z.object({ savedMethodId: idSchema }),
    reply: z.null(),
  }),
} as const;

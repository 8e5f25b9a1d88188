import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { versionSchema } from '../calls/version.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { idSchema } from '../id/id.ts';
import { balanceErrors as errors } from './balances.errors.ts';

const site = { scope: 'website', access: 'orders.write' } as const;
const params = z.object({ orderId: idSchema });
const path = '/api/orders/:orderId/balance';

const balanceSchema = z.object({
  /** Neither captured nor authorised, in minor units. */
  amount: z.number().int().min(0),
  currency: z.string(),
  /** Of the order: an edit counts it up and ends the link. */
  version: z.number().int(),
  /** Whether a link can be made. */
  isPayable: z.boolean(),
  /** The buyer began a payment that has not ended yet. */
  isBeingPaid: z.boolean(),
  /** The link by which it can be paid now. */
  link: z
    .object({
      address: z.string(),
      expiresAt: z.iso.datetime(),
      mailedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type Balance = z.infer<typeof balanceSchema>;
const reply = z.object({ balance: balanceSchema });

export const balanceCalls = {
  get: defineCall({
    name: 'balances.get',
    method: 'GET',
    path,
    summary: 'What is left to pay for an order, and the link by which its buyer can pay it.',
    ...site,
    params,
    reply,
  }),
  offerLink: defineCall({
    name: 'balances.offerLink',
    method: 'POST',
    path: `${path}/link`,
    summary:
      'Makes a link by which the buyer pays what is left of an order, and mails it if wanted. A link that can still be used stays the same and is valid for longer.',
    ...site,
    params,
    body: z.object({
      version: versionSchema,
      /** What was seen: it is refused if it has changed since. */
      amount: z.number().int().min(1),
      isMailed: z.boolean().default(true),
    }),
    reply,
    errors: [...Object.values(errors), checkoutErrors.noPayment],
  }),
  withdrawLink: defineCall({
    name: 'balances.withdrawLink',
    method: 'DELETE',
    path: `${path}/link`,
    summary:
      'Ends the link of an order, and a payment that was begun by it. Without a link nothing is changed.',
    ...site,
    params,
    reply,
  }),
} as const;

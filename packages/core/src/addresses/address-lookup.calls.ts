import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { fieldCode } from '../messages/phrase.ts';
import { fewestTyped } from './fewest-typed.ts';

const asked = {
  /** From the form. */
  session: z.string().max(200),
  /** Counts the addresses that were chosen in the form. */
  turn: z.number().int().min(0).max(50),
  /** Two letters. */
  country: z.string().length(2),
  /** Whether it is the address of the invoice alone, which may be anywhere. */
  isBilling: z.boolean().default(false),
};

const providerParams = z.object({ provider: z.string().max(40) });
const providersReply = z.object({
  providers: z
    .object({
      id: z.string(),
      name: z.string(),
      /** When its key was set; null if there is none. */
      setAt: z.iso.datetime().nullable(),
    })
    .array(),
});

const settings = { scope: 'website', access: 'storeSettings.manage', reply: providersReply } as const;

export const addressLookupCalls = {
  suggest: defineCall({
    name: 'addressLookup.suggest',
    method: 'POST',
    path: '/api/commerce/address-suggestions',
    summary:
      'Addresses that begin with what a buyer typed, of a country that the shop delivers to. None if the shop has no key for a service, or if the service does not answer in time.',
    scope: 'website',
    access: 'public',
    body: z.object({ ...asked, text: z.string().trim().min(fewestTyped).max(200) }),
    reply: z.object({
      suggestions: z.object({ id: z.string(), main: z.string(), detail: z.string() }).array(),
    }),
    rateLimit: { max: 120, seconds: 60 },
  }),
  find: defineCall({
    name: 'addressLookup.find',
    method: 'POST',
    path: '/api/commerce/address-suggestions/chosen',
    summary: 'The fields of a suggested address; null if it is not to be had.',
    scope: 'website',
    access: 'public',
    body: z.object({ ...asked, id: z.string().min(1).max(500) }),
    reply: z.object({
      fields: z
        .object({
          line1: z.string().optional(),
          line2: z.string().optional(),
          postalCode: z.string().optional(),
          city: z.string().optional(),
          region: z.string().optional(),
        })
        .nullable(),
    }),
    rateLimit: { max: 60, seconds: 60 },
  }),
  providers: defineCall({
    name: 'addressLookup.providers',
    method: 'GET',
    path: '/api/address-lookup',
    summary: 'The services that complete addresses at the checkout, and when their keys were set.',
    ...settings,
  }),
  setKey: defineCall({
    name: 'addressLookup.setKey',
    method: 'PUT',
    path: '/api/address-lookup/:provider/key',
    summary:
      'Stores the key of a service that completes addresses, and uses that service. It can be replaced, never read.',
    ...settings,
    params: providerParams,
    body: z.object({
      value: z
        .string()
        .trim()
        .min(1, fieldCode('secret'))
        .max(200)
        .regex(/^[\x21-\x7e]+$/, fieldCode('secretUnknown')),
    }),
  }),
  removeKey: defineCall({
    name: 'addressLookup.removeKey',
    method: 'DELETE',
    path: '/api/address-lookup/:provider/key',
    summary: 'Deletes the key of a service; addresses are then typed in full.',
    ...settings,
    params: providerParams,
  }),
} as const;

import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { pagedQuery, pagedReply } from '../calls/paged.ts';
import { linkSchema } from '../links/link.ts';
import { fieldCode } from '../messages/phrase.ts';
import { collectionErrors } from './collections.errors.ts';

/** A path of this website as browsers send it, with the query if that identifies content, as in `/?p=17`. */
export const redirectFromSchema = z
  .string()
  .trim()
  .max(1000)
  .regex(/^\/[^?#\s]*(?:\?(?:p|page_id|attachment_id|feed)=[^#&\s]+)?$/, fieldCode('ownAddress'));

export const redirectSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Whether everything below the address moves with it. */
  isPrefix: z.boolean(),
});
export type Redirect = z.infer<typeof redirectSchema>;

const editing = { scope: 'website', access: 'content.write' } as const;

export const redirectCalls = {
  list: defineCall({
    name: 'redirects.list',
    method: 'GET',
    path: '/api/redirects',
    summary: 'Old addresses and where they lead.',
    ...editing,
    query: z.object({
      search: z.string().trim().max(200).default(''),
      ...pagedQuery,
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    reply: z.object({ redirects: redirectSchema.array(), total: z.number().int(), ...pagedReply }),
  }),
  put: defineCall({
    name: 'redirects.put',
    method: 'PUT',
    path: '/api/redirects',
    summary: 'Redirects an address, replacing an earlier redirect.',
    ...editing,
    body: z.object({
      from: redirectFromSchema,
      to: linkSchema,
      isPrefix: z.boolean().default(false),
    }),
    reply: z.object({ redirect: redirectSchema }),
    errors: [collectionErrors.loop],
  }),
  remove: defineCall({
    name: 'redirects.remove',
    method: 'DELETE',
    path: '/api/redirects',
    summary: 'Removes a redirect.',
    ...editing,
    query: z.object({ from: redirectFromSchema }),
    reply: z.null(),
  }),
} as const;

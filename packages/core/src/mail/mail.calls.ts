import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';

/** `kept`: there is no mail server, and the email can be read here. `queued`: waits to be sent. */
const mailStates = ['kept', 'queued', 'sent', 'failed'] as const;

export const mailListingSchema = z.object({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(mailStates),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
});
export type MailListing = z.infer<typeof mailListingSchema>;

export const mailSchema = mailListingSchema.extend({ from: z.string(), html: z.string(), text: z.string() });
export type Mail = z.infer<typeof mailSchema>;

export const mailCalls = {
  listOutbox: defineCall({
    name: 'mail.listOutbox',
    method: 'GET',
    path: '/api/mail/outbox',
    summary: 'Emails this website sent or keeps, newest first.',
    scope: 'website',
    access: ['storeMail.read', 'mail.read'],
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** The id of the last email of the previous page. */
      before: idSchema.optional(),
    }),
    reply: z.object({ mails: mailListingSchema.array(), hasMore: z.boolean() }),
  }),
  getMail: defineCall({
    name: 'mail.getMail',
    method: 'GET',
    path: '/api/mail/outbox/:mailId',
    summary: 'One email as the recipient sees it.',
    scope: 'website',
    access: ['storeMail.read', 'mail.read'],
    params: z.object({ mailId: idSchema }),
    reply: z.object({ mail: mailSchema }),
  }),
} as const;

import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';

export const auditEntrySchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  /** `noun.act`, such as `members.added`. */
  act: z.string(),
  /** An account's email, `visitor` or `operator`. */
  actor: z.string(),
  /** The network address of the request. */
  address: z.string(),
  facts: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditCalls = {
  list: defineCall({
    name: 'audit.list',
    method: 'GET',
    path: '/api/website/audit',
    summary: 'Security-relevant actions on this website: who, when, from where; newest first.',
    scope: 'website',
    access: 'activity.read',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: idSchema.optional(),
    }),
    reply: z.object({ entries: auditEntrySchema.array(), hasMore: z.boolean() }),
  }),
} as const;

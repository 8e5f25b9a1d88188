import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { emailSchema, memberSchema, rolesSchema } from './account.ts';
import { accountErrors } from './accounts.errors.ts';

export const memberCalls = {
  list: defineCall({
    name: 'members.list',
    method: 'GET',
    path: '/api/website/members',
    summary: 'Everyone who has a role on this website or is invited.',
    scope: 'website',
    access: 'members.manage',
    reply: z.object({ members: memberSchema.array() }),
  }),
  add: defineCall({
    name: 'members.add',
    method: 'POST',
    path: '/api/website/members',
    summary: 'Invites a person by email; the role is theirs once they accept.',
    scope: 'website',
    access: 'members.manage',
    body: z.object({ email: emailSchema, roles: rolesSchema }),
    reply: z.object({ member: memberSchema }),
    errors: [accountErrors.memberExists],
    rateLimit: { max: 60, seconds: 3600 },
  }),
  change: defineCall({
    name: 'members.change',
    method: 'PATCH',
    path: '/api/website/members/:accountId',
    summary: 'Changes a person’s roles; the last admin stays one.',
    scope: 'website',
    access: 'members.manage',
    params: z.object({ accountId: idSchema }),
    body: z.object({ roles: rolesSchema }),
    reply: z.object({ member: memberSchema }),
    errors: [accountErrors.lastAdmin],
  }),
  remove: defineCall({
    name: 'members.remove',
    method: 'DELETE',
    path: '/api/website/members/:accountId',
    summary: 'Removes a person’s roles and sessions on this website; the last admin stays.',
    scope: 'website',
    access: 'members.manage',
    params: z.object({ accountId: idSchema }),
    reply: z.null(),
    errors: [accountErrors.lastAdmin],
  }),
} as const;

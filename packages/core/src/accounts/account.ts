import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { roleNumberSchema } from './roles.ts';

/** Addresses are compared without case: they are stored trimmed and in lower case (rule ACCOUNT-1). */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The only requirement is the length, limited so that hashing stays cheap (rule ACCOUNT-2). */
export const newPasswordSchema = z.string().min(10).max(256);

export const givenPasswordSchema = z.string().min(1, fieldCode('password')).max(256);

export const accountSchema = z.object({ id: idSchema, email: z.string(), name: z.string() });
export type Account = z.infer<typeof accountSchema>;

/** At least one role, without repetition. */
export const rolesSchema = roleNumberSchema
  .array()
  .min(1, fieldCode('role'))
  .max(14)
  .refine(roles => new Set(roles).size === roles.length, fieldCode('roleTwice'));

export const memberSchema = z.object({
  accountId: idSchema,
  email: z.string(),
  name: z.string(),
  roles: z.number().int().array(),
  addedAt: z.iso.datetime(),
  /** Roles count once the invitation is accepted; until then `accountId` is that of the invitation. */
  state: z.enum(['active', 'invited', 'expired']),
});
export type Member = z.infer<typeof memberSchema>;

export const sessionViewSchema = z.object({
  id: idSchema,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  address: z.string(),
  userAgent: z.string(),
  /** The website the session is on; null on the platform. */
  websiteId: idSchema.nullable(),
  isCurrent: z.boolean(),
});

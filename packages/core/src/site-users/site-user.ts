import { z } from 'zod';
import { idSchema } from '../id/id.ts';

export const siteUserNameSchema = z.string().trim().max(120);

/** A visitor who signed up on one website, as shown to that visitor. */
export const siteUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  /** Their preferred language; null for the website's. */
  language: z.string().nullable(),
  /** False for users who only sign in by email. */
  hasPassword: z.boolean(),
});
export type SiteUser = z.infer<typeof siteUserSchema>;

/** The same for the website’s staff. */
export const siteUserListingSchema = siteUserSchema.extend({
  createdAt: z.iso.datetime(),
  /** Null until the first sign-in. */
  lastSeenAt: z.iso.datetime().nullable(),
  isBlocked: z.boolean(),
});
export type SiteUserListing = z.infer<typeof siteUserListingSchema>;

import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** What a person can agree to. What a website cannot do without, it does not ask about. */
export const consentPurposes = ['preferences', 'statistics', 'marketing', 'cartReminders'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** One entry of the record: given or withdrawn, with what the person was shown (rule CONSENT-1). */
export const consentSchema = z.object({
  id: idSchema,
  purpose: z.enum(consentPurposes),
  isGiven: z.boolean(),
  /** Exactly as shown. */
  words: z.string(),
  /** Differs with every change of the words. */
  version: z.string(),
  language: z.string(),
  /** The page on which it happened. */
  place: z.string(),
  at: z.iso.datetime(),
});
export type Consent = z.infer<typeof consentSchema>;

/** What stands today: the newest entry of each purpose, if it was given (rule CONSENT-2). Entries newest first. */
export function standingConsents(newestFirst: readonly Consent[]): Consent[] {
  const seen = new Set<ConsentPurpose>();
  return newestFirst.filter(({ purpose, isGiven }) => {
    const isNewest = !seen.has(purpose);
    seen.add(purpose);
    return isNewest && isGiven;
  });
}

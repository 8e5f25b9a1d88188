import type { ConsentPurpose } from '@vitrine/core/consents/consent.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { insertConsent } from './consents.store.ts';

export interface GivenConsent {
  readonly email: string;
  readonly siteUserId: Id | null;
  readonly purpose: ConsentPurpose;
  /** Exactly as shown. */
  readonly words: string;
  /** The path of the page. */
  readonly place: string;
}

/** Adds to the record that somebody agreed (rule CONSENT-1). */
export async function recordConsent(
  { clock, database, website }: Context,
  { email, siteUserId, purpose, words, place }: GivenConsent,
): Promise<void> {
  await insertConsent(database, website.id, {
    id: newId(),
    email: email.toLowerCase(),
    site_user_id: siteUserId,
    purpose,
    is_given: true,
    words,
    version: versionOfWords(words),
    language: website.settings.language,
    place,
    at: clock.now(),
  });
}

/** Differs with every change of what a person is shown, and is the same for the same words. */
export function versionOfWords(...words: readonly string[]): string {
  return hashToken(words.join('\n')).slice(0, 12);
}

import type { ConsentPurpose } from '@vitrine/core/consents/consent.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { insertConsent, readNewest } from './consents.store.ts';

/** Adds to the record that somebody withdrew what they agreed to; if nothing stands, nothing is added (rule CONSENT-3). */
export async function withdrawConsent(
  { clock, database, website }: Context,
  {
    email,
    purpose,
    place,
  }: { readonly email: string; readonly purpose: ConsentPurpose; readonly place: string },
): Promise<void> {
  const newest = await readNewest(database, website.id, { email, purpose });
  if (!newest?.is_given) return;
  await insertConsent(database, website.id, {
    ...newest,
    id: newId(),
    is_given: false,
    language: website.settings.language,
    place,
    at: clock.now(),
  });
}

import type { ConsentPurpose } from '@vitrine/core/consents/consent.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { consentWithdrawn } from './consents.events.ts';
import { insertConsent, readNewest } from './consents.store.ts';

/** Adds to the record that somebody withdrew what they agreed to; if nothing stands, nothing is added (rule CONSENT-3). */
export async function withdrawConsent(
  context: Context,
  {
    email,
    purpose,
    place,
  }: { readonly email: string; readonly purpose: ConsentPurpose; readonly place: string },
): Promise<void> {
  const { clock, database, events, website } = context;
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
  events.tell(context, consentWithdrawn, { email: newest.email, purpose });
}

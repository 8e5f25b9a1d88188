import type { ConsentPurpose } from '@vitrine/core/consents/consent.ts';
import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { type ConsentRow, readConsent, readNewest } from './consents.store.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

const signedFor = 'consent-withdrawal';
const idLength = 24;

/** The path that withdraws a consent, for anyone who was mailed it: an id and a signature that nobody can guess. */
function withdrawalPath(signer: Signer, consentId: Id): string {
  const signature = signer.secrets.sign(signedFor, named(signer, consentId));
  return `/account/consent?token=${consentId}${signature}`;
}

/** The entry that a link was made for; null if we did not sign it, or its person was erased (rule CONSENT-3). */
export async function consentOfLink(context: Context, token: string): Promise<ConsentRow | null> {
  const { database, secrets, website } = context;
  const consentId = token.slice(0, idLength);
  const signature = token.slice(idLength);
  if (!isId(consentId) || !secrets.isSigned(signedFor, named(context, consentId), signature)) return null;
  return readConsent(database, website.id, consentId);
}

/** Where what a person agreed to is withdrawn; null if nothing stands (rule CONSENT-2). */
export async function standingWithdrawal(
  context: Context,
  { email, purpose }: { readonly email: string; readonly purpose: ConsentPurpose },
): Promise<string | null> {
  const person = { email: email.toLowerCase(), purpose };
  const newest = await readNewest(context.database, context.website.id, person);
  return newest?.is_given ? withdrawalPath(context, newest.id) : null;
}

function named({ website }: Signer, consentId: string): string {
  return `${website.id} ${consentId}`;
}

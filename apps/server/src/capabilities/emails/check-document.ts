import { emailErrors } from '@vitrine/core/emails/emails.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type MailDocument, slotsOf, unknownPlaces } from '@vitrine/core/mail/mail-document.ts';
import { type MailKind, mailEventOf, requiredSlots } from '@vitrine/core/mail/mail-events.ts';
import { blocksOfDocument } from '@vitrine/render/mail/blocks-of-document.ts';
import type { Context } from '../../context.ts';
import type { KeptPictures } from '../../new-mail.ts';
import { findAssets } from '../media/index.ts';

/** Refused if it lacks what an email must say, or has what none can (rules EMAIL-3 to EMAIL-5). */
export function checkDocument(kind: MailKind, document: MailDocument): Result<null> {
  const named = slotsOf(document);
  const missing = requiredSlots(kind).filter(slot => !named.includes(slot));
  if (missing.length > 0) return fail(emailErrors.missingPart, { parts: missing.join(', ') });
  const isStrange = named.some(slot => !mailEventOf(kind).slots.includes(slot));
  if (isStrange || new Set(named).size < named.length) return fail(emailErrors.repeatedPart);
  const { unfit, words } = blocksOfDocument(document);
  const [name] = unfit;
  if (name !== undefined) return fail(emailErrors.notForEmails, { name });
  const unknown = [document.subject, document.preheader, ...words].flatMap(text => unknownPlaces(text, kind));
  if (unknown.length > 0)
    return fail(emailErrors.unknownPlace, { places: unknown.map(place => `{${place}}`).join(', ') });
  return succeed(null);
}

/** Those that are in the media library, as they are now. */
export async function picturesOf(context: Context, document: MailDocument): Promise<KeptPictures> {
  const assets = await findAssets(context, blocksOfDocument(document).pictures, { isDraft: true });
  return Object.fromEntries([...assets].map(([id, { width, height, alt }]) => [id, { width, height, alt }]));
}

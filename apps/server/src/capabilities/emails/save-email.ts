import type { Email } from '@vitrine/core/emails/emails.calls.ts';
import { emailErrors } from '@vitrine/core/emails/emails.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type MailKind, mailEventOf } from '@vitrine/core/mail/mail-events.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { deleteDocument, switchMail, writeDocument } from '../mail/index.ts';
import { checkDocument, picturesOf } from './check-document.ts';
import { type EmailKey, readEmail } from './read-email.ts';

/** Used by the next email of this kind and language (rule EMAIL-2). */
export async function saveEmail(
  context: Context,
  { kind, language, document, version }: EmailKey & Email,
): Promise<Result<Email>> {
  const { clock, database, website } = context;
  const checked = checkDocument(kind, document);
  if (!checked.ok) return checked;
  const pictures = await picturesOf(context, document);
  return transactionOf<Result<Email>>(database, async transaction => {
    const given = { kind, language, document, pictures, version, now: clock.now() };
    const saved = await writeDocument(transaction, website.id, given);
    if (saved === null) return fail(emailErrors.changedMeanwhile);
    await recordAct(within(context, transaction), 'email.changed', { kind, language });
    return succeed({ document, version: saved });
  });
}

/** With the content that was replaced, so that it can be saved again (rule EMAIL-7). */
export async function resetEmail(
  context: Context,
  { kind, language, version }: EmailKey & { readonly version: number },
): Promise<Result<Email>> {
  const { database, website } = context;
  const replaced = await readEmail(context, { kind, language });
  return transactionOf<Result<Email>>(database, async transaction => {
    if (!(await deleteDocument(transaction, website.id, { kind, language, version })))
      return fail(emailErrors.changedMeanwhile);
    await recordAct(within(context, transaction), 'email.reset', { kind, language });
    return succeed(replaced);
  });
}

/** Only an email that nobody misses can be turned off (rule EMAIL-6). */
export async function switchEmail(
  context: Context,
  { kind, isOn }: { readonly kind: MailKind; readonly isOn: boolean },
): Promise<Result<{ isOn: boolean }>> {
  const { database, website } = context;
  if (!isOn && mailEventOf(kind).isOptional !== true) return fail(emailErrors.alwaysSent);
  await database.transaction(async transaction => {
    await switchMail(transaction, website.id, { kind, isOn });
    await recordAct(within(context, transaction), 'email.switched', { kind, isOn });
  });
  return succeed({ isOn });
}

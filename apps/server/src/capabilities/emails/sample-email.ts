import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { MailDocument } from '@vitrine/core/mail/mail-document.ts';
import type { MailScheme, RenderedMail } from '@vitrine/render/mail/render-mail.ts';
import type { Context } from '../../context.ts';
import type { NewMail } from '../../new-mail.ts';
import { queueMail, renderContent } from '../mail/index.ts';
import { checkDocument, picturesOf } from './check-document.ts';
import type { EmailKey } from './read-email.ts';
import { sampleOrder } from './samples/sample-order.ts';
import { samples } from './samples/samples.ts';

type Draft = EmailKey & { readonly document: MailDocument };
type Preview = RenderedMail & { readonly subject: string; readonly bytes: number };

/** The same words and the same layout as the real email, about a sample order (rule EMAIL-8). */
export async function previewEmail(
  context: Context,
  { scheme = 'auto', ...draft }: Draft & { readonly scheme?: MailScheme },
): Promise<Result<Preview>> {
  const checked = checkDocument(draft.kind, draft.document);
  if (!checked.ok) return checked;
  const pictures = await picturesOf(context, draft.document);
  const mail = renderContent(await sampleOf(context, draft), { document: draft.document, pictures }, scheme);
  return succeed({ ...mail, bytes: Buffer.byteLength(mail.html) });
}

/** To the account that asks for it, marked as a test (rule EMAIL-9). */
export async function testEmail(context: Context, draft: Draft): Promise<Result<{ to: string }>> {
  const { actor } = context;
  if (actor.kind !== 'account') return fail(callErrors.unauthorized);
  const checked = checkDocument(draft.kind, draft.document);
  if (!checked.ok) return checked;
  const { kind: _, isSecret: __, ...sample } = await sampleOf(context, draft);
  const changed = { document: draft.document, pictures: await picturesOf(context, draft.document) };
  await queueMail(context, { ...sample, kind: 'emails.test', to: actor.email, changed });
  return succeed({ to: actor.email });
}

/** The email that the verbs of this event make of a sample; it is not sent. */
async function sampleOf(context: Context, { kind, language }: EmailKey): Promise<NewMail> {
  const { website } = context;
  const mailbox: NewMail[] = [];
  const there: Context = {
    ...context,
    mailbox,
    website: { ...website, settings: { ...website.settings, language, contactEmail: 'shop@example.com' } },
  };
  await samples[kind](there, sampleOrder(there));
  const mail = mailbox.find(one => one.kind === kind);
  if (!mail) throw new Error(`The sample of ${kind} made no such email.`);
  return mail;
}

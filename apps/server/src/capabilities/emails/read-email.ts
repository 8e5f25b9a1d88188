import type { Email } from '@vitrine/core/emails/emails.calls.ts';
import { completeEntries, usualDocument } from '@vitrine/core/mail/mail-document.ts';
import { type MailKind, mailEventOf, mailKinds, requiredSlots } from '@vitrine/core/mail/mail-events.ts';
import type { Context } from '../../context.ts';
import { readChanges } from '../mail/index.ts';

export interface EmailKey {
  readonly kind: MailKind;
  readonly language: string;
}

/** Every email that the owner can change (rule EMAIL-1). */
export async function listEmails({ database, website }: Context) {
  const { documents, off } = await readChanges(database, website.id, mailKinds);
  return {
    language: website.settings.language,
    emails: mailKinds.map(kind => ({
      kind,
      isOn: !(off.has(kind) && mailEventOf(kind).isOptional === true),
      changedIn: documents.filter(one => one.kind === kind).map(({ language }) => language),
    })),
  };
}

/** The usual content, at version 0, if nobody changed it (rule EMAIL-2). */
export async function readEmail(
  { database, website }: Context,
  { kind, language }: EmailKey,
): Promise<Email> {
  const { documents } = await readChanges(database, website.id, [kind]);
  const row = documents.find(one => one.language === language);
  if (!row) return { document: usualDocument(kind), version: 0 };
  const { subject, preheader, version } = row;
  return {
    document: { subject, preheader, entries: completeEntries(row.entries, requiredSlots(kind)) },
    version,
  };
}

import { z } from 'zod';
import { versionSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { type MailKind, mailEventOf, type mailPlaces } from './mail-events.ts';
import { type MailSlot, mailSlots } from './mail-slots.ts';

const blockSchema = z.object({
  type: z.number().int(),
  version: versionSchema,
  settings: z.record(z.string(), z.unknown()),
});

/** A place that the server fills, or a block of the owner's. */
const mailEntrySchema = z.union([
  z.object({ slot: z.enum(mailSlots) }),
  z.object({ id: idSchema, block: blockSchema }),
]);
export type MailEntry = z.infer<typeof mailEntrySchema>;

/** The content of an email that its owner changed, from top to bottom (rule EMAIL-2). */
export const mailDocumentSchema = z.object({
  /** Empty for the usual one. */
  subject: z.string().trim().max(200).default(''),
  /** Beside the subject in a list of emails; empty for the first words. */
  preheader: z.string().trim().max(200).default(''),
  entries: mailEntrySchema.array().max(60),
});
export type MailDocument = z.infer<typeof mailDocumentSchema>;

/** That of an email nobody changed. */
export function usualDocument(kind: MailKind): MailDocument {
  return { subject: '', preheader: '', entries: mailEventOf(kind).slots.map(slot => ({ slot })) };
}

/** With the parts it must have, also those that a later version added, at the end (rule EMAIL-4). */
export function completeEntries(entries: readonly MailEntry[], required: readonly MailSlot[]): MailEntry[] {
  const named = slotsOf({ entries: [...entries] });
  return [...entries, ...required.filter(slot => !named.includes(slot)).map(slot => ({ slot }))];
}

export function slotsOf({ entries }: Pick<MailDocument, 'entries'>): MailSlot[] {
  return entries.flatMap(entry => ('slot' in entry ? [entry.slot] : []));
}

/** The names in braces that an email of this kind cannot fill, such as `{numbr}` (rule EMAIL-3). */
export function unknownPlaces(text: string, kind: MailKind): string[] {
  const known: readonly string[] = mailEventOf(kind).places;
  const found = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return found.filter(name => !known.includes(name));
}

export type MailValues = Readonly<Partial<Record<(typeof mailPlaces)[number], string>>>;

import { blockDefinitions, definitionOf } from '@vitrine/blocks/block-definitions.ts';
import { mailBlockOf } from '@vitrine/blocks/block-mails.ts';
import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { MailDocument, MailEntry } from '@vitrine/core/mail/mail-document.ts';
import { isRequired, type MailKind, mailEventOf } from '@vitrine/core/mail/mail-events.ts';
import type { MailSlot } from '@vitrine/core/mail/mail-slots.ts';
import { t } from '../messages/translate.ts';

/** The blocks that mail programs can draw. */
export const mailDefinitions: readonly DefinedBlock[] = [...blockDefinitions.values()].filter(
  ({ type }) => mailBlockOf(type) !== null,
);

/** Unique in its document, as every part occurs once. */
export function keyOfEntry(entry: MailEntry): string {
  return 'slot' in entry ? entry.slot : entry.id;
}

export function nameOfEntry(entry: MailEntry): string {
  if ('slot' in entry) return t(`email.slot.${entry.slot}`);
  return definitionOf(entry.block.type)?.label ?? String(entry.block.type);
}

/** Whether the server would refuse the email without it. */
export function isFixed(entry: MailEntry): boolean {
  return 'slot' in entry && isRequired(entry.slot);
}

/** The parts that were removed and can be added again. */
export function missingSlots(kind: MailKind, { entries }: MailDocument): MailSlot[] {
  return mailEventOf(kind).slots.filter(
    slot => !entries.some(entry => 'slot' in entry && entry.slot === slot),
  );
}

export function newBlockEntry(definition: DefinedBlock): MailEntry {
  return { id: newId(), block: { ...definition.content() } };
}

/** With an entry at a place, counted from 0. */
export function withEntry(document: MailDocument, entry: MailEntry, at: number): MailDocument {
  return { ...document, entries: document.entries.toSpliced(at, 0, entry) };
}

export function withoutEntry(document: MailDocument, key: string): MailDocument {
  return { ...document, entries: document.entries.filter(entry => keyOfEntry(entry) !== key) };
}

/** Places beyond the ends mean the end. */
export function withMoved(document: MailDocument, from: number, to: number): MailDocument {
  const moved = document.entries.slice(from, from + 1);
  return {
    ...document,
    entries: document.entries.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, ...moved),
  };
}

export function withSettings(
  document: MailDocument,
  key: string,
  patch: Readonly<Record<string, unknown>>,
): MailDocument {
  return {
    ...document,
    entries: document.entries.map(entry =>
      'slot' in entry || entry.id !== key
        ? entry
        : { ...entry, block: { ...entry.block, settings: { ...entry.block.settings, ...patch } } },
    ),
  };
}

import { definitionOf, readSettings } from '@vitrine/blocks/block-definitions.ts';
import { mailBlockOf } from '@vitrine/blocks/block-mails.ts';
import type { MailDocument } from '@vitrine/core/mail/mail-document.ts';

export interface BlocksOfMail {
  /** The names of blocks that can only be on pages, or that nobody knows. */
  readonly unfit: readonly string[];
  /** The ids of their pictures. */
  readonly pictures: readonly string[];
  /** Everything written in them. */
  readonly words: readonly string[];
}

/** What a server checks and reads before it keeps the blocks of an email. */
export function blocksOfDocument({ entries }: MailDocument): BlocksOfMail {
  const blocks = entries.flatMap(entry => ('block' in entry ? [entry.block] : []));
  return {
    unfit: blocks
      .filter(({ type }) => mailBlockOf(type) === null)
      .map(({ type }) => definitionOf(type)?.label ?? String(type)),
    pictures: blocks.flatMap(block => {
      const { settings } = readSettings(block);
      return settings === null ? [] : (definitionOf(block.type)?.picture?.(settings) ?? []);
    }),
    words: blocks.flatMap(({ settings }) => wordsIn(settings)),
  };
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

import type { MailFacts } from '@vitrine/core/mail/mail-facts.ts';
import type { MailPart } from '@vitrine/core/mail/mail-part.ts';
import { definitionOf, readSettings } from './block-definitions.ts';
import { byBlock } from './by-block.ts';
import type { MailBlock } from './mail-block.ts';
import type { StoredSettings } from './read-settings.ts';

const found = byBlock(import.meta.glob<MailBlock>('./*/*.mail.ts', { import: 'mail', eager: true }));

/** How the block with this number looks in an email; null if it can only be on pages. */
export function mailBlockOf(type: number): MailBlock | null {
  return found.get(definitionOf(type)?.name ?? '') ?? null;
}

/** The parts of a stored block in an email; none if it can only be on pages. */
export function mailPartsOf(
  block: StoredSettings & { readonly type: number },
  facts: MailFacts,
): readonly MailPart[] {
  const { settings } = readSettings(block);
  return settings === null ? [] : (mailBlockOf(block.type)?.parts(settings as never, facts) ?? []);
}

import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import type { MailFacts } from '@vitrine/core/mail/mail-facts.ts';
import type { MailPart } from '@vitrine/core/mail/mail-part.ts';
import type { z } from 'zod';

/** How a block looks in an email; one without can only be on pages. */
export interface MailBlock<Settings = never> {
  /** The settings that have an effect in an email, in the order of their panel. */
  readonly fields: readonly string[];
  parts(settings: Settings, facts: MailFacts): readonly MailPart[];
}

export function defineMailBlock<Settings extends z.ZodType>(
  _: DefinedBlock<Settings>,
  mail: MailBlock<z.output<Settings>>,
): MailBlock {
  return mail;
}

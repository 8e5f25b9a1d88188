import { mailPartsOf } from '@vitrine/blocks/block-mails.ts';
import type { MailDocument, MailValues } from '@vitrine/core/mail/mail-document.ts';
import type { MailFacts } from '@vitrine/core/mail/mail-facts.ts';
import type { MailPart } from '@vitrine/core/mail/mail-part.ts';
import type { MailSlot } from '@vitrine/core/mail/mail-slots.ts';
import { fillPlaces } from '@vitrine/core/messages/fill-places.ts';
import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';

export interface MailFilling {
  readonly slots: Readonly<Partial<Record<MailSlot, readonly MailPart[]>>>;
  readonly facts: MailFacts;
  readonly values: MailValues;
}

/** A document of an email with what the server fills in; only the owner's own words have placeholders. */
export function partsOfDocument(
  { entries }: Pick<MailDocument, 'entries'>,
  { slots, facts, values }: MailFilling,
): MailPart[] {
  return entries.flatMap(entry =>
    'slot' in entry
      ? (slots[entry.slot] ?? [])
      : mailPartsOf(entry.block, facts).map(part => filled(part, values)),
  );
}

function filled(part: MailPart, values: MailValues): MailPart {
  const fill = (text: string) => fillPlaces(text, values);
  switch (part.kind) {
    case 'rich':
      return {
        ...part,
        text: { ...part.text, content: part.text.content.map(node => filledNode(node, fill)) },
      };
    case 'quote':
      return { ...part, text: fill(part.text), source: fill(part.source) };
    case 'button':
      return { ...part, label: fill(part.label) };
    default:
      return part;
  }
}

function filledNode(node: RichNode, fill: (text: string) => string): RichNode {
  if (node.type === 'text') return { ...node, text: fill(node.text) };
  if (!('content' in node) || node.content === undefined) return node;
  return { ...node, content: node.content.map(child => filledNode(child, fill)) } as RichNode;
}

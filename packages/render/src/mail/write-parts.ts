import type { MailPart, MailRow } from '@vitrine/core/mail/mail-part.ts';
import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';

/** The plain text of an email: everything its HTML says, with the address of each link (rule MAIL-9). */
export function writeParts(parts: readonly MailPart[]): string {
  return parts
    .map(writePart)
    .filter(text => text !== '')
    .join('\n\n');
}

const longestOpening = 120;

/** Its first words, for the list of emails. */
export function openingOf(parts: readonly MailPart[]): string {
  const first = parts.find(({ kind }) => kind === 'text' || kind === 'rich' || kind === 'heading');
  const words = first ? writePart(first).replace(/\s+/g, ' ') : '';
  return words.length > longestOpening ? `${words.slice(0, longestOpening - 1).trimEnd()}…` : words;
}

function writePart(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return part.text;
    case 'text':
      return part.link ? `${part.text}\n${part.link.label}: ${part.link.address}` : part.text;
    case 'rich':
      return part.text.content
        .map(node => writeBlock(node))
        .filter(text => text !== '')
        .join('\n\n');
    case 'quote':
      return part.source === '' ? part.text : `${part.text}\n${part.source}`;
    case 'list':
      return part.items.map(item => `– ${item}`).join('\n');
    case 'button':
      return `${part.label}: ${part.address}`;
    case 'rows':
      return [...part.items, ...part.totals].map(writeRow).join('\n');
    case 'picture':
      return part.link === '' ? part.alt : [part.alt, part.link].filter(Boolean).join('\n');
    case 'line':
      return '—';
    case 'space':
      return '';
  }
}

function writeRow({ words, choices, amount }: MailRow): string {
  return [`${words}: ${amount}`, ...choices].join('\n');
}

function writeBlock(node: RichNode): string {
  const children = 'content' in node ? (node.content ?? []) : [];
  switch (node.type) {
    case 'bulletList':
      return children.map(child => `– ${writeBlock(child)}`).join('\n');
    case 'orderedList': {
      const start = node.attrs?.start ?? 1;
      return children.map((child, at) => `${start + at}. ${writeBlock(child)}`).join('\n');
    }
    case 'listItem':
    case 'blockquote':
    case 'table':
      return children.map(writeBlock).join('\n');
    case 'tableRow':
      return children.map(writeBlock).join(' | ');
    case 'tableCell':
    case 'tableHeader':
      return children.map(writeBlock).join(' ');
    case 'horizontalRule':
      return '—';
    case 'hardBreak':
      return '\n';
    case 'text':
      return writeText(node);
    default:
      return children.map(writeBlock).join('');
  }
}

function writeText({ text, marks = [] }: Extract<RichNode, { type: 'text' }>): string {
  const link = marks.find(mark => mark.type === 'link');
  return link === undefined || link.attrs.href === text ? text : `${text} (${link.attrs.href})`;
}

import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { plainText, type RichText } from '@vitrine/core/rich-text/rich-text.ts';

const maxWords = 100_000;
/** Settings whose text is not visible on the page: choices, ids, addresses, colours. */
const unread = /^(https?:|mailto:|tel:|\/|#|data:)|^[0-9a-z]{24}$|^[\w-]*$/i;
const labels = new Set([
  'text',
  'title',
  'label',
  'caption',
  'heading',
  'quote',
  'name',
  'source',
  'author',
  'alt',
]);

/** The readable text of a page, for search: rich text and the words in settings (rule COLLECTION-13). */
export function wordsOf(document: PageDocument): string {
  const words: string[] = [];
  for (const section of document.sections) {
    for (const block of section.blocks) visit(block.settings, '', words);
  }
  return words.join(' ').replace(/\s+/g, ' ').slice(0, maxWords);
}

function visit(value: unknown, name: string, words: string[]): void {
  if (typeof value === 'string') {
    if (value !== '' && (labels.has(name) ? !/^(https?:|data:)/.test(value) : !unread.test(value)))
      words.push(value);
  } else if (isRichText(value)) {
    words.push(plainText(value));
  } else if (Array.isArray(value)) {
    for (const one of value) visit(one, name, words);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) visit(one, key, words);
  }
}

function isRichText(value: unknown): value is RichText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'doc' &&
    'content' in value
  );
}

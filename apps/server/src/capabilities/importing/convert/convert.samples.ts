import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { pageDocumentSchema } from '@vitrine/core/page/page-document.ts';
import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import type { ConvertContext } from './conversion.ts';
import { convertEntry } from './convert-entry.ts';

export const asset = 'a'.repeat(24);
export const context: ConvertContext = {
  what: phrase('imports.post', { title: 'A' }),
  baseAddress: 'https://old.example/blog/a/',
  makesParagraphs: true,
  resolveAsset: address => (address.startsWith('https://old.example/files/') ? asset : null),
  resolveLink: address => (address === 'https://old.example/about/' ? '/about' : null),
  findImages: ids =>
    (ids ?? ['1', '2', '3']).map(id => ({
      address: `https://old.example/files/${id}.jpg`,
      alt: '',
      caption: `No ${id}`,
    })),
  blog: null,
};

export const convert = (html: string, more: Partial<ConvertContext> = {}) => {
  const { document, notes } = convertEntry(html, { ...context, ...more });
  pageDocumentSchema.parse(document);
  return {
    blocks: document.sections.flatMap(section => section.blocks),
    sections: document.sections,
    notes: wordNotes(notes, 'en').map(note => note.why),
  };
};
export const nodes = (html: string, more?: Partial<ConvertContext>): RichNode[] => {
  const [first] = convert(html, more).blocks;
  return (first?.settings.text as { content: RichNode[] } | undefined)?.content ?? [];
};
export const types = (html: string) => convert(html).blocks.map(block => block.type);
export const p = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
export const t = (
  text: string,
  ...marks: NonNullable<Extract<RichNode, { type: 'text' }>['marks']>
): RichNode => (marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text });
export const link = (href: string) => ({ type: 'link', attrs: { href } }) as const;

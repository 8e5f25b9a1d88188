import { getSchema } from '@tiptap/core';
import { samplesOf } from '@vitrine/blocks/block-samples.ts';
import { type RichText, richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { expect, it } from 'vitest';
import { readRichText } from './read-rich-text.ts';
import { textExtensions } from './text-extensions.ts';

const schema = getSchema(textExtensions);
const through = (text: RichText) => readRichText(schema.nodeFromJSON(text).toJSON());

it('STUDIO-8: all rich text, including tables, passes through the editor unchanged', () => {
  const texts = samplesOf(2).flatMap(sample => {
    const read = richTextSchema.safeParse(sample.settings.text);
    return read.success && read.data.content.length > 0 ? [read.data] : [];
  });
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(through(text)).toEqual(text);
});

it('STUDIO-8: links, marks and styles keep their attributes and nothing else', () => {
  const text: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { align: 'center', size: 'large' },
        content: [
          { type: 'text', text: 'H', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
          { type: 'hardBreak' },
          {
            type: 'text',
            text: 'away',
            marks: [{ type: 'link', attrs: { href: 'https://example.com', newWindow: true } }],
          },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [{ type: 'paragraph' }] }],
          },
        ],
      },
    ],
  };
  expect(through(text)).toEqual(text);
});

it('STUDIO-8: content that rich text cannot hold is not stored', () => {
  expect(readRichText({ type: 'doc', content: [{ type: 'iframe' }] })).toBe(null);
  const unsafe = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
  const words = { type: 'text', text: 'x', marks: [unsafe] };
  expect(readRichText({ type: 'doc', content: [{ type: 'paragraph', content: [words] }] })).toBe(null);
});

import { expect, it } from 'vitest';
import { readRichText } from './read-rich-text.ts';

it('STUDIO-8: content that rich text cannot hold is not stored', () => {
  expect(readRichText({ type: 'doc', content: [{ type: 'iframe' }] })).toBe(null);
  const unsafe = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
  const words = { type: 'text', text: 'x', marks: [unsafe] };
  expect(readRichText({ type: 'doc', content: [{ type: 'paragraph', content: [words] }] })).toBe(null);
});

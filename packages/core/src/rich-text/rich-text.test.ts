import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkSchema } from '../links/link.ts';
import { isSafeLink } from '../links/safe-link.ts';
import { emptyText, plainText, type RichText, richTextSchema, textOf } from './rich-text.ts';

const linked = (href: string): RichText => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
});

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/x',
  'view-source:https://example.com',
  '//evil.example/path',
  '/\t/evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'ftp://example.com',
  'intent://scan/#Intent;end',
  'relative/path',
  '',
];

describe('isSafeLink', () => {
  it.each(hostile)('TEXT-2: refuses %j, also inside a text', href => {
    expect(isSafeLink(href)).toBe(false);
    expect(linkSchema.safeParse(href).success).toBe(false);
    expect(richTextSchema.safeParse(linked(href)).success).toBe(false);
  });

  it.each([
    'https://example.com/a?b=c#d',
    'HTTP://EXAMPLE.COM',
    'mailto:hello@kiln.example',
    'tel:+441632960412',
    'sms:+441632960412',
    '/',
    '/shop/p/mug',
    '#visit',
  ])('TEXT-2: accepts %s', href => {
    expect(isSafeLink(href)).toBe(true);
    expect(richTextSchema.safeParse(linked(href)).success).toBe(true);
  });

  it('TEXT-2: a browser opens only those protocols for any accepted link', () => {
    const piece = fc.constantFrom(
      'javascript',
      ':',
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      'http',
      's',
      'mailto',
      '#',
      'a',
      '\u0000',
      '@',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        const href = pieces.join('');
        if (!isSafeLink(href) || !URL.canParse(href, 'https://own.example/page')) return;
        const { protocol } = new URL(href, 'https://own.example/page');
        expect(['https:', 'http:', 'mailto:', 'tel:', 'sms:']).toContain(protocol);
      }),
      { numRuns: 2000 },
    );
  });

  it('TEXT-2: an address of this website stays on it', () => {
    const piece = fc.constantFrom('/', '\\', '\t', '\n', ' ', 'a', '.', '@', ':');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), pieces => {
        const href = `/${pieces.join('')}`;
        if (!isSafeLink(href) || !URL.canParse(href, 'https://own.example/')) return;
        expect(new URL(href, 'https://own.example/').host).toBe('own.example');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('richTextSchema', () => {
  it('TEXT-1: is a document of known nodes and marks; HTML is ordinary text', () => {
    const text: RichText = {
      type: 'doc',
      content: [
        {
          type: 'heading',
          attrs: { level: 2, align: 'center' },
          content: [{ type: 'text', text: '<b>Kiln</b>' }],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'hardBreak' }] }] }],
        },
        { type: 'codeBlock', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] },
        { type: 'horizontalRule' },
      ],
    };
    expect(richTextSchema.parse(text)).toEqual(text);
    expect(richTextSchema.parse(emptyText)).toEqual(emptyText);
  });

  it.each([
    ['an unknown node', { type: 'script', content: [] }],
    [
      'an unknown mark',
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'blink' }] }] },
    ],
    ['an empty text', { type: 'paragraph', content: [{ type: 'text', text: '' }] }],
    ['a heading of level 7', { type: 'heading', attrs: { level: 7 } }],
    ['a paragraph with an unknown alignment', { type: 'paragraph', attrs: { align: 'justify' } }],
  ])('TEXT-3: refuses %s', (_, node) => {
    expect(richTextSchema.safeParse({ type: 'doc', content: [node] }).success).toBe(false);
  });

  it('TEXT-3: drops unknown attributes', () => {
    const text = { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'alert(1)' } }] };
    expect(richTextSchema.parse(text)).toEqual({ type: 'doc', content: [{ type: 'paragraph', attrs: {} }] });
  });
});

describe('plainText', () => {
  it('TEXT-4: keeps the text, with blocks separated by single spaces', () => {
    expect(plainText(textOf('One  bowl', '', 'two\ncups'))).toBe('One bowl two cups');
    expect(plainText(emptyText)).toBe('');
  });

  it('TEXT-4: returns the text of any plain paragraphs', () => {
    const word = fc.stringMatching(/^[a-zà-ü]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), paragraphs => {
        const lines = paragraphs.map(words => words.join(' '));
        expect(plainText(textOf(...lines))).toBe(lines.join(' '));
        expect(richTextSchema.parse(textOf(...lines))).toEqual(textOf(...lines));
      }),
    );
  });
});

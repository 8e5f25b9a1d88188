import type { Mark, RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { highlightSchema, type TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichTextView } from '../rich-text/rich-text.view.tsx';
import { highlightMarkup } from './highlight-markup.ts';

const id = 'm2k4h8x1b00000000000000a';
const highlight = (settings: Partial<TextHighlight> = {}): Mark => ({
  type: 'highlight',
  attrs: highlightSchema.parse({ id, shape: 'wave', ...settings }),
});
const words = (text: string, ...marks: Mark[]): RichNode => ({ type: 'text', text, marks });
const html = (...content: RichNode[]) => {
  const text: RichText = { type: 'doc', content: [{ type: 'paragraph', content }] };
  return /<p>(.*)<\/p>/s.exec(renderToStaticMarkup(<RichTextView text={text} language="en" />))?.[1];
};
const element = (inner: string) =>
  '<span class="text-highlight" style="--text-highlight-color:currentColor;--text-highlight-thickness:0.06em" ' +
  `data-shape="wave" data-highlight="${JSON.stringify(wave).replaceAll('"', '&quot;')}">${inner}</span>`;
const wave = { id, shape: 'wave', thickness: { unit: 'em', value: 0.06 }, isFront: true, fontSize: 12 };

it('HIGHLIGHT-1, HIGHLIGHT-3: adjacent texts of one highlight are one element, whatever other marks they have', () => {
  expect(
    html(words('Made '), words('by ', highlight()), words('hand', { type: 'bold' }, highlight()), words('.')),
  ).toBe(`Made ${element('by <strong>hand</strong>')}.`);
});

it('HIGHLIGHT-3: two adjacent highlights stay two', () => {
  const other = highlight({ id: 'm2k4h8x1b00000000000000b' });
  expect(html(words('by ', highlight()), words('hand', other))?.match(/<span/g)).toHaveLength(2);
});

it('HIGHLIGHT-3: a link stays one link if a highlight begins or ends in it', () => {
  const link: Mark = { type: 'link', attrs: { href: '/shop' } };
  expect(html(words('Our ', highlight()), words('shop', highlight(), link), words(' window', link))).toBe(
    `${element('Our ')}<a href="/shop">${element('shop')} window</a>`,
  );
});

it('HIGHLIGHT-3, HIGHLIGHT-4: a marker is a mark; its script knows that it lies behind, unless it blends', () => {
  const found = html(words('here', highlight({ shape: 'marker' })));
  expect(found).toMatch(/^<mark class="text-highlight" .*>here<\/mark>$/);
  expect(found).toContain('--text-highlight-color:color-mix(in srgb, currentColor 25%, transparent)');
  expect(found).toContain('&quot;isFront&quot;:false');
  expect(html(words('here', highlight({ shape: 'marker', blend: 'multiply' })))).toContain(
    '&quot;isFront&quot;:true',
  );
});

it('HIGHLIGHT-3: puts its look into its style and the rest into data for its script', () => {
  const settings = {
    id,
    shape: 'circle',
    color: { type: 'THEME_COLOR', name: 'accent' },
    thickness: { unit: 'px', value: 3 },
    opacity: 0.5,
    blend: 'multiply',
    linecap: 'round',
    isAnimationEnabled: true,
    animation: 'fadeScale',
    direction: 'left',
    duration: 2,
  };
  const { tag, variables, data } = highlightMarkup(highlightSchema.parse(settings));
  expect(tag).toBe('span');
  expect(variables).toEqual({
    'text-highlight-color': 'var(--color-accent)',
    'text-highlight-thickness': '3px',
    'text-highlight-opacity': '0.5',
    'text-highlight-blend': 'multiply',
    'text-highlight-linecap': 'round',
    'text-highlight-scale': '0.5',
  });
  expect(data).toMatchObject({ 'data-shape': 'circle', 'data-animated': '' });
  expect(JSON.parse(data['data-highlight'] ?? '')).toEqual({
    id,
    shape: 'circle',
    thickness: { unit: 'px', value: 3 },
    isFront: true,
    fontSize: 12,
    motion: { animation: 'fadeScale', direction: 'left', duration: 2 },
  });
});

import { describe, expect, it } from 'vitest';
import { hasHighlight, plainText, type RichText, richTextSchema, textOf } from '../rich-text/rich-text.ts';
import {
  fadeScaleStart,
  highlightShapes,
  initialDelay,
  leastTween,
  mostTween,
  mutationDebounce,
  transitionWatch,
} from './highlight-constants.ts';
import { startProgress, tweenDuration } from './highlight-motion.ts';
import { highlightColorCss, highlightSchema, isInFront } from './text-highlight.ts';

const id = 'm2k4h8x1b00000000000000a';
const wave = { id, shape: 'wave' } as const;

describe('highlightSchema', () => {
  it('HIGHLIGHT-1: has its defaults', () => {
    expect(highlightSchema.parse(wave)).toEqual({
      id,
      shape: 'wave',
      color: null,
      thickness: { unit: 'em', value: 0.06 },
      linecap: 'square',
      blend: 'none',
      opacity: 1,
      isFront: true,
      isAnimationEnabled: false,
      animation: 'draw',
      direction: 'right',
      duration: 0.75,
      fontSize: 12,
    });
  });

  it('HIGHLIGHT-1: knows twelve shapes', () => {
    expect(highlightShapes).toEqual(
      'circle cross enclose jagged marker scribble strike strikeDiagonal underline underlineCurve underlineDouble wave'.split(
        ' ',
      ),
    );
  });

  it.each([
    { color: { type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 0.5 } },
    { color: { type: 'CUSTOM_COLOR', color: '#aabbcc' } },
    { animation: 'fade' },
    { animation: 'fadeScale', direction: 'left', isAnimationEnabled: true },
    { thickness: { unit: 'px', value: 2 }, linecap: 'round', blend: 'multiply', opacity: 0, isFront: false },
  ])('HIGHLIGHT-2: accepts %j', settings => {
    expect(highlightSchema.parse({ ...wave, ...settings })).toMatchObject(settings);
  });

  it.each([
    { id: '"><script>' },
    { shape: 'star' },
    { color: { type: 'CUSTOM_COLOR', color: 'red;} body{display:none' } },
    { color: '#aabbcc' },
    { thickness: { unit: 'rem', value: 1 } },
    { thickness: { unit: 'em', value: -1 } },
    { linecap: 'arrow' },
    { blend: 'plus-lighter' },
    { opacity: 1.1 },
    { animation: 'spin' },
    { direction: 'up' },
    { duration: Number.POSITIVE_INFINITY },
    { duration: -1 },
    { fontSize: 0 },
  ])('HIGHLIGHT-2: refuses %j, also inside a text', settings => {
    const highlight = { ...wave, ...settings };
    expect(highlightSchema.safeParse(highlight).success).toBe(false);
    expect(richTextSchema.safeParse(marked(highlight)).success).toBe(false);
  });

  it('HIGHLIGHT-2: drops unknown fields', () => {
    expect(highlightSchema.parse({ ...wave, onclick: 'alert(1)' })).toEqual(highlightSchema.parse(wave));
  });
});

describe('rich text', () => {
  it('HIGHLIGHT-3: keeps a highlight with its defaults filled in, and its text', () => {
    const text = richTextSchema.parse(marked(wave));
    expect(text).toEqual(marked(highlightSchema.parse(wave)));
    expect(plainText(text)).toBe('by hand');
  });

  it('HIGHLIGHT-14: detects a highlight at any depth', () => {
    const deep = marked(highlightSchema.parse(wave)).content;
    expect(hasHighlight(textOf('by hand'))).toBe(false);
    expect(hasHighlight({ type: 'doc', content: deep })).toBe(true);
    const item: RichText = {
      type: 'doc',
      content: [{ type: 'bulletList', content: [{ type: 'listItem', content: deep }] }],
    };
    expect(hasHighlight(item)).toBe(true);
  });
});

describe('a marker', () => {
  it('HIGHLIGHT-4: is behind its text unless it blends', () => {
    expect(isInFront({ shape: 'marker', blend: 'none', isFront: true })).toBe(false);
    expect(isInFront({ shape: 'marker', blend: 'multiply', isFront: true })).toBe(true);
    expect(isInFront({ shape: 'wave', blend: 'none', isFront: true })).toBe(true);
    expect(isInFront({ shape: 'wave', blend: 'none', isFront: false })).toBe(false);
  });

  it('HIGHLIGHT-4: has a quarter of the text’s own colour, and the full opacity of another', () => {
    const color = { type: 'CUSTOM_COLOR', color: '#ffee00' } as const;
    expect(highlightColorCss({ shape: 'marker', color: null })).toBe(
      'color-mix(in srgb, currentColor 25%, transparent)',
    );
    expect(highlightColorCss({ shape: 'marker', color })).toBe('#ffee00');
    expect(highlightColorCss({ shape: 'circle', color: null })).toBe('currentColor');
  });
});

describe('motion', () => {
  it('HIGHLIGHT-8: begins undrawn, at the end that the direction sets', () => {
    expect(startProgress('right')).toBe(-1);
    expect(startProgress('left')).toBe(1);
  });

  it.each([
    [-1, 0, 0.75],
    [1, 0, 0.75],
    [-0.5, 0, 0.375],
    [0.1, 0, 0.15],
    [0, 0, 0.15],
    [-1, 1, 0.75],
  ])('HIGHLIGHT-9: from %f to %f takes %f of 0.75 s', (from, to, seconds) => {
    expect(tweenDuration(from, to, 0.75)).toBeCloseTo(seconds, 10);
  });

  it.each([
    ['initial delay in ms', initialDelay, 250],
    ['transition watch in ms', transitionWatch, 2000],
    ['mutation debounce in ms', mutationDebounce, 10],
    ['minimum fraction of a tween', leastTween, 0.2],
    ['maximum fraction of a tween', mostTween, 1],
    ['initial scale of fadeScale', fadeScaleStart, 0.5],
  ])('HIGHLIGHT-8, HIGHLIGHT-9, HIGHLIGHT-12: %s', (_, value, expected) => {
    expect(value).toBe(expected);
  });
});

function marked(attrs: object): RichText {
  const text = { type: 'text', text: 'by hand', marks: [{ type: 'highlight', attrs }] };
  return { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } as RichText;
}

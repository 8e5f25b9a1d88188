import type { RichNode, RichText, TextNode } from '@vitrine/core/rich-text/rich-text.ts';
import type { StarterBlock, StarterSection } from '@vitrine/core/starters/starter.ts';
import { highlightSchema } from '@vitrine/core/text-highlight/text-highlight.ts';

type Span = readonly [x: number, y: number, w: number, h: number];

/**
 * Short notation for words: `#` to `###` headings, `-` lists, `[text](address)`, `_italic_`, `{circle:text}` and
 * the other shapes of highlights, else a paragraph.
 */
export function words(...lines: string[]): RichText {
  const content: RichNode[] = [];
  for (const line of lines) {
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    if (heading) {
      content.push({
        type: 'heading',
        attrs: { level: heading[1]?.length as 1 | 2 | 3 },
        content: inline(heading[2] ?? ''),
      });
    } else if (line.startsWith('- ')) {
      const item: RichNode = {
        type: 'listItem',
        content: [{ type: 'paragraph', content: inline(line.slice(2)) }],
      };
      const last = content.at(-1);
      if (last?.type === 'bulletList') last.content.push(item);
      else content.push({ type: 'bulletList', content: [item] });
    } else if (line.startsWith('+ ')) {
      content.push({ type: 'paragraph', attrs: { size: 'large' }, content: inline(line.slice(2)) });
    } else {
      content.push({ type: 'paragraph', content: inline(line) });
    }
  }
  return { type: 'doc', content };
}

function inline(line: string): RichNode[] {
  return [...line.matchAll(/\[([^[\]]+)\]\(([^()]+)\)|_([^_]+)_|\{(\w+):([^{}]+)\}|([^[_{]+)/g)].map(
    ([, text, href, italic, shape, drawn, plain]): TextNode => {
      if (text !== undefined && href !== undefined)
        return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
      if (drawn !== undefined) return highlighted(drawn, shape);
      if (italic !== undefined) return { type: 'text', text: italic, marks: [{ type: 'italic' }] };
      return { type: 'text', text: plain ?? '' };
    },
  );
}

/** Drawn in the accent of its section, once it is seen. */
function highlighted(text: string, shape: string | undefined): TextNode {
  const id = `${shape}${text}`
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .padEnd(24, '0')
    .slice(0, 24);
  const color = { type: 'THEME_COLOR', name: 'accent' };
  const attrs = highlightSchema.parse({ id, shape, color, isAnimationEnabled: true });
  return { type: 'text', text, marks: [{ type: 'highlight', attrs }] };
}

const block =
  (name: string) =>
  (desktop: Span, settings: Readonly<Record<string, unknown>>, phone?: Span): StarterBlock => ({
    block: name,
    desktop,
    settings,
    ...(phone ? { phone } : {}),
  });

const image = block('image');

export const text = (desktop: Span, ...lines: string[]): StarterBlock =>
  block('html')(desktop, { text: words(...lines) });
export const picture = (
  desktop: Span,
  key: string,
  more: Readonly<Record<string, unknown>> = {},
): StarterBlock => image(desktop, { asset: { $asset: key }, shape: 'fill', fit: 'cover', ...more });
export const button = (desktop: Span, label: string, link: string, variant = 'solid'): StarterBlock =>
  block('button')(desktop, { text: label, link, variant, size: 'medium', alignment: 'left' });
export const quote = (desktop: Span, said: string, source: string): StarterBlock =>
  block('quote')(desktop, { text: said, source });
export const summary = block('summary');
export const gallery = block('gallery');
export const map = block('map');
export const rule = (desktop: Span): StarterBlock =>
  block('horizontal-rule')(desktop, { style: 'line', width: 100 });
export const logo = block('logo');
export const navigation = block('navigation');
export const socialLinks = block('social-links');
export const product = (desktop: Span, key: string): StarterBlock =>
  block('product')(desktop, { product: { $product: key } });

export function section(settings: StarterSection['settings'], ...blocks: StarterBlock[]): StarterSection {
  return { settings, blocks };
}

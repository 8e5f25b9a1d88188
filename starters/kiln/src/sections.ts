import { block as buttonBlock } from '@vitrine/blocks/button/button.block.ts';
import { block as galleryBlock } from '@vitrine/blocks/gallery/gallery.block.ts';
import { block as ruleBlock } from '@vitrine/blocks/horizontal-rule/horizontal-rule.block.ts';
import { block as textBlock } from '@vitrine/blocks/html/html.block.ts';
import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { block as logoBlock } from '@vitrine/blocks/logo/logo.block.ts';
import { block as mapBlock } from '@vitrine/blocks/map/map.block.ts';
import { block as navigationBlock } from '@vitrine/blocks/navigation/navigation.block.ts';
import { block as productBlock } from '@vitrine/blocks/product/product.block.ts';
import { block as quoteBlock } from '@vitrine/blocks/quote/quote.block.ts';
import { block as socialLinksBlock } from '@vitrine/blocks/social-links/social-links.block.ts';
import { block as summaryBlock } from '@vitrine/blocks/summary/summary.block.ts';
import type { RichNode, RichText, TextNode } from '@vitrine/core/rich-text/rich-text.ts';
import {
  type StarterBlock,
  type StarterReference,
  type StarterSection,
  starterBlock,
} from '@vitrine/core/starters/starter.ts';
import { highlightSchema } from '@vitrine/core/text-highlight/text-highlight.ts';

type Span = readonly [x: number, y: number, w: number, h: number];

/**
 * Short notation for text: `#` to `###` headings, `-` lists, `[text](address)`, `_italic_`, `{circle:text}` and
 * the other highlight shapes; everything else is a paragraph.
 */
function words(...lines: string[]): RichText {
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

/** Drawn in the accent colour of its section, once it is visible. */
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

const textAt = starterBlock(textBlock);
const image = starterBlock(imageBlock);
const buttonAt = starterBlock(buttonBlock);
const quoteAt = starterBlock(quoteBlock);
const ruleAt = starterBlock(ruleBlock);
const productAt = starterBlock(productBlock);

export const text = (desktop: Span, ...lines: string[]): StarterBlock =>
  textAt(desktop, { text: words(...lines) });
export const picture = (
  desktop: Span,
  key: string,
  more: Partial<Parameters<typeof image>[1]> = {},
): StarterBlock => image(desktop, { asset: { $asset: key }, shape: 'fill', fit: 'cover', ...more });
export const button = (
  desktop: Span,
  label: string,
  link: string | StarterReference,
  variant: 'solid' | 'outline' | 'text' = 'solid',
): StarterBlock => buttonAt(desktop, { text: label, link, variant, size: 'medium', alignment: 'left' });
export const quote = (desktop: Span, said: string, source: string): StarterBlock =>
  quoteAt(desktop, { text: said, source });
export const summary = starterBlock(summaryBlock);
export const gallery = starterBlock(galleryBlock);
export const map = starterBlock(mapBlock);
export const rule = (desktop: Span): StarterBlock => ruleAt(desktop, { style: 'line', width: 100 });
export const logo = starterBlock(logoBlock);
export const navigation = starterBlock(navigationBlock);
export const socialLinks = starterBlock(socialLinksBlock);
export const product = (desktop: Span, key: string): StarterBlock =>
  productAt(desktop, { product: { $product: key } });

export function section(settings: StarterSection['settings'], ...blocks: StarterBlock[]): StarterSection {
  return { settings, blocks };
}

/** Every section begins at the header's edge; each row is as high as its content. */
export const opening = { width: 'wide', padding: 4 } as const;
/** Pots are shown uncropped at every width. */
export const whole = { shape: 'original' } as const;

import { blockDefinitions } from '@vitrine/blocks/block-definitions.ts';
import { newId } from '@vitrine/core/id/id.ts';
import {
  type PageDocument,
  type Place,
  type Section,
  sectionSettingsSchema,
} from '@vitrine/core/page/page-document.ts';
import { derivePhonePlaces } from '@vitrine/core/page/phone-places.ts';
import type { RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { t } from '../messages/translate.ts';
import { makeBlock } from './make-block.ts';

export type PlaceNumbers = readonly [x: number, y: number, w: number, h: number];

/** A block of a layout: its folder's name, its position, and its initial settings. */
export interface LayoutBlock {
  readonly block: string;
  readonly place: PlaceNumbers;
  /** The place on a phone, if stacking in reading order would not work. */
  readonly phone?: PlaceNumbers;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface SectionLayout {
  readonly id: string;
  readonly label: string;
  /** Where it belongs; the page itself by default. */
  readonly part?: 'header' | 'footer';
  readonly settings?: Partial<Omit<Section['settings'], 'width'>>;
  readonly blocks: readonly LayoutBlock[];
}

const heading = (level: 1 | 2 | 3, text: string): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const words = (...content: RichNode[]): { text: RichText } => ({ text: { type: 'doc', content } });
/** On a phone, each picture is next to its own text. */
const column = (n: number): LayoutBlock[] => [
  { block: 'image', place: [n * 8, 0, 8, 8], phone: [0, n * 14, 8, 8], settings: { shape: '3:2' } },
  {
    block: 'html',
    place: [n * 8, 9, 8, 4],
    phone: [0, n * 14 + 9, 8, 4],
    settings: words(heading(3, t('layout.title')), paragraph(t('layout.text'))),
  },
];

/** Starting points made only of blocks that can be changed like any other (rule STUDIO-14). */
export const sectionLayouts: readonly SectionLayout[] = [
  { id: 'empty', label: t('layout.empty'), blocks: [] },
  {
    id: 'opening',
    label: t('layout.opening'),
    settings: { height: 'medium', padding: 4 },
    blocks: [
      {
        block: 'html',
        place: [0, 0, 18, 5],
        settings: words(heading(1, t('layout.bigTitle')), paragraph(t('layout.text'))),
      },
      { block: 'button', place: [0, 6, 6, 2], settings: { text: t('layout.button') } },
    ],
  },
  {
    id: 'image-text',
    label: t('layout.imageText'),
    blocks: [
      { block: 'image', place: [0, 0, 11, 12] },
      {
        block: 'html',
        place: [13, 2, 10, 6],
        settings: words(heading(2, t('layout.title')), paragraph(t('layout.text'))),
      },
      { block: 'button', place: [13, 9, 6, 2], settings: { text: t('layout.button'), variant: 'outline' } },
    ],
  },
  {
    id: 'text-image',
    label: t('layout.textImage'),
    blocks: [
      {
        block: 'html',
        place: [0, 2, 10, 6],
        settings: words(heading(2, t('layout.title')), paragraph(t('layout.text'))),
      },
      { block: 'button', place: [0, 9, 6, 2], settings: { text: t('layout.button'), variant: 'outline' } },
      { block: 'image', place: [13, 0, 11, 12] },
    ],
  },
  { id: 'three', label: t('layout.three'), blocks: [...column(0), ...column(1), ...column(2)] },
  {
    id: 'text',
    label: t('layout.textOnly'),
    blocks: [
      {
        block: 'html',
        place: [0, 0, 14, 6],
        settings: words(heading(2, t('layout.title')), paragraph(t('layout.text'))),
      },
    ],
  },
  {
    id: 'gallery',
    label: t('layout.gallery'),
    blocks: [{ block: 'gallery', place: [0, 0, 24, 14] }],
  },
  {
    id: 'products',
    label: t('layout.products'),
    blocks: [
      { block: 'html', place: [0, 0, 16, 2], settings: words(heading(2, t('layout.productsTitle'))) },
      {
        block: 'summary',
        place: [0, 3, 24, 14],
        settings: { source: 'products', headingLevel: '3', columns: 4, ratio: '1:1' },
      },
    ],
  },
  {
    id: 'quote',
    label: t('layout.quote'),
    settings: { theme: 'light', padding: 4 },
    blocks: [
      {
        block: 'quote',
        place: [0, 0, 16, 6],
        settings: { text: t('layout.quoteText'), source: t('layout.quoteSource') },
      },
    ],
  },
  {
    id: 'name-menu',
    label: t('layout.nameMenu'),
    part: 'header',
    settings: { padding: 1 },
    blocks: [
      { block: 'logo', place: [0, 0, 8, 2], phone: [0, 0, 5, 2] },
      { block: 'navigation', place: [8, 0, 16, 2], phone: [5, 0, 3, 2] },
    ],
  },
  {
    id: 'name-menu-button',
    label: t('layout.nameMenuButton'),
    part: 'header',
    settings: { padding: 1 },
    blocks: [
      { block: 'logo', place: [0, 0, 6, 2], phone: [0, 0, 5, 2] },
      { block: 'navigation', place: [6, 0, 13, 2], phone: [5, 0, 3, 2] },
      {
        block: 'button',
        place: [19, 0, 5, 2],
        phone: [0, 3, 8, 2],
        settings: { text: t('layout.button'), size: 'small', alignment: 'right' },
      },
    ],
  },
  {
    id: 'words-menu',
    label: t('layout.wordsMenu'),
    part: 'footer',
    settings: { theme: 'darkest', padding: 3 },
    blocks: [
      {
        block: 'html',
        place: [0, 0, 12, 4],
        settings: words(heading(3, t('layout.title')), paragraph(t('layout.footerText'))),
      },
      { block: 'navigation', place: [16, 0, 8, 4], settings: { place: 'footer', design: 'stacked' } },
    ],
  },
  {
    id: 'one-line',
    label: t('layout.oneLine'),
    part: 'footer',
    settings: { padding: 1 },
    blocks: [{ block: 'html', place: [0, 0, 24, 2], settings: words(paragraph(t('layout.footerText'))) }],
  },
];

/** The layouts that belong in a part; an empty layout belongs everywhere. */
export function layoutsFor(part: 'header' | 'page' | 'footer'): readonly SectionLayout[] {
  return sectionLayouts.filter(layout => layout.id === 'empty' || (layout.part ?? 'page') === part);
}

/**
 * As wide as the header, so that both have the same left edge; without one, as wide as the default header (rule
 * STUDIO-33).
 */
export function widthLike(header: PageDocument): Section['settings']['width'] {
  return header.sections[0]?.settings.width ?? 'wide';
}

/** A section of this layout with new ids and its own positions on a phone. */
export function makeSection(
  { settings, blocks }: SectionLayout,
  width: Section['settings']['width'] = 'wide',
): Section {
  const places = blocks.map(({ place }) => placeOf(place));
  const phone = derivePhonePlaces(places.map(desktop => ({ places: { desktop } })));
  return {
    id: newId(),
    settings: sectionSettingsSchema.parse({ width, ...settings }),
    blocks: blocks.flatMap(({ block, phone: ownPhone, settings: own }, at) => {
      const definition = [...blockDefinitions.values()].find(({ name }) => name === block);
      const [desktop, below] = [places[at], ownPhone ? placeOf(ownPhone) : phone[at]];
      if (!definition || !desktop || !below) return [];
      return [makeBlock(definition, { desktop, phone: below }, own)];
    }),
  };
}

function placeOf([x, y, w, h]: PlaceNumbers): Place {
  return { x, y, w, h };
}

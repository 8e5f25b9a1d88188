import { block as textBlock } from '@vitrine/blocks/html/html.block.ts';
import { block as logoBlock } from '@vitrine/blocks/logo/logo.block.ts';
import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { type Block, type Section, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { PageContent, Pagination } from '../page-content.ts';
import { identityOf } from '../page-context-of.ts';
import type { RenderablePage } from '../render-page.tsx';

/** Readable ids for tests: `idOf('hero')` is `hero00000000000000000000`. */
export function idOf(name: string): string {
  return name.padEnd(24, '0');
}

export const bowl: Asset = {
  id: idOf('bowl'),
  kind: 'image',
  fileName: 'bowl.jpg',
  contentType: 'image/jpeg',
  bytes: 1,
  width: 1600,
  height: 1200,
  alt: 'A wide bowl',
  caption: '',
  focalPoint: { x: 0.5, y: 0.5 },
  placeholder: '',
  color: '#b9a48c',
  hasAvif: false,
};

export const site: SiteFacts = {
  title: 'Kiln',
  tagline: 'Stoneware for every day',
  language: 'en',
  currency: 'EUR',
  logo: null,
  socialLinks: [{ name: 'Instagram', address: 'https://www.instagram.com/kiln' }],
  hasStore: true,
  hasSearch: true,
};

const desktop = { x: 0, y: 0, w: 12, h: 4 };
const phone = { x: 0, y: 0, w: 8, h: 3 };

export function block(name: string, content: BlockContent, more: Partial<Block> = {}): Block {
  return { id: idOf(name), ...content, places: { desktop, phone }, ...more };
}

export function words(name: string, text: string, more: Partial<Block> = {}): Block {
  return block(name, textBlock.content({ text: textOf(text) }), more);
}

export function section(name: string, blocks: Block[], settings: Partial<Section['settings']> = {}): Section {
  return { id: idOf(name), settings: sectionSettingsSchema.parse(settings), blocks };
}

export const mug: ProductDetail = {
  id: idOf('mug'),
  title: 'Everyday mug',
  address: '/shop/p/everyday-mug',
  image: bowl,
  secondImage: null,
  startingPrice: { amount: 2800, currency: 'EUR' },
  normalPrice: null,
  lowestPrice: null,
  perUnit: null,
  plan: '',
  hasVariedPrices: false,
  isOnSale: false,
  isSoldOut: false,
  productType: 1,
  excerpt: '320 ml, a handle for three fingers.',
  brand: '',
  description: textOf('Sits low and warm in two hands.'),
  images: [bowl],
  videos: [],
  form: [],
  options: [{ name: 'Glaze', display: 'list', values: [{ value: 'Bone', color: null, image: null }] }],
  variants: [
    {
      id: idOf('bone'),
      sku: 'MUG-BON',
      gtin: '',
      optionValues: ['Bone'],
      price: { amount: 2800, currency: 'EUR' },
      salePrice: null,
      isOnSale: false,
      isSoldOut: false,
      fewLeft: null,
      imageAt: null,
      lowestPrice: null,
      perUnit: null,
      plan: '',
      weight: '',
      size: '',
    },
    {
      id: idOf('iron'),
      sku: 'MUG-IRO',
      gtin: '',
      optionValues: ['Iron'],
      price: { amount: 2800, currency: 'EUR' },
      salePrice: { amount: 2400, currency: 'EUR' },
      isOnSale: true,
      isSoldOut: true,
      fewLeft: null,
      imageAt: null,
      lowestPrice: null,
      perUnit: null,
      plan: '',
      weight: '',
      size: '',
    },
  ],
  categories: ['Cups'],
  tags: [],
};

export const onePage: Pagination = { page: 1, pageCount: 1, previousAddress: null, nextAddress: null };

export function pageWith(content: PageContent, more: Partial<RenderablePage> = {}): RenderablePage {
  return {
    content,
    facts: {
      title: 'About',
      description: 'Two potters.',
      path: '/about',
      origin: 'https://kiln.example',
      social: null,
      isIndexed: true,
      feeds: [],
      icon: null,
      alternates: [],
    },
    site,
    styles: defaultSiteStyles,
    chrome: {
      header: { sections: [section('head', [block('logo', logoBlock.content())])] },
      footer: { sections: [section('foot', [words('legal', 'Signed on the foot.')], { theme: 'darkest' })] },
    },
    data: {},
    identity: identityOf(idOf('website')),
    assets: { script: '/_assets/visitor/main-1.js', fonts: { css: '', preloads: ['/fonts/inter.woff2'] } },
    ...more,
  };
}

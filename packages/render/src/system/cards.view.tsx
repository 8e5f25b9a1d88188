import { type PictureFrame, PictureFrameContext } from '@vitrine/blocks/block-frame.ts';
import { block as summary } from '@vitrine/blocks/summary/summary.block.ts';
import { View } from '@vitrine/blocks/summary/summary.view.tsx';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { ItemCard } from '@vitrine/core/needs/items/items.need.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';

/** Lists use the cards of summary blocks, so that cards look the same everywhere. */
const looks = {
  products: summary.settings.parse({ source: 'products', columns: 4, ratio: '1:1', showExcerpt: false }),
  related: summary.settings.parse({
    source: 'products',
    columns: 4,
    ratio: '1:1',
    showExcerpt: false,
    headingLevel: '3',
  }),
  posts: summary.settings.parse({ source: 'items', columns: 2, ratio: '3:2', showAuthor: true }),
};

/** The first row is on the first screen, so its first picture is fetched early. */
const first: PictureFrame = { isFirstScreen: true, desktop: 0.92, desktopMax: 1440, phone: 1 };

const later: PictureFrame = { ...first, isFirstScreen: false };

export interface CardsProps {
  readonly products?: readonly ProductCard[];
  readonly posts?: readonly ItemCard[];
  /** Whether they are below the main content of their page, with a heading of their own. */
  readonly isRelated?: boolean;
  readonly site: SiteFacts;
}

export function Cards({ products, posts, isRelated = false, site }: CardsProps) {
  const ofProducts = isRelated ? looks.related : looks.products;
  const hasQuickView = products !== undefined && site.hasQuickView === true;
  const showSwatches = site.hasSwatches === true;
  const settings = products ? { ...ofProducts, showQuickView: hasQuickView, showSwatches } : looks.posts;
  const data = { ...(products ? { products } : {}), ...(posts ? { items: posts } : {}) };
  return (
    <div
      className={`block block-${summary.name}`}
      data-block={summary.name}
      {...(hasQuickView ? { 'data-enhance': summary.name } : {})}
    >
      <PictureFrameContext value={isRelated ? later : first}>
        <View id="list" settings={settings} data={data} site={site} isEditing={false} />
      </PictureFrameContext>
    </div>
  );
}

import { type PictureFrame, PictureFrameContext } from '@vitrine/blocks/block-frame.ts';
import { block as summary } from '@vitrine/blocks/summary/summary.block.ts';
import { View } from '@vitrine/blocks/summary/summary.view.tsx';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { ItemCard } from '@vitrine/core/needs/items/items.need.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';

/** Lists use the cards of summary blocks, so that cards look the same everywhere. */
const looks = {
  products: summary.settings.parse({ source: 'products', columns: 4, ratio: '1:1', showExcerpt: false }),
  posts: summary.settings.parse({ source: 'items', columns: 2, ratio: '3:2', showAuthor: true }),
};

/** The first row is on the first screen, so its first picture is fetched early. */
const frame: PictureFrame = { isFirstScreen: true, desktop: 0.92, desktopMax: 1440, phone: 1 };

export interface CardsProps {
  readonly products?: readonly ProductCard[];
  readonly posts?: readonly ItemCard[];
  readonly site: SiteFacts;
}

export function Cards({ products, posts, site }: CardsProps) {
  const settings = products ? looks.products : looks.posts;
  const data = { ...(products ? { products } : {}), ...(posts ? { items: posts } : {}) };
  return (
    <div className={`block block-${summary.name}`} data-block={summary.name}>
      <PictureFrameContext value={frame}>
        <View id="list" settings={settings} data={data} site={site} isEditing={false} />
      </PictureFrameContext>
    </div>
  );
}

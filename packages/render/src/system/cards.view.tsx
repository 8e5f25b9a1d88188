import { type PictureFrame, PictureFrameContext } from '@vitrine/blocks/block-frame.ts';
import { viewOf } from '@vitrine/blocks/block-views.ts';
import type { SiteFacts } from '@vitrine/core/blocks/block-data.ts';
import type { ItemCard } from '@vitrine/core/needs/items/items.need.ts';
import type { Block } from '@vitrine/core/page/page-document.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import { readBlock } from '../read-block.ts';

/** The number of the summary block, whose cards lists are drawn with: one look wherever a card stands. */
export const summaryType = 20;

const looks = {
  products: { source: 'products', columns: 4, ratio: '1:1', showExcerpt: false },
  posts: { source: 'items', columns: 2, ratio: '3:2', showAuthor: true },
} as const;

/** The first row is on the first screen: its first picture is fetched early. */
const frame: PictureFrame = { isFirstScreen: true, desktop: 0.92, desktopMax: 1440, phone: 1 };

export interface CardsProps {
  readonly products?: readonly ProductCard[];
  readonly posts?: readonly ItemCard[];
  readonly site: SiteFacts;
}

export function Cards({ products, posts, site }: CardsProps) {
  const View = viewOf(summaryType);
  const settings = readBlock(products ? summaries.products : summaries.posts)?.settings;
  if (!View || !settings) return null;
  return (
    <div className="block block-summary" data-block="summary">
      <PictureFrameContext value={frame}>
        <View id="list" settings={settings} data={{ products, items: posts }} site={site} isEditing={false} />
      </PictureFrameContext>
    </div>
  );
}

const summaries = { products: summary(looks.products), posts: summary(looks.posts) };

function summary(settings: Block['settings']): Block {
  const place = { x: 0, y: 0, w: 8, h: 1 };
  return { id: 'list', type: summaryType, version: 0, settings, places: { desktop: place, phone: place } };
}

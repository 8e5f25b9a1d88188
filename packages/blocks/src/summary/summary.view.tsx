import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import type { PictureShare } from '@vitrine/widgets/image/picture-frame.ts';
import { cssVariables } from '@vitrine/widgets/styles/css-variables.ts';
import type { PropsOf } from '../settings-of.ts';
import { quickViewWords } from './quick-view-words.ts';
import type { block } from './summary.block.ts';
import { cardOfItem, cardOfProduct, type SummaryCard, type SummaryData } from './summary-card.ts';
import { SummaryCarousel } from './summary-carousel.view.tsx';
import { SummaryEntry } from './summary-entry.view.tsx';

export function View({ id, settings, data, site, isEditing }: PropsOf<typeof block, SummaryData>) {
  const { source, design, columns, ratio } = settings;
  const cards: readonly SummaryCard[] =
    source === 'products' ? (data.products ?? []).map(cardOfProduct) : (data.items ?? []).map(cardOfItem);
  if (cards.length === 0) {
    return isEditing ? <EmptyState title="Summary" hint={hints[source]} /> : null;
  }
  // A row of empty frames has no meaning: without a single picture there are none.
  const hasPictures = settings.showImage && cards.some(card => card.image !== null);
  const variables = {
    'summary-columns': columns,
    'summary-columns-tablet': Math.min(columns, 2),
    'summary-columns-phone': source === 'products' && columns > 1 ? 2 : 1,
    ...(ratio === 'auto' ? {} : { 'summary-ratio': ratio.replace(':', ' / ') }),
  };
  const list = (
    <ul
      className={`summary summary-${design} ${ratio === 'auto' ? '' : 'summary-cropped'}`.trim()}
      style={cssVariables(variables)}
      {...(settings.showQuickView ? { 'data-words': JSON.stringify(quickViewWords(site.language)) } : {})}
    >
      {cards.map((card, at) => (
        <li key={card.id}>
          <SummaryEntry
            card={card}
            settings={settings}
            language={site.language}
            share={shareOf(settings)}
            room={ratio === 'auto' ? undefined : ratioOf(ratio)}
            hasPictures={hasPictures}
            isFirst={at === 0}
          />
        </li>
      ))}
    </ul>
  );
  if (design !== 'carousel') return list;
  return (
    <SummaryCarousel id={id} language={site.language} isShort={cards.length <= columns}>
      {list}
    </SummaryCarousel>
  );
}

const hints = {
  items: 'Choose a collection. Its published items appear here.',
  products: 'Products of your store appear here as soon as you add some.',
} as const;

function ratioOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

function shareOf(settings: { source: string; design: string; columns: number }): PictureShare {
  if (settings.design === 'list') return { desktop: 0.34, phone: 0.34 };
  if (settings.design === 'carousel') return { desktop: 1 / settings.columns, phone: 0.8 };
  return {
    desktop: 1 / settings.columns,
    phone: settings.source === 'products' && settings.columns > 1 ? 0.5 : 1,
  };
}

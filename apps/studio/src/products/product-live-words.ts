import type { LiveState } from '@vitrine/core/collections/live-state.ts';
import { type PublishState, publishStates } from '@vitrine/core/products/product.ts';
import { t } from '../messages/translate.ts';
import { liveWords } from '../publishing/live-words.ts';

/** The public state of a product, in a few words (rule PRODUCT-23). */
export function productLiveWords(state: PublishState, live: LiveState): string {
  if (state === publishStates.scheduled) return liveWords(live, 'scheduled');
  if (state === publishStates.published) return t('product.published');
  return t(state === publishStates.private ? 'product.private' : 'product.draft');
}

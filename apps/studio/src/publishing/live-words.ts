import type { ItemState } from '@vitrine/core/collections/collection.ts';
import type { LiveState } from '@vitrine/core/collections/live-state.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

/** The public state of a page or post, in a few words (rule PUBLISH-12). */
export function liveWords({ state, at, isChanged }: LiveState, item?: ItemState): string {
  if (state === 'live') {
    const since =
      item === 'scheduled' && at !== null ? t('live.since', { when: formatMoment(at) }) : t('live.live');
    return isChanged ? t('live.changed', { state: since }) : since;
  }
  if (state === 'scheduled') {
    const when = t('live.scheduled', { when: at === null ? '' : formatMoment(at) });
    return isChanged ? t('live.changed', { state: when }) : when;
  }
  if (item === undefined) return t('live.draft');
  return item === 'published' || item === 'scheduled' ? t('live.waiting') : t(`item.${item}`);
}

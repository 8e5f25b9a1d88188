import { z } from 'zod';
import type { SettingsOf } from '../settings-of.ts';
import { block } from './summary.block.ts';

type Settings = SettingsOf<typeof block>;
type Field = keyof Settings;

/** The fields of the panel that have an effect with these settings, in groups (rule PANEL-21). */
export function summaryFields({ source, design, showImage }: Settings): {
  readonly what: readonly Field[];
  readonly look: readonly Field[];
  readonly words: readonly Field[];
} {
  const isOfStore = source === 'products';
  return {
    what: ['source', ...(isOfStore ? [] : (['collection'] as const)), 'category', 'tag', 'limit'],
    look: [
      ...(design === 'list' ? [] : (['columns'] as const)),
      'showImage',
      ...(showImage ? (['ratio'] as const) : []),
    ],
    words: [
      'showTitle',
      ...(isOfStore
        ? (['showPrice', 'showSwatches', 'showQuickView'] as const)
        : (['showExcerpt', 'showDate', 'showAuthor'] as const)),
      'headingLevel',
    ],
  };
}

/** The named fields in order. */
export function panelSchema(names: readonly Field[]): z.ZodObject {
  const { shape } = block.settings;
  return z.object(Object.fromEntries(names.map(name => [name, shape[name]])));
}

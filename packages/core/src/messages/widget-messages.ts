import type { messages as en } from './en/widgets.messages.ts';
import { type Catalogue, speaker } from './speak.ts';

/** The texts of widgets and blocks, where pages of every website are drawn. */
export const catalogueOf = speaker<typeof en>(
  import.meta.glob<Catalogue>('./*/widgets.messages.ts', { eager: true, import: 'messages' }),
);

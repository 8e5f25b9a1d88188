import type { messages as en } from './en/widgets.messages.ts';
import { type Catalogue, speaker } from './speak.ts';

/** The texts of widgets and blocks, for rendering pages of any website. */
export const catalogueOf = speaker<typeof en>(
  import.meta.glob<Catalogue>('./*/widgets.messages.ts', { eager: true, import: 'messages' }),
);

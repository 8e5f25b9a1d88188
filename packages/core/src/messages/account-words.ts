import type { messages as en } from './en/accounts.messages.ts';
import { type Catalogue, speaker } from './speak.ts';

/** Texts for studio users outside the studio: emails to their accounts, plain pages. */
export const accountWordsIn = speaker<typeof en>(
  import.meta.glob<Catalogue>('./*/accounts.messages.ts', { eager: true, import: 'messages' }),
);

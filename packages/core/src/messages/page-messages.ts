import type { messages as en } from './en/pages.messages.ts';
import type { Spoken } from './message.ts';
import { type Catalogue, speaker } from './speak.ts';

export type Messages = Spoken<typeof en>;

/** Texts on the pages that a website generates; English is the fallback (rule RENDER-12). */
export const messagesFor = speaker<typeof en>(
  import.meta.glob<Catalogue>('./*/pages.messages.ts', { eager: true, import: 'messages' }),
);

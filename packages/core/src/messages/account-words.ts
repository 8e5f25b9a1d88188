import type { messages as en } from './en/accounts.messages.ts';
import { type Catalogue, speaker } from './speak.ts';

/** What people of the studio read outside it: mails to their accounts, pages that stand by themselves. */
export const accountWordsIn = speaker<typeof en>(
  import.meta.glob<Catalogue>('./*/accounts.messages.ts', { eager: true, import: 'messages' }),
);

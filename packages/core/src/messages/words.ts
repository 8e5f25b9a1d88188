import type { messages as en } from './en/site.messages.ts';
import type { Spoken, ValuesFor } from './message.ts';
import { type Catalogue, speaker } from './speak.ts';

export type Words = Spoken<typeof en>;

const files = import.meta.glob<Catalogue>('./*/site.messages.ts', { eager: true, import: 'messages' });

/** Texts for visitors about the rules of a website, in its language; English is the fallback (rule MESSAGES-4). */
export const wordsIn = speaker<typeof en>(files);

/** A message chosen at run time, with the values of any of its variants. */
export function say<Message>(message: Message, ...[values]: ValuesFor<Message>): string {
  return typeof message === 'function' ? message(values) : String(message);
}

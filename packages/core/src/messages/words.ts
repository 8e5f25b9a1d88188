import type { messages as en } from './en/site.messages.ts';
import type { Spoken, ValuesFor } from './message.ts';
import { type Catalogue, speaker } from './speak.ts';

export type Words = Spoken<typeof en>;

const files = import.meta.glob<Catalogue>('./*/site.messages.ts', { eager: true, import: 'messages' });

/** What visitors read of the rules of a website, in its language; English stands in (rule MESSAGES-4). */
export const wordsIn = speaker<typeof en>(files);

/** A message that is chosen by what happened, with the values of whichever it is. */
export function say<Message>(message: Message, ...[values]: ValuesFor<Message>): string {
  return typeof message === 'function' ? message(values) : String(message);
}

import { catalogueFor } from '@vitrine/core/messages/message.ts';
import { da } from './da.messages.ts';
import { de } from './de.messages.ts';
import { en, type Messages } from './en.messages.ts';
import { es } from './es.messages.ts';
import { fr } from './fr.messages.ts';
import { it } from './it.messages.ts';
import { nl } from './nl.messages.ts';

export type { Messages };

/** The catalogue of a language tag such as `de-AT`; English where there is none (rule RENDER-12). */
export function messagesFor(language: string): Messages {
  return catalogueFor<Messages>({ en, de, da, fr, es, it, nl }, language);
}

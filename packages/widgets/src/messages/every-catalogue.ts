import { catalogueFor } from '@vitrine/core/messages/message.ts';
import { da } from './da.messages.ts';
import { de } from './de.messages.ts';
import { en } from './en.messages.ts';
import { es } from './es.messages.ts';
import { fr } from './fr.messages.ts';
import { it } from './it.messages.ts';
import type { Messages } from './messages.ts';
import { nl } from './nl.messages.ts';

/** Where pages of every website are drawn. */
export function catalogueOf(language: string): Messages {
  return catalogueFor<Messages>({ en, de, da, fr, es, it, nl }, language);
}

import { da } from './da.messages.ts';
import { de } from './de.messages.ts';
import { en, type Words } from './en.messages.ts';
import { es } from './es.messages.ts';
import { fr } from './fr.messages.ts';
import { it } from './it.messages.ts';
import { catalogueFor } from './message.ts';
import { nl } from './nl.messages.ts';

export type { Words };

/** What visitors read of the rules of a website, in its language; English stands in (rule MESSAGES-4). */
export function wordsIn(language: string): Words {
  return catalogueFor<Words>({ en, de, da, fr, es, it, nl }, language);
}

import { catalogueFor } from '@vitrine/core/messages/message.ts';
import type { Messages } from './messages.ts';

const catalogue: () => Promise<Messages> = catalogueFor(
  {
    en: async () => (await import('./en.messages.ts')).en,
    de: async () => (await import('./de.messages.ts')).de,
    da: async () => (await import('./da.messages.ts')).da,
    fr: async () => (await import('./fr.messages.ts')).fr,
    es: async () => (await import('./es.messages.ts')).es,
    it: async () => (await import('./it.messages.ts')).it,
    nl: async () => (await import('./nl.messages.ts')).nl,
  },
  document.documentElement.lang,
);

/** What says something in a visitor's browser waits here for the words of its page, which has one language (rule MESSAGES-6). */
const messages = await catalogue();

export function catalogueOf(): Messages {
  return messages;
}

import type { messages as en } from '@vitrine/core/messages/en/widgets.messages.ts';
import type { Spoken } from '@vitrine/core/messages/message.ts';
import { catalogueOf } from '#catalogues';

export type Messages = Spoken<typeof en>;

/** The catalogue of a language tag such as `de-AT`; English if there is none (rule MESSAGES-1). */
export function messagesFor(language: string): Messages {
  return catalogueOf(language);
}

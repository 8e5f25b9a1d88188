import type { Translation } from '@vitrine/core/messages/message.ts';
import { catalogueOf } from '#catalogues';
import type { en } from './en.messages.ts';

export type MessageName = keyof typeof en;
export type Messages = Translation<typeof en>;

/** The catalogue of a language tag such as `de-AT`; English where there is none (rule MESSAGES-1). */
export function messagesFor(language: string): Messages {
  return catalogueOf(language);
}

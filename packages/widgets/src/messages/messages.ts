import { catalogueFor } from '@vitrine/core/messages/message.ts';
import { de } from './de.messages.ts';
import { en } from './en.messages.ts';

export type MessageName = keyof typeof en;
export type Messages = Readonly<Record<MessageName, string>>;

/** The catalogue of a language tag such as `de-AT`; English where there is none (rule MESSAGES-1). */
export function messagesFor(language: string): Messages {
  return catalogueFor({ en, de }, language);
}

import { de } from './de.messages.ts';
import { en } from './en.messages.ts';

export type MessageName = keyof typeof en;
export type Messages = Readonly<Record<MessageName, string>>;

const catalogues: Readonly<Record<string, Messages>> = { de, en };

/** The catalogue of a language tag such as `de-AT`; English where there is none (rule MESSAGES-1). */
export function messagesFor(language: string): Messages {
  return catalogues[language.toLowerCase().split('-')[0] ?? ''] ?? en;
}

import type { Messages } from './messages.ts';

/** Compiled into text and functions when the script is built (`visitor/compile-messages.ts`). */
const files = import.meta.glob<Messages>('../../../core/src/messages/*/widgets.messages.ts', {
  import: 'messages',
});
const fileOf = (language: string) => files[`../../../core/src/messages/${language}/widgets.messages.ts`];
const language = document.documentElement.lang.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * Waits for the texts of a page, which has one language, before anything is shown in a visitor's
 * browser (rule MESSAGES-6).
 */
const messages = (await (fileOf(language) ?? fileOf('en'))?.()) as Messages;

export function catalogueOf(): Messages {
  return messages;
}

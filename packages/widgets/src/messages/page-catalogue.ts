import type { Messages } from './messages.ts';

/** Made into text and functions when the script is built (`visitor/compile-messages.ts`). */
const files = import.meta.glob<Messages>('../../../core/src/messages/*/widgets.messages.ts', {
  import: 'messages',
});
const fileOf = (language: string) => files[`../../../core/src/messages/${language}/widgets.messages.ts`];
const language = document.documentElement.lang.toLowerCase().split(/[-_]/)[0] ?? '';

/** What says something in a visitor's browser waits here for the words of its page, which has one language (rule MESSAGES-6). */
const messages = (await (fileOf(language) ?? fileOf('en'))?.()) as Messages;

export function catalogueOf(): Messages {
  return messages;
}

import { messagesFor } from '@vitrine/widgets/messages/messages.ts';

/** What the script shows, in the language of the page. */
export interface QuickViewWords {
  readonly quickView: string;
  readonly wholeProduct: string;
  readonly close: string;
}

export function quickViewWords(language: string): QuickViewWords {
  const { quickView, wholeProduct, close } = messagesFor(language);
  return { quickView, wholeProduct, close };
}

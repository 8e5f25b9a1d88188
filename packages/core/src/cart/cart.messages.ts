import { fillMessage } from '../messages/message.ts';
import { type Words, wordsIn } from '../messages/words.ts';

/** What the cart and the checkout say, in the language of the website (rule MESSAGES-4). */
export function cartMessage(
  name: keyof Words['cart'],
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillMessage(wordsIn(language).cart[name], values);
}

import type { ValuesFor } from '../messages/message.ts';
import { say, type Words, wordsIn } from '../messages/words.ts';

/** The texts of the cart and the checkout, in the language of the website (rule MESSAGES-4). */
export function cartMessage<Name extends keyof Words['cart']>(
  name: Name,
  language: string,
  ...values: ValuesFor<Words['cart'][Name]>
): string {
  return say(wordsIn(language).cart[name], ...values);
}

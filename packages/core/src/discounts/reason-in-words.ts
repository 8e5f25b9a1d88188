import type { DiscountReason } from '../cart/discount-rules.ts';
import { dayText } from '../messages/day-text.ts';
import { wordsIn } from '../messages/words.ts';

/** Why a code does not apply, and what to do, in the buyer’s language (rule DISCOUNT-4). */
export function reasonInWords(
  reason: DiscountReason,
  { language, money }: { readonly language: string; readonly money: (amount: number) => string },
): string {
  const { discounts: messages } = wordsIn(language);
  switch (reason.code) {
    case 'notYet':
      return messages.notYet({ date: dayText(reason.from, language) });
    case 'over':
      return messages.over({ date: dayText(reason.until, language) });
    case 'belowMinimum':
      return messages.belowMinimum({ minimum: money(reason.minimum), missing: money(reason.missing) });
    case 'tooFewBought':
      return messages.tooFewBought({ missing: reason.missing });
    case 'notCombined':
      return messages.notCombined({ other: reason.other });
    default:
      return messages[reason.code];
  }
}

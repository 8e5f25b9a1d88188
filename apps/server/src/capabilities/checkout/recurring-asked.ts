import type { Choices } from '@vitrine/core/cart/choices/choices.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { planPriceText } from '@vitrine/core/products/subscription-text.ts';
import type { Context } from '../../context.ts';
import { versionOfWords } from '../consents/index.ts';
import type { Asked } from './agreements.ts';

interface PlannedLine {
  readonly choices: Choices;
  readonly variant: { readonly title: string };
  readonly unitPrice: number;
  readonly quantity: number;
}

export function hasPlan({ choices }: Pick<PlannedLine, 'choices'>): boolean {
  return choices.plan !== undefined;
}

/** What the buyer agrees to pay again and again, how often, and how to end it; null without plans (CHECKOUT-34). */
export function recurringAsked({ website }: Context, lines: readonly PlannedLine[]): Asked | null {
  const { language, store } = website.settings;
  const { subscriptions } = wordsIn(language);
  const charges = lines.flatMap(({ choices: { plan }, variant, unitPrice, quantity }) =>
    plan === undefined
      ? []
      : [
          subscriptions.charge({
            title: variant.title,
            price: formatMoney(priceIn(store, unitPrice * quantity), language),
            every: planPriceText(plan, language),
          }),
        ],
  );
  if (charges.length === 0) return null;
  const words = subscriptions.consent({ shop: website.title, charges: charges.join(' · ') });
  return { words, version: versionOfWords(words) };
}

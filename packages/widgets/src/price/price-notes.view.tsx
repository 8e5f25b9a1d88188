import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { perUnitText } from '@vitrine/core/products/per-unit-text.ts';
import type { PerUnitView, PriceView } from '@vitrine/core/products/product-views.ts';
import { messagesFor } from '../messages/messages.ts';

export interface PriceNotesProps {
  readonly lowestPrice: PriceView | null;
  readonly perUnit: PerUnitView | null;
  /** How often the price is paid; empty for once. */
  readonly plan: string;
  readonly language: string;
  /** Whether rows without a text are there too, hidden, for a script to fill. */
  readonly isFilled?: boolean;
}

/** Beside a price: how often it is paid, the price of an amount, and the lowest price before a sale (rule PURCHASE-15). */
export function PriceNotes({ isFilled = false, language, ...given }: PriceNotesProps) {
  const texts = priceNotes(given, language);
  const { unitPrice } = messagesFor(language);
  if (!isFilled && Object.values(texts).every(text => text === '')) return null;
  return (
    <p className="price-notes">
      {(isFilled || texts.plan !== '') && (
        <span data-row="plan" hidden={texts.plan === ''}>
          <span>{texts.plan}</span>
        </span>
      )}
      {(isFilled || texts.perUnit !== '') && (
        <span data-row="perUnit" hidden={texts.perUnit === ''}>
          <span className="visually-hidden">{`${unitPrice}: `}</span>
          <span>{texts.perUnit}</span>
        </span>
      )}
      {(isFilled || texts.lowest !== '') && (
        <span data-row="lowest" hidden={texts.lowest === ''}>
          <span>{texts.lowest}</span>
        </span>
      )}
    </p>
  );
}

/** “€15.60 / kg” and “Lowest price in the last 30 days: €39.00”; empty without. */
export function priceNotes(
  { lowestPrice, perUnit, plan }: Pick<PriceNotesProps, 'lowestPrice' | 'perUnit' | 'plan'>,
  language: string,
): { plan: string; perUnit: string; lowest: string } {
  const { lowestPrice: lowest } = messagesFor(language);
  return {
    plan,
    perUnit: perUnit === null ? '' : perUnitText(perUnit, language),
    lowest: lowestPrice === null ? '' : lowest({ price: formatMoney(lowestPrice, language) }),
  };
}

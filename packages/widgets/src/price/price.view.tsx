import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { PriceView } from '@vitrine/core/products/product-views.ts';
import { messagesFor } from '../messages/messages.ts';

export interface PriceProps {
  readonly price: PriceView;
  /** The former price; null if it is not on sale. */
  readonly before?: PriceView | null;
  /** Whether other variants cost more. */
  readonly isFrom?: boolean;
  readonly language: string;
}

/** A price in text and figures: “from”, and the former price struck through (rules PURCHASE-3, PURCHASE-4). */
export function Price({ price, before = null, isFrom = false, language }: PriceProps) {
  const messages = messagesFor(language);
  const now = formatMoney(price, language);
  const text = isFrom ? messages.fromPrice({ price: now }) : now;
  if (before === null) return <span className="price">{text}</span>;
  return (
    <span className="price">
      <span className="visually-hidden">{`${messages.salePrice}: `}</span>
      <ins className="price-now">{text}</ins>{' '}
      <span className="visually-hidden">{`${messages.formerPrice}: `}</span>
      <del className="price-before">{formatMoney(before, language)}</del>
    </span>
  );
}

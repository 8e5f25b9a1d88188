import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { ProductDetail, VariantView } from '@vitrine/core/products/product-views.ts';
import type { FailureWords } from '@vitrine/widgets/calls/failure-message.ts';
import { failureWords } from '@vitrine/widgets/calls/failure-words.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { priceNotes } from '@vitrine/widgets/price/price-notes.view.tsx';

/** A variant as the enhancer needs it: the view provides every text, so that the script contains no catalogue. */
export interface PurchaseVariant {
  readonly id: string;
  readonly values: readonly string[];
  readonly price: string;
  readonly before: string | null;
  readonly isSoldOut: boolean;
  /** “Only 2 left”, or empty. */
  readonly note: string;
  /** Its place among the pictures of the page. */
  readonly image: number | null;
  /** The words of each row below the price; empty if there is nothing to say. */
  readonly rows: PurchaseRows;
}

/** What is said about a variant besides its price; the rows follow the choice (rule PURCHASE-14). */
export interface PurchaseRows {
  readonly plan: string;
  readonly perUnit: string;
  readonly lowest: string;
  readonly weight: string;
  readonly size: string;
  readonly making: string;
}

export interface PurchaseFacts {
  readonly variants: readonly PurchaseVariant[];
  readonly words: {
    readonly added: string;
    /** Said before why nothing could be added. */
    readonly addFailed: string;
    readonly addToCart: string;
    readonly close: string;
    readonly formerPrice: string;
    readonly quantity: string;
    readonly salePrice: string;
    readonly retry: string;
    readonly soldOut: string;
    readonly failures: FailureWords;
    readonly viewCart: string;
  };
}

export function purchaseFacts(product: ProductDetail, language: string): PurchaseFacts {
  const messages = messagesFor(language);
  return {
    variants: product.variants.map(variant => {
      const { now, before } = pricesOf(variant);
      return {
        id: variant.id,
        values: variant.optionValues,
        price: formatMoney(now, language),
        before: before && formatMoney(before, language),
        isSoldOut: variant.isSoldOut,
        note: variant.fewLeft === null ? '' : messages.fewLeft({ count: variant.fewLeft }),
        image: variant.imageAt,
        rows: {
          ...priceNotes(variant, language),
          weight: variant.weight,
          size: variant.size,
          making: variant.making?.text ?? '',
        },
      };
    }),
    words: {
      added: messages.addedToCart,
      addFailed: messages.cartAddFailed,
      addToCart: messages.addToCart,
      close: messages.close,
      formerPrice: messages.formerPrice,
      quantity: messages.quantity,
      salePrice: messages.salePrice,
      retry: messages.retry,
      soldOut: messages.soldOut,
      failures: failureWords(messages),
      viewCart: messages.viewCart,
    },
  };
}

/** A variant’s current price, and its former one if it is on sale. */
function pricesOf(variant: Pick<VariantView, 'price' | 'salePrice' | 'isOnSale'>) {
  const isOnSale = variant.isOnSale && variant.salePrice !== null;
  return {
    now: isOnSale && variant.salePrice ? variant.salePrice : variant.price,
    before: isOnSale ? variant.price : null,
  };
}

/** The page that a link to a request for a notice opens. */
export interface StockNoticeView {
  /** asked: the email with the link was sent. open: it was opened, and the address is not confirmed yet. */
  readonly stage: 'asked' | 'open' | 'confirmed' | 'stopped' | 'over' | 'refused';
  /** The address that confirms with a post; its `/stop` takes the request back. */
  readonly address: string;
  readonly product: { readonly name: string; readonly address: string };
  /** The values of the variant’s options; empty if there are none. */
  readonly options: string;
  readonly email: string;
  /** Why the form was refused. */
  readonly problem: string | null;
}

/** What the product page offers while some of its variants are sold out. */
export interface StockNoticeOffer {
  readonly action: string;
  readonly variants: readonly { readonly id: string; readonly words: string }[];
}

/** The page behind the link in a reminder of a cart. */
export interface CartBackView {
  /** over: the cart was ordered or is gone, or the link is too old. */
  readonly stage: 'open' | 'over';
  /** Brings the cart back with a post. */
  readonly address: string;
  /** Pieces and names, such as `2 × Bowl`. */
  readonly items: readonly string[];
}

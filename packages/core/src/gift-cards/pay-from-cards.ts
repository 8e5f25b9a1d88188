/** A gift card that can pay, with what is left on it. */
export interface PayingCard {
  readonly id: string;
  readonly balance: number;
}

/** What each card pays of a total, in the order in which they were entered (rule GIFTCARD-5). */
export function payFromCards<Card extends PayingCard>(
  cards: readonly Card[],
  total: number,
): { readonly paid: readonly { readonly card: Card; readonly amount: number }[]; readonly rest: number } {
  let rest = total;
  const paid = cards.map(card => {
    const amount = Math.min(rest, card.balance);
    rest -= amount;
    return { card, amount };
  });
  return { paid, rest };
}

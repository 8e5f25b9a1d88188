import { cartErrors } from '../cart/cart.errors.ts';
import { cartMessagesDe } from '../cart/cart-de.messages.ts';
import type { ErrorDefinition } from '../errors/declare-errors.ts';
import { catalogueFor } from '../messages/message.ts';
import { checkoutErrors } from './checkout.errors.ts';

/** Refusals that a buyer reads, by their codes; English are the declarations themselves. */
export const refusalsDe: Readonly<Record<string, string>> = {
  [cartErrors.notSold.code]:
    `${cartMessagesDe.productNotSold} Laden Sie die Seite neu, um zu sehen, was es gibt.`,
  [cartErrors.soldOut.code]: cartMessagesDe.productSoldOut,
  [cartErrors.noMore.code]: 'Nur {left} sind vorrätig, und sie liegen schon in Ihrem Warenkorb.',
  [cartErrors.tooFew.code]: 'Nur noch {left} da. Wählen Sie höchstens {left}.',
  [cartErrors.tooFewBeside.code]:
    'Nur noch {left} da, und {inCart} davon liegen schon in Ihrem Warenkorb. Fügen Sie höchstens {more} hinzu.',
  [cartErrors.full.code]: 'Ein Warenkorb fasst höchstens {max} verschiedene Produkte.',
  [checkoutErrors.noCart.code]: cartMessagesDe.noCart,
  [checkoutErrors.empty.code]: cartMessagesDe.empty,
  [checkoutErrors.storeClosed.code]: cartMessagesDe.storeClosed,
  [checkoutErrors.noPayment.code]: cartMessagesDe.noPayment,
  [checkoutErrors.belowMinimum.code]: cartMessagesDe.minimumSubtotal,
  [checkoutErrors.cartChanged.code]: cartMessagesDe.cartChanged,
  [checkoutErrors.totalChanged.code]: cartMessagesDe.totalChanged,
};

/** The refusal worded in the language of the website, with the places of its declaration (rule MESSAGES-4). */
export function inLanguage(definition: ErrorDefinition, language: string): ErrorDefinition {
  const { code, message } = definition;
  return { ...definition, message: catalogueFor({ en: message, de: refusalsDe[code] ?? message }, language) };
}

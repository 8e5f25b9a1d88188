import { catalogueFor, fillMessage } from '../messages/message.ts';
import { cartMessagesDe } from './cart-de.messages.ts';

/** What the cart and the checkout say, in one place; `{name}` takes a value. */
export const cartMessages = {
  minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
  productSoldOut: 'This product is sold out.',
  productNotSold: 'This product is no longer sold here.',
  cartFull: 'Your cart is full. Take something out first.',
  allInCart: 'All that are in stock are in your cart already.',
  noCart:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  empty: 'You have nothing in your shopping cart.',
  soldOut: 'Sold out. Take it out to check out.',
  gone: 'No longer available. Take it out to check out.',
  tooFew: 'Only {left} left. Lower the quantity to check out.',
  tooFewWanted: 'Only {left} left. Nothing was changed: there are {inCart} in your cart.',
  fewLeft: 'Only {left} left.',
  lostTakenOut: 'Something in your cart is no longer sold, so it was taken out.',
  badQuantity: 'Enter a whole number from 1 to 9999 as the quantity.',
  storeClosed: 'This shop does not take orders at the moment.',
  noPayment: 'This shop has no way to pay yet. Please get in touch with its owner.',
  totalChanged: 'The total is now {total}. Please check it and place your order again.',
  cartChanged: 'Something in your cart changed. Please check it and place your order again.',
  declined: 'The payment was declined, and nothing was charged. Try again or choose another way to pay.',
  abandoned: 'The payment was not finished, and nothing was charged. You can try again.',
  choosePayment: 'Choose how to pay.',
  chooseShipping: 'Choose how it is sent.',
  unpaid: 'We have not heard from the payment service yet. You can try again; you are never charged twice.',
} as const;

/** In the language of the website; English where there is no catalogue (rule MESSAGES-4). */
export function cartMessage(
  name: keyof typeof cartMessages,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillMessage(catalogueFor({ en: cartMessages, de: cartMessagesDe }, language)[name], values);
}

import { messagesFor } from './messages/messages.ts';

/**
 * The way to the cart, the same for every visitor: the visitor's script puts the number in, with the words
 * it is spoken in (rule RENDER-8).
 */
export function CartLink({ language }: { readonly language: string }) {
  const { cart, cartOne, cartMany, cartMore } = messagesFor(language);
  return (
    <a
      className="cart-link"
      href="/cart"
      data-cart-link=""
      data-cart-one={cartOne}
      data-cart-many={cartMany}
      data-cart-more={cartMore}
    >
      <svg className="cart-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
      </svg>
      <span className="visually-hidden" data-cart-words="">
        {cart}
      </span>
      <span className="cart-count" data-cart-count="" aria-hidden="true" hidden />
    </a>
  );
}

import type { CartLineView, CartView } from '@vitrine/core/cart/cart-view.ts';
import { fillMessage } from '@vitrine/core/messages/message.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { messagesFor } from '../messages/messages.ts';
import { Notices, Thumb, Totals } from './order-parts.view.tsx';
import { SystemPage } from './system-page.view.tsx';

interface CartPageProps {
  readonly cart: CartView;
  readonly language: string;
}

/** Every change is a form post of its own, so it works with script off (rule RENDER-10). */
export function CartPage({ cart, language }: CartPageProps) {
  const messages = messagesFor(language);
  if (cart.lines.length === 0) {
    return (
      <SystemPage title={messages.cartTitle} lead={messages.cartEmpty} width="narrow">
        <Notices notices={cart.notices} />
        <p>
          <a className="button" href="/">
            {messages.continueShopping}
          </a>
        </p>
      </SystemPage>
    );
  }
  return (
    <SystemPage title={messages.cartTitle}>
      <Notices notices={cart.notices} />
      <div className="purchase-columns">
        <ul className="lines">
          {cart.lines.map(line => (
            <CartLine key={line.entryId} line={line} language={language} />
          ))}
        </ul>
        <section className="purchase-side" aria-label={messages.summary}>
          <Totals totals={cart.totals} language={language} />
          {(cart.totals.shipping === null || cart.totals.tax === null) && (
            <p className="purchase-hint">{messages.laterKnown}</p>
          )}
          {cart.canCheckOut && (
            <a className="button button-wide" href="/checkout">
              {messages.checkout}
            </a>
          )}
          <a className="link" href="/">
            {messages.continueShopping}
          </a>
        </section>
      </div>
    </SystemPage>
  );
}

function CartLine({ line, language }: { readonly line: CartLineView; readonly language: string }) {
  const messages = messagesFor(language);
  const { entryId, title, address, options, quantity, message } = line;
  const action = `/cart/entries/${entryId}`;
  return (
    <li className={line.isAvailable ? 'line' : 'line line-unavailable'}>
      <Thumb image={line.image} />
      <div className="line-words">
        <h2 className="line-title">
          <a href={address}>{title}</a>
        </h2>
        {options !== '' && <p className="line-options">{options}</p>}
        {quantity > 1 && (
          <p className="line-options">
            {fillMessage(messages.each, { price: formatMoney(line.unitPrice, language) })}
          </p>
        )}
        {message !== null && <p className="line-message">{message}</p>}
      </div>
      <p className="line-total">{formatMoney(line.lineTotal, language)}</p>
      <div className="line-forms">
        <form method="post" action={action}>
          <input
            className="line-quantity"
            type="number"
            name="quantity"
            min={0}
            max={9999}
            inputMode="numeric"
            defaultValue={quantity}
            aria-label={fillMessage(messages.quantityOf, { title })}
            required
          />
          <button
            className="line-button"
            type="submit"
            aria-label={fillMessage(messages.updateOf, { title })}
          >
            {messages.update}
          </button>
        </form>
        <form method="post" action={action}>
          <input type="hidden" name="quantity" value="0" />
          <button
            className="line-button"
            type="submit"
            aria-label={fillMessage(messages.removeOf, { title })}
            data-ask={JSON.stringify({
              title: messages.removeAsk,
              message: fillMessage(messages.removeAskMore, { title }),
              confirm: messages.remove,
              cancel: messages.keep,
            })}
          >
            {messages.remove}
          </button>
        </form>
      </div>
    </li>
  );
}

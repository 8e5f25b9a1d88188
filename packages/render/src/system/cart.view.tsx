import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { CartLineView, CartView, WantedView } from '@vitrine/core/cart/cart-view.ts';
import type { ExpressView } from '@vitrine/core/checkout/express-view.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { perUnitText } from '@vitrine/core/products/per-unit-text.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import { Cards } from './cards.view.tsx';
import { DiscountCodes, hasCodes } from './discount-codes.view.tsx';
import { ExpressCheckout } from './express-checkout.view.tsx';
import { nameOfLine } from './name-of-line.ts';
import { Choices, Notices, Thumb, Totals } from './order-parts.view.tsx';
import { SavedLines } from './saved-lines.view.tsx';
import { SystemPage } from './system-page.view.tsx';
import { WithdrawalLink } from './withdrawal-link.view.tsx';

interface CartPageProps {
  readonly cart: CartView;
  readonly alsoBought?: readonly ProductCard[] | undefined;
  readonly express?: ExpressView | null | undefined;
  readonly site: SiteFacts;
}

interface CartPartProps {
  readonly cart: CartView;
  readonly language: string;
}

/** Every change is a separate form post, so it works without script (rule RENDER-10). */
export function CartPage({ cart, alsoBought = [], express, site }: CartPageProps) {
  const { language } = site;
  const messages = messagesFor(language);
  if (cart.lines.length === 0 && cart.wanted === null) {
    return (
      <SystemPage
        title={messages.cartTitle}
        lead={messages.cartEmpty}
        words={site.pageWords?.cart}
        width="narrow"
        root={cartRoot(cart)}
      >
        <CartNotices cart={cart} language={language} />
        <News cart={cart} language={language} />
        <p>
          <a className="button" href={cart.shopAddress}>
            {messages.continueShopping}
          </a>
        </p>
        <SavedLines cart={cart} language={language} />
        <div className="cart-links">
          <AccountLink label={messages.accountTitle} />
          <WithdrawalLink language={language} />
        </div>
      </SystemPage>
    );
  }
  return (
    <SystemPage title={messages.cartTitle} words={site.pageWords?.cart} root={cartRoot(cart)}>
      <CartNotices cart={cart} language={language} />
      <News cart={cart} language={language} />
      <div className="purchase-columns">
        <ul className="lines">
          {cart.wanted && <WantedLine wanted={cart.wanted} language={language} />}
          {cart.lines.map(line => (
            <CartLine key={line.entryId} line={line} language={language} />
          ))}
        </ul>
        <section className="purchase-side" aria-label={messages.summary}>
          {hasCodes(cart) && (
            <form method="post" action="/cart/codes">
              <DiscountCodes {...cart} language={language} field="code" removal="remove" />
            </form>
          )}
          <Totals totals={cart.totals} language={language} />
          {cart.canCheckOut && (
            <a className="button button-wide" href={cart.checkoutAddress} rel="nofollow">
              {messages.checkout}
            </a>
          )}
          {express && <ExpressCheckout express={express} isBelow />}
          <a className="link" href={cart.shopAddress}>
            {messages.continueShopping}
          </a>
          <AccountLink label={messages.accountTitle} />
          <WithdrawalLink language={language} />
        </section>
      </div>
      <SavedLines cart={cart} language={language} />
      {alsoBought.length > 0 && (
        <section className="related" aria-labelledby="also-bought">
          <h2 id="also-bought">{messages.alsoBought}</h2>
          {/* What is added here would not show in the cart above. */}
          <Cards products={alsoBought} isRelated site={{ ...site, hasQuickView: false }} />
        </section>
      )}
    </SystemPage>
  );
}

/** Where the visitor's script finds the cart, and the count that it sends to the cart's link (rule CART-50). */
function cartRoot({ totalQuantity }: CartView) {
  return { id: 'cart-root', 'data-quantity': totalQuantity };
}

/** With script, a problem of the checkout is an alert in a dialog instead (rule CHECKOUT-30). */
function CartNotices({ cart, language }: CartPartProps) {
  const { checkoutTitle } = messagesFor(language);
  return (
    <div {...(cart.isAlerted ? { 'data-alert': checkoutTitle } : {})}>
      <Notices notices={cart.notices} />
    </div>
  );
}

/** What was just saved, moved or removed, until the cart changes again; a removal can be undone (rule CART-64). */
function News({ cart: { removed, said }, language }: CartPartProps) {
  const messages = messagesFor(language);
  if (said !== null)
    return (
      <div className="notices" role="status">
        <p>{said}</p>
      </div>
    );
  if (removed === null) return null;
  const { isSaved } = removed;
  return (
    <div className="notices cart-undo" role="status">
      <p>{isSaved ? messages.savedRemoved(removed) : messages.lineRemoved(removed)}</p>
      <form method="post" action="/cart/undo">
        <button
          className="line-button"
          type="submit"
          aria-label={isSaved ? messages.undoSavedRemoval(removed) : messages.undoRemoval(removed)}
        >
          {messages.undo}
        </button>
      </form>
    </div>
  );
}

/** The same for every visitor; the page it opens shows whether the visitor is signed in. */
function AccountLink({ label }: { readonly label: string }) {
  return (
    <p>
      <a className="link" href="/account">
        {label}
      </a>
    </p>
  );
}

/** A quantity that was typed but is not in the cart: the number stays visible until the buyer chooses another. */
function WantedLine({ wanted, language }: { readonly wanted: WantedView; readonly language: string }) {
  const messages = messagesFor(language);
  const { variantId, title, address, options, quantity, message } = wanted;
  return (
    <li className="line" id="wanted">
      <Thumb image={wanted.image} />
      <div className="line-words">
        <h2 className="line-title">
          <a href={address}>{title}</a>
        </h2>
        {options !== '' && <p className="line-options">{options}</p>}
        <p className="line-message" id="message-wanted" role="alert">
          {message}
        </p>
      </div>
      <p className="line-total" />
      <div className="line-forms">
        <form method="post" action="/cart/entries" data-cart-change="add">
          <input type="hidden" name="variantId" value={variantId} />
          <input
            className="line-quantity"
            type="number"
            name="quantity"
            min={1}
            max={9999}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={quantity}
            aria-label={messages.quantityOf({ title })}
            aria-invalid
            aria-describedby="message-wanted"
            required
          />
          <button className="line-button" type="submit">
            {messages.addToCart}
          </button>
        </form>
      </div>
    </li>
  );
}

function CartLine({ line, language }: { readonly line: CartLineView; readonly language: string }) {
  const messages = messagesFor(language);
  const { entryId, title, address, options, choices, quantity, message, typed = null } = line;
  const named = nameOfLine(line);
  const isShort = message !== null;
  const action = `/cart/entries/${entryId}`;
  return (
    <li className={line.isAvailable ? 'line' : 'line line-unavailable'} id={`line-${entryId}`}>
      <Thumb image={line.image} />
      <div className="line-words">
        <h2 className="line-title">
          <a href={address}>{title}</a>
        </h2>
        {options !== '' && <p className="line-options">{options}</p>}
        <Choices choices={choices} />
        {quantity > 1 && (
          <p className="line-options">{messages.each({ price: formatMoney(line.unitPrice, language) })}</p>
        )}
        {line.perUnit !== null && <p className="line-options">{perUnitText(line.perUnit, language)}</p>}
        {isShort && (
          <p
            className="line-message"
            id={`message-${entryId}`}
            {...(typed === null ? {} : { role: 'alert' as const })}
          >
            {message}
          </p>
        )}
      </div>
      <p className="line-total">{formatMoney(line.lineTotal, language)}</p>
      <div className="line-forms">
        <form method="post" action={action} data-cart-change="update">
          <input
            className="line-quantity"
            type="number"
            name="quantity"
            min={0}
            max={9999}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed ?? quantity}
            aria-label={messages.quantityOf({ title: named })}
            {...(isShort ? { 'aria-invalid': true, 'aria-describedby': `message-${entryId}` } : {})}
            required
          />
          <button className="line-button" type="submit" aria-label={messages.updateOf({ title: named })}>
            {messages.update}
          </button>
        </form>
        <form method="post" action={`${action}/save`} data-cart-change="save">
          <button className="line-button" type="submit" aria-label={messages.saveOf({ title: named })}>
            {messages.saveForLater}
          </button>
        </form>
        <form method="post" action={action} data-cart-change="remove">
          <input type="hidden" name="quantity" value="0" />
          <button
            className="line-button"
            type="submit"
            aria-label={messages.removeOf({ title: named })}
            data-ask={JSON.stringify({
              title: messages.removeAsk,
              message: messages.removeAskMore({ title: named }),
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

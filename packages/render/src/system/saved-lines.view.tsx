import type { CartLineView, CartView } from '@vitrine/core/cart/cart-view.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { perUnitText } from '@vitrine/core/products/per-unit-text.ts';
import { nameOfLine } from './name-of-line.ts';
import { Choices, Thumb } from './order-parts.view.tsx';

interface SavedLinesProps {
  readonly cart: Pick<CartView, 'saved'>;
  readonly language: string;
}

/** What the visitor saved for later, below the cart (rule CART-70). */
export function SavedLines({ cart: { saved }, language }: SavedLinesProps) {
  if (saved.length === 0) return null;
  return (
    <section className="saved-lines" aria-labelledby="saved-lines">
      <h2 id="saved-lines">{messagesFor(language).savedTitle}</h2>
      <ul className="lines">
        {saved.map(line => (
          <SavedLine key={line.entryId} line={line} language={language} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line, language }: { readonly line: CartLineView; readonly language: string }) {
  const messages = messagesFor(language);
  const { entryId, title, address, options, choices, quantity, message } = line;
  const named = nameOfLine(line);
  const action = `/cart/saved/${entryId}`;
  return (
    <li className={line.isAvailable ? 'line' : 'line line-unavailable'} id={`saved-${entryId}`}>
      <Thumb image={line.image} />
      <div className="line-words">
        <h3 className="line-title">
          <a href={address}>{title}</a>
        </h3>
        {options !== '' && <p className="line-options">{options}</p>}
        <Choices choices={choices} />
        {quantity > 1 && <p className="line-options">{messages.pieces({ n: quantity })}</p>}
        {line.perUnit !== null && <p className="line-options">{perUnitText(line.perUnit, language)}</p>}
        {message !== null && <p className="line-message">{message}</p>}
      </div>
      <p className="line-total">{formatMoney(line.unitPrice, language)}</p>
      <div className="line-forms">
        {line.isAvailable && (
          <form method="post" action={`${action}/move`} data-cart-change="move">
            <button className="line-button" type="submit" aria-label={messages.moveOf({ title: named })}>
              {messages.moveToCart}
            </button>
          </form>
        )}
        <form method="post" action={`${action}/remove`} data-cart-change="remove">
          <button
            className="line-button"
            type="submit"
            aria-label={messages.removeOf({ title: named })}
            data-ask={JSON.stringify({
              title: messages.removeAsk,
              message: messages.removeSavedAskMore({ title: named }),
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

import type { CodeView, GiftCardView } from '@vitrine/core/cart/cart-view.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';

interface DiscountCodesProps {
  readonly codes: readonly CodeView[];
  readonly giftCards: readonly GiftCardView[];
  /** Which kinds of codes the shop has. */
  readonly takesCodes: boolean;
  readonly takesGiftCards: boolean;
  readonly language: string;
  /** The names that the form posts the entered and the removed code by. */
  readonly field: 'code' | 'discountCode';
  readonly removal: 'remove' | 'removeCode';
  /** The value of `intent` of the button that enters the code; none if the form does nothing else. */
  readonly intent?: 'code';
}

type Codes = Pick<DiscountCodesProps, 'codes' | 'giftCards' | 'takesCodes' | 'takesGiftCards'>;

/** Whether the shop asks for codes, or the cart has some. */
export function hasCodes({ codes, giftCards, takesCodes, takesGiftCards }: Codes): boolean {
  return takesCodes || takesGiftCards || codes.length + giftCards.length > 0;
}

/**
 * The codes and gift cards that were entered, each with its effect or why it has none, and a field for another (rules
 * DISCOUNT-4, CART-66).
 */
export function DiscountCodes({
  codes,
  giftCards,
  takesCodes,
  takesGiftCards,
  language,
  field,
  removal,
  intent,
}: DiscountCodesProps) {
  const messages = messagesFor(language);
  const label = takesGiftCards ? (takesCodes ? messages.codeOrGiftCard : messages.giftCardCode) : null;
  return (
    <div className="codes" id="codes">
      <div className="code-entry">
        <label htmlFor="discount-code">{label ?? messages.discountCode}</label>
        <input
          id="discount-code"
          name={field}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button className="line-button" type="submit" {...(intent ? { name: 'intent', value: intent } : {})}>
          {messages.applyCode}
        </button>
      </div>
      {codes.length + giftCards.length > 0 && (
        <ul className="codes-list" aria-label={label ?? messages.codesTitle}>
          {giftCards.map(({ id, code, balance, amount, reason }) => (
            <li key={id} className={reason === null ? 'code' : 'code code-invalid'}>
              <span>
                <strong>{messages.giftCard}</strong> <span className="code-card">{code}</span>
                {balance && (
                  <small>{messages.giftCardHolds({ amount: formatMoney(balance, language) })}</small>
                )}
              </span>
              <span className="code-effect">
                {amount && formatMoney({ ...amount, amount: -amount.amount }, language)}
              </span>
              <button
                className="line-button"
                type="submit"
                name={removal}
                value={id}
                aria-label={messages.removeGiftCard({ code })}
              >
                {messages.remove}
              </button>
              {reason !== null && <p className="line-message">{reason}</p>}
            </li>
          ))}
          {codes.map(({ code, name, amount, isOnShipping, reason }) => (
            <li key={code} className={reason === null ? 'code' : 'code code-invalid'}>
              <span>
                <strong>{code}</strong> {name !== '' && name.toUpperCase() !== code && name}
              </span>
              <span className="code-effect">
                {amount &&
                  (isOnShipping
                    ? messages.codeFreeShipping
                    : formatMoney({ ...amount, amount: -amount.amount }, language))}
              </span>
              <button
                className="line-button"
                type="submit"
                name={removal}
                value={code}
                aria-label={messages.removeCode({ code })}
              >
                {messages.remove}
              </button>
              {reason !== null && <p className="line-message">{reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

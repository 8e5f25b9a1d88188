import type { CodeView } from '@vitrine/core/cart/cart-view.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';

interface DiscountCodesProps {
  readonly codes: readonly CodeView[];
  readonly language: string;
  /** The names that the form posts the entered and the removed code by. */
  readonly field: 'code' | 'discountCode';
  readonly removal: 'remove' | 'removeCode';
  /** The value of `intent` of the button that enters the code; none if the form does nothing else. */
  readonly intent?: 'code';
}

/** The codes that were entered, each with its effect or why it has none, and a field for another (rule DISCOUNT-4). */
export function DiscountCodes({ codes, language, field, removal, intent }: DiscountCodesProps) {
  const messages = messagesFor(language);
  return (
    <div className="codes" id="codes">
      <div className="code-entry">
        <label htmlFor="discount-code">{messages.discountCode}</label>
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
      {codes.length > 0 && (
        <ul className="codes-list" aria-label={messages.codesTitle}>
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

import type { CheckoutView } from '@vitrine/core/checkout/checkout-view.ts';
import type { Messages } from '@vitrine/core/messages/page-messages.ts';

export const termsId = 'checkout-terms';
export const recurringId = 'checkout-recurring';
export const downloadsId = 'checkout-downloads';

interface AgreementsProps {
  readonly checkout: Pick<CheckoutView, 'downloads' | 'marketing' | 'recurring' | 'terms'>;
  readonly messages: Messages;
}

/** The boxes above the button that orders: what has to be agreed to, and what may be (rules CONSENT-4, CONSENT-6). */
export function Agreements({
  checkout: { downloads, marketing, recurring, terms },
  messages,
}: AgreementsProps) {
  return (
    <>
      {recurring && <RequiredBox id={recurringId} name="recurring" asked={recurring} />}
      {downloads && <RequiredBox id={downloadsId} name="downloads" asked={downloads} />}
      {terms && (
        <div className="agreement">
          <input
            id={termsId}
            type="checkbox"
            name="terms"
            value={terms.version}
            required
            defaultChecked={terms.isTicked}
            aria-describedby={
              terms.error === null ? 'checkout-terms-links' : 'checkout-terms-error checkout-terms-links'
            }
            {...(terms.error === null ? {} : { 'aria-invalid': true as const })}
          />
          <div>
            <label htmlFor={termsId}>{terms.words}</label>
            <ul id="checkout-terms-links">
              {terms.links.map(({ name, address }) => (
                <li key={name}>
                  <a className="link" href={address} target="_blank" rel="noopener">
                    {name}
                    <span className="visually-hidden">{` (${messages.newWindow})`}</span>
                  </a>
                </li>
              ))}
            </ul>
            {terms.error !== null && (
              <p className="field-error" id="checkout-terms-error">
                {terms.error}
              </p>
            )}
          </div>
        </div>
      )}
      {marketing && <FreeBox name="marketing" asked={marketing} />}
    </>
  );
}

interface FreeBoxProps {
  readonly name: 'marketing' | 'cartReminders';
  readonly asked: NonNullable<CheckoutView['marketing']>;
}

/** A consent that nothing depends on, never ticked in advance. */
export function FreeBox({ name, asked: { words, version, isTicked } }: FreeBoxProps) {
  const id = `checkout-${name}`;
  return (
    <div className="agreement">
      <input id={id} type="checkbox" name={name} value={version} defaultChecked={isTicked} />
      <label htmlFor={id}>{words}</label>
    </div>
  );
}

interface RequiredBoxProps {
  readonly id: string;
  readonly name: string;
  readonly asked: NonNullable<CheckoutView['recurring']>;
}

function RequiredBox({ id, name, asked: { words, version, isTicked, error } }: RequiredBoxProps) {
  return (
    <div className="agreement">
      <input
        id={id}
        type="checkbox"
        name={name}
        value={version}
        required
        defaultChecked={isTicked}
        {...(error === null ? {} : { 'aria-describedby': `${id}-error`, 'aria-invalid': true as const })}
      />
      <div>
        <label htmlFor={id}>{words}</label>
        {error !== null && (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

import { billingFieldNames } from '@vitrine/core/checkout/billing-fields.ts';
import type { CheckoutView } from '@vitrine/core/checkout/checkout-view.ts';
import type { Messages } from '@vitrine/core/messages/page-messages.ts';
import { CheckoutField } from './checkout-field.view.tsx';

interface BillingProps {
  readonly checkout: Pick<CheckoutView, 'billing' | 'fields'>;
  readonly messages: Messages;
}

/**
 * The box and, behind it, the billing address: CSS shows the fields, so that both work without script (CHECKOUT-35).
 * Without a delivery address there is nothing that it could be the same as.
 */
export function Billing({ checkout: { billing, fields }, messages }: BillingProps) {
  if (billing === null) return null;
  const isSent = fields.line1 !== undefined;
  return (
    <fieldset className="form-part billing">
      <legend>{messages.billingTitle}</legend>
      {isSent && <input type="hidden" name="billingShown" value="on" />}
      <label className="choice">
        <input
          type="checkbox"
          className={isSent ? 'billing-same' : 'billing-apart'}
          name={isSent ? 'billingSame' : 'billingApart'}
          value="on"
          defaultChecked={isSent ? !billing.isApart : billing.isApart}
        />
        <span>{isSent ? messages.billingSame : messages.billingFull}</span>
      </label>
      <div className="form-part billing-fields">
        {billingFieldNames.map(name => {
          const field = fields[name];
          return field && <CheckoutField key={name} name={name} field={field} messages={messages} />;
        })}
      </div>
    </fieldset>
  );
}

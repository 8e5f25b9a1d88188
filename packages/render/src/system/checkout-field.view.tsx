import {
  type BillingFieldName,
  billingFields,
  isBillingField,
} from '@vitrine/core/checkout/billing-fields.ts';
import type { CheckoutFieldName, CheckoutFieldView } from '@vitrine/core/checkout/checkout-view.ts';
import type { Messages } from '@vitrine/core/messages/page-messages.ts';

interface CheckoutFieldProps {
  readonly name: CheckoutFieldName;
  readonly field: CheckoutFieldView;
  readonly messages: Messages;
}

type PlainFieldName = Exclude<CheckoutFieldName, BillingFieldName>;

/** The autofill value of each field (WCAG 1.3.5), and its keyboard on a phone. */
const autoComplete: Readonly<Record<PlainFieldName, string>> = {
  email: 'email',
  name: 'name',
  company: 'organization',
  vatId: 'off',
  country: 'country',
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  phone: 'tel',
  note: 'off',
};

const inputType: Readonly<Partial<Record<CheckoutFieldName, string>>> = { email: 'email', phone: 'tel' };

export function fieldId(name: CheckoutFieldName): string {
  return `checkout-${name}`;
}

/** The field’s label: the country's own term, otherwise the usual one. */
export function labelOf(
  name: CheckoutFieldName,
  field: CheckoutFieldView | undefined,
  messages: Messages,
): string {
  return field?.label ?? messages[plainName(name)];
}

function plainName(name: CheckoutFieldName): PlainFieldName {
  return isBillingField(name) ? billingFields[name] : name;
}

export function CheckoutField({ name, field, messages }: CheckoutFieldProps) {
  const id = fieldId(name);
  const { value, error, isRequired, choices } = field;
  const plain = plainName(name);
  const label = labelOf(name, field, messages);
  const attributes = {
    id,
    name,
    autoComplete: `${isBillingField(name) ? 'billing ' : ''}${autoComplete[plain]}`,
    ...(isRequired ? { required: true } : {}),
    ...(error === null ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` }),
  };
  return (
    <div className={`field field-${plain}`}>
      <label className="field-label" htmlFor={id}>
        {isRequired ? label : `${label} (${messages.optional})`}
      </label>
      {choices ? (
        <select {...attributes} defaultValue={value}>
          {!choices.some(choice => choice.value === value) && (
            <option value="">{plain === 'country' ? messages.chooseCountry : messages.choose}</option>
          )}
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : name === 'note' ? (
        <textarea {...attributes} rows={3} defaultValue={value} />
      ) : (
        <input {...attributes} type={inputType[name] ?? 'text'} defaultValue={value} />
      )}
      {error !== null && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

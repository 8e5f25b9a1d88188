import { countryCodes } from '@vitrine/core/addresses/countries.ts';
import { type AddressFieldRule, addressFields } from '@vitrine/core/addresses/read-address.ts';
import { billingFieldNames, billingFields } from '@vitrine/core/checkout/billing-fields.ts';
import type { CheckoutFieldName } from '@vitrine/core/checkout/checkout-view.ts';
import { countryChoices } from './country-choices.ts';

type Values = Partial<Record<CheckoutFieldName, string>>;

/** Until a billing address is entered, its country is the one of the order. */
export function withBillingCountry(values: Values, isApart: boolean): Values {
  const isTyped = billingFieldNames.some(name => name !== 'billingCountry' && (values[name] ?? '') !== '');
  const entered = isApart || isTyped ? (values.billingCountry ?? '') : '';
  return { ...values, billingCountry: entered || (values.country ?? '') };
}

/** The rules of the billing fields, for the country of the billing address (rule CHECKOUT-35). */
export function billingRules(
  { billingCountry = '' }: Values,
  language: string,
): Partial<Record<CheckoutFieldName, AddressFieldRule>> {
  const ofCountry = {
    ...addressFields(billingCountry, language),
    country: { isRequired: true, label: null, choices: countryChoices(countryCodes, language) },
  };
  return Object.fromEntries(
    billingFieldNames.flatMap(name => {
      const rule = ofCountry[billingFields[name]];
      return rule === undefined ? [] : [[name, rule]];
    }),
  );
}

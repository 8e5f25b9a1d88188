import { z } from 'zod';
import { type Address, emptyAddress } from '../addresses/address.ts';
import { countryCodes } from '../addresses/countries.ts';
import { type AddressField, readAddress } from '../addresses/read-address.ts';
import type { Phrase } from '../messages/phrase.ts';

/** The fields of a billing address of its own, in the order shown, with the field of an address that each is. */
export const billingFields = {
  billingCountry: 'country',
  billingName: 'name',
  billingCompany: 'company',
  billingLine1: 'line1',
  billingLine2: 'line2',
  billingPostalCode: 'postalCode',
  billingCity: 'city',
  billingRegion: 'region',
} as const satisfies Readonly<Record<string, AddressField>>;

export type BillingFieldName = keyof typeof billingFields;
export const billingFieldNames = Object.keys(billingFields) as BillingFieldName[];

const text = z.string().max(1000).default('');

/** As a body has them; only read if `billingApart` is `on`. */
export const billingBody = {
  billingApart: z.enum(['', 'on']).default(''),
  billingCountry: text,
  billingName: text,
  billingCompany: text,
  billingLine1: text,
  billingLine2: text,
  billingPostalCode: text,
  billingCity: text,
  billingRegion: text,
};

/** Of data that was stored without one. */
export const noBilling = z.object(billingBody).parse({});

export type BillingValues = Partial<Record<BillingFieldName, string>>;

export function isBillingField(name: string): name is BillingFieldName {
  return name in billingFields;
}

/** An invoice can be made out to a country that the shop does not ship to (rule CHECKOUT-35). */
export function readBilling(
  values: BillingValues,
  language: string,
): { readonly address: Address; readonly errors: Partial<Record<BillingFieldName, Phrase>> } {
  const { address, errors } = readAddress(typedBilling(values), { countries: countryCodes, language });
  const problems = billingFieldNames.flatMap(name => {
    const problem = errors[billingFields[name]];
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return { address, errors: Object.fromEntries(problems) };
}

/** What was typed, as an address. */
export function typedBilling(values: BillingValues): Address {
  const typed = billingFieldNames.map(name => [billingFields[name], values[name] ?? '']);
  return { ...emptyAddress, ...Object.fromEntries(typed) };
}

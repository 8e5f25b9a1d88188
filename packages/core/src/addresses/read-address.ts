import { catalogueFor, fillMessage } from '../messages/message.ts';
import { addressMessages } from './address.messages.ts';
import { type Address, emptyAddress } from './address.ts';
import { countryName, isCountry } from './countries.ts';
import { type CountryRule, countryRules } from './country-rules.data.ts';

export type AddressField = keyof Address;

/** How a field stands in a form for one country. */
export interface AddressFieldRule {
  readonly isRequired: boolean;
  /** The country's own word; null takes the usual one. */
  readonly label: string | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null;
}

/** The fields an address of the country has, each with its rule (rules ADDRESS-1 to ADDRESS-4). */
export function addressFields(country: string): Partial<Record<AddressField, AddressFieldRule>> {
  const rule: CountryRule | undefined = countryRules[country];
  const plain = (isRequired: boolean, label: string | null = null): AddressFieldRule => ({
    isRequired,
    label,
    choices: null,
  });
  const postalCode = rule
    ? rule.postalCode && plain(rule.postalCode.isOptional !== true, rule.postalCode.label ?? null)
    : plain(false);
  const region = rule ? rule.region && regionRule(rule.region) : plain(false);
  return {
    name: plain(true),
    company: plain(false),
    line1: plain(true),
    line2: plain(false),
    ...(postalCode ? { postalCode } : {}),
    ...(rule?.hasNoCity ? {} : { city: plain(true, rule?.cityLabel ?? null) }),
    ...(region ? { region } : {}),
    phone: plain(false),
  };
}

/**
 * Checks a typed address against its country. Text is trimmed, a postal code put into capitals; what the
 * country has no use for is dropped. Faults are by field, in words that say what to do.
 */
export function readAddress(
  typed: Partial<Record<AddressField, string>>,
  { countries, language }: { readonly countries: readonly string[]; readonly language: string },
): { readonly address: Address; readonly errors: Partial<Record<AddressField, string>> } {
  const country = tidy(typed.country).toUpperCase();
  const fields = addressFields(country);
  const errors: Partial<Record<AddressField, string>> = {};
  const address: Address = { ...emptyAddress, country };
  const messages = catalogueFor(addressMessages, language);
  if (country === '') errors.country = messages.countryMissing;
  else if (!isCountry(country)) errors.country = messages.countryUnknown;
  else if (!countries.includes(country)) {
    errors.country = fillMessage(messages.countryElsewhere, { country: countryName(country, language) });
  }
  for (const name of Object.keys(fields) as AddressField[]) {
    const rule = fields[name];
    if (!rule) continue;
    const value = name === 'postalCode' ? tidy(typed[name]).toUpperCase() : tidy(typed[name]);
    const fault = faultOf(name, value, { rule, country, messages });
    if (fault !== null) errors[name] = fault;
    address[name] = name === 'region' ? codeOf(value, rule) : value;
  }
  return { address, errors };
}

interface FieldFacts {
  readonly rule: AddressFieldRule;
  readonly country: string;
  readonly messages: typeof addressMessages.de;
}

function faultOf(name: AddressField, value: string, { rule, country, messages }: FieldFacts): string | null {
  if (value === '') return rule.isRequired ? missing(name, rule, messages) : null;
  const most = name === 'postalCode' ? 20 : name === 'phone' ? 40 : 200;
  if (value.length > most) return fillMessage(messages.tooLong, { most });
  if (name === 'postalCode') {
    const format = countryRules[country]?.postalCode;
    if (format && !format.pattern.test(value)) {
      const label = rule.label ?? messages.postalCode;
      return fillMessage(messages.postalCodeForm, { label, example: format.example });
    }
  }
  if (
    name === 'region' &&
    rule.choices &&
    !rule.choices.some(choice => choice.value === codeOf(value, rule))
  ) {
    const label = (rule.label ?? messages.region).toLowerCase();
    return fillMessage(messages.regionUnknown, { label });
  }
  if (name === 'phone' && !/^[+\d][\d\s().\-/]{4,}$/.test(value)) {
    return messages.phoneForm;
  }
  return null;
}

function missing(
  name: AddressField,
  { label: given, choices }: AddressFieldRule,
  messages: FieldFacts['messages'],
): string {
  if (given === null && !choices && (name === 'name' || name === 'line1' || name === 'city')) {
    return messages[name];
  }
  const noun = given ?? (name === 'postalCode' ? messages.postalCode : name);
  // Only English writes nouns small inside a sentence.
  const label =
    messages === addressMessages.en ? noun.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase()) : noun;
  if (choices) return fillMessage(messages.chooseOther, { label });
  return fillMessage(messages.enterOther, { label, article: /^[aeiou]/i.test(label) ? 'an' : 'a' });
}

/** A region may be sent by its code or by its name. */
function codeOf(value: string, { choices }: AddressFieldRule): string {
  const wanted = value.toLowerCase();
  const found = choices?.find(
    choice => choice.value.toLowerCase() === wanted || choice.label.toLowerCase() === wanted,
  );
  return found?.value ?? value;
}

function regionRule(region: NonNullable<CountryRule['region']>): AddressFieldRule {
  return {
    isRequired: region.isOptional !== true,
    label: region.label,
    choices: region.choices
      ? Object.entries(region.choices).map(([value, label]) => ({ value, label }))
      : null,
  };
}

function tidy(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

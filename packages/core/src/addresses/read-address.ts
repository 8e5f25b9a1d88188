import { type Phrase, phrase } from '../messages/phrase.ts';
import { type Words, wordsIn } from '../messages/words.ts';
import { type Address, emptyAddress } from './address.ts';
import { isCountry } from './countries.ts';
import { type AddressWord, type CountryRule, countryRules } from './country-rules.data.ts';

export type AddressField = keyof Address;

/** A field of the form for one country. */
export interface AddressFieldRule {
  readonly isRequired: boolean;
  /** The country's own term; null for the usual one. */
  readonly label: string | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null;
}

/** The fields an address of the country has, each with its rule, labelled in the language (rules ADDRESS-1 to ADDRESS-4). */
export function addressFields(
  country: string,
  language: string,
): Partial<Record<AddressField, AddressFieldRule>> {
  const rule: CountryRule | undefined = countryRules[country];
  const { addressWords } = wordsIn(language);
  const plain = (isRequired: boolean, word: AddressWord | null = null): AddressFieldRule => ({
    isRequired,
    label: word && addressWords[word],
    choices: null,
  });
  const postalCode = rule
    ? rule.postalCode && plain(rule.postalCode.isOptional !== true, rule.postalCode.label ?? null)
    : plain(false);
  const region = rule ? rule.region && regionRule(rule.region, addressWords) : plain(false);
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
 * Checks a typed address against its country. Text is trimmed, postal codes become upper case, and
 * fields that the country does not use are dropped. Problems are by field.
 */
export function readAddress(
  typed: Partial<Record<AddressField, string>>,
  { countries, language }: { readonly countries: readonly string[]; readonly language: string },
): { readonly address: Address; readonly errors: Partial<Record<AddressField, Phrase>> } {
  const country = tidy(typed.country).toUpperCase();
  const fields = addressFields(country, language);
  const errors: Partial<Record<AddressField, Phrase>> = {};
  const address: Address = { ...emptyAddress, country };
  if (country === '') errors.country = phrase('addresses.countryMissing');
  else if (!isCountry(country)) errors.country = phrase('addresses.countryUnknown');
  else if (!countries.includes(country)) {
    errors.country = phrase('addresses.countryElsewhere', { country: phrase(`countries.${country}`) });
  }
  for (const name of Object.keys(fields) as AddressField[]) {
    const rule = fields[name];
    if (!rule) continue;
    const value = name === 'postalCode' ? tidy(typed[name]).toUpperCase() : tidy(typed[name]);
    const problem = problemOf(name, value, { rule, country });
    if (problem !== null) errors[name] = problem;
    address[name] = name === 'region' ? codeOf(value, rule) : value;
  }
  return { address, errors };
}

interface FieldFacts {
  readonly rule: AddressFieldRule;
  readonly country: string;
}

function problemOf(name: AddressField, value: string, { rule, country }: FieldFacts): Phrase | null {
  if (value === '') return rule.isRequired ? missing(name, { rule, country }) : null;
  const most = name === 'postalCode' ? 20 : name === 'phone' ? 40 : 200;
  if (value.length > most) return phrase('addresses.tooLong', { most });
  if (name === 'postalCode') {
    const format = countryRules[country]?.postalCode;
    if (format && !format.pattern.test(value)) {
      const label = labelOf(name, country);
      return phrase('addresses.postalCodeForm', { label, example: format.example });
    }
  }
  if (
    name === 'region' &&
    rule.choices &&
    !rule.choices.some(choice => choice.value === codeOf(value, rule))
  ) {
    return phrase('addresses.regionUnknown', { label: labelOf(name, country) });
  }
  if (name === 'phone' && !/^[+\d][\d\s().\-/]{4,}$/.test(value)) return phrase('addresses.phoneForm');
  return null;
}

function missing(name: AddressField, { rule, country }: FieldFacts): Phrase {
  const word = ownWord(name, country);
  if (word === null && !rule.choices && (name === 'name' || name === 'line1' || name === 'city'))
    return phrase(`addresses.${name}`);
  const label = labelOf(name, country);
  if (rule.choices) return phrase('addresses.chooseOther', { label });
  return phrase('addresses.enterOther', { label, article: /^[aeiou]/i.test(word ?? name) ? 'an' : 'a' });
}

/** The country's own term for a field, else the usual one. */
function labelOf(name: AddressField, country: string): Phrase {
  const word = ownWord(name, country);
  if (word !== null) return phrase(`addressWords.${word}`);
  return phrase(name === 'postalCode' ? 'addresses.postalCode' : 'addresses.region');
}

function ownWord(name: AddressField, country: string): AddressWord | null {
  const rule: CountryRule | undefined = countryRules[country];
  if (name === 'postalCode') return rule?.postalCode?.label ?? null;
  if (name === 'city') return rule?.cityLabel ?? null;
  return name === 'region' ? (rule?.region?.label ?? null) : null;
}

/** A region may be sent by its code or by its name. */
function codeOf(value: string, { choices }: AddressFieldRule): string {
  const wanted = value.toLowerCase();
  const found = choices?.find(
    choice => choice.value.toLowerCase() === wanted || choice.label.toLowerCase() === wanted,
  );
  return found?.value ?? value;
}

function regionRule(
  region: NonNullable<CountryRule['region']>,
  words: Words['addressWords'],
): AddressFieldRule {
  return {
    isRequired: region.isOptional !== true,
    label: words[region.label],
    choices: region.choices
      ? Object.entries(region.choices).map(([value, label]) => ({ value, label }))
      : null,
  };
}

function tidy(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

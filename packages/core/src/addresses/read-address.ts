import { siteLanguageOf } from '../messages/site-languages.ts';
import { type Words, wordsIn } from '../messages/words.ts';
import { type Address, emptyAddress } from './address.ts';
import { countryName, isCountry } from './countries.ts';
import { type AddressWord, type CountryRule, countryRules } from './country-rules.data.ts';

export type AddressField = keyof Address;

/** How a field stands in a form for one country. */
export interface AddressFieldRule {
  readonly isRequired: boolean;
  /** The country's own word; null takes the usual one. */
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
 * Checks a typed address against its country. Text is trimmed, a postal code put into capitals; what the
 * country has no use for is dropped. Problems are by field, in words that say what to do.
 */
export function readAddress(
  typed: Partial<Record<AddressField, string>>,
  { countries, language }: { readonly countries: readonly string[]; readonly language: string },
): { readonly address: Address; readonly errors: Partial<Record<AddressField, string>> } {
  const country = tidy(typed.country).toUpperCase();
  const fields = addressFields(country, language);
  const errors: Partial<Record<AddressField, string>> = {};
  const address: Address = { ...emptyAddress, country };
  const messages = wordsIn(language).addresses;
  if (country === '') errors.country = messages.countryMissing;
  else if (!isCountry(country)) errors.country = messages.countryUnknown;
  else if (!countries.includes(country)) {
    errors.country = messages.countryElsewhere({ country: countryName(country, language) });
  }
  for (const name of Object.keys(fields) as AddressField[]) {
    const rule = fields[name];
    if (!rule) continue;
    const value = name === 'postalCode' ? tidy(typed[name]).toUpperCase() : tidy(typed[name]);
    const problem = problemOf(name, value, { rule, country, messages, language });
    if (problem !== null) errors[name] = problem;
    address[name] = name === 'region' ? codeOf(value, rule) : value;
  }
  return { address, errors };
}

interface FieldFacts {
  readonly rule: AddressFieldRule;
  readonly country: string;
  readonly messages: Words['addresses'];
  readonly language: string;
}

function problemOf(
  name: AddressField,
  value: string,
  { rule, country, messages, language }: FieldFacts,
): string | null {
  if (value === '') return rule.isRequired ? missing(name, rule, { messages, language }) : null;
  const most = name === 'postalCode' ? 20 : name === 'phone' ? 40 : 200;
  if (value.length > most) return messages.tooLong({ most });
  if (name === 'postalCode') {
    const format = countryRules[country]?.postalCode;
    if (format && !format.pattern.test(value)) {
      const label = rule.label ?? messages.postalCode;
      return messages.postalCodeForm({ label, example: format.example });
    }
  }
  if (
    name === 'region' &&
    rule.choices &&
    !rule.choices.some(choice => choice.value === codeOf(value, rule))
  ) {
    const label = (rule.label ?? messages.region).toLowerCase();
    return messages.regionUnknown({ label });
  }
  if (name === 'phone' && !/^[+\d][\d\s().\-/]{4,}$/.test(value)) {
    return messages.phoneForm;
  }
  return null;
}

function missing(
  name: AddressField,
  { label: given, choices }: AddressFieldRule,
  { messages, language }: Pick<FieldFacts, 'messages' | 'language'>,
): string {
  if (given === null && !choices && (name === 'name' || name === 'line1' || name === 'city')) {
    return messages[name];
  }
  const noun = given ?? (name === 'postalCode' ? messages.postalCode : name);
  const label = insideSentence(noun, language);
  if (choices) return messages.chooseOther({ label });
  return messages.enterOther({ label, article: /^[aeiou]/i.test(label) ? 'an' : 'a' });
}

/** German alone writes nouns large there; what is an abbreviation stays so everywhere. */
function insideSentence(noun: string, language: string): string {
  if (siteLanguageOf(language) === 'de') return noun;
  return noun.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase());
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

import type { Address } from './address.ts';
import { addressFields } from './read-address.ts';

/** What a service is asked with: the key is the website’s own, the session an unguessable word for one search. */
export interface LookupAsker {
  readonly key: string;
  /** Requests with the same one belong together, which services charge once. */
  readonly session: string;
  /** Of the answer. */
  readonly language: string;
}

export interface AddressSuggestion {
  /** The service’s own. */
  readonly id: string;
  /** Such as the street with its number. */
  readonly main: string;
  /** The rest, such as the town. */
  readonly detail: string;
}

export interface FoundAddress {
  /** Two letters. */
  readonly country: string;
  /** Street and building, in the order of the country. */
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  /** By its code or its name. */
  readonly region: string;
}

/** A service that completes addresses (decision 79). It throws if it does not answer. */
export interface AddressLookup {
  /** Permanent: keys are stored with it. */
  readonly id: string;
  /** Its brand, and what it asks to be shown with its suggestions. */
  readonly name: string;
  readonly credit: string;
  /** Addresses in this country that begin with what was typed, the best first. */
  readonly suggest: (
    asker: LookupAsker,
    typed: { readonly text: string; readonly country: string },
  ) => Promise<AddressSuggestion[]>;
  /** Null if it knows no address with this id. */
  readonly find: (asker: LookupAsker, id: string) => Promise<FoundAddress | null>;
}

export type FilledFields = Partial<Pick<Address, 'line1' | 'line2' | 'postalCode' | 'city' | 'region'>>;

const longest = 200;

/** What a found address writes into the form: only fields that its country has and that it knows (rule LOOKUP-5). */
export function filledFields(found: FoundAddress, language: string): FilledFields {
  const { country, lines, postalCode, city } = found;
  const [line1 = '', ...others] = lines;
  const asked = addressFields(country, language);
  const { region } = asked;
  const known: FilledFields = {
    line1,
    line2: others.join(', '),
    postalCode,
    city,
    region: region?.choices ? choiceOf(region.choices, found.region) : found.region,
  };
  return Object.fromEntries(
    Object.entries(known)
      .map(([name, value]) => [name, value.trim().slice(0, longest)] as const)
      .filter(([name, value]) => value !== '' && name in asked),
  );
}

function choiceOf(choices: readonly { value: string; label: string }[], text: string): string {
  const wanted = text.trim().toLowerCase();
  const found = choices.find(
    ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return found?.value ?? '';
}

import type { messages as accountFields } from './en/fields.messages.ts';
import type { messages as imports } from './en/imports.messages.ts';
import type { messages as parts } from './en/parts.messages.ts';
import type { MessageValue, PlacesOf } from './message.ts';
import type { SiteEnglish } from './words.ts';

/** A text that is worded when it is read: the code of a message and the values of its placeholders (rule ERROR-5). */
export interface Phrase {
  readonly code: string;
  readonly values?: PhraseValues;
}

/** Consecutive sentences; plain text if an earlier version stored it. */
export type Said = Phrase | readonly Phrase[] | string;

export type PhraseValue = MessageValue | Phrase | readonly Phrase[];
export interface PhraseValues {
  readonly [place: string]: PhraseValue;
}

/** The English of every phrase by its code, `group.name`. */
type English = Coded<'fields', FieldMessages> &
  Coded<'parts', typeof parts> &
  Coded<'imports', typeof imports> &
  Coded<'cart', SiteEnglish['cart']> &
  Coded<'consents', SiteEnglish['consents']> &
  Coded<'discounts', SiteEnglish['discounts']> &
  Coded<'downloads', SiteEnglish['downloads']> &
  Coded<'subscriptions', SiteEnglish['subscriptions']> &
  Coded<'subscriptionStates', SiteEnglish['subscriptionStates']> &
  Coded<'addresses', SiteEnglish['addresses']> &
  Coded<'addressWords', SiteEnglish['addressWords']> &
  Coded<'forms', SiteEnglish['forms']> &
  Coded<'donations', SiteEnglish['donations']> &
  Coded<'giftCards', SiteEnglish['giftCards']> &
  Readonly<Record<`countries.${string}` | `languages.${string}`, ''>>;

type FieldMessages = SiteEnglish['fields'] & typeof accountFields;
type Coded<Group extends string, Messages> = {
  readonly [Name in keyof Messages & string as `${Group}.${Name}`]: Messages[Name];
};

type ValuesOf<Code extends keyof English> = English[Code] extends infer Text extends string
  ? [PlacesOf<Text>] extends [never]
    ? []
    : [values: Readonly<Record<PlacesOf<Text>, PhraseValue>>]
  : never;

/** A phrase with its values; a missing value does not compile (rule MESSAGES-2). */
export function phrase<Code extends keyof English>(code: Code, ...values: ValuesOf<Code>): Phrase {
  const [given]: readonly PhraseValues[] = values;
  return given === undefined ? { code } : { code, values: given };
}

/** The code that a schema uses as its error message; its limits are the values (rule ERROR-5). */
export function fieldCode<Name extends keyof FieldMessages & string>(name: Name): `fields.${Name}` {
  return `fields.${name}`;
}

/** The same with values that the schema does not have, for `refine` and `addIssue`. */
export function fieldIssue({ code, values = {} }: Phrase): {
  readonly message: string;
  readonly params: { readonly values: PhraseValues };
} {
  return { message: code, params: { values } };
}

import { z } from 'zod';
import type { FundOffer } from '../../donations/donation-fund.ts';
import type { FormField } from '../../forms/form-fields.ts';
import { wordsIn } from '../../messages/words.ts';
import type { Plan } from '../../products/plan.ts';
import { type ProductType, productTypes } from '../../products/product-views.ts';
import { amountChoice } from './amount.choice.ts';
import { answersChoice } from './answers.choice.ts';
import type { ChoiceKind } from './choice-kind.ts';
import { donationChoice } from './donation.choice.ts';
import { planChoice } from './plan.choice.ts';
import { recipientChoice } from './recipient.choice.ts';

/** Every kind of choice, in the order in which a line describes them. */
const choiceKinds = {
  plan: planChoice,
  amount: amountChoice,
  donation: donationChoice,
  recipient: recipientChoice,
  answers: answersChoice,
} as const;

type Kinds = typeof choiceKinds;
type KindName = keyof Kinds;
type ValueOf<Kind> = Kind extends ChoiceKind<infer Value, never> ? Value : never;
type OfferOf<Kind> = Kind extends { isTaken: (value: never, offer: infer Offer) => boolean } ? Offer : never;

/** The choices of a line besides its variant, one value of each kind; empty for most lines. */
export type Choices = { readonly [Name in KindName]?: ValueOf<Kinds[Name]> | undefined };
/** The choices a product offers. */
export type ChoiceOffers = { readonly [Name in KindName]?: OfferOf<Kinds[Name]> };

type AnyKind = ChoiceKind<unknown, unknown>;
const kindNames = Object.keys(choiceKinds) as KindName[];
const kindOf = (name: KindName) => choiceKinds[name] as unknown as AnyKind;

/** The canonical form: ordered by kinds and their fields, so that equal choices are equal text. */
export const choicesSchema = z.strictObject({
  plan: planChoice.schema.optional(),
  amount: amountChoice.schema.optional(),
  donation: donationChoice.schema.optional(),
  recipient: recipientChoice.schema.optional(),
  answers: answersChoice.schema.optional(),
} satisfies Record<KindName, z.ZodType>);

export interface Offering {
  readonly productType: ProductType;
  readonly form: readonly FormField[];
  /** Null if it is bought once. */
  readonly plan: Plan | null;
  /** Of a donation, whose amount its donor chooses. */
  readonly fund?: FundOffer;
}

/** A gift card may name a recipient, any product may ask questions, and one with a plan is a subscription. */
export function offersOf({ productType, form, plan, fund }: Offering): ChoiceOffers {
  return {
    ...(plan === null ? {} : { plan }),
    ...(fund === undefined ? {} : { amount: fund, donation: true }),
    ...(productType === productTypes.giftCard ? { recipient: true } : {}),
    ...(form.length > 0 ? { answers: form } : {}),
  };
}

/** Whether the product can be bought with these choices, and without those that are missing (rule CART-20). */
export function areTaken(choices: Choices, offers: ChoiceOffers): boolean {
  return kindNames.every(name => {
    const [value, offer] = [choices[name], offers[name]];
    return offer === undefined ? value === undefined : kindOf(name).isTaken(value, offer);
  });
}

/** The identity of a cart line: the variant and its choices (rule CART-19). */
export function lineKey(variantId: string, choices: Choices): string {
  return `${variantId} ${JSON.stringify(choicesSchema.parse(choices))}`;
}

/** The unit price: that of the choices, otherwise the variant’s (rule CART-21). */
export function unitPriceOf(choices: Choices, price: number): number {
  const chosen = kindNames.flatMap(name => {
    const value = choices[name];
    return value === undefined ? [] : (kindOf(name).unitPrice?.(value) ?? []);
  });
  return chosen[0] ?? price;
}

/** The choices in short sentences of a language; none for most lines. */
export function choicesInWords(choices: Choices, language: string): string[] {
  const words = { language, messages: wordsIn(language).choices };
  return kindNames.flatMap(name => {
    const value = choices[name];
    return value === undefined ? [] : kindOf(name).inWords(value, words);
  });
}

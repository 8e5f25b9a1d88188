import { z } from 'zod';
import { type Address, emptyAddress } from '../addresses/address.ts';
import { type AddressField, readAddress } from '../addresses/read-address.ts';
import { invalidEmail } from '../forms/fields/text.field.ts';
import { type Phrase, phrase } from '../messages/phrase.ts';
import { readVatId } from '../tax/vat-id.ts';
import { billingFieldNames, isBillingField, readBilling } from './billing-fields.ts';
import { type CheckoutFieldName, checkoutFieldNames } from './checkout-view.ts';

export type CheckoutValues = Partial<Record<CheckoutFieldName, string>> & { readonly billingApart?: string };

export interface CheckoutRules {
  readonly countries: readonly string[];
  readonly language: string;
  /** Whether anything is shipped; otherwise only the buyer's name and country are requested. */
  readonly requiresShipping: boolean;
  /** Whether businesses can enter their VAT id. */
  readonly hasVatId: boolean;
  /** At the counter, nobody has to say who they are (rule POS-4). */
  readonly isAtCounter?: boolean;
}

export interface CheckoutForm {
  readonly email: string;
  readonly address: Address;
  /** Null if it is the same. */
  readonly billingAddress: Address | null;
  readonly note: string;
  /** In its plain form; empty for none. */
  readonly vatId: string;
}

const emailSchema = z.email();

/** The email has 3 to 256 characters and one @ between a name and a domain (rule CHECKOUT-2). */
export function isCheckoutEmail(email: string): boolean {
  return email.length >= 3 && email.length <= 256 && emailSchema.safeParse(email).success;
}

/** Parses the input; problems are by field (rules CHECKOUT-2, CHECKOUT-3 and those of addresses). */
export function readCheckout(
  values: CheckoutValues,
  rules: CheckoutRules,
): { readonly form: CheckoutForm; readonly errors: Partial<Record<CheckoutFieldName, Phrase>> } {
  const errors: Partial<Record<CheckoutFieldName, Phrase>> = {};
  const email = (values.email ?? '').trim();
  if (email === '') {
    if (!rules.isAtCounter) errors.email = phrase('addresses.emailMissing');
  } else if (!isCheckoutEmail(email)) errors.email = invalidEmail;
  const note = (values.note ?? '').trim();
  if (note.length > maxNote) errors.note = phrase('addresses.tooLong', { most: maxNote });
  const read = readAddress(values, rules);
  const asked = rules.isAtCounter ? placeAlone : fieldsAsked(rules);
  const billing = values.billingApart === 'on' ? readBilling(values, rules.language) : null;
  const typedId = asked.has('vatId') ? (values.vatId ?? '').trim() : '';
  const vatId = typedId === '' ? null : readVatId(typedId);
  if (typedId !== '' && vatId === null) errors.vatId = phrase('addresses.vatId');
  for (const name of checkoutFieldNames) {
    const problem = isBillingField(name)
      ? billing?.errors[name]
      : isAddressField(name)
        ? read.errors[name]
        : undefined;
    if (problem !== undefined && asked.has(name) && !rules.isAtCounter) errors[name] = problem;
  }
  const form = {
    email,
    address: kept(read.address, asked),
    billingAddress: billing?.address ?? null,
    note,
    vatId: vatId?.id ?? '',
  };
  return { form, errors };
}

const maxNote = 2000;
const placeAlone: ReadonlySet<CheckoutFieldName> = new Set(['country', 'region'] as const);

/** If nothing is shipped, the address stays empty (rule CHECKOUT-3). */
export function fieldsAsked({
  requiresShipping,
  hasVatId,
}: Pick<CheckoutRules, 'requiresShipping' | 'hasVatId'>): ReadonlySet<CheckoutFieldName> {
  const asked = new Set<CheckoutFieldName>(
    requiresShipping
      ? checkoutFieldNames
      : ['email', 'name', 'company', 'vatId', 'country', ...billingFieldNames, 'note'],
  );
  if (hasVatId) return asked;
  asked.delete('vatId');
  if (!requiresShipping) asked.delete('company');
  return asked;
}

function kept(address: Address, asked: ReadonlySet<CheckoutFieldName>): Address {
  const names = Object.keys(emptyAddress) as AddressField[];
  return Object.fromEntries(names.map(name => [name, asked.has(name) ? address[name] : ''])) as Address;
}

function isAddressField(name: CheckoutFieldName): name is AddressField {
  return name in emptyAddress;
}

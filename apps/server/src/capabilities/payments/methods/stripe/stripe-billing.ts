import type { Payer } from '../../../../context.ts';

export interface BillingDetails {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address: Readonly<Record<string, string>>;
}

/** What the bank compares with the card: what the buyer typed at the checkout, and nothing empty (rule STRIPE-11). */
export function billingOf({ email, address }: Payer): BillingDetails {
  const { name, phone, line1, line2, city, region, postalCode, country } = address;
  return {
    ...filled({ name, email, phone }),
    address: filled({ line1, line2, city, state: region, postal_code: postalCode, country }),
  };
}

function filled(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

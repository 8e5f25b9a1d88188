import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

/** The state that the form was rendered from, and what it showed: the amount to pay, and when the order ships. */
export interface DrawnForm {
  readonly cartId: Id;
  readonly toPay: number;
  /** The longest time in days; zero if nothing is made first. */
  readonly days: number;
}

/**
 * The key of a form's attempt names the cart and the amount it shows, signed: posted again when the cookie
 * is / gone or names another cart, it still finds the order that its cart became (rule CHECKOUT-15).
 */
export function newAttemptKey(signer: Signer, { cartId, toPay, days }: DrawnForm): string {
  const words = `${newId()}-${toPay}-${days}-${cartId}`;
  return `${words}-${signatureOf(signer, words)}`;
}

/** Null for a key that we did not sign. */
export function readAttemptKey(signer: Signer, key: string): DrawnForm | null {
  const found = /^([0-9a-z]{24}-(\d{1,15})-(\d{1,3})-([0-9a-z]{24}))-([\w-]{43})$/.exec(key);
  const [, words = '', toPay = '', days = '', cartId = '', signature = ''] = found ?? [];
  const isOurs = signer.secrets.isSigned(purpose, named(signer, words), signature);
  return isOurs ? { cartId, toPay: Number(toPay), days: Number(days) } : null;
}

const purpose = 'checkout-attempt';

function signatureOf(signer: Signer, words: string): string {
  return signer.secrets.sign(purpose, named(signer, words));
}

function named({ website }: Signer, words: string): string {
  return `${website.id} ${words}`;
}

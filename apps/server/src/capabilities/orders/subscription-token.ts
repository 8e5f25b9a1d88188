import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

const purpose = 'subscription';
const idLength = 24;

/** The page of a subscription, for anyone with its address, which nobody can guess (rule SUBSCRIPTION-14). */
export function subscriptionPath({ secrets, website }: Signer, id: Id): string {
  return `/checkout/subscription/${id}${secrets.sign(purpose, `${website.id} ${id}`)}`;
}

/** Null if we did not sign it. */
export function subscriptionIdOfToken({ secrets, website }: Signer, token: string): Id | null {
  const id = token.slice(0, idLength);
  const isOurs = isId(id) && secrets.isSigned(purpose, `${website.id} ${id}`, token.slice(idLength));
  return isOurs ? id : null;
}

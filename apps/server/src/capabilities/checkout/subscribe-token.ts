import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';

type Signer = Pick<Context, 'clock' | 'secrets' | 'website'>;

const purpose = 'checkout-subscribe';
const minutes = 60;

/** Names a cart for its checkout, for an hour: never the secret of the cart itself (rule SUBSCRIPTION-19). */
export function subscribeToken(signer: Signer, cartId: Id): string {
  const until = Math.floor(signer.clock.now().getTime() / 1000) + minutes * 60;
  return `${until}-${cartId}-${signer.secrets.sign(purpose, named(signer, until, cartId))}`;
}

/** Whether we signed it for this cart, and it is not over. */
export function isSubscribeToken(signer: Signer, cartId: Id, token: string): boolean {
  const [, until = '', id = '', signature = ''] = /^(\d{1,12})-([0-9a-z]{24})-([\w-]{43})$/.exec(token) ?? [];
  return (
    id === cartId &&
    Number(until) * 1000 > signer.clock.now().getTime() &&
    signer.secrets.isSigned(purpose, named(signer, Number(until), cartId), signature)
  );
}

function named({ website }: Signer, until: number, cartId: Id): string {
  return `${website.id} ${until} ${cartId}`;
}

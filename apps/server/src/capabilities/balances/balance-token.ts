import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

const idLength = 24;
const purpose = 'balance-link';

/** Anyone with it can pay: the id of the link and a signature that nobody can guess (rule BALANCE-2). */
export function balancePath(signer: Signer, linkId: Id): string {
  return pathOfBalance(linkId + signer.secrets.sign(purpose, named(signer, linkId)));
}

export function pathOfBalance(token: string): string {
  return `/checkout/balance/${token}`;
}

/** The id of the link; null if we did not sign the token. */
export function linkIdOfToken(signer: Signer, token: string): Id | null {
  const id = token.slice(0, idLength);
  return isId(id) && signer.secrets.isSigned(purpose, named(signer, id), token.slice(idLength)) ? id : null;
}

function named({ website }: Signer, linkId: Id): string {
  return `${website.id} ${linkId}`;
}

import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { type OrderRow, readOrder } from '../orders/index.ts';
import { type RequestRow, readRequest } from './requests.store.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

const signedFor = 'review-request';
const idLength = 24;

export interface OpenedRequest {
  readonly request: RequestRow;
  readonly order: OrderRow;
}

/** The page on which the products of an order are reviewed: an id and a signature that nobody can guess. */
export function requestPath(signer: Signer, requestId: Id): string {
  return `/checkout/review/${requestId}${signer.secrets.sign(signedFor, named(signer, requestId))}`;
}

/** The page on which these requests are stopped. */
export function stopPath(signer: Signer, requestId: Id): string {
  return `${requestPath(signer, requestId)}/stop`;
}

/** Null if we did not sign the token, or the request was not sent (rule REVIEW-3). */
export async function requestOfToken(context: Context, token: string): Promise<OpenedRequest | null> {
  const { database, secrets, website } = context;
  const id = token.slice(0, idLength);
  if (!isId(id) || !secrets.isSigned(signedFor, named(context, id), token.slice(idLength))) return null;
  const request = await readRequest(database, website.id, id);
  if (!request?.sent_at) return null;
  const order = await readOrder(database, website.id, request.order_id);
  return order && { request, order };
}

function named({ website }: Signer, requestId: string): string {
  return `${website.id} ${requestId}`;
}

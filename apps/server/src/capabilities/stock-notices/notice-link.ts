import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { type NoticeRow, readNotice } from './stock-notices.store.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

const signedFor = 'stock-notice';
const idLength = 24;

/** The page on which an address is confirmed or taken back: an id and a signature that nobody can guess. */
export function noticePath(signer: Signer, noticeId: Id): string {
  return `/checkout/back-in-stock/${noticeId}${signer.secrets.sign(signedFor, named(signer, noticeId))}`;
}

/** `over` if the request is gone; null if we did not sign the token (rule STOCKNOTICE-2). */
export async function noticeOfToken(context: Context, token: string): Promise<NoticeRow | 'over' | null> {
  const { database, secrets, website } = context;
  const id = token.slice(0, idLength);
  if (!isId(id) || !secrets.isSigned(signedFor, named(context, id), token.slice(idLength))) return null;
  return (await readNotice(database, website.id, id)) ?? 'over';
}

function named({ website }: Signer, noticeId: string): string {
  return `${website.id} ${noticeId}`;
}

import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';

type Signer = Pick<Context, 'secrets' | 'website'>;

export interface DownloadLink {
  readonly orderId: Id;
  /** Seconds since 1970. */
  readonly until: number;
}

const purpose = 'downloads';

/** The page of the downloads of an order, under which its files are; it works until a moment (rule DOWNLOAD-7). */
export function downloadsPath({ secrets, website }: Signer, orderId: Id, expiresAt: Date): string {
  const until = Math.floor(expiresAt.getTime() / 1000);
  const signature = secrets.sign(purpose, `${website.id} ${orderId} ${until}`);
  return `/checkout/downloads/${orderId}-${until}-${signature}`;
}

/** Null if we did not sign it for this website; it may have expired. */
export function readDownloadToken({ secrets, website }: Signer, token: string): DownloadLink | null {
  const [, orderId = '', until = '', signature = ''] = /^([0-9a-z]{24})-(\d{1,12})-(.+)$/.exec(token) ?? [];
  return isId(orderId) && secrets.isSigned(purpose, `${website.id} ${orderId} ${until}`, signature)
    ? { orderId, until: Number(until) }
    : null;
}

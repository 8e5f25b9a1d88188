import type { PlatformContext } from '../../context.ts';
import { listMail } from './mail.store.ts';
import { mailSecretPurpose } from './mail-delivery.ts';

export interface PlatformMail {
  readonly to: string;
  readonly subject: string;
  readonly state: string;
  readonly createdAt: string;
  readonly text: string;
}

/** Mail of the platform itself, newest first, opened for the operator, who alone may read it (rule MAIL-5). */
export async function listPlatformMail(context: PlatformContext, limit: number): Promise<PlatformMail[]> {
  const rows = await listMail(context.database, 'platform', { limit });
  return rows.slice(0, limit).map(row => ({
    to: row.recipient,
    subject: row.subject,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    text:
      row.is_secret && row.body_text !== ''
        ? context.secrets.decrypt(mailSecretPurpose, row.body_text)
        : row.body_text,
  }));
}

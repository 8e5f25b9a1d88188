import type { PlatformContext } from '../../context.ts';
import { listMail } from './mail.store.ts';
import { mailSecretPurpose } from './mail-delivery.ts';

export interface OpenedMail {
  readonly to: string;
  readonly subject: string;
  readonly state: string;
  readonly createdAt: string;
  readonly text: string;
}

/**
 * Mail of the platform itself, or of one website, newest first, decrypted for the operator, who alone may read
 * mail with one-use links (rules MAIL-4 and MAIL-5).
 */
export async function listOpenedMail(
  context: PlatformContext,
  limit: number,
  websiteId = 'platform',
): Promise<OpenedMail[]> {
  const rows = await listMail(context.database.at(websiteId), websiteId, { limit, kind: '' });
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

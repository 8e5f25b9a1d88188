import { Client } from 'pg';
import { mailSecretPurpose } from '../src/capabilities/mail/mail-delivery.ts';
import { everyPlace } from '../src/database/wall.ts';
import { readSecretKey } from '../src/secrets/secret-key.ts';
import { createSecrets } from '../src/secrets/secrets.ts';
import type { DatabaseConfig } from './fresh-database.ts';

export interface OutboxReader {
  /**
   * The texts of the newest email to each of these addresses that has one.
   *
   * @param site - the subdomain of the website that sent them; of the platform itself if left out
   */
  newest(to: readonly string[], site?: string): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

/** Reads what a server sends, also codes and one-use links, which no call of the product shows (rule MAIL-5). */
export async function openOutbox(database: DatabaseConfig, dataDir: string): Promise<OutboxReader> {
  const secrets = createSecrets(await readSecretKey({ DATA_DIR: dataDir, SECRET_KEY: undefined }));
  const client = new Client(database);
  await client.connect();
  await client.query("SELECT set_config('vitrine.website', $1, false)", [everyPlace]);
  return {
    newest: async (to, site) => {
      const { rows } = await client.query<{ recipient: string; body_text: string; is_secret: boolean }>(
        `SELECT DISTINCT ON (recipient) recipient, body_text, is_secret FROM outbox
         WHERE recipient = ANY($1)
           AND website_id = CASE WHEN $2::text IS NULL THEN 'platform'
             ELSE (SELECT id FROM websites WHERE subdomain = $2) END
         ORDER BY recipient, id DESC`,
        [to, site],
      );
      return new Map(
        rows.map(({ recipient, body_text, is_secret }) => [
          recipient,
          is_secret && body_text !== '' ? secrets.decrypt(mailSecretPurpose, body_text) : body_text,
        ]),
      );
    },
    close: () => client.end(),
  };
}

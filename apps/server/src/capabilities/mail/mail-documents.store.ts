import type { MailDocument, MailEntry } from '@vitrine/core/mail/mail-document.ts';
import type { Database } from '../../database/database.ts';
import type { KeptPictures } from '../../new-mail.ts';

export interface MailDocumentRow {
  kind: string;
  language: string;
  subject: string;
  preheader: string;
  entries: MailEntry[];
  pictures: KeptPictures;
  version: number;
  changed_at: Date;
}

export interface MailKey {
  readonly kind: string;
  readonly language: string;
}

/** What an owner changed about emails of these kinds, in one statement. */
export async function readChanges(
  database: Database,
  websiteId: string,
  kinds: readonly string[],
): Promise<{ documents: MailDocumentRow[]; off: Set<string> }> {
  const rows = await database.query<MailDocumentRow & { is_off: boolean }>(
    `SELECT kind, language, subject, preheader, entries, pictures, version, false AS is_off
     FROM mail_documents WHERE website_id = $1 AND kind = ANY ($2)
     UNION ALL
     SELECT kind, '', '', '', '[]', '{}', 0, true FROM mail_switched_off WHERE website_id = $1 AND kind = ANY ($2)`,
    [websiteId, kinds],
  );
  return {
    documents: rows.filter(row => !row.is_off),
    off: new Set(rows.flatMap(row => (row.is_off ? [row.kind] : []))),
  };
}

/** Its new version; null if it is another version by now. Version 0 is that of one nobody changed. */
export async function writeDocument(
  database: Database,
  websiteId: string,
  {
    kind,
    language,
    document,
    pictures,
    version,
    now,
  }: MailKey & { document: MailDocument; pictures: KeptPictures; version: number; now: Date },
): Promise<number | null> {
  const { subject, preheader, entries } = document;
  const [row] = await database.query<{ version: number }>(
    version === 0
      ? `INSERT INTO mail_documents (website_id, kind, language, subject, preheader, entries, pictures, changed_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE $9 = 0 ON CONFLICT DO NOTHING RETURNING version`
      : `UPDATE mail_documents SET subject = $4, preheader = $5, entries = $6, pictures = $7, changed_at = $8,
           version = version + 1
         WHERE website_id = $1 AND kind = $2 AND language = $3 AND version = $9 RETURNING version`,
    [
      ...[websiteId, kind, language, subject, preheader],
      ...[JSON.stringify(entries), JSON.stringify(pictures), now, version],
    ],
  );
  return row?.version ?? null;
}

/** False if it is another version by now. */
export async function deleteDocument(
  database: Database,
  websiteId: string,
  { kind, language, version }: MailKey & { version: number },
): Promise<boolean> {
  const rows = await database.query(
    `DELETE FROM mail_documents WHERE website_id = $1 AND kind = $2 AND language = $3 AND version = $4
     RETURNING kind`,
    [websiteId, kind, language, version],
  );
  return rows.length > 0;
}

export async function switchMail(
  database: Database,
  websiteId: string,
  { kind, isOn }: { kind: string; isOn: boolean },
): Promise<void> {
  await database.query(
    isOn
      ? 'DELETE FROM mail_switched_off WHERE website_id = $1 AND kind = $2'
      : 'INSERT INTO mail_switched_off (website_id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [websiteId, kind],
  );
}

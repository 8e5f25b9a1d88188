import type { Id } from '@vitrine/core/id/id.ts';
import { readStoredSettings } from '@vitrine/core/tenancy/read-settings.ts';
import type { Website, WebsiteSettings } from '@vitrine/core/tenancy/website.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

interface WebsiteRow {
  id: string;
  subdomain: string;
  title: string;
  settings: unknown;
  published_revision_id: string | null;
  content_version: number;
  launched_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
}

/** A website with the data that only the platform needs. */
export interface WebsiteRecord {
  readonly website: Website;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** The website that visitors can reach; null if there is none or it is deleted. */
export async function readWebsite(database: Database, websiteId: Id): Promise<Website | null> {
  const [row] = await database.query<WebsiteRow>(
    'SELECT * FROM websites WHERE id = $1 AND deleted_at IS NULL',
    [websiteId],
  );
  return row ? recordOf(row).website : null;
}

export async function readWebsiteRecord(database: Database, websiteId: Id): Promise<WebsiteRecord | null> {
  const [row] = await database.query<WebsiteRow>('SELECT * FROM websites WHERE id = $1', [websiteId]);
  return row ? recordOf(row) : null;
}

export async function findBySubdomain(database: Database, subdomain: string): Promise<WebsiteRecord | null> {
  const [row] = await database.query<WebsiteRow>('SELECT * FROM websites WHERE subdomain = $1', [subdomain]);
  return row ? recordOf(row) : null;
}

export async function findByDomain(database: Database, host: string): Promise<Website | null> {
  const [row] = await acrossWebsites(database).query<WebsiteRow>(
    `SELECT websites.* FROM domains JOIN websites ON websites.id = domains.website_id
     WHERE domains.host = $1 AND proved_at IS NOT NULL AND deleted_at IS NULL`,
    [host],
  );
  return row ? recordOf(row).website : null;
}

export async function listAll(database: Database): Promise<WebsiteRecord[]> {
  return (await database.query<WebsiteRow>('SELECT * FROM websites ORDER BY subdomain')).map(recordOf);
}

/** False if the subdomain is taken, even by a deleted website that can be restored. */
export async function insertWebsite(database: Database, website: Website, createdAt: Date): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO websites (id, subdomain, title, settings, created_at, launched_at)
     VALUES ($1, $2, $3, $4, $5, CASE WHEN $6 THEN $5::timestamptz END)
     ON CONFLICT (subdomain) DO NOTHING RETURNING id`,
    [
      website.id,
      website.subdomain,
      website.title,
      JSON.stringify(website.settings),
      createdAt,
      website.isLaunched,
    ],
  );
  return rows.length === 1;
}

/** Locks the website against other changes until the transaction ends. */
export async function lockWebsite(database: Database, websiteId: Id): Promise<Website | null> {
  const [row] = await database.query<WebsiteRow>(
    'SELECT * FROM websites WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
    [websiteId],
  );
  return row ? recordOf(row).website : null;
}

export async function updateSettings(
  database: Database,
  websiteId: Id,
  { title, settings }: { title: string; settings: WebsiteSettings },
): Promise<void> {
  await database.query(
    'UPDATE websites SET title = $2, settings = $3, content_version = content_version + 1 WHERE id = $1',
    [websiteId, title, JSON.stringify(settings)],
  );
}

/** False if another website has the subdomain. */
export async function updateSubdomain(
  database: Database,
  websiteId: Id,
  subdomain: string,
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE websites SET subdomain = $2 WHERE id = $1
     AND NOT EXISTS (SELECT 1 FROM websites other WHERE other.subdomain = $2 AND other.id <> $1) RETURNING id`,
    [websiteId, subdomain],
  );
  return rows.length === 1;
}

export async function updateDeletedAt(
  database: Database,
  websiteId: Id,
  deletedAt: Date | null,
): Promise<void> {
  await database.query('UPDATE websites SET deleted_at = $2 WHERE id = $1', [websiteId, deletedAt]);
}

export async function updatePublishedRevision(
  database: Database,
  websiteId: Id,
  revisionId: Id,
): Promise<void> {
  await database.query(
    'UPDATE websites SET published_revision_id = $2, content_version = content_version + 1 WHERE id = $1',
    [websiteId, revisionId],
  );
}

/** Opens the website to visitors from a time on, or closes it with null; the content version increases. */
export async function updateLaunchedAt(
  database: Database,
  websiteId: Id,
  launchedAt: Date | null,
): Promise<void> {
  await database.query(
    'UPDATE websites SET launched_at = $2, content_version = content_version + 1 WHERE id = $1',
    [websiteId, launchedAt],
  );
}

export async function raiseContentVersion(database: Database, websiteId: Id): Promise<void> {
  await database.query('UPDATE websites SET content_version = content_version + 1 WHERE id = $1', [
    websiteId,
  ]);
}

function recordOf(row: WebsiteRow): WebsiteRecord {
  return {
    website: {
      id: row.id,
      subdomain: row.subdomain,
      title: row.title,
      settings: readStoredSettings(row.settings),
      publishedRevisionId: row.published_revision_id,
      contentVersion: row.content_version,
      isLaunched: row.launched_at !== null,
    },
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  };
}

import { type Id, newId } from '@vitrine/core/id/id.ts';
import { defaultSiteStyles, type SiteStyles, siteStylesSchema } from '@vitrine/core/site/site-styles.ts';
import type { Database } from '../../database/database.ts';
import { insertDocument } from './documents.store.ts';
import { plainFooter, plainHeader } from './plain-frame.ts';

/** A website's styles and the ids of the documents above and below its pages. */
export interface Design {
  readonly styles: SiteStyles;
  readonly version: number;
  readonly headerId: Id;
  readonly footerId: Id;
}

interface Row {
  styles: unknown;
  version: number;
  header_id: string;
  footer_id: string;
}

/** Created with the defaults and a plain frame if the website has none yet (rule STARTER-4). */
export async function readDesign(database: Database, websiteId: Id, now: Date): Promise<Design> {
  const [row] = await database.query<Row>('SELECT * FROM site_designs WHERE website_id = $1', [websiteId]);
  return row ? designOf(row) : makeDesign(database, websiteId, now);
}

/** Locked until the transaction ends. */
export async function lockDesign(database: Database, websiteId: Id, now: Date): Promise<Design> {
  await readDesign(database, websiteId, now);
  const [row] = await database.query<Row>('SELECT * FROM site_designs WHERE website_id = $1 FOR UPDATE', [
    websiteId,
  ]);
  if (!row) throw new Error('A website’s design is never deleted.');
  return designOf(row);
}

/** Writes the styles as the next version; returns that version. */
export async function updateStyles(database: Database, websiteId: Id, styles: SiteStyles): Promise<number> {
  const [row] = await database.query<{ version: number }>(
    'UPDATE site_designs SET styles = $2, version = version + 1 WHERE website_id = $1 RETURNING version',
    [websiteId, JSON.stringify(styles)],
  );
  return row?.version ?? 0;
}

async function makeDesign(database: Database, websiteId: Id, now: Date): Promise<Design> {
  return database.transaction(async transaction => {
    const headerId = newId();
    const footerId = newId();
    const made = await transaction.query(
      `INSERT INTO site_designs (website_id, styles, header_id, footer_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (website_id) DO NOTHING RETURNING website_id`,
      [websiteId, JSON.stringify(defaultSiteStyles), headerId, footerId],
    );
    if (made.length === 0) return readDesign(transaction, websiteId, now);
    await insertDocument(transaction, websiteId, {
      id: headerId,
      document: plainHeader(),
      approved: null,
      now,
    });
    await insertDocument(transaction, websiteId, {
      id: footerId,
      document: plainFooter(),
      approved: null,
      now,
    });
    return { styles: defaultSiteStyles, version: 1, headerId, footerId };
  });
}

function designOf({ styles, version, header_id, footer_id }: Row): Design {
  return { styles: siteStylesSchema.parse(styles), version, headerId: header_id, footerId: footer_id };
}

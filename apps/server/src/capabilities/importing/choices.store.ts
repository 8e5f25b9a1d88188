import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportChoice } from '@vitrine/core/importing/importing.calls.ts';
import type { Database } from '../../database/database.ts';

export interface Choice {
  readonly sourceKey: string;
  readonly kind: ImportChoice['kind'];
  readonly title: string;
  readonly targetId: Id;
  readonly changedAt: Date;
  /** The version that is not in use, in the form it would be put. */
  readonly other: unknown;
  /** Changes since the previous import wrote it. */
  readonly print: string;
}

/** Stores the open questions, one for each item: the newest import asks. */
export async function saveChoices(
  database: Database,
  websiteId: Id,
  { importId, choices }: { importId: Id; choices: readonly Choice[] },
): Promise<void> {
  for (const { sourceKey, kind, title, targetId, changedAt, other, print } of choices) {
    await database.query(
      `INSERT INTO import_choices (website_id, source_key, import_id, kind, title, target_id, changed_at, other, print)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (website_id, source_key) DO UPDATE SET import_id = excluded.import_id, title = excluded.title,
         changed_at = excluded.changed_at, other = excluded.other, print = excluded.print, is_taken = false`,
      [websiteId, sourceKey, importId, kind, title, targetId, changedAt, JSON.stringify(other), print],
    );
  }
}

/** For imported items: deletes the answered questions, and asks the open ones again. */
export async function renewChoices(
  database: Database,
  websiteId: Id,
  { importId, brought, kept }: { importId: Id; brought: readonly string[]; kept: readonly string[] },
): Promise<void> {
  await database.query(
    'DELETE FROM import_choices WHERE website_id = $1 AND source_key = ANY ($2) AND NOT source_key = ANY ($3)',
    [websiteId, brought, kept],
  );
  await database.query(
    'UPDATE import_choices SET import_id = $2 WHERE website_id = $1 AND source_key = ANY ($3)',
    [websiteId, importId, kept],
  );
}

interface ChoiceRow {
  readonly import_id: Id;
  readonly source_key: string;
  readonly kind: ImportChoice['kind'];
  readonly title: string;
  readonly target_id: Id;
  readonly changed_at: Date;
  readonly is_taken: boolean;
}

/** The import that asks. */
export async function readChoices(database: Database, websiteId: Id): Promise<Map<Id, ImportChoice[]>> {
  const rows = await database.query<ChoiceRow>(
    `SELECT import_id, source_key, kind, title, target_id, changed_at, is_taken FROM import_choices
     WHERE website_id = $1 ORDER BY kind, title, source_key`,
    [websiteId],
  );
  const byImport = new Map<Id, ImportChoice[]>();
  for (const row of rows) {
    const { source_key: key, kind, title, target_id: targetId, changed_at, is_taken: isTaken } = row;
    const choice = { key, kind, title, targetId, changedAt: changed_at.toISOString(), isTaken };
    const asked = byImport.get(row.import_id);
    if (asked) asked.push(choice);
    else byImport.set(row.import_id, [choice]);
  }
  return byImport;
}

export interface LockedChoice extends ChoiceRow {
  readonly other: unknown;
  readonly print: string;
}

/** The questions of an import, or some of them by name, locked until the transaction ends. */
export async function lockChoices(
  database: Database,
  websiteId: Id,
  { importId, keys }: { importId: Id; keys: readonly string[] | null },
): Promise<LockedChoice[]> {
  return database.query<LockedChoice>(
    `SELECT * FROM import_choices WHERE website_id = $1 AND import_id = $2
       AND ($3::text[] IS NULL OR source_key = ANY ($3)) ORDER BY source_key FOR UPDATE`,
    [websiteId, importId, keys],
  );
}

export async function turnChoice(
  database: Database,
  websiteId: Id,
  { sourceKey, other, isTaken }: { sourceKey: string; other: unknown; isTaken: boolean },
): Promise<void> {
  await database.query(
    'UPDATE import_choices SET other = $3, is_taken = $4 WHERE website_id = $1 AND source_key = $2',
    [websiteId, sourceKey, JSON.stringify(other), isTaken],
  );
}

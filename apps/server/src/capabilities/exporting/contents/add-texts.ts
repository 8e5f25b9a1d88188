import type { Context } from '../../../context.ts';
import { listMembers } from '../../accounts/index.ts';
import { readWebsiteRecord } from '../../tenancy/index.ts';
import type { AddEntry } from '../pack-entries.ts';
import { formatVersion } from '../reading/archived-facts.ts';
import { leftOutColumns, leftOutRows, leftOutTables } from './left-out.ts';

const format = { format: 'vitrine-website', formatVersion } as const;

/** `README.txt` and `website.json` (rule EXPORT-1). */
export async function addTexts(context: Context, madeAt: Date, add: AddEntry): Promise<void> {
  const record = await readWebsiteRecord(context.database, context.website.id);
  if (record === null) throw new Error('The website is gone.');
  const { id, title, subdomain, settings, publishedRevisionId } = record.website;
  await addText(add, 'README.txt', readme(title, madeAt));
  const facts = {
    ...format,
    madeAt,
    id,
    title,
    subdomain,
    createdAt: record.createdAt,
    deletedAt: record.deletedAt,
    publishedRevisionId,
    people: await listMembers(context),
    settings,
  };
  await addText(add, 'website.json', `${JSON.stringify(facts, null, 2)}\n`);
}

/** `missing-files.txt` (rule EXPORT-4). */
export async function addMissing(names: readonly string[], add: AddEntry): Promise<void> {
  const text = `The bytes of these files could not be found when the archive was made:\n${names.join('\n')}\n`;
  await addText(add, 'missing-files.txt', text);
}

async function addText(add: AddEntry, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await add({ name, size: bytes.byteLength, content: [bytes] });
}

function readme(title: string, madeAt: Date): string {
  const tables = Object.entries(leftOutTables).map(([table, reason]) => `- ${table}: ${reason}`);
  const columns = Object.entries(leftOutColumns).flatMap(([table, named]) =>
    Object.entries(named).map(([column, reason]) => `- ${table}.${column}: ${reason}`),
  );
  const rows = Object.entries(leftOutRows).map(([table, { reason }]) => `- rows of ${table}: ${reason}`);
  return `${title}
Everything this website held on ${madeAt.toISOString()}.

website.json       its title, address, settings and people, and when this archive was made
tables/NAME.ndjson one file for each table: each line is one row, a JSON object
media/ID/NAME      the files as they were uploaded; ID is the id of their row in tables/assets.ndjson
missing-files.txt  only there when the bytes of files could not be found any more: their names

Text is UTF-8. Times are ISO 8601 in UTC. Amounts of money are whole numbers of the smallest unit of their
currency. Pages and texts are JSON documents, the same that the editor works on.

A row of which a password was left out says so in left_out.

Left out, as they are made again, or are keys that open something on this server alone:
${[...tables, ...columns, ...rows].join('\n')}
The people in website.json come without their passwords; wherever they go on, they set new ones.
`;
}

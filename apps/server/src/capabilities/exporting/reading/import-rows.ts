import { addressSchema } from '@vitrine/core/addresses/address.ts';
import { choicesSchema } from '@vitrine/core/cart/choices/choices.ts';
import { formFieldsSchema } from '@vitrine/core/forms/form-fields.ts';
import { linkSchema, optionalLinkSchema } from '@vitrine/core/links/link.ts';
import { storedLineSchema } from '@vitrine/core/orders/order-line.ts';
import { storedTotalsSchema } from '@vitrine/core/orders/order-totals.ts';
import { trackingAddressSchema } from '@vitrine/core/orders/shipment.ts';
import { pageDocumentSchema } from '@vitrine/core/page/page-document.ts';
import { optionStyleSchema } from '@vitrine/core/products/option-style.ts';
import { perUnitSchema } from '@vitrine/core/products/per-unit-schema.ts';
import { planSchema } from '@vitrine/core/products/plan.ts';
import { productVideosSchema } from '@vitrine/core/products/product-video.ts';
import { storedRecordSchema } from '@vitrine/core/records/records.ts';
import { richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { siteStylesSchema } from '@vitrine/core/site/site-styles.ts';
import { domainSchema } from '@vitrine/core/tenancy/domain.ts';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { mergeKept } from '../../collections/index.ts';
import { ArchiveError, wordIssue } from './archive-error.ts';
import { isOldSpan, readSpans, type Spans, withSpan } from './bring-old-spans.ts';
import { formerColumns, formerTables } from './former-rows.ts';
import { insertLines, listTables, type RestoredTable } from './insert-rows.store.ts';
import type { StoredFile } from './store-media.ts';
import { linesOf, skip, type UnpackedEntry, unpackEntries } from './unpack-entries.ts';

export interface RowsToImport {
  readonly path: string;
  /** The website’s id in the archive. */
  readonly from: string;
  /** Files that were stored, by the id of their row. */
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly closedHash: string;
  readonly tell: (line: string) => void;
}

export interface ImportedRows {
  readonly tables: number;
  readonly rows: number;
  /** Domains of the archived website; another website may have them now. */
  readonly domains: readonly string[];
}

/** Tables whose rows grant rights or claim names: never filled from an archive (rule EXPORT-18). */
const notTaken = new Set(['domains', 'website_members']);

const batchBytes = 1024 * 1024;

/** What a buyer agreed to links to pages, which the studio opens. */
const agreedTo = z
  .object({ links: z.object({ address: linkSchema }).array() })
  .nullable()
  .optional();

/** The required shape of a document or a link in a column; the database checks every other type. */
const documents: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  collections: { link_address: optionalLinkSchema.optional() },
  revision_collections: { link_address: optionalLinkSchema.optional() },
  redirects: { to_path: linkSchema },
  revision_redirects: { to_path: linkSchema },
  cart_entries: { choices: choicesSchema.optional() },
  cart_saved_lines: { choices: choicesSchema.optional() },
  orders: {
    lines: storedLineSchema.array(),
    totals: storedTotalsSchema,
    billing_address: addressSchema.nullable().optional(),
    terms: agreedTo,
  },
  order_shipments: { tracking_address: trackingAddressSchema },
  page_documents: { document: pageDocumentSchema },
  document_snapshots: { document: pageDocumentSchema },
  site_designs: { styles: siteStylesSchema },
  revision_designs: { styles: siteStylesSchema },
  products: {
    description: richTextSchema,
    option_styles: optionStyleSchema.array().optional(),
    videos: productVideosSchema.optional(),
    form: formFieldsSchema.optional(),
    plan: planSchema.nullable().optional(),
  },
  subscriptions: {
    line: storedLineSchema,
    address: addressSchema,
    billing_address: addressSchema.nullable().optional(),
  },
  variants: {
    per_unit: perUnitSchema.nullable().optional(),
    plan: planSchema.nullable().optional(),
  },
};

/** Columns of a row that belong together; their schema names the invalid ones. */
const rowSchemas: Readonly<Record<string, z.ZodType>> = {
  items: storedRecordSchema,
  revision_items: storedRecordSchema,
};

/** Inserts the rows of an archive into an empty website, in the caller's transaction (rule EXPORT-18). */
export async function importRows(context: Context, given: RowsToImport): Promise<ImportedRows> {
  // Orders of an archive had their invoices where they came from (rule DOCUMENT-9).
  await context.database.query(`SELECT set_config('vitrine.documents', 'off', true)`);
  const tables = await listTables(context.database);
  const known = new Map(tables.map(table => [table.name, table]));
  const domains: string[] = [];
  let readOnce: Promise<Spans> | null = null;
  const spans = () => {
    readOnce ??= readSpans(given.path);
    return readOnce;
  };
  let [count, rows] = [0, 0];
  // Referenced tables are filled first; each level is read from the file separately.
  const levels = Math.max(...tables.map(({ level }) => level));
  for (let level = 0; level <= levels; level += 1) {
    for await (const entry of unpackEntries(given.path)) {
      const name = /^tables\/(\w+)\.ndjson$/.exec(entry.name)?.[1];
      const table = name === undefined ? undefined : known.get(name);
      if (name !== undefined && table === undefined && !formerTables.has(name))
        throw new ArchiveError(entry.name, 'this release has no such table; it was made by a newer one');
      const isNow = table !== undefined && table.level === level;
      if (isNow && !notTaken.has(table.name)) {
        rows += await importTable(context, given, { entry, table, spans });
        count += 1;
        given.tell(`tables: ${count}, ${table.name}`);
      } else if (isNow && table.name === 'domains') {
        for await (const line of linesOf(entry)) {
          const host = domainSchema.safeParse(rowOf(entry, line).host);
          if (host.success) domains.push(host.data);
        }
      } else await skip(entry);
    }
  }
  if (readOnce !== null) await mergeKept(context.database, context.website.id);
  return { tables: count, rows, domains };
}

async function importTable(
  context: Context,
  given: RowsToImport,
  { entry, table, spans }: { entry: UnpackedEntry; table: RestoredTable; spans: () => Promise<Spans> },
): Promise<number> {
  const { website } = context;
  let [batch, size, count]: [string[], number, number] = [[], 0, 0];
  const flush = async () => {
    if (batch.length > 0) await insertLines(context, table, { lines: batch, closedHash: given.closedHash });
    count += batch.length;
    [batch, size] = [[], 0];
  };
  for await (const line of linesOf(entry)) {
    // An id occurs in text nowhere else: it is mapped in keys, addresses and documents alike.
    const own = given.from === website.id ? line : line.replaceAll(given.from, website.id);
    const mapped = isOldSpan(table.name, own)
      ? JSON.stringify(withSpan(entry.name, rowOf(entry, own), await spans()))
      : own;
    checkRow({ entry, table, line: mapped, websiteId: website.id, files: given.files });
    batch.push(mapped);
    size += mapped.length;
    if (size > batchBytes) await flush();
  }
  await flush();
  return count;
}

interface RowToCheck {
  readonly entry: UnpackedEntry;
  readonly table: RestoredTable;
  readonly line: string;
  readonly websiteId: string;
  readonly files: ReadonlyMap<string, StoredFile>;
}

function checkRow({ entry, table, line, websiteId, files }: RowToCheck): void {
  const row = rowOf(entry, line);
  if (row.website_id !== websiteId) throw new ArchiveError(entry.name, 'a row belongs to another website');
  const foreign = Object.keys(row).find(
    name =>
      name !== 'left_out' &&
      !table.columns.includes(name) &&
      formerColumns[table.name]?.includes(name) !== true,
  );
  if (foreign !== undefined)
    throw new ArchiveError(entry.name, `this release has no column “${foreign.slice(0, 80)}”`);
  for (const [column, schema] of Object.entries(documents[table.name] ?? {})) {
    const issue = schema.safeParse(row[column]).error?.issues[0];
    if (issue) throw new ArchiveError(entry.name, wordIssue(issue, [column]));
  }
  const issue = rowSchemas[table.name]?.safeParse(row).error?.issues[0];
  if (issue) throw new ArchiveError(entry.name, wordIssue(issue));
  const file = table.name === 'assets' ? files.get(String(row.id)) : undefined;
  if (file !== undefined && (file.sha256 !== row.sha256 || file.bytes !== row.bytes))
    throw new ArchiveError(`media/${row.id}`, 'its bytes are not those its row tells of');
}

function rowOf(entry: UnpackedEntry, line: string): Record<string, unknown> {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new ArchiveError(entry.name, 'a line is no JSON object');
}

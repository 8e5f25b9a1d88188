import { randomBytes } from 'node:crypto';
import { readFields } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { exportingErrors } from '@vitrine/core/exporting/exporting.errors.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { subdomainSchema, type Website } from '@vitrine/core/tenancy/website.ts';
import { type Context, onWebsite, type PlatformContext, within } from '../../../context.ts';
import { transactionOf } from '../../../database/database.ts';
import { wordsOfError } from '../../../files/error-words.ts';
import { recordAct } from '../../audit/index.ts';
import { hashPagePassword, indexPublished, markEverything } from '../../collections/index.ts';
import { remakeVariants } from '../../media/index.ts';
import { bringOldSettings } from '../../payments/index.ts';
import { indexAllProducts } from '../../products/index.ts';
import { bringDomains, bringWebsite, readWebsiteRecord, setPublishedRevision } from '../../tenancy/index.ts';
import { ArchiveError } from './archive-error.ts';
import { type ArchivedFacts, readFacts } from './archived-facts.ts';
import { bringOldRefunds } from './bring-old-refunds.ts';
import { bringOldShipments } from './bring-old-shipments.ts';
import { type ImportedRows, importRows } from './import-rows.ts';
import { settleImported } from './insert-rows.store.ts';
import { storeMedia } from './store-media.ts';

export interface OperatorImport {
  /** An archive on this machine. */
  readonly path: string;
  /** Null keeps its name. */
  readonly subdomain: string | null;
  /** The account that becomes its admin. */
  readonly owner: { readonly id: Id; readonly email: string } | null;
  readonly tell: (line: string) => void;
}

export interface ImportSummary extends ImportedRows {
  readonly subdomain: string;
  readonly files: number;
  /** The people who had a role; they must be invited again. */
  readonly people: readonly string[];
}

/**
 * Makes a new website from an archive, for the operator's command: completely or not at all (rules EXPORT-18 to
 * EXPORT-20). Roles are not imported, so the caller names the admin.
 */
export async function importByOperator(
  context: PlatformContext,
  { path, subdomain, owner, tell }: OperatorImport,
): Promise<Result<ImportSummary>> {
  let stored: Context | null = null;
  let isDone = false;
  try {
    const facts = await readFacts(path);
    const name = readFields(subdomainSchema, subdomain ?? facts.subdomain);
    if (!name.isRead)
      throw new ArchiveError(
        'The subdomain',
        `${Object.values(wordAll(name.problems, 'en'))[0]} Name one by --name`,
      );
    const website = await websiteOf(context, { facts, subdomain: name.value });
    const inside = onWebsite(context, website);
    stored = inside;
    const files = await storeMedia(inside, { path, tell });
    const closedHash = await hashPagePassword(randomBytes(24).toString('base64url'));
    const done = await transactionOf<Result<ImportedRows>>(context.database, async transaction => {
      const own = within(inside, transaction);
      const made = await bringWebsite(own, {
        ownerId: owner?.id ?? null,
        createdAt: new Date(facts.createdAt),
      });
      if (!made.ok) return made;
      const rows = await importRows(own, { path, from: facts.id, files, closedHash, tell });
      if (facts.formatVersion < 2) await bringOldRefunds(own, path);
      await bringOldShipments(own, path);
      await bringOldSettings(own, facts.payments);
      await bringDomains(own, rows.domains);
      await settleImported(own);
      await indexAllProducts(own);
      await remakeVariants(own);
      await markEverything(transaction, website.id);
      if (facts.publishedRevisionId !== null) {
        await indexPublished(own, facts.publishedRevisionId);
        await setPublishedRevision(own, facts.publishedRevisionId);
      }
      await recordAct(own, 'exporting.imported', { from: facts.subdomain, rows: rows.rows });
      return succeed(rows);
    });
    if (!done.ok) return done;
    isDone = true;
    const people = facts.people.map(({ email }) => email).filter(email => email !== owner?.email);
    return succeed({ ...done.value, subdomain: website.subdomain, files: files.size, people });
  } catch (error) {
    if (error instanceof ArchiveError)
      return fail(exportingErrors.archiveInvalid, { where: error.where, why: error.why });
    const why = wordsOfError(error);
    if (why === null) throw error;
    return fail(exportingErrors.archiveUnreadable, { file: path, why });
  } finally {
    if (stored !== null && !isDone) await context.files.remove(`${stored.website.id}/`);
  }
}

/** The id is kept if it is free; nobody visits the website before it is launched. */
async function websiteOf(
  { database }: PlatformContext,
  { facts, subdomain }: { facts: ArchivedFacts; subdomain: string },
): Promise<Website> {
  const isTaken = (await readWebsiteRecord(database, facts.id)) !== null;
  return {
    id: isTaken ? newId() : facts.id,
    subdomain,
    title: facts.title,
    settings: facts.settings,
    publishedRevisionId: null,
    contentVersion: 1,
    isLaunched: false,
  };
}

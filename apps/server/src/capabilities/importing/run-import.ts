import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { isEmpty } from '@vitrine/core/importing/import-model.ts';
import { type ImportReport, reportOf } from '@vitrine/core/importing/import-report.ts';
import type { ImportChoice } from '@vitrine/core/importing/importing.calls.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type Context, within } from '../../context.ts';
import { publish } from '../publishing/index.ts';
import type { ImportFile } from './apart/import-messages.ts';
import { type OpenImport, openImport } from './apart/open-import.ts';
import { readChoices } from './choices.store.ts';
import { type Outcome, type Progress, saveOutcome, saveProgress } from './importing.store.ts';
import { bringMedia } from './media/bring-media.ts';
import { MediaIndex } from './media/media-index.ts';
import { ImportNotes } from './readers/import-notes.ts';
import { undoImport } from './undo-import.ts';
import type { ShopsWanted } from './write/shop-plan.ts';
import { writeContent } from './write/write-content.ts';
import { writeProducts } from './write/write-products.ts';

export interface ImportRun extends Partial<ShopsWanted> {
  readonly importId: Id;
  readonly file: ImportFile;
  /** For temporary files. */
  readonly folder: string;
  /** The file, if it is already read; its opener closes it. */
  readonly opened?: OpenImport;
  readonly mediaBase: string | null;
  /** Whether visitors see the imported content immediately. */
  readonly isPublished: boolean;
  /** Whether the owner's changes since the last import are replaced. */
  readonly replaces: boolean;
  /** Called with the progress, for a person at a terminal. */
  readonly tell?: (progress: Progress) => void;
}

export interface ImportDone {
  readonly report: ImportReport;
  readonly redirects: number;
  /** The questions to the owner. */
  readonly choices: readonly ImportChoice[];
}

/**
 * Runs an import: reads the file, fetches its media, writes products in batches and everything else in one
 * transaction, and publishes. A refusal or failure leaves the website unchanged (rule IMPORT-42); missing media
 * never fails an import (rule IMPORT-51).
 */
export async function runImport(context: Context, run: ImportRun): Promise<Result<ImportDone>> {
  const { clock, database, website, log } = context;
  const added: Id[] = [];
  const end = (outcome: Omit<Outcome, 'id' | 'now'>) =>
    saveOutcome(database, website.id, { id: run.importId, now: clock.now(), ...outcome });
  const refuse = async (error: Refusal): Promise<Result<ImportDone>> => {
    const undone = await undoImport(context, { importId: run.importId, error, added });
    await end(undone);
    return { ok: false, error: undone.refusal };
  };
  try {
    const opened = run.opened === undefined ? await openSource(context, run) : succeed(run.opened);
    if (!opened.ok) return await refuse(opened.error);
    try {
      const done = await importOpened(context, opened.value, { ...run, added });
      if (!done.ok) return await refuse(done.error);
      const { report, redirects } = done.value;
      await end({ state: 'done', report, redirects, refusal: null });
      return done;
    } finally {
      opened.value.close();
    }
  } catch (error) {
    log.error({ error, importId: run.importId }, 'an import failed and was undone');
    const stopped = fail(importingErrors.stopped);
    return stopped.ok ? stopped : await refuse(stopped.error);
  }
}

function openSource(context: Context, run: ImportRun): Promise<Result<OpenImport>> {
  const progress = reporter(context, run, '');
  return openImport(run.file, {
    folder: run.folder,
    goOn: read => progress({ phase: 'reading', ...inThousands(read) }),
  });
}

async function importOpened(
  context: Context,
  { model, look, convert, products }: OpenImport,
  run: ImportRun & { readonly added: Id[] },
): Promise<Result<ImportDone>> {
  if (isEmpty(model)) return fail(importingErrors.nothingToImport, { file: run.file.fileName });
  const notes = new ImportNotes();
  const cancelled = fail(importingErrors.cancelled);
  const progress = reporter(context, run, model.format);
  const files = await look(read => progress({ phase: 'reading', ...read }));
  if (!files.ok) return files;
  if (!(await progress({ phase: 'media', done: 0, total: files.value.length }))) return cancelled;
  const media = new MediaIndex(model.attachments, model.site.address);
  const brought = await bringMedia(context, {
    files: files.value,
    mediaBase: run.mediaBase,
    notes,
    advance: (done, total) => progress({ phase: 'media', done, total }),
  });
  run.added.push(...brought.added);
  const total =
    model.productCount +
    model.pages.length +
    model.posts.length +
    model.posts.reduce((sum, post) => sum + post.comments.length, 0);
  const content = brought.isCancelled
    ? cancelled
    : await convert(brought.assets, read => progress({ phase: 'converting', ...read }));
  if (!content.ok) return content;
  if (!(await progress({ phase: 'content', done: 0, total }))) return cancelled;
  const request = {
    importId: run.importId,
    model,
    media,
    assets: brought.assets,
    notes,
    replaces: run.replaces,
    shopId: run.shopId ?? null,
    makesShops: run.makesShops ?? false,
    advance: async (done: number) => {
      // Menu links are written too, but they are not worth reporting.
      await progress({ phase: 'content', done: Math.min(done, total), total });
    },
  };
  const written = await writeProducts(context, { ...request, products });
  if (!written.ok) return written;
  const { redirects } = await context.database.transaction(transaction =>
    writeContent(within(context, transaction), {
      ...request,
      products: written.value,
      content: content.value,
    }),
  );
  if (run.isPublished) {
    const published = await publish(context, { note: `Import of ${run.file.fileName}` });
    if (!published.ok) notes.warn(phrase('imports.publishing'), published.error);
  }
  const counted = reportOf(model);
  const arrived = model.attachments.filter(one =>
    brought.assets.has(media.fileOf(one.address)?.address ?? ''),
  );
  const report = {
    ...counted,
    // The imported files, not those that the file names (rule IMPORT-6).
    attachments: arrived.length,
    skipped: [...counted.skipped, ...notes.skipped],
    warnings: [...counted.warnings, ...notes.warnings],
  };
  const choices = (await readChoices(context.database, context.website.id)).get(run.importId) ?? [];
  return succeed({ report, redirects, choices });
}

/** Characters of a file are counted in thousands. */
function inThousands({ done, total }: { done: number; total: number }) {
  return { done: Math.ceil(done / 1000), total: Math.ceil(total / 1000) };
}

/** Records progress at most a few times a second; returns whether to continue. */
function reporter(
  context: Context,
  run: ImportRun,
  format: string,
): (progress: Progress) => Promise<boolean> {
  let last = 0;
  let phase = '';
  return async progress => {
    const now = performance.now();
    if (progress.phase === phase && progress.done < progress.total && now - last < 300) return true;
    last = now;
    phase = progress.phase;
    run.tell?.(progress);
    return saveProgress(context.database, context.website.id, { id: run.importId, format, ...progress });
  };
}

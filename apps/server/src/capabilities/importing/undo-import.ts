import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { emptyReport, type ImportReport } from '@vitrine/core/importing/import-report.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../context.ts';
import { refusal } from '../../http/refusal.ts';
import { deleteAsset } from '../media/index.ts';
import { putBackProducts } from './write/put-back-products.ts';

export interface Undone {
  readonly state: 'failed';
  /** Lists the products that stay; null if there are none. */
  readonly report: ImportReport | null;
  readonly redirects: 0;
  readonly refusal: Refusal;
}

/**
 * Undoes the products and files of a failed import, also those that a process wrote which died during it (rule
 * IMPORT-42). What has to stay is said (rule IMPORT-75).
 */
export async function undoImport(
  context: Context,
  { importId, error, added = [] }: { importId: Id; error: Refusal; added?: readonly Id[] },
): Promise<Undone> {
  const { kept, notes, ids } = await putBackProducts(context, importId);
  for (const assetId of added) if (!ids.has(assetId)) await deleteAsset(context, assetId);
  const outcome = { state: 'failed', redirects: 0 } as const;
  if (kept === 0) return { ...outcome, report: null, refusal: error };
  const report = { ...emptyReport, skipped: [...notes.skipped], warnings: [...notes.warnings] };
  const why = causeOf(error);
  return { ...outcome, report, refusal: refusal(importingErrors.undoneInPart, { why, kept }) };
}

/** Without saying that the website was not changed. */
function causeOf({ code, values }: Refusal): Phrase {
  if (code === importingErrors.readingFailed.code)
    return { code: 'parts.importUnread', values: values ?? {} };
  if (code === importingErrors.tookTooLong.code) return { code: 'parts.importLate', values: values ?? {} };
  return phrase('parts.importStopped');
}

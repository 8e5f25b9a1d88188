import type { DocumentKind } from '@vitrine/core/documents/document.ts';
import {
  type DocumentPeriod,
  maxPrinted,
  type printSchema,
} from '@vitrine/core/documents/documents.calls.ts';
import { documentErrors } from '@vitrine/core/documents/documents.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { type DocumentRow, listDocumentsOf } from '../documents.store.ts';
import { issueDocuments } from '../issue-documents.ts';
import { listIssuedIn } from '../period.store.ts';
import { packingSlips } from './packing-slips.ts';
import type { Paper } from './paper.ts';
import { paperOfDocument } from './paper-of-document.ts';

/** Of the chosen orders, or what was issued in a period; never more than one file holds (DOCUMENT-8, DOCUMENT-10). */
export async function papersToPrint(
  context: Context,
  wanted: z.output<typeof printSchema>,
): Promise<Result<readonly Paper[]>> {
  if ('from' in wanted) return papersOf(await ofPeriod(context, wanted), documentErrors.noneInPeriod);
  const { kind, order: orderIds } = wanted;
  if (kind !== 'packingSlip')
    return papersOf(await ofOrders(context, orderIds, kind), documentErrors.nothingToPrint);
  const slips = await packingSlips(context, orderIds);
  return slips.length === 0 ? fail(documentErrors.nothingToPrint) : succeed(slips);
}

function papersOf(
  rows: readonly DocumentRow[],
  none: typeof documentErrors.noneInPeriod | typeof documentErrors.nothingToPrint,
): Result<readonly Paper[]> {
  if (rows.length === 0) return fail(none);
  if (rows.length > maxPrinted) return fail(documentErrors.tooManyToPrint, { most: maxPrinted });
  return succeed(rows.map(paperOfDocument));
}

/** One more than are printed, if there are. */
async function ofPeriod(
  context: Context,
  { kind, from, to }: DocumentPeriod & { readonly kind: DocumentKind },
): Promise<DocumentRow[]> {
  const { database, website } = context;
  await issueDocuments(context);
  const { timeZone } = website.settings;
  return listIssuedIn(database, website.id, { kind, period: { from, to, timeZone }, limit: maxPrinted + 1 });
}

/** In the order in which the orders were chosen. */
async function ofOrders(
  context: Context,
  orderIds: readonly Id[],
  wanted: DocumentKind,
): Promise<DocumentRow[]> {
  const { database, website } = context;
  for (const orderId of orderIds) await issueDocuments(context, orderId);
  const rows = await listDocumentsOf(database, website.id, orderIds);
  const place = (row: DocumentRow) => orderIds.indexOf(row.order_id);
  return rows.filter(({ kind }) => kind === wanted).toSorted((a, b) => place(a) - place(b));
}

import { Readable } from 'node:stream';
import { csvBeginning, csvRow } from '@vitrine/core/csv/csv-row.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import {
  type LedgerPeriod,
  ledgerCalls,
  ledgerFilePath,
  ledgerPeriodSchema,
} from '@vitrine/core/ledger/ledger.calls.ts';
import { decimalText } from '@vitrine/core/money/format-money.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { refusalOfAccess } from '../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { send } from '../../http/send.ts';
import { recordAct } from '../audit/index.ts';
import { type ListedPosting, listPostings, type PostingPlace } from './ledger.store.ts';

/** The books of a period for an accountant, a row for each posting (rule LEDGER-8). */
export function serveLedgerFile(app: FastifyInstance, services: Services): void {
  app.get(ledgerFilePath, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { actor, website } = context;
    const refused = await refusalOfAccess(services, { call: ledgerCalls.figures, actor }, { request, reply });
    if (refused !== null) return replyWithRefusal(reply, refused);
    const period = ledgerPeriodSchema.safeParse(request.query);
    if (!period.success) return replyWithRefusal(reply, refusal(callErrors.invalid, { fields: 'year' }));
    const { year, quarter } = period.data;
    const name = quarter === undefined ? String(year) : `${year}-q${quarter}`;
    if (request.method === 'GET') await recordAct(context, 'ledger.exported', { period: name });
    return send(reply, {
      contentType: 'text/csv; charset=utf-8',
      cacheControl: 'private, no-store',
      policy: "default-src 'none'; sandbox",
      also: {
        'Content-Disposition': `attachment; filename="books-${website.subdomain}-${name}.csv"`,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
      body: request.method === 'HEAD' ? '' : Readable.from(linesOf(context, period.data)),
    });
  });
}

const batch = 2000;
const headers = [
  'Date',
  'Event',
  'Kind',
  'Order',
  'Account',
  'Detail',
  'Country',
  'Region',
  'Tax rate',
  'Taxed amount',
  'Debit',
  'Credit',
  'Currency',
];

async function* linesOf({ database, website }: Context, period: LedgerPeriod): AsyncGenerator<string> {
  const { timeZone } = website.settings;
  // The Swedish notation is that of ISO 8601.
  const days = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  yield csvBeginning + csvRow(headers);
  let after: PostingPlace | null = null;
  while (true) {
    const rows: ListedPosting[] = await listPostings(database, website.id, {
      period: { ...period, timeZone },
      after,
      limit: batch,
    });
    yield rows.map(row => lineOf(row, days)).join('');
    after = rows.at(-1) ?? null;
    if (rows.length < batch || after === null) return;
  }
}

function lineOf(row: ListedPosting, days: Intl.DateTimeFormat): string {
  const decimals = currencyDecimals[row.currency as Currency] ?? 2;
  const money = (amount: number) => decimalText(amount, decimals);
  return csvRow([
    days.format(row.at),
    row.event,
    row.kind,
    row.order_number,
    row.account,
    row.detail,
    row.country,
    row.region,
    row.rate === null ? null : row.rate / 1000,
    row.account === 'tax' ? Number(money(0 - row.base)) : null,
    row.amount > 0 ? money(row.amount) : null,
    row.amount < 0 ? money(-row.amount) : null,
    row.currency,
  ]);
}

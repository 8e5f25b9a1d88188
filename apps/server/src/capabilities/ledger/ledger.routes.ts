import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { ledgerCalls as calls } from '@vitrine/core/ledger/ledger.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { readOrder } from '../orders/index.ts';
import { readFigures } from './figures.ts';
import { listPostingsOf } from './ledger.store.ts';

export const ledgerRoutes: readonly BoundCall[] = [
  bindCall(calls.ofOrder, async ({ database, website }, { params }) => {
    if ((await readOrder(database, website.id, params.orderId)) === null) return fail(callErrors.notFound);
    const rows = await listPostingsOf(database, website.id, params.orderId);
    return succeed({
      postings: rows.map(
        ({ event, kind, at, account, detail, country, region, rate, base, amount, ...row }) => ({
          event,
          kind,
          at: at.toISOString(),
          account,
          detail,
          country,
          region,
          rate,
          base,
          amount,
          currency: row.currency,
          isTest: row.is_test,
        }),
      ),
    });
  }),
  bindCall(calls.figures, async (context, { query }) => succeed(await readFigures(context, query))),
];

import type { Fund } from '@vitrine/core/donations/donation-fund.ts';
import { donationCalls as calls } from '@vitrine/core/donations/donations.calls.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { changeFund, createFund, findFund, fundViews } from './change-fund.ts';
import { donationView } from './donation-view.ts';
import { listDonationRows, listFundRows } from './donations.store.ts';

export const donationRoutes: readonly BoundCall[] = [
  bindCall(calls.funds, async (context, { query }) => {
    const { database, website } = context;
    const page = await listFundRows(database, website.id, query);
    if (!page.ok) return page;
    const { rows, ...rest } = page.value;
    return succeed({
      ...rest,
      funds: await fundViews(context, rows),
      currency: website.settings.store.currency,
    });
  }),
  bindCall(calls.fund, async (context, { params }) => reply(context, await findFund(context, params.fundId))),
  bindCall(calls.create, async (context, { body }) => reply(context, await createFund(context, body))),
  bindCall(calls.change, async (context, { params, body }) =>
    reply(context, await changeFund(context, { ...body, id: params.fundId })),
  ),
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const page = await listDonationRows(database, website.id, query);
    if (!page.ok) return page;
    const { rows, ...rest } = page.value;
    return succeed({ ...rest, donations: rows.map(donationView) });
  }),
];

function reply({ website }: Context, result: Result<Fund>): Result<{ fund: Fund; currency: string }> {
  return result.ok ? succeed({ fund: result.value, currency: website.settings.store.currency }) : result;
}

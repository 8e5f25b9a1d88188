import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import {
  withdrawalCalls as calls,
  type ReceivedWithdrawal,
} from '@vitrine/core/withdrawals/withdrawals.calls.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { recordAct } from '../audit/index.ts';
import {
  countOpenWithdrawals,
  listWithdrawals,
  readWithdrawal,
  updateClosed,
  type WithdrawalRow,
} from './withdrawals.store.ts';

export const withdrawalRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const found = await listWithdrawals(database, website.id, query);
    if (!found.ok) return found;
    const { rows, ...page } = found.value;
    return succeed({
      withdrawals: rows.map(viewOf),
      hasMore: page.next !== null,
      ...page,
      open: await countOpenWithdrawals(database, website.id),
    });
  }),
  bindCall(calls.change, (context, { params, body }) => changeWithdrawal(context, { ...params, ...body })),
];

/** What staff do with a declaration is in the audit log (rule WITHDRAW-7). */
function changeWithdrawal(
  context: Context,
  { withdrawalId, isClosed }: { withdrawalId: Id; isClosed: boolean },
): Promise<Result<{ withdrawal: ReceivedWithdrawal }>> {
  const { clock, website } = context;
  return transactionOf(context.database, async transaction => {
    const closedAt = isClosed ? clock.now() : null;
    if (await updateClosed(transaction, website.id, { id: withdrawalId, closedAt }))
      await recordAct(within(context, transaction), 'withdrawal.changed', { withdrawalId, isClosed });
    const row = await readWithdrawal(transaction, website.id, withdrawalId);
    return row === null ? fail(callErrors.notFound) : succeed({ withdrawal: viewOf(row) });
  });
}

function viewOf(row: WithdrawalRow): ReceivedWithdrawal {
  return {
    id: row.id,
    orderId: row.order_id,
    name: row.name,
    email: row.email,
    number: row.order_number,
    items: row.items,
    receivedAt: row.received_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

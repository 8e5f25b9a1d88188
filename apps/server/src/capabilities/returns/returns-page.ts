import { type Id, newId } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { canMove } from '@vitrine/core/orders/transitions.ts';
import { returnTransitions } from '@vitrine/core/returns/return.ts';
import type { OwnReturnView, ReturnsPageView } from '@vitrine/core/returns/return-views.ts';
import { canComeBack } from '@vitrine/core/returns/returnable-lines.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { type OrderRow, orderIdOfToken, readOrder, statusPath } from '../orders/index.ts';
import { itemsInWords, nameOfReturn } from './return-view.ts';
import { type Returnable, returnableOf } from './returnable.ts';
import type { ReturnRow } from './returns.store.ts';

export interface ReturnsPageState {
  readonly notice?: ReturnsPageView['notice'];
  readonly problem?: string;
  /** What was posted without success. */
  readonly entered?: {
    readonly lines: readonly {
      readonly lineId: string;
      readonly quantity: number;
      readonly reason: string;
    }[];
    readonly comment: string;
  };
}

/** The page of the returns of an order: its token is that of the order. */
export function returnsPath(context: Pick<Context, 'secrets' | 'website'>, orderId: Id): string {
  return statusPath(context, orderId).replace('/status/', '/returns/');
}

/** The link from the page of an order; null if nothing can be returned and nothing was (rule RETURN-1). */
export async function returnsAddressOf(context: Context, orderId: Id): Promise<string | null> {
  const order = await readOrder(context.database, context.website.id, orderId);
  if (order === null || order.number === null) return null;
  const { items, returns } = await returnableOf(context, order);
  return items.size > 0 || returns.length > 0 ? returnsPath(context, orderId) : null;
}

/** For anyone with the link of the order; null for any other token (rules RETURN-1 to RETURN-3). */
export async function returnsPage(
  context: Context,
  token: string,
  { notice = null, problem = '', entered }: ReturnsPageState = {},
): Promise<{ page: ReturnsPageView; order: OrderRow } | null> {
  const { database, website } = context;
  const orderId = orderIdOfToken(context, token);
  const order = orderId && (await readOrder(database, website.id, orderId));
  if (!order || order.number === null) return null;
  const found = await returnableOf(context, order);
  const { paidBy } = website.settings.store.returns;
  const page = {
    address: returnsPath(context, order.id),
    orderNumber: String(order.number),
    orderAddress: statusPath(context, order.id),
    newId: newId(),
    lines: await linesOf(context, { order, found, entered }),
    until: (found.until ?? context.clock.now()).toISOString(),
    reasons: reasonsOf(context),
    paidBy,
    excluded: order.lines.filter(line => !canComeBack(line)).map(({ title }) => title),
    returns: found.returns.map(row => ownView(context, order, row)),
    comment: entered?.comment ?? '',
    notice,
    problem: problem === '' ? null : problem,
  };
  return { page, order };
}

/** Those of the shop, or the usual ones in its language (rule RETURN-3). */
export function reasonsOf({ website }: Pick<Context, 'website'>): readonly string[] {
  const { language, store } = website.settings;
  const { returns: words } = wordsIn(language);
  const usual = [
    words.reasonFit,
    words.reasonDamaged,
    words.reasonWrong,
    words.reasonDiffers,
    words.reasonMind,
    words.reasonOther,
  ];
  return store.returns.reasons.length > 0 ? store.returns.reasons : usual;
}

async function linesOf(
  context: Context,
  { order, found, entered }: { order: OrderRow; found: Returnable; entered: ReturnsPageState['entered'] },
): Promise<ReturnsPageView['lines']> {
  const lines = order.lines.filter(({ id }) => found.items.has(id));
  const assets = await findAssets(
    context,
    lines.flatMap(line => line.imageId ?? []),
  );
  return lines.map(line => {
    const own = entered?.lines.find(({ lineId }) => lineId === line.id);
    const most = found.items.get(line.id) ?? 0;
    return {
      lineId: line.id,
      title: line.title,
      options: line.options,
      image: line.imageId === null ? null : (assets.get(line.imageId) ?? null),
      most,
      quantity: Math.min(own?.quantity ?? 0, most),
      reason: own?.reason ?? '',
    };
  });
}

function ownView(context: Context, order: OrderRow, row: ReturnRow): OwnReturnView {
  const here = `${returnsPath(context, order.id)}/${row.id}`;
  return {
    id: row.id,
    name: nameOfReturn(order, row),
    state: row.state,
    askedAt: row.asked_at.toISOString(),
    items: itemsInWords(order, row.lines),
    answer: row.answer,
    withdrawAddress: canMove(returnTransitions, row.state, 'withdrawn') ? `${here}/withdrawal` : null,
    slipAddress: row.state === 'accepted' ? `${here}/slip.pdf` : null,
  };
}

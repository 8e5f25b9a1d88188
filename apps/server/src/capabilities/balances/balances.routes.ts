import { balanceCalls as calls } from '@vitrine/core/balances/balances.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { balanceView } from './balance-view.ts';
import { offerBalanceLink } from './offer-balance-link.ts';
import { withdrawBalanceLink } from './withdraw-balance-link.ts';

export const balanceRoutes: readonly BoundCall[] = [
  bindCall(calls.get, (context, { params }) => balanceView(context, params.orderId)),
  bindCall(calls.offerLink, async (context, { params, body }) => {
    const offered = await offerBalanceLink(context, { ...params, ...body });
    return offered.ok ? balanceView(context, params.orderId) : offered;
  }),
  bindCall(calls.withdrawLink, async (context, { params }) => {
    const withdrawn = await withdrawBalanceLink(context, params.orderId);
    return withdrawn.ok ? balanceView(context, params.orderId) : withdrawn;
  }),
];

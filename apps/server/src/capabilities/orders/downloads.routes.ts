import { downloadCalls as calls } from '@vitrine/core/downloads/downloads.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { renewDownloads, sendDownloads, viewDownloads } from './change-downloads.ts';

export const downloadRoutes: readonly BoundCall[] = [
  bindCall(calls.get, (context, { params }) => viewDownloads(context, params.orderId)),
  bindCall(calls.send, async (context, { params }) => {
    const sent = await sendDownloads(context, params.orderId);
    return sent.ok ? viewDownloads(context, params.orderId) : sent;
  }),
  bindCall(calls.renew, async (context, { params }) => {
    const renewed = await renewDownloads(context, params.orderId);
    return renewed.ok ? viewDownloads(context, params.orderId) : renewed;
  }),
];

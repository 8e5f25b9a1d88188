import { succeed } from '@vitrine/core/errors/result.ts';
import { overviewCalls as calls } from '@vitrine/core/overview/overview.calls.ts';
import type { Capability } from '../../capability.ts';
import { bindCall } from '../../http/bind-call.ts';
import { readOverview } from './read-overview.ts';

export const overviewCapability: Capability = {
  name: 'overview',
  calls: [
    bindCall(calls.get, async (context, { query }) => succeed(await readOverview(context, query.period))),
  ],
};

import { succeed } from '@vitrine/core/errors/result.ts';
import { labelCalls as calls } from '@vitrine/core/labels/labels.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { prepareLabels } from './label-request.ts';
import { labelStrategies } from './label-strategies.ts';

export const labelRoutes: readonly BoundCall[] = [
  bindCall(calls.strategies, async (_context, _input, { language }) =>
    succeed({
      strategies: labelStrategies.map(({ id, nameIn }) => ({ id, name: nameIn(language) })),
    }),
  ),
  bindCall(calls.check, async (context, { body }) => {
    const prepared = await prepareLabels(context, body);
    if (!prepared.ok) return prepared;
    return succeed({ labels: prepared.value.request.orders.length * body.parcels });
  }),
];

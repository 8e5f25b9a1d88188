import { addressLookupCalls as calls } from '@vitrine/core/addresses/address-lookup.calls.ts';
import { succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { findAddress, suggestAddresses } from './look-up.ts';
import { listProviders, removeKey, setKey } from './lookup-keys.ts';

export const addressLookupRoutes: readonly BoundCall[] = [
  bindCall(calls.suggest, async (context, { body }) =>
    succeed({ suggestions: await suggestAddresses(context, body) }),
  ),
  bindCall(calls.find, async (context, { body }) => succeed({ fields: await findAddress(context, body) })),
  bindCall(calls.providers, async context => succeed(await listProviders(context))),
  bindCall(calls.setKey, (context, { params, body }) => setKey(context, { ...params, ...body })),
  bindCall(calls.removeKey, (context, { params }) => removeKey(context, params.provider)),
];

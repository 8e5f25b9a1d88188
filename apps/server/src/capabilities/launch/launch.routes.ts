import { succeed } from '@vitrine/core/errors/result.ts';
import { launchCalls as calls } from '@vitrine/core/launch/launch.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { confirmItem } from './confirm-item.ts';
import { launchView } from './launch-view.ts';
import { closeWebsite, launchWebsite } from './launch-website.ts';

export const launchRoutes: readonly BoundCall[] = [
  bindCall(calls.get, async context => succeed(await launchView(context))),
  bindCall(calls.launch, context => launchWebsite(context)),
  bindCall(calls.close, context => closeWebsite(context)),
  bindCall(calls.confirm, (context, { params, body }) => confirmItem(context, { ...params, ...body })),
];

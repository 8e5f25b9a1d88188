import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Refusal, type Result } from '@vitrine/core/errors/result.ts';
import { type Id, idSchema } from '@vitrine/core/id/id.ts';
import {
  type AddressFieldName,
  addressFieldNames,
  type DoneAct,
} from '@vitrine/core/subscriptions/subscription-page.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { subscriptionIdOfToken } from '../orders/index.ts';
import { changeAddress } from './change-address.ts';
import {
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
  skipNext,
  takeSkipBack,
} from './change-subscription.ts';
import { chooseMethod, payWithOther } from './charge-now.ts';
import { setUpOther } from './set-up-other.ts';

const formSchema = z.object({
  intent: z.enum(['pause', 'resume', 'skip', 'unskip', 'cancel', 'method', 'setUp', 'pay', 'address']),
  savedMethodId: idSchema.optional().catch(undefined),
  paymentMethod: z.string().max(100).default(''),
  ...Object.fromEntries(addressFieldNames.map(name => [name, z.string().max(1000).optional()])),
});

/** Where the browser goes next, or the page again with what was typed and why it was refused. */
export type PostedChange =
  | { readonly kind: 'done'; readonly act: DoneAct }
  | { readonly kind: 'leads'; readonly address: string }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly typed: Partial<Record<AddressFieldName, string>>;
    };

/** A form of a subscription's own page; null if there is no such page (rule SUBSCRIPTION-14). */
export async function changeFromForm(
  context: Context,
  { token, body, siteUserId }: { token: string; body: unknown; siteUserId: Id | null },
): Promise<PostedChange | null> {
  const id = subscriptionIdOfToken(context, token);
  const form = formSchema.safeParse(body);
  if (id === null || !form.success) return null;
  const { intent, savedMethodId, paymentMethod, ...typed } = form.data;
  if (intent === 'pay' || intent === 'setUp') {
    const lead = intent === 'pay' ? payWithOther : setUpOther;
    const page = await lead(context, { id, methodId: paymentMethod, siteUserId });
    return page.ok
      ? { kind: 'leads', address: page.value }
      : { kind: 'refused', refusal: page.error, typed: {} };
  }
  const acts: Record<DoneAct, () => Promise<Result<unknown>>> = {
    pause: () => pauseSubscription(context, id),
    resume: () => resumeSubscription(context, id),
    skip: () => skipNext(context, id),
    unskip: () => takeSkipBack(context, id),
    cancel: () => cancelSubscription(context, id),
    address: () => changeAddress(context, { id, typed }),
    method: () =>
      siteUserId === null || savedMethodId === undefined
        ? Promise.resolve(fail(callErrors.notFound))
        : chooseMethod(context, { id, savedMethodId, siteUserId }),
  };
  const done = await acts[intent]();
  return done.ok ? { kind: 'done', act: intent } : { kind: 'refused', refusal: done.error, typed };
}

import { describeSettings } from '@vitrine/core/panel/describe-settings.ts';
import type { PaymentMethodView } from '@vitrine/core/payments/payments.calls.ts';
import type { Context } from '../../context.ts';
import { listBlocked } from './blocked-payments.store.ts';
import { type MethodOfWebsite, methodsOfWebsite, requiredSecrets } from './payment-methods.ts';
import { countPending, nothingPending } from './pending.store.ts';

/**
 * The payment methods as the studio renders their forms; for a secret only when it was set (rules PAYMENT-15,
 * PAYMENT-16).
 */
export async function methodViews(context: Context): Promise<PaymentMethodView[]> {
  const { database, website } = context;
  const [methods, blocked, pending] = await Promise.all([
    methodsOfWebsite(context),
    listBlocked(database, website.id),
    countPending(database, website.id),
  ]);
  return methods.map(one => {
    const found = blocked.get(one.method.id);
    const setup = one.method.setupOf?.(context, one.settings) ?? null;
    return {
      ...viewOf(one),
      setup,
      blocked: found ? { ...found, at: found.at.toISOString() } : null,
      pending: pending.get(one.method.id) ?? nothingPending,
    };
  });
}

function viewOf({
  method,
  isEnabled,
  settings,
  secrets,
}: MethodOfWebsite): Omit<PaymentMethodView, 'blocked' | 'pending' | 'setup'> {
  const required = new Set(requiredSecrets(method));
  return {
    id: method.id,
    name: method.forOwner.name,
    description: method.forOwner.description,
    isEnabled,
    fields: describeSettings(method.settings),
    settings,
    secrets: (method.secrets ? describeSettings(method.secrets) : []).map(({ name, label, help }) => ({
      name,
      label,
      ...(help === undefined ? {} : { help }),
      isRequired: required.has(name),
      setAt: secrets[name] === undefined ? null : new Date(secrets[name]).toISOString(),
    })),
  };
}

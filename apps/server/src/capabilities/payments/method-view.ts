import { describeSettings } from '@vitrine/core/panel/describe-settings.ts';
import type { PaymentMethodView } from '@vitrine/core/payments/payments.calls.ts';
import type { Context } from '../../context.ts';
import { type MethodOfWebsite, methodsOfWebsite, requiredSecrets } from './payment-methods.ts';

/**
 * The payment methods as the studio renders their forms; for a secret only when it was set (rules PAYMENT-15,
 * PAYMENT-16).
 */
export async function methodViews(context: Context): Promise<PaymentMethodView[]> {
  return (await methodsOfWebsite(context)).map(viewOf);
}

function viewOf({ method, isEnabled, settings, secrets }: MethodOfWebsite): PaymentMethodView {
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

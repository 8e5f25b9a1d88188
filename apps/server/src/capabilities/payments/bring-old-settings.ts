import type { Context } from '../../context.ts';
import { lockMethodRow } from './method-settings.store.ts';
import { paymentMethods, settingsOf } from './payment-methods.ts';

/**
 * Takes over the settings of payment methods from where archives had them before: in the settings of the website,
 * as `store.payments`. Existing ones stay. Call it in a transaction.
 */
export async function bringOldSettings(context: Context, payments: unknown): Promise<void> {
  if (typeof payments !== 'object' || payments === null) return;
  const old = payments as Readonly<Record<string, unknown>>;
  for (const method of paymentMethods) {
    const was = method.readOldSettings?.(old);
    if (was === undefined) continue;
    await lockMethodRow(context.database, context.website.id, {
      method: method.id,
      is_enabled: was.isEnabled,
      settings: settingsOf(method, was.settings),
      now: context.clock.now(),
    });
  }
}

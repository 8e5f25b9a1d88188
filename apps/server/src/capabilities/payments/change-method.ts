import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { namesOf, readFields } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { askToRegister } from './domains.jobs.ts';
import { refuseMixed } from './method-secrets.ts';
import { lockMethodRow, updateMethodRow } from './method-settings.store.ts';
import { atFirst, findSettable, settingsOf } from './payment-methods.ts';

export interface MethodChange {
  readonly method: string;
  readonly isEnabled?: boolean | undefined;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** Switches a payment method on or off and merges the given settings into its own (rule PAYMENT-15). */
export async function changeMethod(
  context: Context,
  { method: id, isEnabled, settings = {} }: MethodChange,
): Promise<Result<null>> {
  const { clock, website } = context;
  const method = findSettable(id);
  if (!method) return fail(callErrors.notFound);
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const now = clock.now();
    const row = await lockMethodRow(transaction, website.id, { ...atFirst(method), now });
    const unknown = Object.keys(settings).find(name => !(name in method.settings.shape));
    if (unknown !== undefined) {
      const errors = { [`settings.${unknown}`]: phrase('fields.noSuchSetting') };
      return fail(callErrors.invalid, { fields: namesOf(errors) }, { errors });
    }
    const given = { ...settingsOf(method, row.settings), ...settings };
    const checked = readFields(method.settings.strict(), given, ['settings']);
    if (!checked.isRead)
      return fail(callErrors.invalid, { fields: namesOf(checked.problems) }, { errors: checked.problems });
    const mixed = await refuseMixed(inside, { method, settings: checked.value });
    if (mixed !== null) {
      const errors = Object.fromEntries(Object.keys(settings).map(name => [`settings.${name}`, mixed]));
      return fail(callErrors.invalid, { fields: namesOf(errors) }, { errors });
    }
    await updateMethodRow(transaction, website.id, {
      method: id,
      is_enabled: isEnabled ?? row.is_enabled,
      settings: checked.value,
      now,
    });
    await askToRegister(inside, method);
    await recordAct(inside, 'payments.methodChanged', {
      method: id,
      settings: Object.keys(settings),
      ...(isEnabled === undefined ? {} : { isEnabled }),
    });
    return succeed(null);
  });
}

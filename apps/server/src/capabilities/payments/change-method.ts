import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { lockMethodRow, updateMethodRow } from './method-settings.store.ts';
import { atFirst, findSettable, settingsOf } from './payment-methods.ts';

export interface MethodChange {
  readonly method: string;
  readonly isEnabled?: boolean | undefined;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** Switches a way to pay on or off and merges what is given into its settings (rule PAYMENT-15). */
export async function changeMethod(
  context: Context,
  { method: id, isEnabled, settings = {} }: MethodChange,
): Promise<Result<null>> {
  const { clock, website } = context;
  const method = findSettable(id);
  if (!method) return fail(callErrors.notFound);
  return transactionOf<Result<null>>(context.database, async transaction => {
    const now = clock.now();
    const row = await lockMethodRow(transaction, website.id, { ...atFirst(method), now });
    const checked = method.settings.strict().safeParse({ ...settingsOf(method, row.settings), ...settings });
    if (!checked.success) {
      const errors = Object.fromEntries(
        checked.error.issues.map(issue => [
          ['settings', ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path)].join(
            '.',
          ),
          issue.code === 'unrecognized_keys' ? 'There is no such setting.' : issue.message,
        ]),
      );
      return fail(callErrors.invalid, { fields: Object.keys(errors).join(', ') }, { errors });
    }
    await updateMethodRow(transaction, website.id, {
      method: id,
      is_enabled: isEnabled ?? row.is_enabled,
      settings: checked.data,
      now,
    });
    await recordAct(within(context, transaction), 'payments.methodChanged', {
      method: id,
      settings: Object.keys(settings),
      ...(isEnabled === undefined ? {} : { isEnabled }),
    });
    return succeed(null);
  });
}

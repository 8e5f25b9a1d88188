import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { namesOf } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { Phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../context.ts';
import { changeMethod, type MethodChange } from './change-method.ts';
import { listMethodRows } from './method-settings.store.ts';
import { findSettable, settingsOf } from './payment-methods.ts';

/** A change that its service hears of first, outside of any transaction; if it refuses, nothing changes (rule EXPRESS-8). */
export async function changeByOwner(context: Context, change: MethodChange): Promise<Result<null>> {
  const problems = await prepare(context, change);
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [`settings.${name}`, problem]),
  );
  return Object.keys(errors).length === 0
    ? changeMethod(context, change)
    : fail(callErrors.invalid, { fields: namesOf(errors) }, { errors });
}

/** No service hears of invalid settings, which are refused afterwards. */
async function prepare(
  context: Context,
  { method: id, settings = {} }: MethodChange,
): Promise<Readonly<Record<string, Phrase>>> {
  const method = findSettable(id);
  if (!method?.prepareChange) return {};
  const row = (await listMethodRows(context.database, context.website.id)).get(id);
  const before = settingsOf(method, row?.settings ?? {});
  const read = method.settings.strict().safeParse({ ...before, ...settings });
  return read.success ? method.prepareChange(context, { before, after: read.data }) : {};
}

import { type Discount, type DiscountInput, maxAutomatic } from '@vitrine/core/discounts/discount.ts';
import { maxCodeLength } from '@vitrine/core/discounts/discount-code.ts';
import { discountErrors } from '@vitrine/core/discounts/discounts.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { isTaken } from '../../database/is-taken.ts';
import { recordAct } from '../audit/index.ts';
import { discountView, inputOf, settingsOf } from './discount-view.ts';
import {
  countAutomatic,
  type DiscountRow,
  type DiscountSettings,
  insertDiscount,
  readDiscount,
  updateDiscount,
} from './discounts.store.ts';
import { problemOfCategories } from './problem-of-categories.ts';

export async function createDiscount(context: Context, input: DiscountInput): Promise<Result<Discount>> {
  const problem = await problemOfCategories(context, input);
  if (problem !== null) return problem;
  return add(context, { settings: settingsOf(input, false), act: 'discount.created' });
}

/** A paused copy with a code of its own; uses are not copied (rule DISCOUNT-9). */
export async function duplicateDiscount(context: Context, id: Id): Promise<Result<Discount>> {
  const row = await readDiscount(context.database, context.website.id, id);
  if (row === null || row.deleted_at !== null) return fail(callErrors.notFound);
  const input = inputOf(row);
  const code = input.code === null ? null : await freeCode(context, input.code);
  // A name that is the code follows it.
  const name = input.name === input.code ? (code ?? '') : input.name;
  const settings = settingsOf({ ...input, name, code }, true);
  return add(context, { settings, act: 'discount.duplicated' });
}

/** The code with the first number that no other discount has, such as `SPRING-2`. */
async function freeCode({ database, website }: Context, code: string): Promise<string> {
  const base = code.replace(/-\d+$/, '').slice(0, maxCodeLength - 11);
  const rows = await database.query<{ code: string }>(
    `SELECT code FROM discounts WHERE website_id = $1 AND starts_with(code, $2) AND deleted_at IS NULL`,
    [website.id, `${base}-`],
  );
  const taken = new Set(rows.map(row => row.code));
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Replaces all settings; orders that used it stay as they are (rule DISCOUNT-8). */
export function updateDiscountSettings(
  context: Context,
  { id, version, ...input }: DiscountInput & { readonly id: Id; readonly version: number },
): Promise<Result<Discount>> {
  return change(context, { id, act: 'discount.changed' }, async (row, inside) => {
    if (row.version !== version) return fail(discountErrors.changedMeanwhile);
    const problem = await problemOfCategories(inside, input, inputOf(row));
    return problem ?? succeed(settingsOf(input, row.is_paused));
  });
}

export function pauseDiscount(
  context: Context,
  { id, isPaused }: { readonly id: Id; readonly isPaused: boolean },
): Promise<Result<Discount>> {
  const act = isPaused ? 'discount.paused' : 'discount.resumed';
  return change(context, { id, act }, async row => succeed(settingsOf(inputOf(row), isPaused)));
}

async function add(
  context: Context,
  { settings, act }: { readonly settings: DiscountSettings; readonly act: string },
): Promise<Result<Discount>> {
  const id = newId();
  return withFreeCode(settings.code, () =>
    transactionOf<Result<Discount>>(context.database, async transaction => {
      const inside = within(context, transaction);
      const problem = await tooManyAutomatic(inside, id, settings);
      if (problem !== null) return problem;
      await insertDiscount(transaction, context.website.id, { id, now: context.clock.now(), ...settings });
      await recordAct(inside, act, { discountId: id, name: settings.name });
      return view(inside, id);
    }),
  );
}

function change(
  context: Context,
  { id, act }: { readonly id: Id; readonly act: string },
  settle: (row: DiscountRow, inside: Context) => Promise<Result<DiscountSettings>>,
): Promise<Result<Discount>> {
  let code: string | null = null;
  return withFreeCode(
    () => code,
    () =>
      transactionOf<Result<Discount>>(context.database, async transaction => {
        const inside = within(context, transaction);
        const row = await readDiscount(transaction, context.website.id, id, { isLocked: true });
        if (row === null || row.deleted_at !== null) return fail(callErrors.notFound);
        const settled = await settle(row, inside);
        if (!settled.ok) return settled;
        ({ code } = settled.value);
        const problem = await tooManyAutomatic(inside, id, settled.value);
        if (problem !== null) return problem;
        const now = context.clock.now();
        await updateDiscount(transaction, context.website.id, { id, now, ...settled.value });
        await recordAct(inside, act, { discountId: id, name: settled.value.name });
        return view(inside, id);
      }),
  );
}

/** A code is refused while another discount has it, also one that is created at this moment (rule DISCOUNT-2). */
export async function withFreeCode<T>(
  code: string | null | (() => string | null),
  write: () => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await write();
  } catch (error) {
    if (!isTaken(error, 'discounts_by_code')) throw error;
    return fail(discountErrors.codeTaken, { code: (typeof code === 'function' ? code() : code) ?? '' });
  }
}

/** Every cart is priced with all of them, so that there is a limit (rule DISCOUNT-3). */
export async function tooManyAutomatic(
  { clock, database, website }: Context,
  id: Id,
  { code, is_paused }: Pick<DiscountSettings, 'code' | 'is_paused'>,
): Promise<Result<never> | null> {
  if (code !== null || is_paused) return null;
  const others = await countAutomatic(database, website.id, { besides: id, now: clock.now() });
  return others < maxAutomatic ? null : fail(discountErrors.tooManyAutomatic, { max: maxAutomatic });
}

async function view({ clock, database, website }: Context, id: Id): Promise<Result<Discount>> {
  const row = await readDiscount(database, website.id, id);
  return row === null ? fail(callErrors.notFound) : succeed(discountView(row, clock.now()));
}

import {
  type Frequency,
  type Fund,
  type FundInput,
  frequencies,
} from '@vitrine/core/donations/donation-fund.ts';
import { donationErrors } from '@vitrine/core/donations/donations.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import {
  type FundRow,
  insertFund,
  readFund,
  readFundBySource,
  readGiven,
  updateFund,
} from './donations.store.ts';

export function createFund(
  context: Context,
  input: FundInput & { readonly sourceKey?: string },
): Promise<Result<Fund>> {
  return transactionOf<Result<Fund>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const id = newId();
    const variants = frequencies.map((frequency: Frequency) => ({ id: newId(), frequency }));
    await insertFund(transaction, context.website.id, { ...input, id, variants, now: context.clock.now() });
    await recordAct(inside, 'donationFund.created', { fundId: id, title: input.title });
    return findFund(inside, id);
  });
}

/** The id of the fund made from this source: by an earlier call, or now (rule STARTER-1). */
export async function putFund(
  context: Context,
  input: FundInput & { readonly sourceKey: string },
): Promise<Result<Id>> {
  const known = await readFundBySource(context.database, context.website.id, input.sourceKey);
  if (known !== null) return succeed(known);
  const made = await createFund(context, input);
  return made.ok ? succeed(made.value.id) : made;
}

/** What was given stays as it is (rule DONATE-1). */
export function changeFund(
  context: Context,
  input: FundInput & { readonly id: Id; readonly version: number },
): Promise<Result<Fund>> {
  return transactionOf<Result<Fund>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const known = await readFund(transaction, context.website.id, input.id);
    if (known === null) return fail(callErrors.notFound);
    if (!(await updateFund(transaction, context.website.id, input)))
      return fail(donationErrors.changedMeanwhile);
    await recordAct(inside, 'donationFund.changed', { fundId: input.id, title: input.title });
    return findFund(inside, input.id);
  });
}

export async function findFund(context: Context, id: Id): Promise<Result<Fund>> {
  const row = await readFund(context.database, context.website.id, id);
  if (row === null) return fail(callErrors.notFound);
  const [fund] = await fundViews(context, [row]);
  return fund === undefined ? fail(callErrors.notFound) : succeed(fund);
}

export async function fundViews({ database, website }: Context, rows: readonly FundRow[]): Promise<Fund[]> {
  const { currency } = website.settings.store;
  const given = await readGiven(database, website.id, { fundIds: rows.map(({ id }) => id), currency });
  return rows.map(({ id, title, text, suggested, least, most, goal, version, ...row }) => ({
    ...{ id, title, text, suggested, least, most, goal, version },
    frequencies: row.frequencies,
    showsDonors: row.shows_donors,
    isOpen: row.is_open,
    ...(given.get(id) ?? { given: 0, donations: 0 }),
  }));
}

import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { namesOf, readFields } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { z } from 'zod';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { askToRegister } from './domains.jobs.ts';
import { deleteSecret, lockMethodRow, readSealed, upsertSecret } from './method-settings.store.ts';
import type { MethodSettings, PaymentMethod } from './payment-method.ts';
import { atFirst, findSettable, settingsOf } from './payment-methods.ts';

interface SecretPlace {
  readonly method: string;
  readonly secret: string;
}

const purpose = 'payment-secret';
/** The location is part of the encryption: a value copied into another row cannot be decrypted (rule PAYMENT-16). */
const sealedSchema = z.object({
  websiteId: z.string(),
  method: z.string(),
  name: z.string(),
  value: z.string(),
});

/** Stores a secret of a payment service; the audit entry says which one, never its value (rule PAYMENT-16). */
export async function setSecret(
  context: Context,
  { method: id, secret: name, value }: SecretPlace & { value: string },
): Promise<Result<null>> {
  const { clock, secrets, website } = context;
  const method = findSettable(id);
  const field = method?.secrets?.shape[name];
  if (!method || !(field instanceof z.ZodType)) return fail(callErrors.notFound);
  const read = z.string().safeParse(field.safeParse(value).data);
  if (!read.success) {
    const given = readFields(field, value, ['value']);
    const errors = given.isRead ? { value: phrase('fields.secretUnknown') } : given.problems;
    return fail(callErrors.invalid, { fields: namesOf(errors) }, { errors });
  }
  const sealed = secrets.encrypt(
    purpose,
    JSON.stringify({ websiteId: website.id, method: id, name, value: read.data }),
  );
  return transactionOf<Result<null>>(context.database, async transaction => {
    const now = clock.now();
    const inside = within(context, transaction);
    const row = await lockMethodRow(transaction, website.id, { ...atFirst(method), now });
    const settings = settingsOf(method, row.settings);
    const mixed = await refuseMixed(inside, { method, settings, given: { [name]: read.data } });
    if (mixed !== null) return fail(callErrors.invalid, { fields: 'value' }, { errors: { value: mixed } });
    await upsertSecret(transaction, website.id, { method: id, name, sealed, now });
    await askToRegister(inside, method);
    await recordAct(inside, 'payments.secretSet', { method: id, secret: name });
    return succeed(null);
  });
}

export async function removeSecret(
  context: Context,
  { method, secret: name }: SecretPlace,
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    if (!(await deleteSecret(transaction, context.website.id, { method, name })))
      return fail(callErrors.notFound);
    await recordAct(within(context, transaction), 'payments.secretRemoved', { method, secret: name });
    return succeed(null);
  });
}

/** Why the settings and the secrets of a method, with the given ones replaced, do not belong together. */
export async function refuseMixed(
  context: Context,
  {
    method,
    settings,
    given = {},
  }: { method: PaymentMethod; settings: MethodSettings; given?: Readonly<Record<string, string>> },
): Promise<Phrase | null> {
  if (!method.refuseKeys) return null;
  const kept: Record<string, string | null> = {};
  for (const name of Object.keys(method.secrets?.shape ?? {}))
    kept[name] = given[name] ?? (await openSecret(context, method, name));
  return method.refuseKeys(settings, kept);
}

/** A decrypted secret, only for the method's own folder; null if none is set. */
export async function openSecret(
  { database, secrets, website }: Pick<Context, 'database' | 'secrets'> & { website: { id: Id } },
  method: Pick<PaymentMethod, 'id'>,
  name: string,
): Promise<string | null> {
  const sealed = await readSealed(database, website.id, { method: method.id, name });
  if (sealed === null) return null;
  const { value, ...place } = sealedSchema.parse(JSON.parse(secrets.decrypt(purpose, sealed)));
  if (place.websiteId !== website.id || place.method !== method.id || place.name !== name)
    throw new Error(`The secret ${name} of ${method.id} was sealed for another place.`);
  return value;
}

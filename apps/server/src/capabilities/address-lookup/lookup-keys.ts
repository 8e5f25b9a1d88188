import type { addressLookupCalls } from '@vitrine/core/addresses/address-lookup.calls.ts';
import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { z } from 'zod';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { addressLookups } from './address-lookups.ts';
import { deleteKey, type KeyRow, listKeys, upsertKey } from './lookup-keys.store.ts';

type Providers = CallReply<typeof addressLookupCalls.providers>;

const purpose = 'address-lookup-key';
/** The location is part of the encryption: a value copied into another row cannot be decrypted (rule LOOKUP-7). */
const sealedSchema = z.object({ websiteId: z.string(), provider: z.string(), value: z.string() });

export async function listProviders({ database, website }: Context): Promise<Providers> {
  const keys = new Map((await listKeys(database, website.id)).map(key => [key.provider, key.set_at]));
  return {
    providers: addressLookups.map(({ id, name }) => ({
      id,
      name,
      setAt: keys.get(id)?.toISOString() ?? null,
    })),
  };
}

/** Stores a key; the audit entry says of which service, never its value (rule LOOKUP-7). */
export async function setKey(
  context: Context,
  { provider, value }: { provider: string; value: string },
): Promise<Result<Providers>> {
  const { clock, secrets, website } = context;
  if (!addressLookups.some(({ id }) => id === provider)) return fail(callErrors.notFound);
  const sealed = secrets.encrypt(purpose, JSON.stringify({ websiteId: website.id, provider, value }));
  return transactionOf<Result<Providers>>(context.database, async transaction => {
    const inside = within(context, transaction);
    await upsertKey(transaction, website.id, { provider, sealed, set_at: clock.now() });
    await recordAct(inside, 'addressLookup.keySet', { provider });
    return succeed(await listProviders(inside));
  });
}

export async function removeKey(context: Context, provider: string): Promise<Result<Providers>> {
  return transactionOf<Result<Providers>>(context.database, async transaction => {
    const inside = within(context, transaction);
    if (!(await deleteKey(transaction, context.website.id, provider))) return fail(callErrors.notFound);
    await recordAct(inside, 'addressLookup.keyRemoved', { provider });
    return succeed(await listProviders(inside));
  });
}

/** The key in this row, only for asking its service. */
export function openKey({ secrets, website }: Context, { provider, sealed }: KeyRow): string {
  const { value, ...place } = sealedSchema.parse(JSON.parse(secrets.decrypt(purpose, sealed)));
  if (place.websiteId !== website.id || place.provider !== provider)
    throw new Error(`The key of ${provider} was sealed for another place.`);
  return value;
}

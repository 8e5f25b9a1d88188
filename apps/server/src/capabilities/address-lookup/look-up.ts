import {
  type AddressLookup,
  type AddressSuggestion,
  type FilledFields,
  filledFields,
  type LookupAsker,
} from '@vitrine/core/addresses/address-lookup.ts';
import { isCountry } from '@vitrine/core/addresses/countries.ts';
import type { Context } from '../../context.ts';
import { addressLookups } from './address-lookups.ts';
import { listKeys } from './lookup-keys.store.ts';
import { openKey } from './lookup-keys.ts';
import { newSession, serviceSession } from './lookup-session.ts';

interface LookupForm {
  readonly session: string;
  readonly credit: string;
}

/** What a form needs to suggest addresses; null on a website without a key (rule LOOKUP-1). */
export async function lookupForm(context: Context): Promise<LookupForm | null> {
  const keys = await listKeys(context.database, context.website.id);
  const used = addressLookups.find(({ id }) => keys.some(({ provider }) => provider === id));
  return used === undefined ? null : { session: newSession(context), credit: used.credit };
}

interface Asked {
  readonly session: string;
  readonly turn: number;
  readonly country: string;
  readonly isBilling: boolean;
}

const mostSuggestions = 5;

/** None if anything is amiss: the form works without (rule LOOKUP-2). */
export async function suggestAddresses(
  context: Context,
  { text, ...asked }: Asked & { text: string },
): Promise<AddressSuggestion[]> {
  const suggestions = await ask(context, asked, (lookup, asker) =>
    lookup.suggest(asker, { text, country: asked.country }),
  );
  return (suggestions ?? []).slice(0, mostSuggestions);
}

/** Null if anything is amiss, also for an address in another country than was asked for. */
export async function findAddress(
  context: Context,
  { id, ...asked }: Asked & { id: string },
): Promise<FilledFields | null> {
  const found = await ask(context, asked, (lookup, asker) => lookup.find(asker, id));
  return found?.country === asked.country ? filledFields(found, context.website.settings.language) : null;
}

async function ask<Answer>(
  context: Context,
  { country, isBilling, session, turn }: Asked,
  work: (lookup: AddressLookup, asker: LookupAsker) => Promise<Answer>,
): Promise<Answer | null> {
  const { configuration, database, log, website } = context;
  const { language, store } = website.settings;
  if (!(isBilling ? isCountry(country) : store.countries.includes(country))) return null;
  const told = serviceSession(context, session, turn);
  if (told === null) return null;
  const keys = await listKeys(database, website.id);
  for (const provider of addressLookups) {
    const row = keys.find(one => one.provider === provider.id);
    if (row === undefined) continue;
    try {
      const asker = { key: openKey(context, row), session: told, language };
      return await work(provider.open(configuration), asker);
    } catch (error) {
      log.warn({ error, provider: provider.id }, 'addresses could not be looked up');
      return null;
    }
  }
  return null;
}

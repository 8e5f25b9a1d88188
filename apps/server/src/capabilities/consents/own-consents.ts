import type { Consent } from '@vitrine/core/consents/consent.ts';
import type { Context } from '../../context.ts';
import { type ConsentRow, listConsents } from './consents.store.ts';

/** Of the signed-in site user, newest first. */
export async function ownConsents({ actor, database, website }: Context): Promise<Consent[]> {
  if (actor.kind !== 'siteUser') return [];
  return (await listConsents(database, website.id, actor.email)).map(consentView);
}

export function consentView({ is_given, at, ...row }: ConsentRow): Consent {
  const { id, purpose, words, version, language, place } = row;
  return { id, purpose, isGiven: is_given, words, version, language, place, at: at.toISOString() };
}

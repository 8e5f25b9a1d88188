import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import { listDomains, websiteAddress } from '../../../tenancy/index.ts';
import { answerInTime } from '../../answer-in-time.ts';
import { openSecret } from '../../method-secrets.ts';
import { stripeId, stripeOf } from './stripe-client.ts';
import { settingsHere } from './stripe-intents.ts';
import type { StripeSettings } from './stripe-settings.ts';

/**
 * Wallets appear only on domains that Stripe knows: turning express checkout on registers those of the website, and
 * stays off if Stripe refuses one (rule EXPRESS-8).
 */
export async function prepareExpress(
  context: Context,
  { before, after }: { readonly before: StripeSettings; readonly after: StripeSettings },
): Promise<Readonly<Record<string, Phrase>>> {
  if (!after.hasExpress || before.hasExpress) return {};
  if (!(await hasKey(context))) return { hasExpress: phrase('fields.expressNeedsKey') };
  const refused = await refusedDomain(context);
  return refused === null ? {} : { hasExpress: phrase('fields.expressDomain', refused) };
}

/** Those that were added since, and all of them with the keys of another account (rule EXPRESS-9). */
export async function registerDomains(context: Context): Promise<void> {
  if (!(await settingsHere(context)).hasExpress || !(await hasKey(context))) return;
  const refused = await refusedDomain(context);
  if (refused !== null) throw new Error(`Stripe did not register ${refused.domain}: ${refused.reason}`);
}

async function hasKey(context: Context): Promise<boolean> {
  return (await openSecret(context, { id: stripeId }, 'secretKey')) !== null;
}

/** Registers each domain; one that is registered already stays so. The first that Stripe refuses; null if none. */
async function refusedDomain(context: Context): Promise<{ domain: string; reason: string } | null> {
  const stripe = await stripeOf(context);
  let refused: { domain: string; reason: string } | null = null;
  for (const domain of await domainsOf(context)) {
    try {
      await answerInTime(stripe.paymentMethodDomains.create({ domain_name: domain }));
    } catch (error) {
      const reason = error instanceof Stripe.errors.StripeError ? error.message : '';
      context.log.warn({ error, domain }, 'Stripe did not register a domain');
      refused ??= { domain, reason };
    }
  }
  return refused;
}

/** Those that the internet knows. */
async function domainsOf({ configuration, database, website }: Context): Promise<string[]> {
  const own = new URL(websiteAddress(configuration, website.subdomain)).hostname;
  const added = await listDomains(database, website.id);
  return [own, ...added.filter(({ provedAt }) => provedAt !== null).map(({ host }) => host)].filter(
    host => !/(^|\.)(localhost|test|example|internal|local)$/.test(host),
  );
}

import type { LaunchView } from '@vitrine/core/launch/launch.calls.ts';
import { type LaunchFacts, launchList } from '@vitrine/core/launch/launch-list.ts';
import type { Context } from '../../context.ts';
import { listCollections } from '../collections/index.ts';
import { countStarterTexts } from '../pages/index.ts';
import { isReadyToBePaid } from '../payments/index.ts';
import { countStarterProducts } from '../products/index.ts';
import { listDomains, websiteAddress } from '../tenancy/index.ts';
import { listChecks } from './launch.store.ts';

/** Titles of a page with the legal notice, in languages that have their own word for it. */
const imprint =
  /(^|-)(imprint|impressum|legal|mentions-legales|legali|juridisk|juridische|rechtliche-hinweise|colophon|colofon)(-|$)/;

/** The launch list of a website in its present state (rule LAUNCH-3). */
export async function launchView(context: Context): Promise<LaunchView> {
  const { configuration, website } = context;
  return {
    isLaunched: website.isLaunched,
    entries: launchList(await readFacts(context)),
    address: websiteAddress(configuration, website.subdomain),
  };
}

async function readFacts(context: Context): Promise<LaunchFacts> {
  const { database, website } = context;
  const { contactEmail, store } = website.settings;
  const [texts, products, collections, domains, confirmed, hasPayment] = await Promise.all([
    countStarterTexts(database, website.id),
    countStarterProducts(database, website.id),
    listCollections(database, website.id),
    listDomains(database, website.id),
    listChecks(database, website.id),
    isReadyToBePaid(context),
  ]);
  return {
    contactEmail,
    isStoreOpen: store.isOpen,
    hasPayment,
    starterTexts: texts + products,
    hasImprint: collections.some(({ slug, state }) => state === 'enabled' && imprint.test(slug)),
    hasDomain: domains.some(({ provedAt }) => provedAt !== null),
    confirmed,
  };
}

import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { titleSchema } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { subdomainSchema } from '@vitrine/core/tenancy/website.ts';
import { findAccount } from '../capabilities/accounts/index.ts';
import { closeWebsite, launchWebsite } from '../capabilities/launch/index.ts';
import {
  createWebsite,
  deleteWebsite,
  listAll,
  restoreWebsite,
  type WebsiteRecord,
  websiteAddress,
} from '../capabilities/tenancy/index.ts';
import { onWebsite, type Services } from '../context.ts';
import { operatorOf } from '../services.ts';
import { type CommandAnswer, type ServiceCommand, textOf } from './command.ts';
import { readValue } from './read-value.ts';
import { siteDomainCommand } from './site-domain.command.ts';
import { siteStorageCommand } from './site-storage.command.ts';
import { withSite } from './with-site.ts';

const list: ServiceCommand = {
  name: 'site list',
  summary: 'Lists all websites, deleted ones too.',
  usage: '',
  words: 0,
  options: {},
  run: async services => {
    const sites = (await listAll(services.database)).map(record => viewOf(services, record));
    return succeed({
      lines: sites.map(site => `${site.subdomain}\t${site.address}\t${site.title}${stateOf(site)}`),
      json: { sites },
    });
  },
};

const create: ServiceCommand = {
  name: 'site create',
  summary: 'Creates a website, optionally from a starter and with an owner.',
  usage: 'SUBDOMAIN [--title TEXT] [--starter NAME] [--owner EMAIL] [--launch]',
  words: 1,
  options: {
    title: { type: 'string', description: 'Title; the subdomain when left out.' },
    starter: { type: 'string', description: 'Starter to begin from, such as kiln; empty when left out.' },
    owner: { type: 'string', description: 'Email of the account that becomes its admin.' },
    launch: { type: 'boolean', description: 'Open it to visitors at once.' },
  },
  run: async (services, input) => {
    const subdomain = readValue(subdomainSchema, 'The subdomain', input.words[0]);
    if (!subdomain.ok) return subdomain;
    const title = readValue(titleSchema, 'The title', textOf(input, 'title') ?? subdomain.value);
    if (!title.ok) return title;
    const email = textOf(input, 'owner')?.toLowerCase();
    const owner = email === undefined ? null : await findAccount(services.database, email);
    if (email !== undefined && owner === null) return fail(cliErrors.noAccount, { email });
    const made = await createWebsite(operatorOf(services), {
      title: title.value,
      subdomain: subdomain.value,
      starter: textOf(input, 'starter') ?? null,
      owner,
      isLaunched: input.options.launch === true,
    });
    return made.ok ? succeed(answerOf(services, { ...made.value, deletedAt: null })) : made;
  },
};

const remove: ServiceCommand = {
  name: 'site delete',
  summary: 'Takes a website offline; it can be restored for 30 days.',
  usage: 'SUBDOMAIN',
  words: 1,
  options: {},
  run: (services, { words }) =>
    withSite(services, words[0], async record => {
      const done = await deleteWebsite(operatorOf(services), record.website.id);
      return done.ok ? succeed(answerOf(services, { ...record, deletedAt: services.clock.now() })) : done;
    }),
};

const restore: ServiceCommand = {
  name: 'site restore',
  summary: 'Restores a deleted website.',
  usage: 'SUBDOMAIN',
  words: 1,
  options: {},
  run: (services, { words }) =>
    withSite(services, words[0], async record => {
      const done = await restoreWebsite(operatorOf(services), record.website.id);
      return done.ok ? succeed(answerOf(services, done.value)) : done;
    }),
};

const launch: ServiceCommand = {
  name: 'site launch',
  summary: 'Opens a website to visitors once nothing required is missing, or closes it again.',
  usage: 'SUBDOMAIN [--close]',
  words: 1,
  options: { close: { type: 'boolean', description: 'Close it: its own people alone see it.' } },
  run: (services, input) =>
    withSite(services, input.words[0], async record => {
      const context = onWebsite(operatorOf(services), record.website);
      const done = await (input.options.close === true ? closeWebsite(context) : launchWebsite(context));
      if (!done.ok) return done;
      const { isLaunched } = done.value;
      return succeed(answerOf(services, { ...record, website: { ...record.website, isLaunched } }));
    }),
};

export const siteCommands: readonly ServiceCommand[] = [
  list,
  create,
  launch,
  remove,
  restore,
  siteDomainCommand,
  siteStorageCommand,
];

function answerOf(services: Services, record: WebsiteRecord): CommandAnswer {
  const site = viewOf(services, record);
  return {
    lines: [`${site.subdomain}\t${site.address}${stateOf(site)}`],
    json: { site },
  };
}

function stateOf({ deletedAt, isLaunched }: { deletedAt: string | null; isLaunched: boolean }): string {
  if (deletedAt !== null) return '\tdeleted';
  return isLaunched ? '' : '\tnot launched';
}

function viewOf({ configuration }: Services, { website, createdAt, deletedAt }: WebsiteRecord) {
  return {
    id: website.id,
    subdomain: website.subdomain,
    title: website.title,
    address: websiteAddress(configuration, website.subdomain),
    isPublished: website.publishedRevisionId !== null,
    isLaunched: website.isLaunched,
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

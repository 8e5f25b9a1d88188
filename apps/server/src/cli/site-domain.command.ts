import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { domainSchema, hostSchema } from '@vitrine/core/tenancy/domain.ts';
import {
  addDomain,
  checkDomain,
  listDomains,
  removeDomain,
  viewOfDomain,
} from '../capabilities/tenancy/index.ts';
import { type Context, onWebsite } from '../context.ts';
import { operatorOf } from '../services.ts';
import { type CommandInput, type ServiceCommand, textOf } from './command.ts';
import { readValue } from './read-value.ts';
import { withSite } from './with-site.ts';

export const siteDomainCommand: ServiceCommand = {
  name: 'site domain',
  summary: 'Lists the domains of a website and their verification records; adds, checks or removes a domain.',
  usage: 'SUBDOMAIN [--add HOST [--without-proof]] [--check HOST] [--remove HOST]',
  words: 1,
  options: {
    add: { type: 'string', description: 'Domain the website shall answer to.' },
    'without-proof': { type: 'boolean', description: 'Take it at once: you know whose it is.' },
    check: { type: 'string', description: 'Domain whose record shall be looked up now.' },
    remove: { type: 'string', description: 'Domain it shall answer to no more.' },
  },
  run: (services, input) =>
    withSite(services, input.words[0], async ({ website }) => {
      const context = onWebsite(operatorOf(services), website);
      const changed = await change(context, input);
      if (!changed.ok) return changed;
      const domains = (await listDomains(context.database, website.id)).map(row =>
        viewOfDomain(context, row),
      );
      return succeed({
        lines: domains.map(({ host, isProved, record }) =>
          isProved ? host : `${host}\twaits for the TXT record ${record.name} with ${record.value}`,
        ),
        json: { subdomain: website.subdomain, domains },
      });
    }),
};

async function change(context: Context, input: CommandInput): Promise<Result<unknown>> {
  const added = textOf(input, 'add');
  if (added !== undefined) {
    const host = readValue(domainSchema, 'The domain', added);
    if (!host.ok) return host;
    const done = await addDomain(context, host.value, { isProved: input.options['without-proof'] === true });
    if (!done.ok) return done;
  }
  for (const [name, verb] of [
    ['check', checkDomain],
    ['remove', removeDomain],
  ] as const) {
    const given = textOf(input, name);
    if (given === undefined) continue;
    const host = readValue(hostSchema, 'The domain', given);
    if (!host.ok) return host;
    const done = await verb(context, host.value);
    if (!done.ok) return done;
  }
  return succeed(null);
}

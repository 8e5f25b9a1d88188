import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { findAccount } from '../capabilities/accounts/index.ts';
import { importByOperator } from '../capabilities/exporting/index.ts';
import { websiteAddress } from '../capabilities/tenancy/index.ts';
import { operatorOf } from '../services.ts';
import { type ServiceCommand, textOf } from './command.ts';

/** Creates a new website from an archive, whether or not the server runs (rule EXPORT-18). */
export const siteImportCommand: ServiceCommand = {
  name: 'site import',
  summary: 'Creates a new website from an archive made by `site export` or “Your data”.',
  usage: 'ARCHIVE [--name SUBDOMAIN] [--owner EMAIL]',
  words: 1,
  options: {
    name: { type: 'string', description: 'Subdomain; the one it had when left out.' },
    owner: { type: 'string', description: 'Email of the account that becomes its admin.' },
  },
  run: async (services, input) => {
    const email = textOf(input, 'owner')?.toLowerCase();
    const owner = email === undefined ? null : await findAccount(services.database, email);
    if (email !== undefined && owner === null) return fail(cliErrors.noAccount, { email });
    const done = await importByOperator(operatorOf(services), {
      path: input.words[0] ?? '',
      subdomain: textOf(input, 'name') ?? null,
      owner,
      tell: input.tell,
    });
    if (!done.ok) return done;
    const { subdomain, tables, rows, files, domains, people } = done.value;
    return succeed({
      lines: [
        `${websiteAddress(services.configuration, subdomain)}: ${rows} rows in ${tables} tables, ${files} files.`,
        ...domains.map(
          host =>
            `domain waits for its proof: ${host}. \`site domain ${subdomain}\` says which record it needs.`,
        ),
        ...people.map(person => `not invited: ${person}. Invite whom you want in “Settings, People”.`),
        'It is not open to visitors before it is launched. Look at its code blocks first: they run for visitors.',
      ],
      json: { ...done.value },
    });
  },
};

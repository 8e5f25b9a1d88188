import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { wordReport } from '@vitrine/core/importing/import-report.ts';
import { fieldCode } from '@vitrine/core/messages/phrase.ts';
import { z } from 'zod';
import { importByOperator } from '../capabilities/importing/index.ts';
import { findBySubdomain, websiteAddress } from '../capabilities/tenancy/index.ts';
import { onWebsite } from '../context.ts';
import { operatorOf } from '../services.ts';
import { type ServiceCommand, textOf } from './command.ts';
import { readValue } from './read-value.ts';

const mediaBaseSchema = z.url({ protocol: /^https?$/, error: fieldCode('webAddress') });

/** Imports a file into a website and publishes it, whether or not the server runs (rules IMPORT-42, IMPORT-48). */
export const importCommand: ServiceCommand = {
  name: 'import',
  summary:
    'Imports a WordPress or Squarespace export (XML) or a WooCommerce, Shopify or Squarespace product table (CSV) into a website.',
  usage: 'FILE --site SUBDOMAIN [--media-base URL] [--draft] [--replace-changes] [--make-shops]',
  words: 1,
  options: {
    site: { type: 'string', description: 'Subdomain of the website.' },
    'media-base': {
      type: 'string',
      description: 'Where files are fetched from instead of their own host; may be on a private network.',
    },
    draft: { type: 'boolean', description: 'Leaves publishing to you.' },
    'replace-changes': {
      type: 'boolean',
      description: 'Takes the imported version of what was changed here since an earlier import.',
    },
    'make-shops': {
      type: 'boolean',
      description: 'Creates the pages of products that the file names and that are not there.',
    },
  },
  run: async (services, input) => {
    const subdomain = textOf(input, 'site');
    if (subdomain === undefined)
      return fail(cliErrors.usage, { what: 'Say which website by --site SUBDOMAIN.' });
    const given = textOf(input, 'media-base');
    const mediaBase = given === undefined ? null : readValue(mediaBaseSchema, '--media-base', given);
    if (mediaBase !== null && !mediaBase.ok) return mediaBase;
    const record = await findBySubdomain(services.database, subdomain);
    if (record === null || record.deletedAt !== null) return fail(cliErrors.noSite, { subdomain });
    const { website } = record;
    const done = await importByOperator(onWebsite(operatorOf(services), website), {
      path: input.words[0] ?? '',
      mediaBase: mediaBase === null ? null : mediaBase.value,
      isPublished: input.options.draft !== true,
      replaces: input.options['replace-changes'] === true,
      makesShops: input.options['make-shops'] === true,
      tell: ({ phase, done: steps, total }) => input.tell(`${phase}: ${steps} of ${total}`),
    });
    if (!done.ok) return done;
    const { redirects, choices } = done.value;
    const report = wordReport(done.value.report, 'en');
    const { skipped, warnings, ...counts } = report;
    return succeed({
      lines: [
        ...Object.entries(counts).map(([kind, count]) => `${kind}: ${count}`),
        `redirects: ${redirects}`,
        ...skipped.map(({ what, why }) => `left out: ${what} — ${why}`),
        ...warnings.map(({ what, why }) => `note: ${what} — ${why}`),
        ...choices.map(
          ({ kind, title }) =>
            `kept: ${kind === 'menuLink' ? 'menu link' : kind} “${title}” — changed here and in the export; choose its version in the studio, or import again with --replace-changes`,
        ),
        websiteAddress(services.configuration, website.subdomain),
      ],
      json: { ...report, redirects, choices: [...choices] },
    });
  },
};

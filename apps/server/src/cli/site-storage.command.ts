import { succeed } from '@vitrine/core/errors/result.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { z } from 'zod';
import { changeStorageLimit, readStorage } from '../capabilities/media/index.ts';
import { onWebsite } from '../context.ts';
import { operatorOf } from '../services.ts';
import { type ServiceCommand, textOf } from './command.ts';
import { readValue } from './read-value.ts';
import { withSite } from './with-site.ts';

const limitSchema = z
  .union([z.literal('default').transform(() => null), z.coerce.number().int().min(0).max(2_000_000_000)])
  .describe('Megabytes, or default.');

export const siteStorageCommand: ServiceCommand = {
  name: 'site storage',
  summary: 'Shows how much storage a website uses; changes its limit.',
  usage: 'SUBDOMAIN [--mb NUMBER|default]',
  words: 1,
  options: {
    mb: { type: 'string', description: 'Megabytes allowed; default goes back to WEBSITE_STORAGE_MB.' },
  },
  run: (services, input) =>
    withSite(services, input.words[0], async ({ website }) => {
      const context = onWebsite(operatorOf(services), website);
      const given = textOf(input, 'mb');
      if (given !== undefined) {
        const limit = readValue(limitSchema, 'The storage', given);
        if (!limit.ok) return limit;
        await changeStorageLimit(context, limit.value);
      }
      const storage = await readStorage(context);
      return succeed({
        lines: [
          `${website.subdomain}\t${formatBytes(storage.usedBytes)} of ${formatBytes(storage.allowedBytes)} used`,
        ],
        json: { subdomain: website.subdomain, ...storage },
      });
    }),
};

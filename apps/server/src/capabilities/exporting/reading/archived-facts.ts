import { idSchema } from '@vitrine/core/id/id.ts';
import { currentSettings } from '@vitrine/core/tenancy/earlier-settings.ts';
import { titleSchema } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import { z } from 'zod';
import { ArchiveError, wordIssue } from './archive-error.ts';
import { unpackEntries } from './unpack-entries.ts';

const factsSchema = z.object({
  format: z.literal('vitrine-website'),
  formatVersion: z.number().int().min(1),
  id: idSchema,
  title: titleSchema,
  subdomain: z.string(),
  createdAt: z.iso.datetime(),
  publishedRevisionId: idSchema.nullable(),
  people: z.object({ email: z.string(), roles: z.number().int().array() }).array().max(10_000),
  settings: z.preprocess(currentSettings, websiteSettingsSchema),
});

const oldPayments = z.object({ settings: z.object({ store: z.object({ payments: z.unknown() }) }) });

/** The contents of `website.json`. */
export type ArchivedFacts = z.infer<typeof factsSchema> & {
  /** Settings of payment methods, in archives that had them in the website's settings. */
  readonly payments: unknown;
};

/** Increases when the layout of archives changes. */
export const formatVersion = 2;
const maxBytes = 5 * 1024 * 1024;

export async function readFacts(path: string): Promise<ArchivedFacts> {
  for await (const { name, size, content } of unpackEntries(path)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) if (name === 'website.json' && size <= maxBytes) chunks.push(chunk);
    if (name === 'website.json') return factsOf(Buffer.concat(chunks).toString());
  }
  throw new ArchiveError('website.json', 'it is missing');
}

function factsOf(text: string): ArchivedFacts {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new ArchiveError('website.json', 'it is no JSON');
  }
  const parsed = factsSchema.safeParse(given);
  const issue = parsed.error?.issues[0];
  if (issue) throw new ArchiveError('website.json', wordIssue(issue));
  if (!parsed.success) throw new ArchiveError('website.json', 'it is not as it should be');
  if (parsed.data.formatVersion > formatVersion)
    throw new ArchiveError('website.json', 'the archive was made by a newer release; import it there');
  return { ...parsed.data, payments: oldPayments.safeParse(given).data?.settings.store.payments };
}

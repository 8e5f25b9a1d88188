import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { mapProviderSchema } from '@vitrine/core/map/map-provider.ts';
import { assetSchema } from '@vitrine/core/media/asset-schema.ts';
import { socialLinkSchema } from '@vitrine/core/tenancy/website.ts';
import { z } from 'zod';

const siteFactsSchema = z.object({
  title: z.string().default(''),
  tagline: z.string().default(''),
  language: z.string().default('en'),
  currency: z.string().default('USD'),
  logo: assetSchema.nullable().default(null),
  socialLinks: socialLinkSchema.array().default([]),
  hasStore: z.boolean().default(false),
  hasSearch: z.boolean().default(true),
  map: mapProviderSchema.prefault({}),
});

export function readSiteFacts(facts: Readonly<Record<string, unknown>>): SiteFacts {
  const read = siteFactsSchema.safeParse(facts);
  return read.success ? read.data : siteFactsSchema.parse({});
}

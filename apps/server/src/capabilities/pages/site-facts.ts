import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';

/** The website data available to every view. */
export function siteFactsOf({ title, settings }: Website, logo: Asset | null): SiteFacts {
  return {
    title,
    tagline: settings.tagline,
    language: settings.language,
    currency: settings.store.currency,
    logo,
    socialLinks: settings.socialLinks,
    hasStore: settings.store.isOpen,
    hasSearch: settings.hasSearch,
    map: settings.map,
  };
}

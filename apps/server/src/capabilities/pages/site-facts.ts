import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { isInEu } from '@vitrine/core/tax/eu-rates.data.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';

/** The website data available to every view. */
export function siteFactsOf({ title, settings }: Website, logo: Asset | null): SiteFacts {
  return {
    title,
    tagline: settings.tagline,
    language: settings.language,
    currency: settings.store.currency,
    isSoldInEu: settings.store.tax.eu !== null || isInEu(settings.store.seller.country),
    logo,
    socialLinks: settings.socialLinks,
    hasStore: settings.store.isOpen,
    hasSearch: settings.hasSearch,
    hasQuickView: settings.store.hasQuickView,
    hasSwatches: settings.store.hasSwatches,
    map: settings.map,
  };
}

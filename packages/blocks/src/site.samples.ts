import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { mark } from '@vitrine/widgets/image/asset.samples.ts';

/** The website used by samples, tests and reference pages. */
export const site: SiteFacts = {
  title: 'Kiln',
  tagline: 'Pots for every day',
  language: 'en',
  currency: 'EUR',
  logo: mark,
  socialLinks: [
    { name: 'Instagram', address: 'https://www.instagram.com/example' },
    { name: 'Mastodon', address: 'https://mastodon.example/@kiln' },
    { name: 'Write to us', address: 'mailto:hello@example.com' },
    { name: 'Neighbours', address: 'https://example.com/' },
  ],
  hasStore: true,
  hasSearch: true,
};

import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { type Asset, assetAddress, fileAddress } from '@vitrine/core/media/asset.ts';
import type { PageContent } from './page-content.ts';
import { absolute, jsonForScript } from './seo/escape.ts';
import { manifestAddress, siteIconAddress, touchIcon } from './seo/site-icon.ts';
import { structuredData } from './seo/structured-data.ts';

/** The metadata of a page. */
export interface PageFacts {
  /** The page's own title; the website's title is added to it. */
  readonly title: string;
  readonly description: string;
  /** Its canonical address on the website, such as `/about`. */
  readonly path: string;
  /** Such as `https://kiln.example`, without a trailing slash. */
  readonly origin: string;
  /** A picture of 1200 by 630 px for shared links; null for private pages. */
  readonly social: SocialPicture | null;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  readonly feeds: readonly PageFeed[];
  readonly icon: Asset | null;
  /** The same page in other languages. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
}

export interface SocialPicture {
  readonly address: string;
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly alt: string;
}

export interface PageFeed {
  readonly title: string;
  readonly address: string;
  readonly contentType: 'application/rss+xml' | 'application/feed+json';
}

/** The files a page loads, provided by the server. */
export interface PageAssets {
  /** Address of the visitor's script. */
  readonly script: string;
  /** `@font-face` rules, and the addresses of the font files that the first screen needs. */
  readonly fonts: { readonly css: string; readonly preloads: readonly string[] };
}

export interface PageHeadProps {
  readonly facts: PageFacts;
  readonly site: SiteFacts;
  readonly content: PageContent;
  readonly css: string;
  readonly script: string | null;
  readonly preloads: readonly string[];
}

/** Private pages and error pages: search engines must not index them. */
const privateKinds: readonly PageContent['kind'][] = [
  'search',
  'cart',
  'checkout',
  'order-confirmed',
  'order-received',
  'order-status',
  'subscription-confirmed',
  'membership-confirmed',
  'subscription',
  'downloads',
  'downloads-preview',
  'returns',
  'payment-link',
  'balance',
  'gift-card',
  'donate',
  'contribution-confirmed',
  'account',
  'lock',
  'not-found',
  'error',
];

export function isPrivate({ kind }: PageContent): boolean {
  return privateKinds.includes(kind);
}

export function PageHead({ facts, site, content, css, script, preloads }: PageHeadProps) {
  const { path, origin, description, feeds, icon, alternates } = facts;
  const isFound = facts.isIndexed && !isPrivate(content);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{titleOf(facts, site)}</title>
      {description !== '' && <meta name="description" content={description} />}
      {isFound ? (
        <link rel="canonical" href={absolute(origin, path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {alternates.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(origin, address)} />
      ))}
      {preloads.map(address => (
        <link
          key={address}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={address}
        />
      ))}
      <style>{css}</style>
      {script !== null && <script type="module" src={script} />}
      <link rel="icon" href={icon ? iconAddress(icon) : siteIconAddress} />
      <link rel="apple-touch-icon" href={touchIcon(icon)} />
      <link rel="manifest" href={manifestAddress} />
      {feeds.map(({ title, address, contentType }) => (
        <link key={address} rel="alternate" type={contentType} title={title} href={address} />
      ))}
      <SharingFacts facts={facts} site={site} content={content} />
      {structuredData(content, { site, origin, path }).map(data => (
        <script key={String(data['@type'])} type="application/ld+json">
          {jsonForScript(data)}
        </script>
      ))}
    </head>
  );
}

function SharingFacts({ facts, site, content }: Pick<PageHeadProps, 'facts' | 'site' | 'content'>) {
  const { title, description, path, origin, social } = facts;
  return (
    <>
      <meta property="og:site_name" content={site.title} />
      <meta property="og:type" content={openGraphType(content)} />
      <meta property="og:title" content={title === '' ? site.title : title} />
      {!isPrivate(content) && <meta property="og:url" content={absolute(origin, path)} />}
      {description !== '' && <meta property="og:description" content={description} />}
      {social && (
        <>
          <meta property="og:image" content={absolute(origin, social.address)} />
          <meta property="og:image:type" content={social.contentType} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={social.alt} />
        </>
      )}
      <meta name="twitter:card" content={social ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** A drawing without an intrinsic size has no resized versions. */
function iconAddress(icon: Asset): string {
  return icon.width > 0 ? assetAddress(icon, Math.min(icon.width, 300)) : fileAddress(icon);
}

function openGraphType(content: PageContent): string {
  if (content.kind === 'post') return 'article';
  return content.kind === 'product' ? 'product' : 'website';
}

function titleOf({ title, path }: PageFacts, site: SiteFacts): string {
  if (title === '' || title === site.title) {
    return path === '/' && site.tagline !== '' ? `${site.title} — ${site.tagline}` : site.title;
  }
  return `${title} — ${site.title}`;
}

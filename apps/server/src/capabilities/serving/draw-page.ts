import { joinSources } from '@vitrine/core/blocks/page-sources.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { cookieName } from '@vitrine/core/calls/cookie-name.ts';
import { sessionCookies } from '@vitrine/core/calls/session-kinds.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { collectNeeds } from '@vitrine/render/collect-needs.ts';
import { identityOf } from '@vitrine/render/page-context-of.ts';
import { sourcesOfContent } from '@vitrine/render/page-sources.ts';
import { documentsOf, renderPage } from '@vitrine/render/render-page.tsx';
import type { Context } from '../../context.ts';
import { pageFonts } from '../../fonts/page-fonts.ts';
import { findAssets } from '../media/index.ts';
import { answerNeeds, siteFactsOf } from '../pages/index.ts';
import type { SiteContent } from '../publishing/index.ts';
import { contentAddress } from '../tenancy/index.ts';
import { codeFramesOf, type FrameAccess } from './code-frame-address.ts';
import { type PagePolicy, policyOf } from './page-policy.ts';
import type { ShownPage } from './site-page.ts';
import { socialFactsOf } from './social-picture.ts';
import { visitorScript } from './visitor-script.ts';

export interface DrawnPage {
  readonly html: string;
  readonly policy: PagePolicy;
}

/** A page of this website as HTML, with all its needs answered in one batch (rule SERVE-9). */
export async function drawPage(
  context: Context,
  site: SiteContent,
  { page, origin, access }: { page: ShownPage; origin: string; access: FrameAccess },
): Promise<DrawnPage> {
  const { website } = context;
  const { logo, icon, isIndexed } = website.settings;
  const documents: PageDocument[] = documentsOf(page.content, site.chrome);
  const frames = codeFramesOf(context, site, { documents, page, origin, access });
  const [data, assets] = await Promise.all([
    answerNeeds(context, collectNeeds(documents), {
      source: site.source,
      collections: site.collections,
      homePageId: site.homePageId,
      path: page.path,
    }),
    findAssets(
      context,
      [logo, icon].filter(id => id !== null),
      site,
    ),
  ]);
  const assetOf = (id: string | null) => (id === null ? null : (assets.get(id) ?? null));
  const facts = { ...siteFactsOf(website, assetOf(logo)), ...ownWordsOf(context) };
  const { html, styleHashes, problems } = renderPage({
    content: page.content,
    facts: {
      title: page.title,
      description: page.description || website.settings.description,
      path: page.path,
      origin,
      social: access === 'public' ? socialFactsOf(context, site, page) : null,
      isIndexed: isIndexed && page.isIndexed,
      feeds: page.feeds,
      icon: assetOf(icon),
      alternates: [],
    },
    identity: identityOf(website.id, page.identity),
    site: facts,
    styles: site.styles,
    chrome: site.chrome,
    data,
    assets: { script: visitorScript(), fonts: pageFonts(site.styles) },
    ...(frames === null ? {} : { frames }),
  });
  if (problems.length > 0) {
    context.log.warn(
      { websiteId: website.id, path: page.path, problems },
      'settings of blocks were not read',
    );
  }
  const contentOrigin = contentAddress(context.configuration, website.id);
  const closedBy = `${cookieName(sessionCookies.account, context.configuration.IS_HTTPS)}=`;
  return {
    html,
    policy: {
      ...policyOf(styleHashes, documents, {
        site: facts,
        contentOrigin,
        beside: joinSources([page.sources ?? {}, sourcesOfContent(page.content)]),
      }),
      closedBy,
    },
  };
}

/** The shop wrote them in the language of its website (rule STOREPAGE-2). */
function ownWordsOf({ website, ownLanguage }: Context): Pick<SiteFacts, 'pageWords'> {
  const { language, store } = website.settings;
  return ownLanguage === undefined || ownLanguage === language ? { pageWords: store.pageWords } : {};
}

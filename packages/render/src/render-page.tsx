import { createHash } from 'node:crypto';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { type PageIdentity, pageContextId } from '@vitrine/core/page-context/page-context.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { styleCss } from '@vitrine/core/site/style-css.ts';
import { directionOf } from '@vitrine/core/site/text-direction.ts';
import { renderToString } from 'react-dom/server';
import { entryStylePart, hasEntries } from './block-entry.ts';
import { drawnChrome } from './drawn-chrome.tsx';
import { islandProps } from './island-props.ts';
import { documentOf, type PageContent } from './page-content.ts';
import { pageContextOf } from './page-context-of.ts';
import type { PageData, SiteChrome } from './page-data.ts';
import { type PageAssets, type PageFacts, PageHead } from './page-head.tsx';
import { stylesFor, usedBlocks } from './page-styles.ts';
import { PageView } from './page-view.tsx';
import { placementCss } from './placement-css.ts';
import { problemsOf } from './read-block.ts';
import { jsonForScript } from './seo/escape.ts';
import { systemParts } from './system/system-parts.tsx';

/** The content of a page; only carts and orders differ between visitors. */
export interface RenderablePage {
  readonly content: PageContent;
  readonly facts: PageFacts;
  readonly site: SiteFacts;
  readonly styles: SiteStyles;
  readonly chrome: SiteChrome;
  /** The data for `collectNeeds(documentsOf(content, chrome))`. */
  readonly data: PageData;
  readonly assets: PageAssets;
  /** The identifiers of the displayed content. */
  readonly identity: PageIdentity;
  /**
   * The addresses of isolated frames for blocks with the owner's HTML, by block id; without them the HTML is part
   * of the page.
   */
  readonly frames?: ReadonlyMap<string, string>;
}

export interface RenderedPage {
  readonly html: string;
  /** For the Content-Security-Policy, as `'sha256-…'`; pages have no inline scripts. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Unreadable settings of its blocks, as text for the log (rule RENDER-17). */
  readonly problems: readonly string[];
}

/** The documents of a page: the data they need is requested in one batch. */
export function documentsOf(content: PageContent, chrome: SiteChrome): PageDocument[] {
  const own = documentOf(content);
  return [chrome.header, ...(own ? [own] : []), chrome.footer];
}

/** A whole HTML document, complete before any script runs. Pure and synchronous (rules RENDER-1 to RENDER-12). */
export function renderPage(page: RenderablePage): RenderedPage {
  const { content, facts, site, styles, chrome, data, assets, frames } = page;
  const documents = documentsOf(content, chrome);
  const used = usedBlocks(documents, content);
  const isEntering = hasEntries(documentOf(content), [chrome.header, chrome.footer], styles.entry);
  const isScripted = site.hasStore || used.isScripted || isEntering || (frames?.size ?? 0) > 0;
  const styleParts = isEntering ? [...used.styleParts, entryStylePart] : used.styleParts;
  const css = safeStyle(
    [
      assets.fonts.css,
      styleCss(styles),
      stylesFor({ ...used, styleParts }, content.kind),
      placementCss(documents),
    ].join('\n'),
  );
  const islands = islandProps(documents, site, data);
  const { contentWidth } = styles.spacing;
  const drawn = drawnChrome(chrome, { site, data, isEditing: false, frames, contentWidth });
  const html = renderToString(
    <html lang={site.language} {...(directionOf(site.language) === 'rtl' ? { dir: 'rtl' } : {})}>
      <PageHead
        facts={facts}
        site={site}
        content={content}
        css={css}
        script={isScripted ? assets.script : null}
        preloads={assets.fonts.preloads}
      />
      <body>
        <PageView
          document={documentOf(content)}
          chrome={chrome}
          styles={styles}
          site={site}
          data={data}
          frames={frames}
          drawn={drawn}
          {...(content.kind === 'page' ? { title: facts.title } : {})}
          {...systemParts(content, site)}
        />
        <script type="application/json" id={pageContextId}>
          {jsonForScript(pageContextOf(page))}
        </script>
        {islands && (
          <script type="application/json" id="islands">
            {jsonForScript(islands)}
          </script>
        )}
      </body>
    </html>,
  );
  return {
    html: `<!doctype html>${html}`,
    styleHashes: [hashOf(css)],
    scriptHashes: [],
    problems: problemsOf(documents),
  };
}

/** No text in a style can end its element, nor look like the beginning of another to a lenient parser. */
export function safeStyle(css: string): string {
  return css.replace(/<(?=[/!?a-z])/gi, '\\3c ');
}

export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

import { viewOf } from '@vitrine/blocks/block-views.ts';
import { scriptOf } from '@vitrine/core/blocks/define-block.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { Block, Section } from '@vitrine/core/page/page-document.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { styleCss } from '@vitrine/core/site/style-css.ts';
import { directionOf } from '@vitrine/core/site/text-direction.ts';
import { renderToString } from 'react-dom/server';
import { codeFrameScript } from './code-frame-script.ts';
import type { PageAssets } from './page-head.tsx';
import { stylesFor } from './page-styles.ts';
import { readBlock } from './read-block.ts';
import { hashOf, safeStyle } from './render-page.tsx';

export interface RenderableFrame {
  readonly block: Block;
  /** In which it stands: its colours are the block's. */
  readonly section: Section;
  readonly site: SiteFacts;
  readonly styles: SiteStyles;
  readonly assets: PageAssets;
  /** The page it stands on, with its host: relative addresses are of there. */
  readonly pageAddress: string;
}

/** Only as high as the content, on the ground of the page. */
const frameCss =
  'html,body{background:none;scroll-behavior:auto}body{display:flow-root;min-block-size:0;overflow-x:auto}.code-html{display:flow-root}';

/**
 * HTML of the owner's own as a document by itself, in the website's type and colours (rules CONTENT-4 to CONTENT-6);
 * null for a block that has none. Links lead the whole window on, as they do in a page.
 */
export function renderCodeFrame({
  block,
  section,
  site,
  styles,
  assets,
  pageAddress,
}: RenderableFrame): { html: string; scriptHashes: readonly string[] } | null {
  const read = readBlock(block);
  const View = viewOf(block.type);
  if (!read || !View) return null;
  const { definition, settings } = read;
  const css = safeStyle(
    [
      assets.fonts.css,
      styleCss(styles),
      stylesFor({ types: [block.type], styleParts: [] }, 'page'),
      frameCss,
    ].join('\n'),
  );
  const isScripted = scriptOf(definition, settings) !== null;
  const content = { dangerouslySetInnerHTML: { __html: codeFrameScript } };
  const html = renderToString(
    // The colour scheme of the whole document decides whether the page shines through.
    <html
      lang={site.language}
      className={`theme-${section.settings.theme}`}
      {...(directionOf(site.language) === 'rtl' ? { dir: 'rtl' } : {})}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <base href={pageAddress} target="_top" />
        <title>{site.title}</title>
        <style>{css}</style>
        <script {...content} />
        {isScripted && <script type="module" src={assets.script} />}
      </head>
      <body>
        <div
          className={`block block-${definition.name}`}
          id={`block-${block.id}`}
          {...(isScripted ? { 'data-enhance': definition.name } : {})}
        >
          <View id={block.id} settings={settings} data={{}} site={site} isEditing={false} />
        </div>
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, scriptHashes: [hashOf(codeFrameScript)] };
}

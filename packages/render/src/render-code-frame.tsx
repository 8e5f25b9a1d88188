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
  /** The section of the block, whose colours the content uses. */
  readonly section: Section;
  readonly site: SiteFacts;
  readonly styles: SiteStyles;
  readonly assets: PageAssets;
  /** The page that contains it, with its host, to which relative addresses refer. */
  readonly pageAddress: string;
}

/** Only as high as its content, with the page's background showing through. */
const frameCss =
  'html,body{background:none;scroll-behavior:auto}body{display:flow-root;min-block-size:0;overflow-x:auto}.code-html{display:flow-root}';

/**
 * The owner's HTML as a separate document, in the website's type and colours (rules CONTENT-4 to CONTENT-6); null
 * for a block without any. Links navigate the whole window, as on a page.
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
    // The page shows through only if the whole document has the same colour scheme.
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

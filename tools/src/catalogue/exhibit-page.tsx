import { createHash } from 'node:crypto';
import { stylePartNames } from '@vitrine/blocks/page-styles.ts';
import { styleCss } from '@vitrine/core/site/style-css.ts';
import { stylesFor } from '@vitrine/render/page-styles.ts';
import type { RenderedPage } from '@vitrine/render/render-page.tsx';
import { renderToString } from 'react-dom/server';
import type { CatalogueQuery } from './catalogue-query.ts';
import { exhibitsByWidget } from './exhibits.ts';
import { catalogueFonts, stylesByName } from './sample-page.ts';

export interface ListedExhibit {
  readonly widget: string;
  readonly number: number;
  readonly name: string;
  readonly address: string;
}

export function listExhibits(): ListedExhibit[] {
  return [...exhibitsByWidget].flatMap(([widget, exhibits]) =>
    exhibits.map(({ name }, number) => ({ widget, number, name, address: `/widget/${widget}/${number}` })),
  );
}

const heading = '[data-exhibit] > h1 { margin-block: 0 1rem }';

/** A widget on its own page in a section's theme, with every style part; null if unknown. */
export function renderExhibit(widget: string, number: number, query: CatalogueQuery): RenderedPage | null {
  const exhibit = exhibitsByWidget.get(widget)?.[number];
  if (!exhibit) return null;
  const { View, name } = exhibit;
  const styles = stylesFor({ types: [], styleParts: stylePartNames }, 'page');
  const css = [catalogueFonts.css, styleCss(stylesByName[query.styles]), styles, heading].join('\n');
  const html = renderToString(
    <html lang={query.language} dir={query.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${widget}: ${name}`}</title>
        {catalogueFonts.preloads.map(address => (
          <link
            key={address}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={address}
          />
        ))}
        {/* Our own style: it contains no text by an owner. */}
        <style>{css}</style>
        {query.hasScript && <script type="module" src="/tools/src/catalogue/exhibit.client.ts" />}
      </head>
      <body>
        <main id="main">
          <div className={`section theme-${query.theme} section-content section-height-auto`}>
            <div className="section-inner" data-exhibit={`${widget}/${number}`}>
              <View />
            </div>
          </div>
        </main>
      </body>
    </html>,
  );
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    html: `<!doctype html>${html}`,
    styleHashes: [`'sha256-${hash}'`],
    scriptHashes: [],
    problems: [],
  };
}

import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { Block, PageDocument, Section } from '@vitrine/core/page/page-document.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import type { DrawnChrome } from './drawn-chrome.tsx';
import { findFirstPicture } from './first-picture.ts';
import { hasTitle } from './has-title.ts';
import type { PageData, SiteChrome } from './page-data.ts';
import { Sections } from './sections.tsx';
import { SiteHeader } from './site-header.tsx';

export interface PageViewProps {
  /** The page itself; a generated page passes `children` instead or in addition. */
  readonly document: PageDocument | null;
  /**
   * The title of a page of blocks, for screen readers, if none of its blocks contains a heading (rule RENDER-18).
   */
  readonly title?: string;
  readonly chrome: SiteChrome;
  readonly styles: SiteStyles;
  readonly site: SiteFacts;
  readonly data: PageData;
  readonly isEditing?: boolean;
  readonly frames?: ReadonlyMap<string, string> | undefined;
  /** Its header and footer if they are already HTML. */
  readonly drawn?: DrawnChrome;
  /** On the canvas: wraps a block's view; called for every block. */
  readonly onBlock?: (block: Block, view: ReactNode) => ReactNode;
  /** Content before and after the document's own sections. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/**
 * A whole page as visitors and the canvas see it: skip link, header, main, footer. Placement is in `placementCss`
 * of the same documents (rules RENDER-1 to RENDER-4).
 */
export function PageView({ document, chrome, title, before, after, ...props }: PageViewProps) {
  const { site, data, styles, isEditing = false, drawn, onBlock, frames } = props;
  const { contentWidth } = styles.spacing;
  const drawing: Drawing = { site, data, isEditing, onBlock, frames, contentWidth };
  const messages = messagesFor(site.language);
  return (
    <>
      <a className="skip-link" href="#main">
        {messages.skipToContent}
      </a>
      {drawn ? (
        <header className="site-header" {...inside(drawn.header)} />
      ) : (
        <header className="site-header">
          <SiteHeader document={chrome.header} drawing={drawing} />
        </header>
      )}
      <main id="main" tabIndex={-1} className={`beside-${headerWidth(chrome.header)}`}>
        {title !== undefined &&
          !hasTitle([chrome.header, ...(document ? [document] : []), chrome.footer], frames) && (
            <h1 className="visually-hidden">{title === '' ? site.title : title}</h1>
          )}
        {before}
        {document && (
          <Sections
            document={document}
            drawing={{ ...drawing, entry: styles.entry }}
            firstPicture={before ? null : findFirstPicture(document)}
          />
        )}
        {after}
      </main>
      {drawn ? (
        <footer className="site-footer" {...inside(drawn.footer)} />
      ) : (
        <footer className="site-footer">
          <Sections document={chrome.footer} drawing={drawing} />
        </footer>
      )}
    </>
  );
}

function inside(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** Generated content starts at the header’s left edge (rule RENDER-23). */
function headerWidth({ sections }: PageDocument): Section['settings']['width'] {
  return sections[0]?.settings.width ?? 'wide';
}

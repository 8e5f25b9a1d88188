import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { Block, PageDocument, Section } from '@vitrine/core/page/page-document.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { findFirstPicture } from './first-picture.ts';
import { hasTitle } from './has-title.ts';
import { headerLinks } from './header-links.tsx';
import { outlineOf } from './outline.ts';
import type { PageData, SiteChrome } from './page-data.ts';
import { SectionView } from './section-view.tsx';

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
  const { site, data, styles, isEditing = false, onBlock, frames } = props;
  const { contentWidth } = styles.spacing;
  const drawing: Drawing = { site, data, isEditing, onBlock, frames, contentWidth };
  const messages = messagesFor(site.language);
  return (
    <>
      <a className="skip-link" href="#main">
        {messages.skipToContent}
      </a>
      <header className="site-header">
        <Header document={chrome.header} drawing={drawing} />
      </header>
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
      <footer className="site-footer">
        <Sections document={chrome.footer} drawing={drawing} />
      </footer>
    </>
  );
}

/** Generated content starts at the header’s left edge (rule RENDER-23). */
function headerWidth({ sections }: PageDocument): Section['settings']['width'] {
  return sections[0]?.settings.width ?? 'wide';
}

/**
 * With search and cart in its first section; if the header is empty, the website still shows its name and these
 * links.
 */
function Header({ document, drawing }: Pick<SectionsProps, 'document' | 'drawing'>) {
  const links = headerLinks(drawing.site);
  if (document.sections.length > 0 || !links)
    return <Sections document={document} drawing={drawing} aside={links} />;
  return (
    <div className="section theme-lightest section-wide plain-header">
      <div className="section-inner section-inner-aside">
        <a href="/">{drawing.site.title}</a>
        {links}
      </div>
    </div>
  );
}

interface SectionsProps {
  readonly document: PageDocument;
  readonly drawing: Drawing;
  readonly firstPicture?: string | null;
  readonly aside?: ReactNode;
}

function Sections({ document, drawing, firstPicture = null, aside = null }: SectionsProps) {
  const anchors = document.sections.map(section => section.settings.anchor);
  const outline = outlineOf(document, drawing.data);
  return document.sections.map((section, at) => (
    <SectionView
      key={section.id}
      section={section}
      firstPicture={firstPicture}
      aside={at === 0 ? aside : null}
      outline={outline}
      hasAnchor={section.settings.anchor !== 'main' && anchors.indexOf(section.settings.anchor) === at}
      {...drawing}
    />
  ));
}

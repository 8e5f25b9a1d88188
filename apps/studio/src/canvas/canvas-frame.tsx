import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { styleCss } from '@vitrine/core/site/style-css.ts';
import { directionOf } from '@vitrine/core/site/text-direction.ts';
import { placementCss } from '@vitrine/render/placement-css.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../messages/translate.ts';
import styles from './canvas.module.css';
import { canvasStyles } from './canvas-styles.ts';
import { useDrawnHighlights } from './use-drawn-highlights.ts';

export interface CanvasFrameProps {
  readonly language: string;
  readonly styles: SiteStyles;
  readonly documents: readonly PageDocument[];
  readonly width: number;
  readonly scale: number;
  readonly isWriting?: boolean;
  /** Called with the frame's document when it is ready. */
  readonly onReady: (page: Document | null) => void;
  readonly children: ReactNode;
}

/** A separate document for the page: its styles do not mix with others, and no third-party script runs in it. */
export function CanvasFrame(props: CanvasFrameProps) {
  const { language, width, scale, isWriting = false, onReady, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const ready = () => {
    const opened = frame.current?.contentDocument ?? null;
    setPage(opened);
    onReady(opened);
  };
  usePageStyles(page, props);
  useOutOfTabOrder(page);
  useDrawnHighlights(page, props.styles);
  useEffect(() => {
    page?.documentElement.setAttribute('lang', language);
    page?.documentElement.setAttribute('dir', directionOf(language));
  }, [page, language]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('canvas')}
      // The stage around it handles the keys; a text being edited handles its own.
      tabIndex={isWriting ? 0 : -1}
      srcDoc="<!doctype html><html><head><title>Page</title></head><body></body></html>"
      onLoad={ready}
      style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
    >
      {page && createPortal(children, page.body)}
    </iframe>
  );
}

/** Tab moves between blocks, not between the links and fields in them (rule STUDIO-7). */
function useOutOfTabOrder(page: Document | null): void {
  useEffect(() => {
    if (!page) return;
    const takeOut = () => {
      for (const element of page.querySelectorAll(inTabOrder)) element.setAttribute('tabindex', '-1');
    };
    takeOut();
    const observer = new MutationObserver(takeOut);
    observer.observe(page.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}

const inTabOrder = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', 'iframe', '[tabindex]']
  // A text being edited belongs to its editor: an attribute set there would move the caret.
  .map(one => `${one}:not([tabindex="-1"], [contenteditable="true"] *)`)
  .join(',');

/** Constructed style sheets, which a strict policy allows and the page's content cannot reach. */
function usePageStyles(
  page: Document | null,
  { styles: siteStyles, documents }: Pick<CanvasFrameProps, 'styles' | 'documents'>,
): void {
  const [sheets, setSheets] = useState<{ tokens: CSSStyleSheet; placement: CSSStyleSheet } | null>(null);
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return;
    const [fixed, tokens, placement] = [
      new view.CSSStyleSheet(),
      new view.CSSStyleSheet(),
      new view.CSSStyleSheet(),
    ];
    fixed.replaceSync(canvasStyles);
    page.adoptedStyleSheets = [tokens, fixed, placement];
    setSheets({ tokens, placement });
  }, [page]);
  useEffect(() => sheets?.tokens.replaceSync(styleCss(siteStyles)), [sheets, siteStyles]);
  useEffect(
    () => sheets?.placement.replaceSync(placementCss(documents, { isEditing: true })),
    [sheets, documents],
  );
}

import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { styleCss } from '@vitrine/core/site/style-css.ts';
import { exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';
import { useEffect, useState } from 'react';
import canvasStyles from '../canvas/canvas.module.css';
import { fontsCss } from '../canvas/canvas-styles.ts';
import { t } from '../messages/translate.ts';

export interface ServedPageProps {
  readonly address: string;
  readonly title: string;
  readonly styles: SiteStyles;
  readonly width: number;
  readonly scale: number;
}

/** A page that the website makes by itself, as the server draws it from the drafts, in the styles being chosen. */
export function ServedPage({ address, title, styles, width, scale }: ServedPageProps) {
  const [sheet, setSheet] = useState<CSSStyleSheet | null>(null);
  const isThere = useQuery({
    queryKey: ['design.served', address],
    queryFn: async () => (await exchangeJson({ method: 'GET', path: preview(address), expects: 'page' })).ok,
  });
  useEffect(() => sheet?.replaceSync(`${fontsCss}\n${styleCss(styles)}`), [sheet, styles]);
  const dress = (page: Document | null) => {
    const view = page?.defaultView;
    if (!page || !view) return;
    const own = new view.CSSStyleSheet();
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, own];
    // It is there to be looked at: no link leads away, no form is sent.
    page.body.inert = true;
    setSheet(own);
  };
  if (isThere.data === false) {
    return <EmptyState icon="hidden" title={t('designHidden', { title })} hint={t('designHiddenHint')} />;
  }
  return (
    <iframe
      key={address}
      className={canvasStyles.frame}
      title={title}
      // Its scripts stay asleep: nothing of a website runs within the studio.
      sandbox="allow-same-origin"
      src={preview(address)}
      tabIndex={-1}
      onLoad={event => dress(event.currentTarget.contentDocument)}
      style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
    />
  );
}

function preview(address: string): string {
  return `${address}?preview=draft`;
}

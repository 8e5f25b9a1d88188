import { word } from '@vitrine/controls/messages/translate.ts';
import { styleCss } from '@vitrine/core/site/style-css.ts';
import { directionOf } from '@vitrine/core/site/text-direction.ts';
import { stylesFor, usedBlocks } from '@vitrine/render/page-styles.ts';
import { placementCss } from '@vitrine/render/placement-css.ts';
import { SectionView } from '@vitrine/render/section-view.tsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockPictureProps } from './block-picture-props.ts';
import { fontsCss } from './canvas-styles.ts';
import styles from './catalogue.module.css';
import drawnCss from './drawn-block.css?inline';
import { type PictureOfBlock, pictureOfBlock } from './picture-of-block.ts';
import { makeStillLife } from './still-life.ts';
import { usePrefersDark } from './use-prefers-dark.ts';
import { useRoom } from './use-room.ts';

/**
 * The same view as on a page, in a separate document: scaled down, static and not interactive (rule STUDIO-17).
 */
export function DrawnBlock({ definition, site, siteStyles }: BlockPictureProps) {
  const isDark = usePrefersDark();
  const room = useRoom();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const picture = useMemo(
    () => pictureOfBlock(definition, { site, theme: isDark ? 'darkest' : 'lightest' }),
    [definition, site, isDark],
  );
  useLayoutEffect(() => {
    if (!page || !picture) return;
    applyStyles(page, picture, styleCss(siteStyles));
    makeStillLife(page, site.logo?.id ?? null);
    // A block that is only empty space shows its icon instead.
    setIsDrawn(page.querySelector('.block > *') !== null);
  }, [page, picture, siteStyles, site]);
  if (!picture) return null;
  const scale = room.width / picture.width;
  return (
    <span className={styles.drawing} ref={room.measure} data-drawn={isDrawn || undefined}>
      {room.width > 0 && (
        <iframe
          ref={frame}
          title={word(definition.label)}
          inert
          tabIndex={-1}
          srcDoc={`<!doctype html><html lang="${site.language}" dir="${directionOf(site.language)}"><head><title>Block</title></head><body></body></html>`}
          onLoad={() => setPage(frame.current?.contentDocument ?? null)}
          style={{
            inlineSize: picture.width,
            blockSize: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        >
          {page &&
            createPortal(<Picture {...picture} contentWidth={siteStyles.spacing.contentWidth} />, page.body)}
        </iframe>
      )}
    </span>
  );
}

function Picture({ section, data, site, contentWidth }: PictureOfBlock & { contentWidth: number }) {
  return (
    <SectionView section={section} data={data} site={site} contentWidth={contentWidth} isEditing={false} />
  );
}

/** Adds only the styles this block needs, so that a screen full of pictures appears quickly. */
function applyStyles(page: Document, { section }: PictureOfBlock, tokens: string): void {
  const view = page.defaultView;
  if (!view) return;
  const documents = [{ sections: [section] }];
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    [tokens, fontsCss, stylesFor(usedBlocks(documents), 'page'), placementCss(documents), drawnCss].join(
      '\n',
    ),
  );
  page.adoptedStyleSheets = [sheet];
  page.body.className = `theme-${section.settings.theme}`;
}

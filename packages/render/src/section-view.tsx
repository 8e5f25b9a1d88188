import type { Asset } from '@vitrine/core/media/asset.ts';
import { readingOrder } from '@vitrine/core/page/grid.ts';
import type { Section } from '@vitrine/core/page/page-document.ts';
import type { CSSProperties, ReactNode } from 'react';
import { BlockView } from './block-view.tsx';
import { backgroundKey } from './collect-needs.ts';
import type { Drawing } from './drawing.ts';
import { isClear } from './is-clear.ts';
import { SectionPicture } from './section-picture.tsx';

export interface SectionViewProps extends Drawing {
  readonly section: Section;
  /** The block, or the section itself, with the largest picture of the first screen. */
  readonly firstPicture?: string | null;
  /** Content next to the grid: the header's cart. */
  readonly aside?: ReactNode;
  /** Whether this section gets the anchor; of two with the same name, the first one does. */
  readonly hasAnchor?: boolean;
  /** The deepest level of each block's first heading. */
  readonly outline?: ReadonlyMap<string, number>;
}

/** One band of a page: its colours, its picture, and its blocks in reading order on a phone. */
export function SectionView({
  section,
  firstPicture = null,
  aside,
  hasAnchor = true,
  outline,
  ...drawing
}: SectionViewProps) {
  const { id, settings } = section;
  const { theme, width, height, anchor } = settings;
  const background = drawing.data[backgroundKey(id)];
  const isAnchored = hasAnchor && anchor !== '';
  const picture = isAsset(background) ? background : null;
  return (
    <div
      className={`section section-${id} theme-${theme} section-${width} section-height-${height}${pictureClass(section, picture)}`}
      {...(isAnchored ? { id: anchor } : {})}
      {...(picture && isClear(section) && picture.height > 0 ? { style: ratioOf(picture) } : {})}
      {...(drawing.isEditing ? { 'data-section-id': id } : {})}
    >
      {picture && <SectionPicture asset={picture} section={section} isFirst={firstPicture === id} />}
      <div className={aside ? 'section-inner section-inner-aside' : 'section-inner'}>
        <div className="grid">
          {readingOrder(section.blocks, 'phone').map(block => (
            <BlockView
              key={block.id}
              block={block}
              sectionWidth={width}
              isFirstScreen={firstPicture === block.id}
              deepestHeading={outline?.get(block.id)}
              {...drawing}
            />
          ))}
        </div>
        {aside}
      </div>
    </div>
  );
}

function pictureClass(section: Section, picture: Asset | null): string {
  if (!picture) return '';
  return isClear(section) ? ' section-pictured section-clear' : ' section-pictured';
}

function ratioOf({ width, height }: Asset): CSSProperties {
  return { ['--section-ratio' as string]: Math.round((width / height) * 1000) / 1000 };
}

function isAsset(value: unknown): value is Asset {
  return typeof value === 'object' && value !== null && 'focalPoint' in value;
}

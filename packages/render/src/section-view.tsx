import type { SiteFacts } from '@vitrine/core/blocks/block-data.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { EntryAnimation } from '@vitrine/core/page/entry-animation.ts';
import { readingOrder } from '@vitrine/core/page/grid.ts';
import type { Block, Section } from '@vitrine/core/page/page-document.ts';
import type { ReactNode } from 'react';
import { BlockView } from './block-view.tsx';
import { backgroundKey } from './collect-needs.ts';
import type { PageData } from './page-data.ts';
import { SectionPicture } from './section-picture.tsx';

export interface Drawing {
  readonly site: SiteFacts;
  readonly data: PageData;
  readonly contentWidth: number;
  /** How blocks come into view that say nothing of their own; not at all when it is left out. */
  readonly entry?: EntryAnimation;
  readonly isEditing: boolean;
  /** Where blocks with HTML of the owner's own run apart, by their ids (rule CONTENT-4). */
  readonly frames?: ReadonlyMap<string, string> | undefined;
  /** The studio's way to put its text editor in the place of a block's view. */
  readonly onBlock?: ((block: Block, view: ReactNode) => ReactNode) | undefined;
}

export interface SectionViewProps extends Drawing {
  readonly section: Section;
  /** The block, or the section itself, whose picture is the largest of the first screen. */
  readonly firstPicture?: string | null;
  /** Beside the grid: the header's cart. */
  readonly aside?: ReactNode;
  /** Whether the anchor is this section's to give; of two that are called the same the first has it. */
  readonly hasAnchor?: boolean;
  /** The deepest level of each block's first heading. */
  readonly outline?: ReadonlyMap<string, number>;
}

/** One band of a page: its colours, its picture, and its blocks in the order they are read on a phone. */
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

/** Words over a picture that is hardly veiled cannot be read on a phone: there it stands below them (rule RENDER-3). */
function pictureClass({ settings, blocks }: Section, picture: Asset | null): string {
  if (!picture) return '';
  return settings.veil < 0.5 && blocks.length > 0 ? ' section-pictured section-clear' : ' section-pictured';
}

function isAsset(value: unknown): value is Asset {
  return typeof value === 'object' && value !== null && 'focalPoint' in value;
}

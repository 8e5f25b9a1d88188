import { type PictureFrame, PictureFrameContext } from '@vitrine/blocks/block-frame.ts';
import { viewOf } from '@vitrine/blocks/block-views.ts';
import { DeepestHeadingContext } from '@vitrine/blocks/heading-level.ts';
import { OwnMarkupFrame } from '@vitrine/blocks/own-markup-frame.ts';
import { scriptOf } from '@vitrine/core/blocks/define-block.ts';
import { type Block, gridColumns, type SectionSettings } from '@vitrine/core/page/page-document.ts';
import { rowHeight } from '@vitrine/core/site/style-css.ts';
import { memo } from 'react';
import { entryAttributes } from './block-entry.ts';
import type { Drawing } from './drawing.ts';
import { dataOf, readBlock } from './read-block.ts';

export interface BlockViewProps extends Drawing {
  readonly block: Block;
  readonly sectionWidth: SectionSettings['width'];
  readonly isFirstScreen: boolean;
  readonly deepestHeading?: number | undefined;
}

/**
 * A block at its place on the page. The canvas adds attributes that identify the edited block and changes nothing
 * else (rules RENDER-1, RENDER-4).
 */
export const BlockView = memo(function BlockView(props: BlockViewProps) {
  const { block, site, data, isEditing, onBlock, frames, deepestHeading = 6 } = props;
  const read = readBlock(block);
  const View = viewOf(block.type);
  if (!read || !View) return null;
  if (!isEditing && block.isHidden?.desktop && block.isHidden.phone) return null;
  const { definition, settings, needs } = read;
  const { name } = definition;
  const apart = isEditing ? null : (frames?.get(block.id) ?? null);
  const script = apart === null ? scriptOf(definition, settings) : 'enhance';
  const frame = frameOf(props);
  const view = (
    <View
      id={block.id}
      settings={settings}
      data={dataOf(block, needs, data)}
      site={site}
      isEditing={isEditing}
    />
  );
  return (
    <div
      className={`block block-${name}`}
      id={`block-${block.id}`}
      data-block={name}
      {...(script === 'enhance' ? { 'data-enhance': name } : {})}
      {...(script === 'island' ? { 'data-island': name } : {})}
      {...entryAttributes(props)}
      {...(isEditing ? editingAttributes(block) : {})}
    >
      <DeepestHeadingContext value={deepestHeading}>
        <PictureFrameContext value={frame}>
          <OwnMarkupFrame value={apart}>{onBlock ? onBlock(block, view) : view}</OwnMarkupFrame>
        </PictureFrameContext>
      </DeepestHeadingContext>
    </div>
  );
});

function editingAttributes({ id, type, isHidden }: Block): Record<string, string | number> {
  const hidden = [isHidden?.desktop ? 'desktop' : '', isHidden?.phone ? 'phone' : ''].filter(Boolean);
  return {
    'data-block-id': id,
    'data-block-type': type,
    ...(hidden.length > 0 ? { 'data-hidden': hidden.join(' ') } : {}),
  };
}

/** How much of the window width the block takes, for the `sizes` of its pictures. */
function frameOf({ block, sectionWidth, isFirstScreen, contentWidth }: BlockViewProps): PictureFrame {
  const share = block.places.desktop.w / gridColumns.desktop;
  const most = { narrow: 736, content: contentWidth, wide: contentWidth + 240, full: undefined }[
    sectionWidth
  ];
  return {
    isFirstScreen,
    desktop: share * (sectionWidth === 'full' ? 1 : 0.92),
    desktopMax: most === undefined ? undefined : Math.round(most * share),
    phone: block.places.phone.w / gridColumns.phone,
    height: {
      desktop: block.places.desktop.h * rowHeight,
      phone: block.places.phone.h * rowHeight,
    },
  };
}

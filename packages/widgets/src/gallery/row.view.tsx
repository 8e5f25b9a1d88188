import type { Ref } from 'react';
import type { GalleryProps } from './gallery-slide.ts';
import { PauseButton } from './pause-button.view.tsx';
import { SlideList } from './slide-list.view.tsx';
import type { LiveGallery } from './use-gallery.ts';

export interface RowViewProps extends GalleryProps {
  readonly frame?: Ref<HTMLDivElement>;
  readonly autoplay?: LiveGallery['autoplay'];
}

/** One row that scrolls sideways and rests at a slide. */
export function RowView({ frame, autoplay = null, ...gallery }: RowViewProps) {
  const { gutter, design, slidesPerRow, autoplay: isPlayed } = gallery.data;
  const perRow = design === 'carousel' ? slidesPerRow : 1;
  return (
    <SlideList
      {...gallery}
      frame={frame}
      isScrolling
      variables={{ gap: design === 'carousel' ? `${gutter}cqi` : `${gutter}px`, row: perRow }}
      share={{ desktop: 1 / perRow, phone: 1 }}
    >
      {isPlayed && (
        <PauseButton
          language={gallery.language}
          isPlaying={autoplay?.isPlaying ?? true}
          onPress={autoplay?.toggle}
        />
      )}
    </SlideList>
  );
}

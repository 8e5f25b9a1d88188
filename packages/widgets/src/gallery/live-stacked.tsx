import { useState } from 'react';
import { type DrawnGallery, drawnGallery } from './drawn-gallery.ts';
import { StackedControls, type StackedIslandProps } from './stacked-controls.view.tsx';
import { useGallery } from './use-gallery.ts';
import { useStage } from './use-stage.ts';

export interface LiveStackedProps extends StackedIslandProps {
  /** The block the server drew; its slides stay as they are. */
  readonly block: HTMLElement;
}

/** The slideshow with its transition, clicks, swipes, videos and thumbnails (rules GALLERY-65 to GALLERY-88). */
export function LiveStacked({ block, ...props }: LiveStackedProps) {
  const [gallery] = useState(() => drawnGallery(block));
  return gallery && <Controls {...props} gallery={gallery} />;
}

function Controls({ gallery, ...props }: StackedIslandProps & { readonly gallery: DrawnGallery }) {
  const live = useGallery(gallery, props.data);
  const isAlive = useStage(gallery, live, props.data);
  return <StackedControls {...props} live={isAlive ? live : null} />;
}

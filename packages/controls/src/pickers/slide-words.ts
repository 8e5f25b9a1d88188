import type { SlideSettings } from '@vitrine/core/gallery/gallery-settings.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';

/** A slide without a picture is a video, possibly one without an address yet. */
export function isVideoSlide({ asset, video, file }: SlideSettings): boolean {
  return video !== '' || file !== null || asset === null;
}

/** Whether the slide has no text alternative; false while its picture is loading. */
export function lacksWords(slide: SlideSettings, asset: Asset | null): boolean {
  if (slide.alt !== '' || slide.title !== '') return false;
  return asset ? asset.alt === '' : slide.asset === null && (slide.video !== '' || slide.file !== null);
}

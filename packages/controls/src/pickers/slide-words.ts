import type { SlideSettings } from '@vitrine/core/gallery/gallery-settings.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';

/** A slide without a picture is one whose video is still to be named. */
export function isVideoSlide({ asset, video, file }: SlideSettings): boolean {
  return video !== '' || file !== null || asset === null;
}

/** Whether somebody who cannot see the slide is told nothing of it; a picture that is not there says nothing yet. */
export function lacksWords(slide: SlideSettings, asset: Asset | null): boolean {
  if (slide.alt !== '' || slide.title !== '') return false;
  return asset ? asset.alt === '' : slide.asset === null && (slide.video !== '' || slide.file !== null);
}

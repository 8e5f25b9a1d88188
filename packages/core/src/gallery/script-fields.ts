import { activeAlignments, type GalleryData, lightboxThemes, slideClicks } from './gallery-data.ts';
import { flag, type GalleryFields, oneOf, positive } from './read-gallery-fields.ts';

type ScriptKey =
  | 'slidesPerRow'
  | 'lightbox'
  | 'lightboxTheme'
  | 'autoplay'
  | 'autoplayDuration'
  | 'activeAlignment'
  | 'isRandom'
  | 'isLooping'
  | 'click'
  | 'history';

/** The data of a gallery for the visitor's script. */
export type ScriptGalleryData = Pick<GalleryData, ScriptKey | 'design'>;

/** The fields that a browser needs: only a few, so that no visitor downloads the parsers of the others. */
export const scriptFields: GalleryFields<ScriptKey> = {
  slidesPerRow: ['slidesPerRow', positive],
  lightbox: ['lightbox', flag],
  lightboxTheme: ['lightboxTheme', oneOf(lightboxThemes)],
  autoplay: ['autoplay', flag],
  autoplayDuration: ['autoplay-duration', positive],
  activeAlignment: ['active-alignment', oneOf(activeAlignments)],
  isRandom: ['random', flag],
  isLooping: ['loop', flag],
  click: ['click', oneOf(slideClicks)],
  history: ['history', flag],
};

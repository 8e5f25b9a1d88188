import {
  dragBoundaries,
  endBoundaries,
  type GalleryData,
  scrollAxes,
  stackedTransitions,
} from './gallery-data.ts';
import { flag, type GalleryFields, oneOf, positive } from './read-gallery-fields.ts';
import { type ScriptGalleryData, scriptFields } from './script-fields.ts';

type StageKey =
  | 'imageAspectRatio'
  | 'transition'
  | 'speed'
  | 'scrollAxis'
  | 'boundaries'
  | 'endBoundary'
  | 'isAutoHeight';

/** The data of a slideshow for the visitor's script. */
export type StageData = ScriptGalleryData & Pick<GalleryData, StageKey>;

/** The fields that a stage of slides needs. */
export const stageFields: GalleryFields<StageKey | Exclude<keyof ScriptGalleryData, 'design'>> = {
  ...scriptFields,
  imageAspectRatio: ['imageAspectRatio', value => (value === 'Auto' ? 'Auto' : positive(value))],
  transition: ['transition', oneOf(stackedTransitions)],
  speed: ['speed', positive],
  scrollAxis: ['scrollAxis', oneOf(scrollAxes)],
  boundaries: ['boundaries', oneOf(dragBoundaries)],
  endBoundary: ['endBoundary', oneOf(endBoundaries)],
  isAutoHeight: ['autoHeight', flag],
};

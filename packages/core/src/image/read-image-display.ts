import type { ErrorDefinition } from '../errors/declare-errors.ts';
import { imageErrors } from './image.errors.ts';
import {
  cropModes,
  type FocalPoint,
  fitAlignments,
  type ImageDisplay,
  type ImageSize,
  imageDisplayDefaults,
  loadModes,
  sizeFormats,
} from './image-display.ts';

/** Attributes by their names in a `dataset`, such as `imageFocalPoint`. */
export type ImageAttributes = Readonly<Record<string, string | undefined>>;

export interface ReadImageDisplay {
  readonly display: ImageDisplay;
  readonly warnings: readonly ErrorDefinition[];
}

/**
 * The display settings of an image from its data attributes. Options override attributes; invalid
 * values become their defaults (rules IMAGE-1 to IMAGE-3).
 */
export function readImageDisplay(
  attributes: ImageAttributes,
  options: Partial<ImageDisplay> = {},
): ReadImageDisplay {
  const written = Object.entries(fields).flatMap(([key, [name, read]]) => {
    const text = attributes[name]?.trim();
    const value = text === undefined || text === '' ? undefined : read(text);
    return value === undefined ? [] : [[key, value] as const];
  });
  const given: Partial<ImageDisplay> = { ...Object.fromEntries(written), ...options };
  const display = { ...imageDisplayDefaults, ...given };
  return {
    display,
    warnings: [
      ...(display.source === '' ? [imageErrors.noSource] : []),
      ...(display.cropMode === 'contain' && given.fitAlignment === undefined
        ? [imageErrors.noAlignment]
        : []),
    ],
  };
}

/** A parsed value; undefined if it is invalid. */
type Read<T> = (text: string) => T | undefined;

type Fields = {
  readonly [Key in keyof ImageDisplay]: readonly [name: string, read: Read<ImageDisplay[Key]>];
};

const oneOf =
  <T>(all: readonly T[]): Read<T> =>
  text =>
    all.find(one => String(one) === text);
const flag = oneOf([true, false]);
const atLeastZero: Read<number> = text => {
  const number = Number(text);
  return Number.isFinite(number) && number >= 0 ? number : undefined;
};
const positive: Read<number> = text => atLeastZero(text) || undefined;

/** Each setting's name in the `dataset`. */
const fields: Fields = {
  dimensions: ['imageDimensions', readDimensions],
  fixedRatio: ['fixedRatio', flag],
  focalPoint: ['imageFocalPoint', readFocalPoint],
  load: ['load', oneOf(loadModes)],
  forceUpdate: ['forceUpdate', flag],
  cropMode: ['cropMode', text => oneOf(cropModes)(synonyms[text] ?? text)],
  sizeAdjustment: ['sizeAdjustment', atLeastZero],
  sizeFormat: ['sizeFormat', oneOf(sizeFormats)],
  source: ['src', text => text],
  stretch: ['stretch', flag],
  backgroundImage: ['backgroundImage', flag],
  advancedPositioning: ['advancedPositioning', flag],
  saveData: ['saveData', flag],
  minPixelRatio: ['minPixelRatio', positive],
  maxPixelRatio: ['maxPixelRatio', positive],
  fitAlignment: ['fitAlignment', oneOf(fitAlignments)],
};

/** The loader’s name for a crop mode. */
const synonyms: Readonly<Record<string, string>> = { fill: 'cover', fit: 'contain', null: 'none' };

/** `1600x1200`. */
function readDimensions(text: string): ImageSize | undefined {
  const [width, height] = text.split('x').map(positive);
  return width && height ? { width, height } : undefined;
}

/** `0.25,0.5`. */
function readFocalPoint(text: string): FocalPoint | undefined {
  const [x, y] = text.split(',').map(atLeastZero);
  return x !== undefined && y !== undefined && x <= 1 && y <= 1 ? { x, y } : undefined;
}

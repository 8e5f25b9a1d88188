export const loadModes = [true, false, 'viewport'] as const;
export const cropModes = ['cover', 'contain', 'none'] as const;
export const sizeFormats = ['queryString', 'filename'] as const;
export const fitAlignments = ['top', 'left', 'center', 'right', 'bottom'] as const;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A point in a picture as fractions of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** How one image is loaded and shown (rule IMAGE-1). */
export interface ImageDisplay {
  /** Px of the original; null if unknown. */
  readonly dimensions: ImageSize | null;
  /** Whether its space is reserved before it loads. */
  readonly fixedRatio: boolean;
  readonly focalPoint: FocalPoint;
  readonly load: (typeof loadModes)[number];
  /** Whether it is fetched again if that width is already loaded. */
  readonly forceUpdate: boolean;
  /** `cover` fills its space, `contain` shows all of it, `none` is as wide as its space. */
  readonly cropMode: (typeof cropModes)[number];
  /** The requested width as a multiple of its space. */
  readonly sizeAdjustment: number;
  readonly sizeFormat: (typeof sizeFormats)[number];
  /** Its address, without a width; if empty, it is not loaded (rule IMAGE-3). */
  readonly source: string;
  /** Whether it may be shown larger than its original size. */
  readonly stretch: boolean;
  /** Whether it is the background of its parent. */
  readonly backgroundImage: boolean;
  /** Positioned by the browser, which follows every change of the space, instead of by numbers (rule IMAGE-9). */
  readonly advancedPositioning: boolean;
  /** Whether it may be narrower if a visitor requests less data (rule IMAGE-5). */
  readonly saveData: boolean;
  readonly minPixelRatio: number | null;
  readonly maxPixelRatio: number | null;
  readonly fitAlignment: (typeof fitAlignments)[number];
}

export const imageDisplayDefaults: ImageDisplay = {
  dimensions: null,
  fixedRatio: false,
  focalPoint: { x: 0.5, y: 0.5 },
  load: true,
  forceUpdate: false,
  cropMode: 'none',
  sizeAdjustment: 1,
  sizeFormat: 'queryString',
  source: '',
  stretch: true,
  backgroundImage: false,
  advancedPositioning: false,
  saveData: true,
  minPixelRatio: null,
  maxPixelRatio: null,
  fitAlignment: 'center',
};

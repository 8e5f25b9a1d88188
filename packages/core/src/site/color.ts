/** Colours for the palette's calculations: sRGB to OKLCH and back, and WCAG contrast. */
export type Hex = string;

interface Oklch {
  /** 0 black to 1 white. */
  readonly l: number;
  readonly c: number;
  /** Radians. */
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, 0 to 1. */
export function luminance(color: Hex): number {
  const [r, g, b] = linearOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The perceived brightness of a colour without linearising it, 0 to 1; ITU-R BT.709. */
export function luma(color: Hex): number {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The default luma from which a colour counts as bright (rule PALETTE-11). */
export const lumaThreshold = 0.34;

export function isBright(color: Hex, threshold = lumaThreshold): boolean {
  return luma(color) >= threshold;
}

/** A perceptual mix of two colours: `share` 0 is the first, 1 the second. */
export function mix(a: Hex, b: Hex, share: number): Hex {
  const [one, other] = [oklabOf(a), oklabOf(b)];
  const between = (at: 0 | 1 | 2) => one[at] + (other[at] - one[at]) * share;
  return hexOf(oklabToLinear([between(0), between(1), between(2)]));
}

/** The same hue at another lightness, its chroma multiplied by `chroma`. */
export function withLightness(color: Hex, lightness: number, chroma = 1): Hex {
  const { c, h } = oklchOf(color);
  return fromOklch({ l: lightness, c: c * chroma, h });
}

/**
 * The nearest lightness of a colour with the contrast against every background; the colour itself
 * if it has it already. Null if there is none: the backgrounds differ too much.
 */
export function withContrast(color: Hex, grounds: readonly Hex[], ratio: number): Hex | null {
  const isEnough = (one: Hex) => grounds.every(ground => contrast(one, ground) >= ratio);
  if (isEnough(color)) return color;
  const { l, c, h } = oklchOf(color);
  const found = [0, 1]
    .filter(pole => isEnough(pole === 0 ? '#000000' : '#ffffff'))
    .map(pole => nearest(l, pole, at => isEnough(fromOklch({ l: at, c, h }))));
  const [lightness] = found.toSorted((a, b) => Math.abs(a - l) - Math.abs(b - l));
  return lightness === undefined ? null : fromOklch({ l: lightness, c, h });
}

/** Bisects between a lightness without enough contrast and one with enough; the result has enough. */
function nearest(from: number, pole: number, isEnough: (lightness: number) => boolean): number {
  let [bad, good] = [from, pole];
  for (let step = 0; step < 16; step += 1) {
    const middle = (bad + good) / 2;
    if (isEnough(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Colours outside the screen's gamut keep lightness and hue and lose as much chroma as necessary. */
function fromOklch({ l, c, h }: Oklch): Hex {
  if (l <= 0) return '#000000';
  if (l >= 1) return '#ffffff';
  let [inside, outside] = [0, c];
  const linear = (chroma: number) => oklabToLinear([l, chroma * Math.cos(h), chroma * Math.sin(h)]);
  if (isShown(linear(c))) return hexOf(linear(c));
  for (let step = 0; step < 16; step += 1) {
    const middle = (inside + outside) / 2;
    if (isShown(linear(middle))) inside = middle;
    else outside = middle;
  }
  return hexOf(linear(inside));
}

function isShown(linear: Triple): boolean {
  return linear.every(value => value >= -0.0001 && value <= 1.0001);
}

function oklchOf(color: Hex): Oklch {
  const [l, a, b] = oklabOf(color);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** https://bottosson.github.io/posts/oklab/ */
function oklabOf(color: Hex): Triple {
  const [r, g, b] = linearOf(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function oklabToLinear([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function linearOf(color: Hex): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf(linear: Triple): Hex {
  const channels = linear.map(value => {
    const bounded = Math.min(Math.max(value, 0), 1);
    const curved = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

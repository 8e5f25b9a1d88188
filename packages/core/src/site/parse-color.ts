import {
  type ColorFormat,
  type ColorValue,
  type ColorValues,
  colorValueSchema,
  fromRgb,
  type Rgb,
} from './color-value.ts';

/** Why a text is not a colour: an unknown model, the wrong parts, or a number out of range. */
export type ColorProblem = 'model' | 'parts' | 'range';

export type ColorReading =
  | { readonly value: ColorValue; readonly problem: null }
  | { readonly value: null; readonly problem: ColorProblem };

/** The colour in a text; nothing for an unsupported notation, such as a name (rule PALETTE-9). */
export function parseColor(text: string): ColorValue | null {
  return readColor(text).value;
}

/**
 * Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` (also without `#`), `rgb()`, `rgba()`, `hsl()` and `hsla()`, with
 * commas, or with blanks and a slash before the alpha (rule PALETTE-9).
 */
export function readColor(text: string): ColorReading {
  const plain = text.trim().toLowerCase();
  const [, digits] = /^#?([\da-f]+)$/.exec(plain) ?? [];
  if (digits !== undefined) return readHex(digits);
  const [, model, inner] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(plain) ?? [];
  if (inner === undefined) return { value: null, problem: plain.startsWith('#') ? 'parts' : 'model' };
  const parts = partsOf(inner);
  if (!parts) return { value: null, problem: 'parts' };
  return model === 'rgb' ? readRgb(parts) : readHsl(parts);
}

interface Parts {
  readonly channels: readonly [string, string, string];
  readonly alpha: string | undefined;
}

function partsOf(inner: string): Parts | null {
  const hasCommas = inner.includes(',');
  const [channels = '', veil, ...more] = hasCommas ? [inner] : inner.split('/');
  const [first, second, third, fourth, ...rest] = channels
    .trim()
    .split(hasCommas ? ',' : /\s+/)
    .map(channel => channel.trim());
  if (first === undefined || second === undefined || third === undefined) return null;
  if (more.length > 0 || rest.length > 0 || (fourth !== undefined && !hasCommas)) return null;
  return { channels: [first, second, third], alpha: veil?.trim() ?? fourth };
}

function readHex(digits: string): ColorReading {
  if (![3, 4, 6, 8].includes(digits.length)) return { value: null, problem: 'parts' };
  const pairs = digits.length < 5 ? [...digits].map(digit => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map(pair => Number.parseInt(pair, 16));
  return valued('hex', fromRgb([red, green, blue]), alpha / 255);
}

function readRgb({ channels, alpha: veil }: Parts): ColorReading {
  const shares = channels.map(channel => partOf(channel, '%'));
  const numbers = channels.map(channel => partOf(channel, ''));
  // Percentages or numbers, but not both.
  const [red, green, blue] = shares.some(share => share === null)
    ? numbers
    : shares.map(share => (share ?? 0) * 2.55);
  const alpha = alphaOf(veil);
  if (red == null || green == null || blue == null || alpha === null)
    return { value: null, problem: 'parts' };
  const rgb: Rgb = [red, green, blue];
  if (rgb.some(channel => channel < 0 || channel > 255)) return { value: null, problem: 'range' };
  return valued('rgb', fromRgb(rgb), alpha);
}

function readHsl({ channels: [first, second, third], alpha: veil }: Parts): ColorReading {
  const hue = partOf(first, 'deg') ?? partOf(first, '');
  const saturation = partOf(second, '%') ?? partOf(second, '');
  const lightness = partOf(third, '%') ?? partOf(third, '');
  const alpha = alphaOf(veil);
  if (hue === null || saturation === null || lightness === null || alpha === null) {
    return { value: null, problem: 'parts' };
  }
  return valued('hsl', { hue, saturation, lightness }, alpha);
}

function valued(userFormat: ColorFormat, values: ColorValues, alpha: number): ColorReading {
  const read = colorValueSchema.safeParse({
    userFormat,
    values: alpha === 1 ? values : { ...values, alpha },
  });
  return read.success ? { value: read.data, problem: null } : { value: null, problem: 'range' };
}

function alphaOf(text: string | undefined): number | null {
  if (text === undefined) return 1;
  const share = partOf(text, '%');
  return share === null ? partOf(text, '') : share / 100;
}

/** The number before a unit; null if there is none. */
function partOf(text: string, unit: '' | '%' | 'deg'): number | null {
  if (!text.endsWith(unit)) return null;
  const number = text.slice(0, text.length - unit.length);
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(number) ? Number(number) : null;
}

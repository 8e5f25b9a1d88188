import { type ColorFormat, colorFormats, formatColor, toHex } from '@vitrine/core/site/color-value.ts';
import { type ColorProblem, parseColor, readColor } from '@vitrine/core/site/parse-color.ts';

/** Why a text is not accepted as a colour. */
export type ColorTextProblem = ColorProblem | 'alpha';

export interface WrittenColor {
  /** The colour in its original format; null if it is refused. */
  readonly color: string | null;
  readonly problem: ColorTextProblem | null;
}

/** Reads a colour written in any supported format (rule PALETTE-14). */
export function readWrittenColor(text: string, { hasAlpha }: { hasAlpha: boolean }): WrittenColor {
  const { value, problem } = readColor(text);
  if (!value) return { color: null, problem };
  if (!hasAlpha && toHex(value.values) === null) return { color: null, problem: 'alpha' };
  return { color: formatColor(value), problem: null };
}

/** The value for the browser's own colour picker, which supports only opaque hex. */
export function plainHexOf(color: string): string {
  const value = parseColor(color);
  return (value && toHex({ ...value.values, alpha: 1 })) ?? '#000000';
}

/** The picker’s result, in the previous format and alpha. */
export function withHex(color: string, hex: string): string {
  const [before, picked] = [parseColor(color), parseColor(hex)];
  if (!picked) return color;
  const { userFormat = 'hex', values: { alpha = 1 } = picked.values } = before ?? {};
  return formatColor({ userFormat, values: { ...picked.values, alpha } });
}

/** The same colour in the next format: hex, hsl, rgb and so on; hex only for opaque colours. */
export function inNextFormat(color: string): string {
  const value = parseColor(color);
  if (!value) return color;
  const formats = colorFormats.filter(format => format !== 'hex' || toHex(value.values) !== null);
  const next = formats[(formats.indexOf(value.userFormat) + 1) % formats.length] ?? value.userFormat;
  return formatColor({ ...value, userFormat: next });
}

export function formatOf(color: string): ColorFormat {
  return parseColor(color)?.userFormat ?? 'hex';
}

export type DecimalMark = '.' | ',';

/**
 * A price as exports write it, as decimal text with a point: `1.234,56`, `1,234.56`, `37,9`, `£ 20`, `1 200`.
 * Empty if it is not a price.
 * @param mark - the decimal mark of a price that does not show it, such as `18.504`; null for none
 */
export function readPrice(text: string, mark: DecimalMark | null): string {
  const digits = digitsOf(text);
  if (digits === null || digits.sign === '-') return '';
  return decimalText(digits.text, isUncertain(digits.text) ? mark : decimalMarkOf(digits.text));
}

/** A measure or a quantity, whose single mark is always a decimal mark; null if it is not one. */
export function readNumber(text: string): number | null {
  const digits = digitsOf(text);
  if (digits === null) return null;
  const single = /^\d*([.,])\d*$/.exec(digits.text)?.[1] as DecimalMark | undefined;
  const number = Number(digits.sign + decimalText(digits.text, single ?? decimalMarkOf(digits.text)));
  return Number.isFinite(number) ? number : null;
}

/** The digits and marks of a number, without currency and blanks; null if it is not one. */
export function digitsOf(text: string): { sign: string; text: string } | null {
  const compact = text.replace(/[\s\u00A0\u202F'’]/g, '');
  const [, sign = '', digits = ''] = /^[^\d.,-]*(-?)([\d.,]{1,30})[^\d.,]*$/.exec(compact) ?? [];
  return /\d/.test(digits) ? { sign, text: digits } : null;
}

/**
 * The decimal mark that the digits of a price show by themselves: the last of two different marks, or one that cannot
 * separate thousands; null if they have none, or if it is uncertain.
 */
export function decimalMarkOf(digits: string): DecimalMark | null {
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  if (points + commas !== 1 || isUncertain(digits)) return null;
  return points > 0 ? '.' : ',';
}

/** One mark before exactly three digits: decimals, or thousands (rule IMPORT-24). */
export function isUncertain(digits: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
}

function decimalText(digits: string, mark: DecimalMark | null): string {
  const at = mark === null ? -1 : digits.lastIndexOf(mark);
  const whole = (at === -1 ? digits : digits.slice(0, at)).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const part = at === -1 ? '' : digits.slice(at + 1).replace(/[.,]/g, '');
  return `${whole === '' ? '0' : whole}${part === '' ? '' : `.${part}`}`;
}

const kilograms: Record<string, number> = {
  kg: 1,
  g: 0.001,
  lbs: 0.45359237,
  lb: 0.45359237,
  oz: 0.028349523125,
  ...{ кг: 1, г: 0.001, 公斤: 1, 千克: 1, 克: 0.001 },
};
const centimetres: Record<string, number> = {
  ...{ cm: 1, m: 100, mm: 0.1, in: 2.54, yd: 91.44, ft: 30.48 },
  ...{ см: 1, м: 100, мм: 0.1, 厘米: 1, 米: 100, 毫米: 0.1 },
};

export function isWeightUnit(unit: string): boolean {
  return Object.hasOwn(kilograms, unit.toLowerCase());
}

export function isLengthUnit(unit: string): boolean {
  return Object.hasOwn(centimetres, unit.toLowerCase());
}

/** A weight in kilograms, from a number in the unit that a column names. */
export function readWeight(text: string, unit: string): number | null {
  return converted(text, factorOf(kilograms, unit));
}

/** A length in centimetres, from a number in the unit that a column names. */
export function readLength(text: string, unit: string): number | null {
  return converted(text, factorOf(centimetres, unit));
}

function factorOf(units: Readonly<Record<string, number>>, unit: string): number {
  const name = unit.toLowerCase();
  return Object.hasOwn(units, name) ? (units[name] ?? 1) : 1;
}

function converted(text: string, factor: number): number | null {
  const number = readNumber(text);
  if (number === null || number <= 0) return null;
  return Math.round(number * factor * 1_000_000) / 1_000_000;
}

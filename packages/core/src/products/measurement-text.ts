import { byLanguage } from '../messages/by-language.ts';

/** Unit systems by their permanent numbers. */
export const unitSystems = { imperial: 1, metric: 2 } as const;
export type UnitSystem = (typeof unitSystems)[keyof typeof unitSystems];

export interface MeasurementStyle {
  readonly unitSystem: UnitSystem;
  readonly language: string;
}

type Quantity = 'weight' | 'side';

interface Unit {
  readonly name: string;
  /** In kilograms or centimetres. */
  readonly size: number;
}

const units: Readonly<Record<UnitSystem, Readonly<Record<Quantity, Unit>>>> = {
  1: { weight: { name: 'lbs', size: 0.45359237 }, side: { name: '"', size: 2.54 } },
  2: { weight: { name: 'kg', size: 1 }, side: { name: 'cm', size: 1 } },
};

/** The unit of a field for a weight, or for a side of a size. */
export function measurementUnit(quantity: Quantity, system: UnitSystem): string {
  return units[system][quantity].name;
}

/** Kilograms or centimetres as a number of the system’s unit, with at most four decimals. */
export function inUnits(value: number, quantity: Quantity, system: UnitSystem): number {
  return Math.round((value / units[system][quantity].size) * 10_000) / 10_000;
}

/** A number of the system’s unit in kilograms or centimetres. */
export function fromUnits(value: number, quantity: Quantity, system: UnitSystem): number {
  return sureDigits(value * units[system][quantity].size);
}

/** The shortest number of the system’s unit that is these kilograms or centimetres (decision 87). */
export function exactlyInUnits(value: number, quantity: Quantity, system: UnitSystem): number {
  const whole = value / units[system][quantity].size;
  for (let digits = 1; digits < 17; digits += 1) {
    const short = Number(whole.toPrecision(digits));
    if (isSameMeasure(fromUnits(short, quantity, system), value)) return short;
  }
  return whole;
}

/** Whether two measures differ in nothing but what converting them added. */
export function isSameMeasure(one: number, other: number): boolean {
  return sureDigits(one) === sureDigits(other);
}

/** The fifteen digits that a double has in every case. */
function sureDigits(value: number): number {
  return Number(value.toPrecision(15));
}

const numbersIn = byLanguage(
  language =>
    new Intl.NumberFormat(language, {
      maximumFractionDigits: 2,
      maximumSignificantDigits: 2,
      roundingPriority: 'morePrecision',
    }),
);

/** Kilograms or three sides in centimetres, in words: imperial gives lbs and inches, otherwise kg and cm (rule PRODUCT-8). */
export function measurementText(
  measured: number | { readonly length: number; readonly width: number; readonly height: number },
  { unitSystem, language }: MeasurementStyle,
): string {
  const number = numbersIn(language);
  const textOf = (value: number, quantity: Quantity) =>
    number.format(value / units[unitSystem][quantity].size);
  if (typeof measured === 'number') return `${textOf(measured, 'weight')} ${units[unitSystem].weight.name}`;
  const sides = [measured.length, measured.width, measured.height].map(side => textOf(side, 'side'));
  return unitSystem === unitSystems.imperial
    ? sides.map(side => `${side}"`).join(' × ')
    : `${sides.join(' × ')} cm`;
}

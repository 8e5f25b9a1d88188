/** Unit systems by their permanent numbers. */
export const unitSystems = { imperial: 1, metric: 2 } as const;
export type UnitSystem = (typeof unitSystems)[keyof typeof unitSystems];

const kilogramsAPound = 0.45359237;
const centimetresAnInch = 2.54;

/** Kilograms in words: imperial gives lbs, otherwise kg (rule PRODUCT-8). */
export function weightText(kilograms: number, system: UnitSystem): string {
  return system === unitSystems.imperial
    ? `${short(kilograms / kilogramsAPound)} lbs`
    : `${short(kilograms)} kg`;
}

/** Centimetres in words: imperial gives the inch mark, otherwise cm (rule PRODUCT-8). */
export function sizeText(
  { length, width, height }: { readonly length: number; readonly width: number; readonly height: number },
  system: UnitSystem,
): string {
  const sides = [length, width, height];
  return system === unitSystems.imperial
    ? sides.map(side => `${short(side / centimetresAnInch)}"`).join(' × ')
    : `${sides.map(short).join(' × ')} cm`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The day on which the rates below were taken from their source (decision 42). */
export const euRatesAsOf = '2026-04-28';

/** The rates of a member state, in thousandths of a percent. */
export interface EuRates {
  readonly standard: number;
  /** The higher of the reduced rates; absent if the country has none. */
  readonly reduced?: number;
  /** The lower of the reduced rates, if there are two. */
  readonly lower?: number;
  /** Areas with their own rates, or none at all. */
  readonly areas?: readonly {
    readonly postalCodes: string;
    readonly standard: number;
    readonly reduced?: number;
    readonly lower?: number;
  }[];
}

const untaxed = (postalCodes: string) => ({ postalCodes, standard: 0, reduced: 0, lower: 0 });

/** The member states of the European Union, by country code. */
export const euRates: Readonly<Record<string, EuRates>> = {
  AT: {
    standard: 20_000,
    reduced: 13_000,
    lower: 10_000,
    areas: [{ postalCodes: '6691,6991-6993', standard: 19_000, reduced: 13_000, lower: 10_000 }],
  },
  BE: { standard: 21_000, reduced: 12_000, lower: 6000 },
  BG: { standard: 20_000, reduced: 9000 },
  CY: { standard: 19_000, reduced: 9000, lower: 5000 },
  CZ: { standard: 21_000, reduced: 12_000 },
  DE: { standard: 19_000, reduced: 7000, areas: [untaxed('27498,78266')] },
  DK: { standard: 25_000 },
  EE: { standard: 24_000, reduced: 13_000, lower: 9000 },
  ES: { standard: 21_000, reduced: 10_000, lower: 4000, areas: [untaxed('35*,38*,51*,52*')] },
  FI: { standard: 25_500, reduced: 13_500, lower: 10_000, areas: [untaxed('22*')] },
  FR: { standard: 20_000, reduced: 10_000, lower: 5500 },
  GR: { standard: 24_000, reduced: 13_000, lower: 6000, areas: [untaxed('63086,63087')] },
  HR: { standard: 25_000, reduced: 13_000, lower: 5000 },
  HU: { standard: 27_000, reduced: 18_000, lower: 5000 },
  IE: { standard: 23_000, reduced: 13_500, lower: 9000 },
  IT: { standard: 22_000, reduced: 10_000, lower: 5000, areas: [untaxed('23041,22061')] },
  LT: { standard: 21_000, reduced: 12_000, lower: 5000 },
  LU: { standard: 17_000, reduced: 8000, lower: 3000 },
  LV: { standard: 21_000, reduced: 12_000, lower: 5000 },
  MT: { standard: 18_000, reduced: 7000, lower: 5000 },
  NL: { standard: 21_000, reduced: 9000 },
  PL: { standard: 23_000, reduced: 8000, lower: 5000 },
  PT: {
    standard: 23_000,
    reduced: 13_000,
    lower: 6000,
    areas: [
      { postalCodes: '90*,91*,92*,93*,94*', standard: 22_000, reduced: 12_000, lower: 4000 },
      { postalCodes: '95*,96*,97*,98*,99*', standard: 16_000, reduced: 9000, lower: 4000 },
    ],
  },
  RO: { standard: 21_000, reduced: 11_000 },
  SE: { standard: 25_000, reduced: 12_000, lower: 6000 },
  SI: { standard: 22_000, reduced: 9500, lower: 5000 },
  SK: { standard: 23_000, reduced: 19_000, lower: 5000 },
};

export function isInEu(country: string): boolean {
  return Object.hasOwn(euRates, country);
}

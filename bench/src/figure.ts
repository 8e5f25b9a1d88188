/** One line of the table: the measurement and its reference. */
export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The reference’s value in the same run and unit; null if there is none. */
  readonly reference: number | null;
  /** The ratio of ours to the reference. */
  readonly ratio: number | null;
  /** As text, `≥ 0.8`; empty if there is none. */
  readonly aim: string;
  readonly met: boolean | null;
}

export interface Aim {
  /** Judged by the ratio if there is a reference, else by the value. */
  readonly atLeast?: number;
  readonly below?: number;
}

export interface Measured {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly reference?: number | undefined;
  readonly aim?: Aim;
}

/** Judges a measurement (rule BENCH-2). */
export function figureOf({ reference, aim, ...measured }: Measured): Figure {
  const ratio = reference === undefined || reference === 0 ? null : measured.value / reference;
  const judged = ratio ?? measured.value;
  return {
    ...measured,
    reference: reference ?? null,
    ratio,
    aim: aimText(aim),
    met: aim === undefined ? null : judged >= (aim.atLeast ?? -Infinity) && judged < (aim.below ?? Infinity),
  };
}

function aimText(aim: Aim | undefined): string {
  if (aim?.atLeast !== undefined) return `≥ ${aim.atLeast}`;
  return aim?.below === undefined ? '' : `< ${aim.below}`;
}

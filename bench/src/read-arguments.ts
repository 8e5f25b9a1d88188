export const groups = [
  'pages',
  'render',
  'import',
  'orders',
  'growth',
  'start',
  'bytes',
  'lighthouse',
  'widgets',
  'replay',
] as const;
export type Group = (typeof groups)[number];

export interface Arguments {
  readonly only: readonly Group[];
  /** Fewer and shorter rounds. */
  readonly isQuick: boolean;
}

/** Null with an error text if an argument is unknown (rule BENCH-1). */
export function readArguments(
  given: readonly string[],
): { arguments: Arguments; problem: null } | { arguments: null; problem: string } {
  let only: readonly Group[] = groups;
  let isQuick = false;
  for (const one of given) {
    if (one === '--quick') isQuick = true;
    else if (one.startsWith('--only=')) {
      const names = one.slice('--only='.length).split(',');
      const unknown = names.filter(name => !groups.some(group => group === name));
      if (unknown.length > 0) return refuse(`There is no measurement ${unknown.join(', ')}`);
      only = groups.filter(group => names.includes(group));
    } else return refuse(`There is no argument ${one}`);
  }
  return { arguments: { only, isQuick }, problem: null };
}

function refuse(what: string): { arguments: null; problem: string } {
  return { arguments: null, problem: `${what}. Give --quick, or --only= with some of ${groups.join(',')}.` };
}

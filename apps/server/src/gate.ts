export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `places` tasks at the same time; the others wait in line. */
export function openGate(places: number): Gate {
  let free = places;
  const waiting: (() => void)[] = [];
  return async work => {
    if (free > 0) free -= 1;
    else await new Promise<void>(resolve => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

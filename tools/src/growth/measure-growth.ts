/** Below this, nobody notices, and clocks are too coarse to show growth. */
const harmlessMilliseconds = 250;
/** Linear growth is 1, quadratic growth 2; sorting and a busy machine are between. */
const maxExponent = 1.55;
const firstSize = 1024;
const step = 4;
const repeats = 5;
const attempts = 5;

/** Milliseconds since any moment. */
type Clock = () => number;

/** This thread’s processor time, which a busy machine does not change. */
const processorTime: Clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export interface Growth {
  /** The exponent of the growth of time with size; at most 1 if all were fast. */
  readonly exponent: number;
  readonly size: number;
  readonly milliseconds: number;
}

export function isTooSteep({ exponent, milliseconds }: Growth): boolean {
  return milliseconds > harmlessMilliseconds / 2 && exponent > maxExponent;
}

/**
 * How the parsing time grows with the input, up to `most` letters. The minimum times of several
 * runs are compared, and a steep result is measured again: other work on the machine only ever adds
 * time.
 */
export function measureGrowth(
  read: (text: string) => unknown,
  make: (size: number) => string,
  most: number,
  now: Clock = processorTime,
): Growth {
  for (let size = firstSize; size <= most; size *= step) {
    const milliseconds = leastTime(read, make(size), { times: 1, now });
    if (milliseconds > harmlessMilliseconds && size > firstSize) return steepness(read, make, { size, now });
    // Even cubic growth would stay fast.
    if (milliseconds * (most / size) ** 3 < harmlessMilliseconds) break;
  }
  return { exponent: 1, size: most, milliseconds: 0 };
}

function steepness(
  read: (text: string) => unknown,
  make: (size: number) => string,
  { size, now }: { size: number; now: Clock },
): Growth {
  const [small, large] = [make(size / step), make(size)];
  let flattest: Growth = { exponent: 9, size, milliseconds: 1e9 };
  for (let attempt = 0; attempt < attempts && isTooSteep(flattest); attempt += 1) {
    const before = leastTime(read, small, { times: repeats, now });
    const milliseconds = leastTime(read, large, { times: attempt === 0 ? 1 : 2, now });
    const exponent = Math.log(milliseconds / before) / Math.log(large.length / small.length);
    if (exponent < flattest.exponent) flattest = { exponent, size, milliseconds };
  }
  return flattest;
}

function leastTime(
  read: (text: string) => unknown,
  text: string,
  { times, now }: { times: number; now: Clock },
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const began = now();
    try {
      read(text);
    } catch {
      // A parser that refuses by throwing took time too.
    }
    least = Math.min(least, now() - began);
  }
  return least;
}

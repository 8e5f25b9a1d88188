/** The queue, and the maximum number of loads. */
export interface LoadQueue {
  /** Runs the load in its turn; one with the same name as a waiting or running one is skipped. */
  readonly add: (name: unknown, load: () => Promise<unknown>) => void;
  /** Pending loads are dropped. */
  readonly clear: () => void;
}

/** Loads in the order of requests, with a parallel limit (rules GALLERY-20, GALLERY-21). */
export function makeLoadQueue(atOnce: () => number): LoadQueue {
  const waiting = new Map<unknown, () => Promise<unknown>>();
  const running = new Set<unknown>();
  const next = () => {
    for (const [name, load] of waiting) {
      if (running.size >= atOnce()) return;
      waiting.delete(name);
      running.add(name);
      const end = () => {
        running.delete(name);
        next();
      };
      load().then(end, end);
    }
  };
  return {
    add: (name, load) => {
      if (running.has(name) || waiting.has(name)) return;
      waiting.set(name, load);
      next();
    },
    clear: () => waiting.clear(),
  };
}

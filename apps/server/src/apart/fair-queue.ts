/**
 * Runs a limited number of tasks at the same time and takes from the waiting owners in turn. One owner has at most
 * all places but one: another's first task never waits for a slow one (rule APART-3).
 */
export class FairQueue {
  readonly #places: number;
  readonly #busy = new Map<string, number>();
  /** Owners in serving order; each is taken from the front and goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #used = 0;

  constructor(places: number) {
    this.#places = places;
  }

  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>(begin => {
      const line = this.#waiting.get(owner);
      if (line === undefined) this.#waiting.set(owner, [begin]);
      else line.push(begin);
      this.#serve();
    });
    try {
      return await work();
    } finally {
      this.#used -= 1;
      const left = (this.#busy.get(owner) ?? 1) - 1;
      if (left === 0) this.#busy.delete(owner);
      else this.#busy.set(owner, left);
      this.#serve();
    }
  }

  #serve(): void {
    const share = Math.max(1, this.#places - 1);
    while (this.#used < this.#places) {
      const next = [...this.#waiting].find(([owner]) => (this.#busy.get(owner) ?? 0) < share);
      if (next === undefined) return;
      const [owner, line] = next;
      const begin = line.shift();
      this.#waiting.delete(owner);
      if (line.length > 0) this.#waiting.set(owner, line);
      this.#used += 1;
      this.#busy.set(owner, (this.#busy.get(owner) ?? 0) + 1);
      begin?.();
    }
  }
}

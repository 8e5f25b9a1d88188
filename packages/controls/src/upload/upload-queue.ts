/** One file on its way. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1. */
  readonly fraction: number;
  /** Why it was not taken; the file stays listed until it is dismissed. */
  readonly problem: string | null;
}

export interface UploadTask<T> {
  readonly file: File;
  readonly send: (
    file: File,
    progress: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ) => Promise<T>;
}

export interface UploadEvents<T> {
  readonly onChange: (uploads: readonly Upload[]) => void;
  readonly onDone: (result: T) => void;
}

const atOnce = 2;

/** Sends files two at a time, each with its own progress and its own way out (rule PANEL-9). */
export class UploadQueue<T> {
  readonly #events: UploadEvents<T>;
  readonly #aborts = new Map<number, AbortController>();
  #waiting: (() => Promise<void>)[] = [];
  #uploads: readonly Upload[] = [];
  #running = 0;
  #counter = 0;

  constructor(events: UploadEvents<T>) {
    this.#events = events;
  }

  add({ file, send }: UploadTask<T>): void {
    this.#counter += 1;
    const id = this.#counter;
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#set([...this.#uploads, { id, name: file.name, fraction: 0, problem: null }]);
    this.#waiting.push(async () => {
      if (abort.signal.aborted) return;
      try {
        const onProgress = (fraction: number) => this.#patch(id, { fraction });
        const result = await send(file, { onProgress, signal: abort.signal });
        this.dismiss(id);
        this.#events.onDone(result);
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        if (abort.signal.aborted) this.dismiss(id);
        else this.#patch(id, { problem });
      }
    });
    this.#next();
  }

  /** Stops it when it is under way, forgets it when it failed. */
  dismiss(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#aborts.delete(id);
    this.#set(this.#uploads.filter(upload => upload.id !== id));
  }

  #next(): void {
    if (this.#running >= atOnce) return;
    const [first, ...rest] = this.#waiting;
    if (!first) return;
    this.#waiting = rest;
    this.#running += 1;
    void first().finally(() => {
      this.#running -= 1;
      this.#next();
    });
    this.#next();
  }

  #patch(id: number, patch: Partial<Upload>): void {
    this.#set(this.#uploads.map(upload => (upload.id === id ? { ...upload, ...patch } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    this.#events.onChange(uploads);
  }
}

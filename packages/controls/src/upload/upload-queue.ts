/** An upload in progress. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1. */
  readonly fraction: number;
  /** Why it was refused; the file stays listed until it is dismissed. */
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
  readonly onFail?: (problem: string) => void;
}

export interface UploadOptions {
  /** Results are reported in the order of the files, whichever finishes first (rule PANEL-13). */
  readonly isInOrder?: boolean;
}

const atOnce = 2;

/** Uploads two files at a time, each with its own progress and cancel action (rule PANEL-9). */
export class UploadQueue<T> {
  #events: UploadEvents<T> = { onChange: () => {}, onDone: () => {} };
  readonly #isInOrder: boolean;
  readonly #results = new Map<number, { readonly result: T }>();
  readonly #aborts = new Map<number, AbortController>();
  #waiting: (() => Promise<void>)[] = [];
  #uploads: readonly Upload[] = [];
  #running = 0;
  #counter = 0;

  constructor({ isInOrder = false }: UploadOptions = {}) {
    this.#isInOrder = isInOrder;
  }

  /** Replaces the listener, which is immediately notified of the uploads in progress. */
  tell(events: UploadEvents<T>): void {
    this.#events = events;
    events.onChange(this.#uploads);
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
        if (abort.signal.aborted) return;
        this.#results.set(id, { result });
        this.#patch(id, { fraction: 1 });
        this.#handOver();
      } catch (error) {
        if (abort.signal.aborted) return;
        const problem = error instanceof Error ? error.message : String(error);
        this.#patch(id, { problem });
        this.#events.onFail?.(problem);
        this.#handOver();
      }
    });
    this.#next();
  }

  /** Cancels it if it is in progress, or removes it from the list if it failed. */
  dismiss(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#forget(id);
    this.#handOver();
  }

  #handOver(): void {
    for (const { id, problem } of this.#uploads) {
      const done = this.#results.get(id);
      if (!done && problem === null && this.#isInOrder) return;
      if (!done) continue;
      this.#forget(id);
      this.#events.onDone(done.result);
    }
  }

  #forget(id: number): void {
    this.#aborts.delete(id);
    this.#results.delete(id);
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

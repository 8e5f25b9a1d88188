import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportSource } from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { ThreadReply, ThreadRequest } from './import-messages.ts';

export interface ThreadLimits {
  /** A file that needs more is refused. */
  readonly maxMegabytes?: number;
  /** Of work, pictures that are fetched meanwhile not counted. */
  readonly maxSeconds?: number;
}

/** Told now and then how far an answer is; false ends it with “cancelled”. */
export type GoOn = (progress: { done: number; total: number }) => Promise<boolean>;

/** As the sources have it, and as the build names it beside the server. */
const workerPath = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'import.worker.ts')
  : join(import.meta.dirname, 'import.worker.js');
const watchMilliseconds = 250;

/**
 * The thread that reads and converts one file, so that the server goes on answering. One that ends before it is
 * done, or works longer than it may, is a refusal that says why, and nothing else ends with it (rules IMPORT-53
 * and IMPORT-54).
 */
export class ImportThread {
  readonly #worker: Worker;
  readonly #fileName: string;
  readonly #maxSeconds: number;
  #milliseconds: number;
  #end: (result: Result<true>) => void = () => undefined;
  #take: (reply: ThreadReply) => void = () => undefined;

  constructor(source: ImportSource, { maxMegabytes = 2048, maxSeconds = 1800 }: ThreadLimits) {
    this.#fileName = source.fileName;
    this.#maxSeconds = maxSeconds;
    this.#milliseconds = maxSeconds * 1000;
    this.#worker = new Worker(workerPath, {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      // What the file makes a parser say is nobody’s output.
      stdout: true,
      stderr: true,
    });
    this.#worker.on('message', (reply: ThreadReply) => this.#take(reply));
    this.#worker.on('error', error => this.#lost(wordsOf(error)));
    this.#worker.on('exit', () => this.#lost(phrase('parts.endedEarly')));
  }

  ask(request: ThreadRequest, take: (reply: ThreadReply) => void, goOn?: GoOn): Promise<Result<true>> {
    this.#worker.postMessage(request);
    return this.answer(take, goOn);
  }

  /** What the thread says until it is done with the file, or with what it was asked last. */
  answer(take: (reply: ThreadReply) => void, goOn?: GoOn): Promise<Result<true>> {
    return new Promise(resolve => {
      const began = performance.now();
      let progress = { done: 0, total: 0 };
      let watch: NodeJS.Timeout | undefined;
      const late = setTimeout(() => {
        const minutes = Math.max(1, Math.round(this.#maxSeconds / 60));
        this.#end(fail(importingErrors.tookTooLong, { file: this.#fileName, minutes }));
      }, this.#milliseconds);
      this.#end = result => {
        clearTimeout(watch);
        clearTimeout(late);
        this.#end = () => undefined;
        this.#milliseconds -= performance.now() - began;
        if (!result.ok) this.close();
        resolve(result);
      };
      this.#take = reply => {
        if (reply.kind === 'done') this.#end(succeed(true as const));
        else if (reply.kind === 'refused') this.#end({ ok: false, error: reply.error });
        else if (reply.kind === 'progress') {
          const isFirst = progress.total === 0;
          progress = reply;
          // Nobody waits to hear that it has begun.
          if (isFirst && goOn) watchAgain(0);
        } else take(reply);
      };
      const look = async () => {
        const end = this.#end;
        const isWanted = (await goOn?.(progress)) ?? true;
        if (end !== this.#end) return;
        if (isWanted) watchAgain();
        else end(fail(importingErrors.cancelled));
      };
      const watchAgain = (milliseconds = watchMilliseconds) => {
        clearTimeout(watch);
        watch = setTimeout(() => look().catch(error => this.#lost(wordsOf(error))), milliseconds);
      };
      if (goOn) watchAgain();
    });
  }

  close(): void {
    this.#worker.removeAllListeners();
    this.#worker.on('error', () => undefined);
    void this.#worker.terminate();
  }

  #lost(why: Phrase | string): void {
    this.#end(fail(importingErrors.readingFailed, { file: this.#fileName, why }));
  }
}

function wordsOf(error: unknown): Phrase | string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return phrase('parts.outOfMemory');
  return error instanceof Error ? error.message.split('\n', 1)[0] || error.name : String(error);
}

import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { startProcess } from '../../../apart/start-process.ts';
import { watchProcess } from '../../../apart/watch-process.ts';
import type { ImportFile, ProcessReply, ProcessRequest } from './import-messages.ts';

export interface ProcessLimits {
  /** A file that needs more is refused. */
  readonly maxMegabytes?: number;
  /** Working time, not counting pictures fetched in the meantime. */
  readonly maxSeconds?: number;
}

/** Called regularly with the progress; false ends it with “cancelled”. */
export type GoOn = (progress: { done: number; total: number }) => Promise<boolean>;

/** Its path in the sources, and its name in the build next to the server. */
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'import.process.ts')
  : join(import.meta.dirname, 'import.process.js');
const watchMilliseconds = 250;
/** Little is kept and much is discarded, so V8 collects early instead of letting the heap grow. */
const frugal = ['--max-semi-space-size=2', '--heap-growing-percent=50'];

/**
 * The process that reads and converts one file, so that the server keeps answering. If it ends early or exceeds
 * its limits, the import is refused with the reason, and nothing else is affected (rules IMPORT-53 and IMPORT-54).
 */
export class ImportProcess {
  readonly #child: ChildProcess;
  readonly #fileName: string;
  readonly #maxSeconds: number;
  readonly #watch: { stop(): void };
  #milliseconds: number;
  #lostBy: Phrase | string | null = null;
  #end: (result: Result<true>) => void = () => undefined;
  #take: (reply: ProcessReply) => void = () => undefined;

  constructor(file: ImportFile, folder: string, { maxMegabytes = 2048, maxSeconds = 1800 }: ProcessLimits) {
    this.#fileName = file.fileName;
    this.#maxSeconds = maxSeconds;
    this.#milliseconds = maxSeconds * 1000;
    this.#child = startProcess(program, {
      options: [...frugal, `--max-old-space-size=${maxMegabytes}`],
    });
    this.#watch = watchProcess(this.#child, {
      seconds: Number.POSITIVE_INFINITY,
      maxMegabytes,
      kill: () => this.#lost(phrase('parts.outOfMemory')),
    });
    this.#child.on('message', (reply: ProcessReply) => this.#take(reply));
    // V8 sends this signal when it is out of memory.
    this.#child.on('exit', (_, signal) =>
      this.#lost(phrase(signal === 'SIGABRT' ? 'parts.outOfMemory' : 'parts.endedEarly')),
    );
    this.#child.on('error', error => this.#lost(error.message));
    this.#send({ kind: 'read', file, folder });
  }

  ask(request: ProcessRequest, take: (reply: ProcessReply) => void, goOn?: GoOn): Promise<Result<true>> {
    this.#send(request);
    return this.answer(take, goOn);
  }

  /** The messages of the process until it is done with the file, or with the last request. */
  answer(take: (reply: ProcessReply) => void, goOn?: GoOn): Promise<Result<true>> {
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
        else if (reply.kind === 'broke') this.#lost(reply.why);
        else if (reply.kind === 'progress') {
          const isFirst = progress.total === 0;
          progress = reply;
          // Nothing waits for its start.
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
        watch = setTimeout(() => look().catch((error: Error) => this.#lost(error.message)), milliseconds);
      };
      if (this.#lostBy !== null) this.#lost(this.#lostBy);
      else if (goOn) watchAgain();
    });
  }

  close(): void {
    this.#watch.stop();
    this.#child.removeAllListeners('message');
    this.#child.kill('SIGKILL');
  }

  #send(request: ProcessRequest): void {
    this.#child.send(request, error => error && this.#lost(phrase('parts.endedEarly')));
  }

  #lost(why: Phrase | string): void {
    this.#lostBy = why;
    this.#watch.stop();
    this.#end(fail(importingErrors.readingFailed, { file: this.#fileName, why }));
  }
}

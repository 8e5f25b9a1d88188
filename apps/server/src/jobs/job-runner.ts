import { isDeepStrictEqual } from 'node:util';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Pool } from 'pg';
import { type Db, type Job, PgBoss, type QueueOptions, type QueueResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Context, Jobs } from '../context.ts';
import type { Database } from '../database/database.ts';
import { whileOthersWait } from '../database/migrate.ts';
import type { Notifications } from '../database/notifications.ts';
import { retention } from '../retention.ts';
import type { JobContexts, JobDefinition } from './jobs.ts';
import { runWhereDue } from './run-where-due.ts';

/** The data of a job's row; `after` is stored so that a moved clock can determine what is due. */
interface JobData {
  readonly websiteId: Id | null;
  readonly data: object;
  readonly after?: string;
}

type KnownQueues = ReadonlyMap<string, QueueResult>;
type RunnableJob = Pick<Job<JobData>, 'data'> & { readonly signal?: AbortSignal };
interface QueueSettings {
  readonly retryLimit: number;
  readonly expireInSeconds?: number;
  /** The queue for jobs whose tries are used up. */
  readonly deadLetter?: string;
}

export interface JobRunner extends Jobs {
  /** Creates the queues; from here on jobs can be enqueued. */
  open(contexts: JobContexts): Promise<void>;
  /** Begins to run jobs. */
  work(): Promise<void>;
  /**
   * Runs everything that is due by the clock, and the jobs enqueued by it, then returns the number of runs. With
   * `retries` failed jobs are retried now instead of after their pause.
   */
  runDue(options?: { retries?: boolean }): Promise<number>;
  close(): Promise<void>;
}

const schema = 'jobs';
/** A notice wakes the workers; polling only finds jobs with a missed notice and delayed ones. */
const pollingSeconds = 10;
/** How often every job reports that it is alive, whatever it waits for; a silent one is retried (rule JOB-7). */
const beatSeconds = 5;
const lostAfterSeconds = 30;
const lookForLostSeconds = 10;
const cronQueue = (name: string) => `${name}.cron`;
/** Where the queue puts jobs whose tries are used up. */
const givenUpQueue = (name: string) => `${name}.given-up`;

export interface JobRunnerOptions {
  /** The queue's own: work that uses every other connection must not prevent a job from reporting that it is alive. */
  readonly pool: Pool;
  readonly definitions: readonly JobDefinition[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly notifications: Notifications;
  /** Enqueues only: maintenance and timed jobs belong to the server. */
  readonly isCommand?: boolean;
}

/**
 * Workers that fetch work at the same moment would each see no running job of a website, and begin two (rule
 * JOB-9): here they fetch one after the other.
 */
function takeInTurn(pool: Pool): Db['executeSql'] {
  let before: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    if (!text.includes('SKIP LOCKED')) return pool.query(text, values);
    const taken = before.then(() => pool.query(text, values));
    before = taken.catch(() => {});
    return taken;
  };
}

/** Jobs are rows of pg-boss in the schema `jobs` (rules JOB-1 to JOB-10). */
export function createJobRunner({
  pool,
  definitions,
  clock,
  log,
  notifications,
  isCommand = false,
}: JobRunnerOptions): JobRunner {
  const boss = new PgBoss({
    db: { executeSql: takeInTurn(pool) },
    schema,
    maintenanceIntervalSeconds: 600,
    // These two find work whose process died.
    superviseIntervalSeconds: lookForLostSeconds,
    monitorIntervalSeconds: lookForLostSeconds,
    queueCacheIntervalSeconds: 300,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 30,
    clockMonitorIntervalSeconds: 600,
    monitorVacuum: false,
    supervise: !isCommand,
    schedule: !isCommand && definitions.some(definition => definition.cron !== undefined),
  });
  boss.on('error', error => log.error({ error }, 'the job queue met an error'));
  const workers = new Map<string, string[]>();
  let contexts: JobContexts | null = null;
  let isOpen = false;
  let isStopping = false;

  async function open(given: JobContexts): Promise<void> {
    contexts = given;
    // The queue creates its own schema, and two parallel attempts would fail.
    await whileOthersWait(pool, () => openQueues());
  }

  async function openQueues(): Promise<void> {
    await boss.start();
    isOpen = true;
    const known = new Map((await boss.getQueues()).map(queue => [queue.name, queue]));
    for (const definition of definitions) {
      const { name } = definition;
      if (definition.giveUp) await openQueue(known, givenUpQueue(name), { retryLimit: 10 });
      await openQueue(known, name, {
        retryLimit: definition.retries ?? 3,
        expireInSeconds: definition.timeoutSeconds ?? 900,
        ...(definition.giveUp ? { deadLetter: givenUpQueue(name) } : {}),
      });
      if (definition.cron !== undefined) await openQueue(known, cronQueue(name), { retryLimit: 3 });
    }
    // Enqueued by an earlier version, before every kind of job reported that it is alive.
    await pool.query(
      `UPDATE ${schema}.job SET heartbeat_seconds = $1, heartbeat_on = now()
       WHERE heartbeat_seconds IS NULL AND state IN ('created', 'retry', 'active')`,
      [lostAfterSeconds],
    );
  }

  async function openQueue(known: KnownQueues, name: string, options: QueueSettings): Promise<void> {
    const whole: QueueOptions & QueueSettings = {
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      deleteAfterSeconds: retention.finishedJobs.days * 86_400,
      heartbeatSeconds: lostAfterSeconds,
      ...options,
    };
    const present = known.get(name);
    if (present === undefined) await boss.createQueue(name, { policy: 'short', ...whole });
    // Seventy writes at each start would change nothing.
    else if (!isDeepStrictEqual({ ...present, ...whole }, present)) await boss.updateQueue(name, whole);
  }

  async function work(): Promise<void> {
    for (const definition of definitions) {
      await workOn(definition.name, definition, job => runOne(definition, job));
      if (definition.giveUp) {
        await workOn(givenUpQueue(definition.name), {}, job => giveUpOne(definition, job.data));
      }
      // A schedule set by an earlier start.
      if (definition.cron === undefined && definition.cronBy !== undefined)
        await boss.unschedule(cronQueue(definition.name));
      if (definition.cron === undefined) continue;
      await workOn(cronQueue(definition.name), {}, () => beginTimed(definition));
      await boss.schedule(cronQueue(definition.name), definition.cron, {}, { tz: 'UTC' });
    }
    notifications.on('job', notice => {
      for (const [queue, ids] of workers) {
        if (notice === null || notice.name === queue) for (const id of ids) boss.notifyWorker(id);
      }
    });
  }

  async function workOn(
    queue: string,
    { concurrency = 1, isOneByOne = false }: Pick<JobDefinition, 'concurrency' | 'isOneByOne'>,
    run: (job: Job<JobData>) => Promise<void>,
  ): Promise<void> {
    const ids: string[] = [];
    for (let at = 0; at < concurrency; at += 1) {
      const options = {
        batchSize: 1,
        pollingIntervalSeconds: pollingSeconds,
        heartbeatRefreshSeconds: beatSeconds,
        ...(isOneByOne ? { groupConcurrency: 1 } : {}),
      };
      const id: string = await boss.work<JobData>(queue, options, async jobs => {
        try {
          for (const job of jobs) await run(job);
        } finally {
          // Simultaneous notices wake it once: it looks for further jobs as soon as this is done.
          boss.notifyWorker(id);
        }
      });
      ids.push(id);
    }
    workers.set(queue, ids);
  }

  async function runOne(definition: JobDefinition, { data: job, signal }: RunnableJob): Promise<void> {
    // A job given to another process, because this one was silent for too long, also ends here.
    const isOver = () => isStopping || signal?.aborted === true;
    const { listDue } = definition;
    try {
      if (contexts !== null && listDue !== undefined)
        return await runWhereDue({ ...definition, listDue }, { contexts, log }, isOver);
      const context = await contextOf(definition, job.websiteId);
      if (context !== null) return await definition.run(context as Context, job.data as never, isOver);
      log.warn({ job: definition.name, websiteId: job.websiteId }, 'a job was dropped: its website is gone');
    } catch (error) {
      log.error({ error, job: definition.name, websiteId: job.websiteId }, 'a job failed');
      throw error;
    }
  }

  async function giveUpOne(definition: JobDefinition, { websiteId, data }: JobData): Promise<void> {
    const context = await contextOf(definition, websiteId);
    if (context !== null) await definition.giveUp?.(context as Context, data as never);
  }

  async function contextOf(definition: JobDefinition, websiteId: Id | null) {
    if (contexts === null) throw new Error('The job runner is not open.');
    if (definition.isOfPlatform === true) return contexts.platform();
    return websiteId === null ? null : contexts.website(websiteId);
  }

  /** If one is still waiting from the last time, no second one is added. */
  async function beginTimed(definition: JobDefinition): Promise<void> {
    if (contexts === null) return;
    const { database } = contexts.platform();
    await enqueue(database, definition, { websiteId: null, data: {}, key: 'cron platform' });
  }

  const enqueue: Jobs['enqueue'] = async (database, kind, { websiteId, data, after, key }) => {
    const row: JobData = { websiteId, data, ...(after ? { after: after.toISOString() } : {}) };
    const seconds = after ? Math.max(0, Math.ceil((after.getTime() - clock.now().getTime()) / 1000)) : 0;
    await boss.send(kind.name, row, {
      db: onDatabase(database),
      group: { id: websiteId ?? 'platform' },
      singletonKey: key === undefined ? newId() : `${websiteId ?? 'platform'} ${key}`,
      ...(seconds > 0 ? { startAfter: seconds } : {}),
    });
    if (seconds === 0) await notifications.tell(database, { kind: 'job', websiteId, name: kind.name });
  };

  async function runDue({ retries = false } = {}): Promise<number> {
    await pool.query(
      `UPDATE ${schema}.job SET start_after = now() - interval '1 second'
       WHERE state IN ('created', 'retry') AND start_after > now()
         AND (($2 AND state = 'retry') OR (state = 'created' AND (data->>'after')::timestamptz <= $1))`,
      [clock.now(), retries],
    );
    let count = 0;
    for (let isBusy = true; isBusy; ) {
      isBusy = false;
      const due = await dueQueues();
      const fetchDue = async (queue: string) =>
        due.has(queue) ? boss.fetch<JobData>(queue, { batchSize: 20 }) : [];
      for (const definition of definitions) {
        for (const job of await fetchDue(definition.name)) {
          isBusy = true;
          count += 1;
          await runOne(definition, { data: job.data }).then(
            () => boss.complete(definition.name, job.id),
            error => boss.fail(definition.name, job.id, { message: String(error) }),
          );
        }
        const queue = givenUpQueue(definition.name);
        for (const job of await fetchDue(queue)) {
          isBusy = true;
          await giveUpOne(definition, job.data);
          await boss.complete(queue, job.id);
        }
      }
    }
    return count;
  }

  async function dueQueues(): Promise<ReadonlySet<string>> {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT DISTINCT name FROM ${schema}.job WHERE state IN ('created', 'retry') AND start_after <= now()`,
    );
    return new Set(rows.map(({ name }) => name));
  }

  return {
    open,
    work,
    enqueue,
    runDue,
    close: async () => {
      isStopping = true;
      if (isOpen) await boss.stop({ graceful: true, timeout: 10_000 });
      isOpen = false;
    },
  };
}

function onDatabase(database: Database): Db {
  return { executeSql: async (text, values) => ({ rows: await database.query(text, values) }) };
}

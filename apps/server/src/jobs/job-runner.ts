import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Pool } from 'pg';
import { type Db, type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Context, PlatformContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { whileOthersWait } from '../database/migrate.ts';
import type { Notifications } from '../database/notifications.ts';
import type { JobDefinition, Jobs } from './jobs.ts';

/** What a job's row carries; `after` is kept so that a moved clock can tell what is due. */
interface JobData {
  readonly websiteId: Id | null;
  readonly data: object;
  readonly after?: string;
}

/** How a job gets its context back from a row: rebuilt with the operator as actor (rule JOB-2). */
export interface JobContexts {
  /** Null when the website is gone; its jobs are then dropped. */
  website(websiteId: Id): Promise<Context | null>;
  platform(): PlatformContext;
  listWebsiteIds(): Promise<Id[]>;
}

export interface JobRunner extends Jobs {
  /** Makes the queues; from here on jobs can be enqueued. */
  open(contexts: JobContexts): Promise<void>;
  /** Begins to carry jobs out. */
  work(): Promise<void>;
  /**
   * Carries out everything that is due by the clock, and what that enqueues, then returns how many ran. With
   * `retries` failed jobs are tried again now instead of after their pause.
   */
  runDue(options?: { retries?: boolean }): Promise<number>;
  close(): Promise<void>;
}

const schema = 'jobs';
/** Workers are woken by a notice; polling only catches what a notice missed and what was delayed. */
const pollingSeconds = 15;
const cronQueue = (name: string) => `${name}.cron`;

export interface JobRunnerOptions {
  readonly pool: Pool;
  readonly definitions: readonly JobDefinition[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly notifications: Notifications;
  /** Enqueues only: upkeep and timed jobs are the server’s. */
  readonly isCommand?: boolean;
}

/** Jobs are rows of pg-boss in the schema `jobs` (rules JOB-1 to 5). */
export function createJobRunner({
  pool,
  definitions,
  clock,
  log,
  notifications,
  isCommand = false,
}: JobRunnerOptions): JobRunner {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 600,
    // Finds work whose process died.
    monitorIntervalSeconds: 60,
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
    // The queue makes its own schema, and two that make it at once would fail.
    await whileOthersWait(pool, () => openQueues());
  }

  async function openQueues(): Promise<void> {
    await boss.start();
    isOpen = true;
    for (const definition of definitions) {
      await boss.createQueue(definition.name, {
        policy: 'short',
        retryLimit: definition.retries ?? 3,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 3600,
        expireInSeconds: definition.timeoutSeconds ?? 900,
        deleteAfterSeconds: 86_400,
        ...(definition.heartbeatSeconds ? { heartbeatSeconds: definition.heartbeatSeconds } : {}),
      });
      if (definition.cron !== undefined)
        await boss.createQueue(cronQueue(definition.name), { policy: 'short', retryLimit: 0 });
    }
  }

  async function work(): Promise<void> {
    for (const definition of definitions) {
      await workOn(definition.name, definition.concurrency ?? 1, job => runOne(definition, job.data));
      if (definition.cron === undefined) continue;
      await workOn(cronQueue(definition.name), 1, () => spread(definition));
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
    concurrency: number,
    run: (job: Job<JobData>) => Promise<void>,
  ): Promise<void> {
    const ids: string[] = [];
    for (let at = 0; at < concurrency; at += 1) {
      const options = { batchSize: 1, pollingIntervalSeconds: pollingSeconds, burstWhenBatchFull: true };
      ids.push(
        await boss.work<JobData>(queue, options, async jobs => {
          for (const job of jobs) await run(job);
        }),
      );
    }
    workers.set(queue, ids);
  }

  async function runOne(definition: JobDefinition, job: JobData): Promise<void> {
    const context = await contextOf(definition, job.websiteId);
    if (context === null) {
      log.warn({ job: definition.name, websiteId: job.websiteId }, 'a job was dropped: its website is gone');
      return;
    }
    try {
      await definition.run(context as Context, job.data as never, () => isStopping);
    } catch (error) {
      log.error({ error, job: definition.name, websiteId: job.websiteId }, 'a job failed');
      throw error;
    }
  }

  async function contextOf(definition: JobDefinition, websiteId: Id | null) {
    if (contexts === null) throw new Error('The job runner is not open.');
    if (definition.isOfPlatform === true) return contexts.platform();
    return websiteId === null ? null : contexts.website(websiteId);
  }

  /** A timed job becomes one job a website; one that still waits from the last time is not doubled. */
  async function spread(definition: JobDefinition): Promise<void> {
    if (contexts === null) return;
    const { database } = contexts.platform();
    const owners = definition.isOfPlatform === true ? [null] : await contexts.listWebsiteIds();
    for (const websiteId of owners) {
      await enqueue(database, definition, { websiteId, data: {}, key: `cron ${websiteId ?? 'platform'}` });
    }
  }

  const enqueue: Jobs['enqueue'] = async (database, kind, { websiteId, data, after, key }) => {
    const row: JobData = { websiteId, data, ...(after ? { after: after.toISOString() } : {}) };
    const seconds = after ? Math.max(0, Math.ceil((after.getTime() - clock.now().getTime()) / 1000)) : 0;
    await boss.send(kind.name, row, {
      db: onDatabase(database),
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
      for (const definition of definitions) {
        for (const job of await boss.fetch<JobData>(definition.name, { batchSize: 20 })) {
          isBusy = true;
          count += 1;
          await runOne(definition, job.data).then(
            () => boss.complete(definition.name, job.id),
            error => boss.fail(definition.name, job.id, { message: String(error) }),
          );
        }
      }
    }
    return count;
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

import type { Id } from '@vitrine/core/id/id.ts';
import type { Configuration } from '../configuration.ts';
import type { Context, JobKind, PlatformContext } from '../context.ts';

/**
 * Whether the server is about to stop: long work checks it regularly, and throws, so that the next process retries
 * it and this one can end.
 */
export type IsStopping = () => boolean;

/** A kind of background work; its rows live in PostgreSQL and survive a restart. */
export interface JobDefinition {
  readonly name: string;
  readonly run: (context: Context, data: never, isStopping: IsStopping) => Promise<void>;
  /** Retries, with growing pauses. */
  readonly retries?: number;
  readonly concurrency?: number;
  /** One job of a website at a time: another website's never waits for all of them (rule JOB-9). */
  readonly isOneByOne?: boolean;
  /** Seconds until a try counts as lost. */
  readonly timeoutSeconds?: number;
  /**
   * After the last try, even if the process died: everything that shows the work to a person must say that it failed
   * (rule JOB-8).
   */
  readonly giveUp?: (context: Context, data: never) => Promise<void>;
  /** Runs on a schedule (cron, UTC) instead of on request: work of the platform, or on the websites of `listDue`. */
  readonly cron?: string;
  /** The same with a time from the settings; undefined while it is not set. */
  readonly cronBy?: (configuration: Configuration) => string | undefined;
  /** Work of the platform gets a context without a website. */
  readonly isOfPlatform?: boolean;
  /** One job asks which websites have due work and runs on each of them (rule JOB-10). */
  readonly listDue?: ListDue;
  /** The number of websites it runs on in parallel; one after the other by default. */
  readonly atOnce?: number;
}

/** Websites are listed in the order of their ids: a number of them after a given one. */
export interface WebsitePortion {
  readonly after: Id | '';
  readonly limit: number;
}

/** Returns the websites with one query that uses an index, however many have no due work. */
export type ListDue = (context: PlatformContext, portion: WebsitePortion) => Promise<Id[]>;

/** With its schedules from the settings. */
export function scheduled(definition: JobDefinition, configuration: Configuration): JobDefinition {
  const cron = definition.cronBy?.(configuration);
  return cron === undefined ? definition : { ...definition, cron };
}

export function defineJobKind<Data>(name: string): JobKind<Data> {
  return { name };
}

export function job<Data>(
  kind: JobKind<Data>,
  run: (context: Context, data: Data, isStopping: IsStopping) => Promise<void>,
  options: Omit<
    JobDefinition,
    'name' | 'run' | 'giveUp' | 'cron' | 'cronBy' | 'isOfPlatform' | 'listDue' | 'atOnce'
  > & {
    readonly giveUp?: (context: Context, data: Data) => Promise<void>;
  } = {},
): JobDefinition {
  return { name: kind.name, run, ...options };
}

/** The time limit of a job for all websites; those it did not reach are due the next time. */
const longestDueSeconds = 3600;

/** Timed work on the websites with due work (rule JOB-10); enqueued with `websiteId: null`. */
export function dueJob(
  kind: JobKind<Record<string, never>>,
  listDue: ListDue,
  {
    run,
    ...options
  }: Pick<JobDefinition, 'retries' | 'timeoutSeconds' | 'atOnce'> & {
    readonly cron: string;
    readonly run: (context: Context, isStopping: IsStopping) => Promise<unknown>;
  },
): JobDefinition {
  return {
    name: kind.name,
    listDue,
    isOneByOne: true,
    timeoutSeconds: longestDueSeconds,
    ...options,
    run: async (context, _, isStopping) => void (await run(context, isStopping)),
  };
}

/** Like `job`, for work that belongs to no website; enqueued with `websiteId: null`. */
export function platformJob<Data>(
  kind: JobKind<Data>,
  run: (context: PlatformContext, data: Data, isStopping: IsStopping) => Promise<void>,
  options: Omit<JobDefinition, 'name' | 'run' | 'giveUp' | 'isOfPlatform' | 'listDue' | 'atOnce'> & {
    readonly giveUp?: (context: PlatformContext, data: Data) => Promise<void>;
  } = {},
): JobDefinition {
  return { name: kind.name, run, isOfPlatform: true, ...options };
}

/** How a job's row becomes a context: rebuilt with the operator as actor (rule JOB-2). */
export interface JobContexts {
  /** Null if the website is gone; its jobs are then dropped. */
  website(websiteId: Id): Promise<Context | null>;
  platform(): PlatformContext;
}

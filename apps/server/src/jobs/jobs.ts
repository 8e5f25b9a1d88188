import type { Id } from '@vitrine/core/id/id.ts';
import type { Configuration } from '../configuration.ts';
import type { Context, JobKind, PlatformContext } from '../context.ts';

/**
 * Whether the server is about to stop: work that takes long looks now and then, and throws, so that it is tried
 * again by the next process instead of holding this one up.
 */
export type IsStopping = () => boolean;

/** A kind of background work; its rows live in PostgreSQL and survive a restart. */
export interface JobDefinition {
  readonly name: string;
  readonly run: (context: Context, data: never, isStopping: IsStopping) => Promise<void>;
  /** Tries after the first, with growing pauses. */
  readonly retries?: number;
  readonly concurrency?: number;
  /** One of a website at a time: another website's never waits behind them all (rule JOB-9). */
  readonly isOneByOne?: boolean;
  /** Seconds until a try counts as lost. */
  readonly timeoutSeconds?: number;
  /**
   * After the last try, however it ended, also by a process that died: whatever a person sees of the work is to
   * say that it failed (rule JOB-8).
   */
  readonly giveUp?: (context: Context, data: never) => Promise<void>;
  /** Runs every so often (cron, UTC) instead of on request: work of the platform, or on the websites of `listDue`. */
  readonly cron?: string;
  /** The same, where a setting says when; undefined while it is not set. */
  readonly cronBy?: (configuration: Configuration) => string | undefined;
  /** Work of the platform itself is given a context without a website. */
  readonly isOfPlatform?: boolean;
  /** One job asks which websites have something due and carries it out on each of them (rule JOB-10). */
  readonly listDue?: ListDue;
  /** How many of those websites it carries out at once; one after the other when nothing is said. */
  readonly atOnce?: number;
}

/** Websites are asked for in the order of their ids: those after one, and so many of them. */
export interface WebsitePortion {
  readonly after: Id | '';
  readonly limit: number;
}

/** Answers with one question that an index answers, however many websites have nothing due. */
export type ListDue = (context: PlatformContext, portion: WebsitePortion) => Promise<Id[]>;

/** With its times as the settings have them. */
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

/** No job for all websites is waited for longer; those it did not come to are due the next time. */
const longestDueSeconds = 3600;

/** Timed work on the websites that have something due (rule JOB-10); enqueued with `websiteId: null`. */
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

/** How a job gets its context back from a row: rebuilt with the operator as actor (rule JOB-2). */
export interface JobContexts {
  /** Null when the website is gone; its jobs are then dropped. */
  website(websiteId: Id): Promise<Context | null>;
  platform(): PlatformContext;
}

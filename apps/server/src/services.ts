import { newId } from '@vitrine/core/id/id.ts';

import pg, { type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { openPaperProcesses } from './capabilities/documents/index.ts';
import { createGuards } from './capabilities/guards/index.ts';
import { openImageProcesses } from './capabilities/media/index.ts';
import { readWebsite } from './capabilities/tenancy/index.ts';
import type { Capability } from './capability.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import { type Context, onWebsite, type PlatformContext, type Services } from './context.ts';
import { databaseOn } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createNotifications } from './database/notifications.ts';
import { poolOptions } from './database/pool-options.ts';
import { requestLimits, type TimeLimits, workLimits } from './database/time-limits.ts';
import { readLoginRights, walledRole } from './database/walled-role.ts';
import { createEvents } from './events.ts';
import { openStores } from './files/open-stores.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { scheduled } from './jobs/jobs.ts';
import { createFloods } from './limits.ts';
import { readSecretKey } from './secrets/secret-key.ts';
import { createSecrets } from './secrets/secrets.ts';

export interface OpenServicesOptions {
  readonly configuration: Configuration;
  /** How `pg` reaches the database. */
  readonly connection: ClientConfig;
  readonly capabilities: readonly Capability[];
  readonly clock: Clock;
  readonly log: Logger;
  /** A command next to the server leaves the queue’s maintenance to it. */
  readonly isCommand?: boolean;
  /** Of requests; shorter ones in tests. */
  readonly limits?: TimeLimits;
}

export interface OpenServices {
  readonly services: Services;
  readonly jobRunner: JobRunner;
  /** Names of the migrations that were just applied. */
  readonly migrated: readonly string[];
  close(): Promise<void>;
}

/** Connects, migrates, opens the job queue and listens: everything except the HTTP server. */
export async function openServices(options: OpenServicesOptions): Promise<OpenServices> {
  const { configuration, connection, capabilities, clock, log, isCommand = false } = options;
  let role: string | null = null;
  const pool = new pg.Pool({
    ...connection,
    // No statement uses it before that role is known.
    onConnect: async client => {
      if (role !== null) await client.query(`SET ROLE ${role}`);
    },
    ...poolOptions,
    max: configuration.DATABASE_POOL,
    application_name: 'vitrine',
  });
  const jobPool = new pg.Pool({
    ...connection,
    max: 2,
    // No browser waits for it: a busy machine may take longer.
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 30_000,
    application_name: 'vitrine jobs',
  });
  // An idle connection that breaks is replaced by the pool; without a handler, its error would end the process.
  for (const each of [pool, jobPool]) {
    each.on('error', error => log.warn({ error }, 'a connection to the database broke'));
  }
  const stores = await openStores(configuration);
  const endPools = async () => {
    stores.close();
    await jobPool.end();
    await pool.end();
  };
  try {
    const migrated = await migrate(jobPool, capabilities);
    const database = databaseOn(
      pool,
      error => log.error({ error }, 'work after a commit failed'),
      isCommand ? workLimits : (options.limits ?? requestLimits),
    );
    const notifications = createNotifications(connection, log);
    const definitions = capabilities
      .flatMap(capability => capability.jobs ?? [])
      .map(definition => scheduled(definition, configuration));
    const jobRunner = createJobRunner({
      pool: jobPool,
      definitions,
      clock,
      log,
      notifications,
      isCommand,
    });
    const services: Services = {
      configuration,
      database,
      connection,
      clock,
      log,
      events: createEvents(
        capabilities.flatMap(capability => capability.subscriptions ?? []),
        // What follows a commit is never given up: nobody would repeat it.
        { database: database.limited(workLimits) },
      ),
      jobs: jobRunner,
      files: stores.media,
      keptArchives: stores.exports,
      secrets: createSecrets(await readSecretKey(configuration)),
      notifications,
      floods: createFloods(clock, configuration.IS_RATE_LIMITED),
      guards: createGuards(clock, configuration.IS_RATE_LIMITED),
      priceRules: capabilities.flatMap(capability => capability.priceRules ?? []),
      siteUserSteps: capabilities.flatMap(capability => capability.siteUserSteps ?? []),
      payerOf: capabilities.find(({ payerOf }) => payerOf !== undefined)?.payerOf ?? (async () => null),
      orderSubscriptions: capabilities.find(({ orderSubscriptions: kept }) => kept !== undefined)
        ?.orderSubscriptions ?? { lockRenewed: async () => {}, cancel: async () => [] },
      imageProcesses: openImageProcesses(configuration),
      paperProcesses: openPaperProcesses(),
    };
    await jobRunner.open({
      website: websiteId => operatorContext(services, websiteId),
      platform: () => operatorOf(services),
    });
    role = await walledRole(jobPool);
    if (role === null && (await readLoginRights(jobPool)).passesWalls) log.warn(passesWalls);
    await notifications.start();
    return {
      services,
      jobRunner,
      migrated,
      close: async () => {
        services.imageProcesses.close();
        services.paperProcesses.close();
        await jobRunner.close();
        await notifications.stop();
        await endPools();
      },
    };
  } catch (error) {
    await endPools();
    throw error;
  }
}

const passesWalls =
  'The login of DATABASE_URL has BYPASSRLS and may make no role without it: no wall stands between websites.';

/** The operator's context of the platform: for commands, jobs and the first start, without the limits of requests. */
export function operatorOf(services: Services): PlatformContext {
  return {
    ...services,
    database: services.database.limited(workLimits),
    actor: { kind: 'operator', address: 'local' },
    requestId: newId(),
  };
}

/** The operator's context of one website; null if there is none or it is deleted. */
async function operatorContext(services: Services, websiteId: string): Promise<Context | null> {
  const operator = operatorOf(services);
  const website = await readWebsite(operator.database, websiteId);
  return website === null ? null : onWebsite(operator, website);
}

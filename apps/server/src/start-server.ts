import { join } from 'node:path';
import { configurationErrors } from '@vitrine/core/configuration/configuration.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { listAll, platformAddress, websiteAddress } from './capabilities/tenancy/index.ts';
import type { Capability } from './capability.ts';
import { systemClock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Services } from './context.ts';
import { MigrationError } from './database/migrate.ts';
import { openConnection } from './database/open-connection.ts';
import { openStores } from './files/open-stores.ts';
import { isStoreError } from './files/store-error.ts';
import { type FirstStart, seedFirstStart } from './first-start.ts';
import { openServices } from './services.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** The address to open in a browser. */
  readonly address: string;
  /** Addresses of the first few websites. */
  readonly websites: readonly string[];
  /** The account created by the first start; null on later starts. */
  readonly firstStart: FirstStart | null;
  /** Lets running requests and jobs end, then closes everything; a second call waits for the first. */
  stop(): Promise<void>;
}

export interface StartServerOptions {
  readonly configuration: Configuration;
  readonly capabilities: readonly Capability[];
  readonly assetsDir: string;
  readonly log: Logger;
}

/** Database, migrations, first start, jobs, HTTP: in this order, and closed in reverse if one fails. */
export async function startServer(options: StartServerOptions): Promise<Result<RunningServer>> {
  const { configuration, capabilities, assetsDir, log } = options;
  const undo: (() => Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.toReversed()) await step();
    undo.length = 0;
  };
  try {
    const connected = await openConnection(configuration, 'server', log);
    if (!connected.ok) return connected;
    undo.push(connected.value.close);
    await checkStores(configuration, log);
    const { connection } = connected.value;
    const opened = await openServices({ configuration, connection, capabilities, clock: systemClock, log });
    undo.push(opened.close);
    const { services, jobRunner } = opened;
    const app = await createApp(services, { capabilities, assetsDir });
    undo.push(() => app.close());
    const firstStart = await seedFirstStart(services);
    for (const capability of capabilities) await capability.start?.(services);
    await jobRunner.work();
    await app.listen({ host: configuration.HOST, port: configuration.PORT });
    // First in closing: a request that waits for a picture is answered, and nothing waits for a decoder.
    undo.push(async () => services.imageProcesses.close());
    undo.push(async () => services.paperProcesses.close());
    const websites = await addressesOf(services);
    let stopped: Promise<void> | undefined;
    return succeed({
      app,
      address: platformAddress(configuration),
      firstStart,
      websites,
      stop: () => {
        stopped ??= undoAll();
        return stopped;
      },
    });
  } catch (error) {
    await undoAll();
    const refused = refusalOfStart(error, configuration);
    if (refused === null) throw error;
    return refused;
  }
}

/** A bucket that refuses us is reported immediately; one that does not answer yet is waited for (rule STORE-4). */
async function checkStores(configuration: Configuration, log: Logger): Promise<void> {
  const stores = await openStores(configuration);
  try {
    await stores.check();
  } catch (error) {
    if (!isStoreError(error) || error.isRefusal) throw error;
    log.warn({ why: error.message }, 'files cannot be reached now');
  } finally {
    stores.close();
  }
}

async function addressesOf({ database, configuration }: Services): Promise<string[]> {
  const records = (await listAll(database)).filter(record => record.deletedAt === null);
  return records.slice(0, 5).map(({ website }) => websiteAddress(configuration, website.subdomain));
}

/** The folder of the built studio and visitor script, next to the built server or at the root of the sources. */
export function assetsFolder(): string {
  const here = import.meta.dirname;
  return here.endsWith(join('dist', 'server')) ? join(here, '..') : join(here, '..', '..', '..', 'dist');
}

function refusalOfStart(error: unknown, { HOST, PORT }: Configuration): Result<never> | null {
  if (error instanceof MigrationError || isStoreError(error))
    return fail(configurationErrors.cannotStart, { why: error.message });
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const why =
    code === 'EADDRINUSE'
      ? `Port ${PORT} on ${HOST} is in use. Stop the other program or set PORT to a free one.`
      : code === 'EACCES'
        ? `Port ${PORT} on ${HOST} may not be used by this user. Set PORT to one above 1023.`
        : null;
  return why === null ? null : fail(configurationErrors.cannotStart, { why });
}

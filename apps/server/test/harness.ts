import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { type RoleName, websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { FastifyInstance } from 'fastify';
import type { ClientConfig } from 'pg';
import { createApp } from '../src/app.ts';
import { insertAccount } from '../src/capabilities/accounts/accounts.store.ts';
import { createWebsite, insertMember, readWebsite } from '../src/capabilities/tenancy/index.ts';
import { capabilities as allCapabilities } from '../src/capabilities.ts';
import type { Capability } from '../src/capability.ts';
import type { Clock } from '../src/clock.ts';
import { type Configuration, readConfiguration } from '../src/configuration.ts';
import { type Actor, type Context, onWebsite, type Services } from '../src/context.ts';
import { acrossWebsites, type Database } from '../src/database/database.ts';
import { noticeChannel } from '../src/database/notifications.ts';
import type { TimeLimits } from '../src/database/time-limits.ts';
import { createLog } from '../src/log.ts';
import { openServices, operatorOf } from '../src/services.ts';
import { fillDatabase, freshDatabase, templateDatabase } from './fresh-database.ts';
import { TestClient } from './test-client.ts';

export { type TestAnswer, TestClient } from './test-client.ts';

export interface TestServerOptions {
  /** The start time of the clock; it stands still unless moved. */
  readonly now?: Date;
  /** Settings in addition to the defaults of a test, by their names in the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly capabilities?: readonly Capability[];
  readonly assetsDir?: string;
  /** SQL of an older database, which the server finds and migrates when it starts. */
  readonly dump?: string;
  /** Of requests, if a test is about them. */
  readonly limits?: TimeLimits;
  /** The way to the database, such as a slow one, from the server alone. */
  readonly reach?: (connection: ClientConfig) => Promise<ClientConfig>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  /** The server’s services, except for the database, which sees the rows of all websites. */
  readonly services: Services;
  /** The server’s own, in the scope of the platform. */
  readonly database: Database;
  readonly configuration: Configuration;
  readonly connection: ClientConfig;
  readonly dataDir: string;
  /** Creates a website without content, launched by default; `subdomain` is generated if it does not matter. */
  createWebsite(options?: {
    subdomain?: string;
    title?: string;
    starter?: string | null;
    isLaunched?: boolean;
  }): Promise<Website>;
  /** The website in its present state. */
  reload(website: Website): Promise<Website>;
  /** Creates an account; with a website and a role it is a member there. */
  createAccount(options?: NewTestAccount): Promise<TestAccount>;
  /** A browser on the website's host, or on the platform's without one; it has no session yet. */
  client(website?: Website | null): TestClient;
  /** A browser signed in on the website's host as a new member with that role. */
  signIn(website: Website, role?: RoleName): Promise<TestClient & { account: TestAccount }>;
  /** The context for verbs; the actor is the operator by default. */
  context(website: Website, actor?: Actor): Context;
  moveClock(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
  /** Runs all jobs due by the clock; returns the number of runs. With `retries` failed ones are retried. */
  runJobs(options?: { retries?: boolean }): Promise<number>;
  stop(): Promise<void>;
}

export interface NewTestAccount {
  readonly email?: string;
  readonly password?: string;
  readonly name?: string;
  readonly website?: Website;
  readonly role?: RoleName;
}

export interface TestAccount {
  readonly id: Id;
  readonly email: string;
  readonly password: string;
}

const appDomain = 'vitrine.test';
export const testPassword = 'correct horse battery staple';

/** Hashing is slow by design. The cost of checking a hash is part of it, and is the minimum here. */
export function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}

/** A complete server with its own database and a clock that stands still; requests use `inject`. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const capabilities = options.capabilities ?? allCapabilities;
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-server-test-'));
  const configuration = testConfiguration({ DATA_DIR: dataDir, ...options.environment });
  const fresh = await freshDatabase(
    areMigratedAlike(capabilities) && options.dump === undefined
      ? { template: await migratedTemplate() }
      : {},
  );
  if (options.dump !== undefined) await fillDatabase(fresh.config, options.dump);
  let now = options.now ?? new Date('2026-03-02T10:00:00.000Z');
  const clock: Clock = { now: () => now };
  const log = createLog(configuration);
  const connection = (await options.reach?.(fresh.config)) ?? fresh.config;
  const { limits } = options;
  const opened = await openServices({
    ...{ configuration, connection, capabilities, clock, log },
    ...(limits ? { limits } : {}),
  });
  const { services } = opened;
  const assetsDir = options.assetsDir ?? join(dataDir, 'dist');
  const app = await createApp(services, { capabilities, assetsDir });
  await app.ready();

  const client = (website: Website | null = null) =>
    new TestClient(app, website ? `${website.subdomain}.${appDomain}` : appDomain);

  async function createAccount({
    email,
    password,
    name,
    website,
    role,
  }: NewTestAccount = {}): Promise<TestAccount> {
    const account = {
      id: newId(),
      email: email ?? `${newId()}@example.com`,
      password: password ?? testPassword,
    };
    const passwordHash = await cheapHash(account.password);
    await insertAccount(services.database, {
      ...account,
      name: name ?? 'Test',
      passwordHash,
      createdAt: now,
    });
    if (website) {
      const roles = [websiteRoles[role ?? 'admin']];
      await insertMember(services.database.at(website.id), website.id, {
        accountId: account.id,
        roles,
        addedAt: now,
      });
    }
    return account;
  }

  return {
    app,
    services: { ...services, database: acrossWebsites(services.database) },
    database: services.database,
    configuration,
    connection: fresh.config,
    dataDir,
    createAccount,
    client,
    createWebsite: async ({ subdomain, title, starter, isLaunched = true } = {}) => {
      const made = await createWebsite(operatorOf(services), {
        subdomain: subdomain ?? `site-${newId().slice(-12)}`,
        title: title ?? 'Test website',
        starter: starter ?? null,
        owner: null,
        isLaunched,
      });
      if (!made.ok) throw new Error(englishOf(made.error));
      await hearNotices(services, made.value.website.id);
      return (await readWebsite(services.database, made.value.website.id)) ?? made.value.website;
    },
    reload: async website => {
      const found = await readWebsite(services.database, website.id);
      if (found === null) throw new Error(`The website ${website.subdomain} is gone.`);
      return found;
    },
    signIn: async (website, role = 'admin') => {
      const account = await createAccount({ website, role });
      const browser = client(website);
      await browser.signIn(account);
      return Object.assign(browser, { account });
    },
    context: (website, actor) => onWebsite({ ...operatorOf(services), ...(actor ? { actor } : {}) }, website),
    moveClock: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      now = new Date(now.getTime() + (seconds + 60 * minutes + 3600 * hours + 86_400 * days) * 1000);
    },
    runJobs: given => opened.jobRunner.runDue(given),
    stop: async () => {
      await app.close();
      await opened.close();
      await fresh.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The settings of a test: defaults, silent, and without limits unless a test is about them. */
export function testConfiguration(environment: Readonly<Record<string, string>>): Configuration {
  const read = readConfiguration({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    APP_DOMAIN: appDomain,
    DATABASE_POOL: '8',
    IS_RATE_LIMITED: 'false',
    // No server answers there, so that no test sends requests to the internet.
    DNS_SERVERS: '127.0.0.1:9',
    SECRET_KEY: 'a key for tests alone, 32 characters or more',
    ...environment,
  });
  if (!read.ok) throw new Error(englishOf(read.error));
  return read.value;
}

/** Whether a database that was migrated for the product is suitable for these. */
function areMigratedAlike(capabilities: readonly Capability[]): boolean {
  return (
    capabilities.length === allCapabilities.length &&
    capabilities.every(({ migrations }, at) => migrations === allCapabilities[at]?.migrations)
  );
}

/** Migrated once for each run, with the job queue's schema; each test file begins with a copy. */
function migratedTemplate(): Promise<string> {
  return templateDatabase('migrated', async connection => {
    const configuration = testConfiguration({ DATA_DIR: join(tmpdir(), 'vitrine-server-test-template') });
    const clock: Clock = { now: () => new Date() };
    const log = createLog(configuration);
    const opened = await openServices({
      configuration,
      connection,
      capabilities: allCapabilities,
      clock,
      log,
    });
    await opened.close();
  });
}

/** Waits until all notices so far have come back from the database: a test counts the later ones. */
async function hearNotices({ database, notifications }: Services, websiteId: string): Promise<void> {
  if (!notifications.isListening()) return;
  const isHeard = new Promise<void>(resolve => {
    notifications.on('heard', notice => {
      if (notice === null || notice.websiteId === websiteId) resolve();
    });
  });
  const notice = JSON.stringify({ kind: 'heard', websiteId });
  await database.query('SELECT pg_notify($1, $2)', [noticeChannel, notice]);
  await isHeard;
}

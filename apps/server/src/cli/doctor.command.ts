import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { succeed } from '@vitrine/core/errors/result.ts';
import pg from 'pg';
import { readLastRuns } from '../capabilities/backups/index.ts';
import { capabilities } from '../capabilities.ts';
import { systemClock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import { pendingMigrations } from '../database/migrate.ts';
import { openConnection } from '../database/open-connection.ts';
import { type LoginRights, readLoginRights } from '../database/walled-role.ts';
import { isBucketAddress } from '../files/bucket/bucket-address.ts';
import { readDiskSpace, wordsOfSpace } from '../files/disk-space.ts';
import { openStores } from '../files/open-stores.ts';
import { isStoreError } from '../files/store-error.ts';
import { createLog } from '../log.ts';
import { type Check, checkBackups } from './check-backups.ts';
import type { BareCommand } from './command.ts';

const lowestNode = [22, 22] as const;
const lowestPostgres = 150_000;

/** Checks everything the server needs and says how to fix problems (rule CLI-4). */
export const doctorCommand: BareCommand = {
  name: 'doctor',
  summary:
    'Checks Node, PostgreSQL, the data folder, files, migrations, backups, disk and port, and says how to fix problems.',
  usage: '',
  words: 0,
  options: {},
  runBare: async configuration => {
    const folder = await checkFolder(configuration);
    const checks: Check[] = [
      checkNode(process.versions.node),
      ...checkDomain(configuration),
      ...checkContentDomain(configuration),
      folder,
      ...(folder.isFine
        ? [
            ...(await checkDisks(configuration)),
            await checkFiles(configuration),
            ...checkKey(configuration),
            ...(await checkDatabase(configuration)),
          ]
        : []),
      await checkPort(configuration),
    ];
    const isFine = checks.every(check => check.isFine);
    return succeed({
      lines: [
        ...checks.flatMap(({ name, found, mend, isFine: fine }) => [
          `${markOf(fine, mend)} ${name}: ${found}`,
          ...(mend === '' ? [] : [`    ${mend}`]),
        ]),
        isFine ? 'All is well.' : 'Something needs attention.',
      ],
      json: { isFine, checks },
      exitCode: isFine ? 0 : 1,
    });
  },
};

/** Well, well with a warning, or not well. */
function markOf(isFine: boolean, mend: string): string {
  if (!isFine) return '✗';
  return mend === '' ? '✓' : '!';
}

export function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isFine = major > lowestNode[0] || (major === lowestNode[0] && minor >= lowestNode[1]);
  return {
    name: 'Node',
    isFine,
    found: version,
    mend: isFine
      ? ''
      : `Node ${lowestNode.join('.')} or newer is needed. Start with npm, which brings its own.`,
  };
}

/** Names that cannot be reached from other machines (RFC 6761), so that all neighbours are the operator's own. */
const localNames = /(^|\.)(localhost|test|example|invalid|local)(:\d+)?$|^\d+(\.\d+){3}(:\d+)?$/i;

/** Without HTTPS one website of a platform can set cookies for another (rule COOKIE-1). */
export function checkDomain({
  APP_DOMAIN,
  IS_HTTPS,
}: Pick<Configuration, 'APP_DOMAIN' | 'IS_HTTPS'>): Check[] {
  if (localNames.test(APP_DOMAIN)) return [];
  const mend =
    'Put a proxy with a certificate in front and set IS_HTTPS=true: without it one website can set cookies for another. See docs/guides/own-domain.md.';
  return [
    {
      name: 'HTTPS',
      isFine: IS_HTTPS,
      found: IS_HTTPS ? `https://${APP_DOMAIN}` : `${APP_DOMAIN} is served over plain HTTP`,
      mend: IS_HTTPS ? '' : mend,
    },
  ];
}

/**
 * Without a separate domain, the owners' code runs on the same host as their visitors' carts and sessions (rule
 * CONTENT-8).
 */
export function checkContentDomain({
  APP_DOMAIN,
  USER_CONTENT_DOMAIN,
}: Pick<Configuration, 'APP_DOMAIN' | 'USER_CONTENT_DOMAIN'>): Check[] {
  if (localNames.test(APP_DOMAIN)) return [];
  const mend =
    'The scripts of a website’s admins run where its visitors are signed in and shop, and can act for them: set USER_CONTENT_DOMAIN to a second registered domain. See docs/guides/own-domain.md.';
  return [
    {
      name: 'Code and documents',
      isFine: true,
      found:
        USER_CONTENT_DOMAIN === undefined ? 'on the hosts of their websites' : `below ${USER_CONTENT_DOMAIN}`,
      mend: USER_CONTENT_DOMAIN === undefined ? mend : '',
    },
  ];
}

async function checkFolder({ DATA_DIR }: Configuration): Promise<Check> {
  const path = resolve(DATA_DIR);
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.R_OK | constants.W_OK);
    return { name: 'Data folder', isFine: true, found: path, mend: '' };
  } catch (error) {
    const mend = `Make it writable for this user, or set DATA_DIR to another folder. (${messageOf(error)})`;
    return { name: 'Data folder', isFine: false, found: `${path} cannot be written`, mend };
  }
}

async function checkDisks(configuration: Configuration): Promise<Check[]> {
  return (await readDiskSpace(configuration)).map(space => ({
    name: 'Disk',
    isFine: !space.isLow,
    found: wordsOfSpace(space),
    mend: space.isLow ? 'Free some space or move DATA_DIR: a full disk stops the database.' : '',
  }));
}

/** Whether files can be stored at MEDIA_URL (rule STORE-4). */
async function checkFiles(configuration: Configuration): Promise<Check> {
  const stores = await openStores(configuration);
  try {
    await stores.check();
    return { name: 'Files', isFine: true, found: stores.place, mend: '' };
  } catch (error) {
    if (!isStoreError(error)) throw error;
    return { name: 'Files', isFine: false, found: `${stores.place} cannot be used`, mend: error.message };
  } finally {
    stores.close();
  }
}

/** Several servers can decrypt shared data only with the same key (rule SERVERS-7). */
function checkKey({ MEDIA_URL, SECRET_KEY }: Configuration): Check[] {
  if (MEDIA_URL === undefined || !isBucketAddress(MEDIA_URL) || SECRET_KEY !== undefined) return [];
  const mend =
    'Another server makes a key of its own and cannot open what this one encrypted: set SECRET_KEY on both to what stands in secret.key. See docs/guides/two-servers.md.';
  return [{ name: 'Secret key', isFine: true, found: 'in the data folder', mend }];
}

async function checkDatabase(configuration: Configuration): Promise<Check[]> {
  const log = createLog({ LOG_LEVEL: 'silent' });
  const opened = await openConnection(configuration, 'command', log);
  if (!opened.ok)
    return [{ name: 'PostgreSQL', isFine: false, found: 'not available', mend: englishOf(opened.error) }];
  const pool = new pg.Pool({ ...opened.value.connection, max: 1, connectionTimeoutMillis: 5000 });
  // The database may shut down before the last connection is closed.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ version: string; number: string }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number`,
    );
    const version = rows[0]?.version ?? 'unknown';
    const isFine = Number(rows[0]?.number) >= lowestPostgres;
    const mend = isFine ? '' : 'PostgreSQL 15 or newer is needed.';
    return [
      { name: 'PostgreSQL', isFine, found: version, mend },
      ...checkWall(await readLoginRights(pool)),
      await checkMigrations(pool),
      checkBackups(await readLastRuns(pool), configuration, systemClock.now()),
    ];
  } catch (error) {
    const mend = `Check DATABASE_URL and whether the database runs. (${messageOf(error)})`;
    return [{ name: 'PostgreSQL', isFine: false, found: 'does not answer', mend }];
  } finally {
    await pool.end();
    await opened.value.close();
  }
}

/**
 * A login that bypasses the row policies between websites, and for which the server cannot create another one
 * (WALL-5).
 */
function checkWall({ passesWalls, makesRoles }: LoginRights): Check[] {
  if (!passesWalls || makesRoles) return [];
  const mend =
    'The login of DATABASE_URL has BYPASSRLS, so PostgreSQL keeps websites apart by their conditions alone. Use a login without it, or give it CREATEROLE.';
  return [{ name: 'Wall between websites', isFine: true, found: 'does not stand', mend }];
}

async function checkMigrations(pool: pg.Pool): Promise<Check> {
  const pending = await pendingMigrations({ query: async sql => (await pool.query(sql)).rows }, capabilities);
  const isFine = pending.length === 0;
  return {
    name: 'Migrations',
    isFine,
    found: isFine ? 'all applied' : `${pending.length} to apply`,
    mend: isFine ? '' : 'They are applied by the next start of the server.',
  };
}

async function checkPort({ HOST, PORT }: Configuration): Promise<Check> {
  const name = 'Port';
  if (await isFree(HOST, PORT)) return { name, isFine: true, found: `${HOST}:${PORT} is free`, mend: '' };
  if (await isOurs(HOST, PORT))
    return { name, isFine: true, found: `${HOST}:${PORT} is served by Vitrine`, mend: '' };
  const mend = 'Stop the other program, or set PORT to a free one.';
  return { name, isFine: false, found: `${HOST}:${PORT} is in use by another program`, mend };
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise(settle => {
    const server = createServer();
    server.once('error', () => settle(false));
    server.listen({ host, port }, () => server.close(() => settle(true)));
  });
}

async function isOurs(host: string, port: number): Promise<boolean> {
  try {
    const reply = await fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(2000) });
    return reply.headers.has('x-request-id') && reply.ok;
  } catch {
    return false;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

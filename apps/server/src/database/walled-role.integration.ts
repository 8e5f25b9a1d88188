import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@vitrine/core/id/id.ts';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { testConfiguration } from '../../test/harness.ts';
import { createWebsite, readMember } from '../capabilities/tenancy/index.ts';
import { capabilities } from '../capabilities.ts';
import { commands } from '../cli/commands.ts';
import { runCommand } from '../cli/run-command.ts';
import { systemClock } from '../clock.ts';
import { openServices, operatorOf } from '../services.ts';
import { acrossWebsites } from './database.ts';

let dataDir: string;
let superuser: pg.Client;
const bases: FreshDatabase[] = [];
const login = `passing_${newId()}`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-role-test-'));
  superuser = new pg.Client({ ...inject('postgres'), user: 'postgres', database: 'postgres' });
  await superuser.connect();
  await superuser.query(`CREATE ROLE ${login} LOGIN BYPASSRLS`);
  await superuser.query(`GRANT vitrine TO ${login}`);
});
afterAll(async () => {
  for (const base of bases) await base.drop();
  await superuser?.query(`DROP ROLE ${login}`);
  await superuser?.end();
  await rm(dataDir, { recursive: true, force: true });
});

/** All services except HTTP, with that login, and the log. */
async function openAs(user: string) {
  const fresh = await freshDatabase();
  bases.push(fresh);
  const said: string[] = [];
  const opened = await openServices({
    configuration: testConfiguration({ DATA_DIR: dataDir }),
    connection: { ...fresh.config, user },
    capabilities,
    clock: systemClock,
    log: pino({ level: 'warn' }, { write: line => void said.push(line) }),
  });
  return { opened, said: () => said.join('') };
}

/** Two websites with a member each; how many of both are visible without a condition in the scope of the first. */
async function membersSeen({ opened: { services } }: Awaited<ReturnType<typeof openAs>>): Promise<number> {
  const ids: string[] = [];
  for (const subdomain of ['first-shop', 'second-shop']) {
    const made = await createWebsite(operatorOf(services), {
      title: '',
      subdomain,
      starter: null,
      owner: null,
    });
    if (!made.ok) throw new Error('The website was not made.');
    const [website, account] = [made.value.website.id, newId()];
    ids.push(website);
    await services.database.query(
      `INSERT INTO accounts (id, email, name, password_hash, created_at) VALUES ($1, $1, '', '', now())`,
      [account],
    );
    await services.database
      .at(website)
      .query(
        'INSERT INTO website_members (website_id, account_id, roles, added_at) VALUES ($1, $2, $3, now())',
        [website, account, [1]],
      );
    expect(await readMember(services.database.at(website), website, account)).not.toBeNull();
  }
  expect(await acrossWebsites(services.database).query('SELECT FROM website_members')).toHaveLength(2);
  return (await services.database.at(ids[0] ?? '').query('SELECT FROM website_members')).length;
}

it('WALL-5: a superuser’s server works with policies, in jobs and later starts too, and logs no warning', async () => {
  const server = await openAs('postgres');
  expect(await membersSeen(server)).toBe(1);
  const { services, jobRunner } = server.opened;
  await services.database.query('SELECT current_user AS name').then(rows => {
    expect(rows).toEqual([{ name: 'vitrine_walled' }]);
  });
  await jobRunner.runDue();
  await server.opened.close();
  const again = await openServices({
    configuration: testConfiguration({ DATA_DIR: dataDir }),
    connection: { ...(bases.at(-1) as FreshDatabase).config, user: 'postgres' },
    capabilities,
    clock: systemClock,
    log: pino({ level: 'silent' }),
  });
  expect(again.migrated).toEqual([]);
  expect(await again.services.database.query('SELECT FROM website_members')).toEqual([]);
  await again.close();
  expect(server.said()).toBe('');
});

it('WALL-5: a login that bypasses the policies and cannot create another role works, with a warning', {
  tags: 'slow',
}, async () => {
  const server = await openAs(login);
  expect(await membersSeen(server)).toBe(2);
  await server.opened.close();
  expect(server.said()).toContain('no wall stands between websites');
});

it('WALL-5: the owner of the tables needs no other role', { tags: 'slow' }, async () => {
  const server = await openAs('vitrine');
  expect(await membersSeen(server)).toBe(1);
  expect(await server.opened.services.database.query('SELECT current_user AS name')).toEqual([
    { name: 'vitrine' },
  ]);
  await server.opened.close();
  expect(server.said()).toBe('');
});

it('WALL-5: doctor names a login that bypasses the policies, and says what to do', async () => {
  const fresh = await freshDatabase();
  bases.push(fresh);
  const wall = async (user: string) => {
    const out: string[] = [];
    await runCommand(commands, ['doctor', '--json'], {
      environment: { DATABASE_URL: fresh.url.replace('vitrine@', `${user}@`), DATA_DIR: dataDir },
      terminal: { out: line => out.push(line), err: () => {} },
    });
    const { checks } = JSON.parse(out.at(-1) ?? '') as { checks: { name: string }[] };
    expect(checks).toContainEqual(expect.objectContaining({ name: 'PostgreSQL', isFine: true }));
    return checks.find(({ name }) => name === 'Wall between websites');
  };
  expect(await wall(login)).toMatchObject({
    found: 'does not stand',
    mend: expect.stringContaining('CREATEROLE'),
  });
  expect([await wall('postgres'), await wall('vitrine')]).toEqual([undefined, undefined]);
});

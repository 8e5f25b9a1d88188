import { spawn } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import {
  postmasterOf,
  removeDirectories,
  startHolder,
  temporaryDirectory,
  until,
} from './holder-process.fixture.ts';
import { processStart } from './process-identity.ts';
import { withStartLock } from './start-lock.ts';
import { lockAsServer } from './usage-locks.ts';

afterAll(removeDirectories);

it('EMBEDDED-7: the postmaster of a killed server is adopted with every acknowledged row', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const killed = await startHolder({ dataDir, role: 'server' });
  await killed.ask('CREATE TABLE note (id int)');
  for (let id = 1; id <= 20; id += 1) await killed.ask(`INSERT INTO note VALUES (${id})`);
  await killed.kill();
  const next = await startHolder({ dataDir, role: 'server' });
  expect(next.opened).toMatchObject({ adopted: true, postmasterPid: killed.opened.postmasterPid });
  expect(await next.ask('SELECT count(*)::int AS rows FROM note')).toEqual([{ rows: 20 }]);
  await next.close();
  expect(await processStart(next.opened.postmasterPid)).toBeNull();
});

it('EMBEDDED-7: after server and postmaster are killed together, the next start recovers every acknowledged row', async () => {
  const dataDir = await temporaryDirectory();
  const killed = await startHolder({ dataDir, role: 'server' });
  await killed.ask('CREATE TABLE note (id int)');
  for (let id = 1; id <= 20; id += 1) await killed.ask(`INSERT INTO note VALUES (${id})`);
  process.kill(killed.opened.postmasterPid, 'SIGKILL');
  await killed.kill();
  const next = await startHolder({ dataDir, role: 'server' });
  expect(next.opened.adopted).toBe(false);
  expect(await next.ask('SELECT count(*)::int AS rows FROM note')).toEqual([{ rows: 20 }]);
  await next.close();
});

it('EMBEDDED-7: a start waits for the lock of a killed server until PostgreSQL has noticed its end', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const command = await startHolder({ dataDir, role: 'command' });
  const { host, port } = command.opened.connection;
  const application_name = `vitrine server ${await endedProcess()}`;
  const dead = new Client({ host, port, user: 'postgres', database: 'postgres', application_name });
  await dead.connect();
  expect(await lockAsServer(dead)).toBe(true);
  const opening = startHolder({ dataDir, role: 'server' });
  // It has requested the lock, was refused, and asks who holds it.
  await until(async () => {
    const { rows } = await dead.query(
      "SELECT FROM pg_stat_activity WHERE application_name ~ '^vitrine server' AND query ~ '^SELECT application_name'",
    );
    return rows.length > 0;
  });
  await dead.end();
  const server = await opening;
  expect(server.refusal).toBeNull();
  await server.close();
  await command.close();
});

it('EMBEDDED-4: a second server gets the directory and process in its error, and the first continues', async () => {
  const dataDir = await temporaryDirectory();
  const first = await startHolder({ dataDir, role: 'server' });
  const second = await startHolder({ dataDir, role: 'server' });
  expect(second.refusal).toMatchObject({
    code: 'database.inUse',
    message: `A server (process ${first.process.pid}) already uses the data directory ${dataDir}, and one data directory serves one server. Stop that server first, or give this one a directory of its own with DATA_DIR.`,
  });
  expect(await first.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await postmasterOf(dataDir)).toBe(first.opened.postmasterPid);
  await first.close();
});

it('EMBEDDED-6: of four parallel starts one creates the database and all share it', async () => {
  const dataDir = await temporaryDirectory();
  const roles = ['server', 'command', 'command', 'server'] as const;
  const holders = await Promise.all(roles.map(role => startHolder({ dataDir, role })));
  const running = holders.filter(holder => holder.refusal === null);
  expect(running).toHaveLength(3);
  expect(new Set(running.map(holder => holder.opened.postmasterPid)).size).toBe(1);
  expect(running.filter(holder => !holder.opened.adopted).length).toBeLessThanOrEqual(1);
  for (const holder of running) expect(await holder.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await Promise.all(running.map(holder => holder.close()));
  expect(await postmasterOf(dataDir)).toBe(0);
});

it('EMBEDDED-6: the claim of a killed process does not block a start, the claim of a living one does', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const place = { dataDir, startLock: join(dataDir, 'start.lock'), user: null };
  await mkdir(place.startLock);
  // A living process with a reused number: the earlier process began at another time.
  await writeFile(join(place.startLock, `${process.pid}.1.abc`), '');
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} in`);
    await readdir(dataDir);
    order.push(`${name} out`);
    return { ok: true as const, value: name };
  };
  const names = ['one', 'two', 'three'];
  const results = await Promise.all(names.map(name => withStartLock(place, work(name))));
  expect(results.map(result => result.ok && result.value)).toEqual(names);
  for (let at = 0; at < order.length; at += 2) {
    expect(order[at + 1]).toBe(order[at]?.replace(' in', ' out'));
  }
  expect(await readdir(place.startLock)).toEqual([]);
  expect((await readdir(dataDir)).filter(name => name !== 'start.lock')).toEqual([]);
});

it('EMBEDDED-5: files left by a killed first start are removed, never taken for a database', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const leaving = join(dataDir, 'postgres', 'cluster.new-abc');
  await mkdir(leaving, { recursive: true });
  await writeFile(join(leaving, 'PG_VERSION'), '15\n');
  const holder = await startHolder({ dataDir, role: 'server' });
  expect(await holder.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect((await readdir(join(dataDir, 'postgres'))).filter(name => name.startsWith('cluster'))).toEqual([
    'cluster',
  ]);
  await holder.close();
});

it('EMBEDDED-8: the file of a dead postmaster does not prevent the start, nor does an empty one', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const gone = await endedProcess();
  for (const text of [`${gone}\n/elsewhere\n1\n5432\n\n\n`, '']) {
    const holder = await startHolder({ dataDir, role: 'server' });
    await holder.close();
    await leavePidFile(dataDir, text);
    const next = await startHolder({ dataDir, role: 'server' });
    expect(next.opened.adopted).toBe(false);
    expect(await next.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.close();
  }
});

it('EMBEDDED-9: a number that another process has now is not the postmaster, and gets no signal', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const holder = await startHolder({ dataDir, role: 'server' });
  await holder.ask('CREATE TABLE note AS SELECT 7 AS id');
  process.kill(holder.opened.postmasterPid, 'SIGKILL');
  const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const left = await readFile(pidFile, 'utf8');
  await holder.kill();
  const { uid, gid } = await stat(pidFile);
  const bystander = spawn('sleep', ['600'], { cwd: '/', uid, gid });
  await leavePidFile(dataDir, left.replace(/^\d+/, String(bystander.pid)));
  // The socket's own lock file names the same number.
  await writeFile(join(dataDir, 'postgres', 'socket', '.s.PGSQL.5432.lock'), `${bystander.pid}\n`);

  const next = await startHolder({ dataDir, role: 'server' });
  expect(next.refusal).toBeNull();
  expect(next.opened.postmasterPid).not.toBe(bystander.pid);
  expect(await next.ask('SELECT id FROM note')).toEqual([{ id: 7 }]);
  await next.close();
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  bystander.kill('SIGKILL');
});

it('EMBEDDED-21: a copied folder starts next to the original, whatever process numbers its files contain', {
  tags: 'slow',
}, async () => {
  const original = await temporaryDirectory();
  const running = await startHolder({ dataDir: original, role: 'server' });
  await running.ask('CREATE TABLE note AS SELECT 7 AS id');
  const copied = await temporaryDirectory();
  await cp(join(original, 'postgres'), join(copied, 'postgres'), {
    recursive: true,
    filter: path => !path.includes('.s.PGSQL'),
  });
  await giveLike(join(original, 'postgres'), join(copied, 'postgres'));
  // A start was in progress there when it was copied, by a process with the number and start time of one here.
  const claim = `${process.pid}.${await processStart(process.pid)}.another-machine.abc`;
  await mkdir(join(copied, 'postgres', 'start.lock'), { recursive: true });
  await writeFile(join(copied, 'postgres', 'start.lock', claim), '');
  expect(await postmasterOf(copied)).toBe(running.opened.postmasterPid);

  const next = await startHolder({ dataDir: copied, role: 'server' });
  expect(next.refusal).toBeNull();
  expect(next.opened.postmasterPid).not.toBe(running.opened.postmasterPid);
  expect(await next.ask('SELECT id FROM note')).toEqual([{ id: 7 }]);
  await next.ask('INSERT INTO note VALUES (8)');
  expect(await running.ask('SELECT id FROM note')).toEqual([{ id: 7 }]);
  await next.close();
  expect(await processStart(running.opened.postmasterPid)).not.toBeNull();
  await running.close();
});

it('EMBEDDED-18: a signal to the process group of the server does not reach the postmaster', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const holder = await startHolder({ dataDir, role: 'server', spawned: { detached: true } });
  const group = holder.process.pid ?? 0;
  process.kill(-group, 'SIGINT');
  await until(async () => holder.process.signalCode === 'SIGINT');
  expect(await processStart(holder.opened.postmasterPid)).not.toBeNull();
  const next = await startHolder({ dataDir, role: 'server' });
  expect(next.opened).toMatchObject({ adopted: true, postmasterPid: holder.opened.postmasterPid });
  await next.close();
});

it('EMBEDDED-20: the database gets no secret, no settings of another PostgreSQL, no locale and no time zone', async () => {
  const dataDir = await temporaryDirectory();
  const other = {
    PGHOST: '127.0.0.1',
    PGPORT: '1',
    PGDATA: '/nowhere',
    PGUSER: 'nobody',
    PGSSLMODE: 'require',
  };
  const machine = { LC_ALL: 'xx_XX', LANG: 'xx_XX', TZ: 'America/New_York' };
  const spawned = { env: { ...process.env, ...other, ...machine, SECRET_KEY: 'not to be seen' } };
  const holder = await startHolder({ dataDir, role: 'server', spawned });
  const sql = "SELECT current_user::text AS who, lower('Ä') AS small, current_setting('timezone') AS zone";
  expect(await holder.ask(sql)).toEqual([{ who: 'vitrine', small: 'ä', zone: 'UTC' }]);
  const environment = await readFile(`/proc/${holder.opened.postmasterPid}/environ`, 'utf8').catch(() => '');
  expect(environment).not.toMatch(/SECRET_KEY|PGPORT|xx_XX|New_York/);
  await holder.close();
});

async function leavePidFile(dataDir: string, text: string): Promise<void> {
  const cluster = join(dataDir, 'postgres', 'cluster');
  const { uid, gid } = await stat(cluster);
  await writeFile(join(cluster, 'postmaster.pid'), text, { mode: 0o600 });
  await chown(join(cluster, 'postmaster.pid'), uid, gid);
}

/** Owners and modes, which a copy made by another user lacks. */
async function giveLike(from: string, to: string): Promise<void> {
  for (const name of ['', ...(await readdir(from, { recursive: true }))]) {
    const there = await lstat(join(to, name)).catch(() => null);
    if (there === null) continue;
    const { uid, gid, mode } = await stat(join(from, name));
    await chmod(join(to, name), mode);
    await chown(join(to, name), uid, gid);
  }
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn('true');
  await new Promise(resolve => child.once('exit', resolve));
  return child.pid ?? 0;
}

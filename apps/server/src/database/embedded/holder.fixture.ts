import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { openEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * A separate process with an embedded database, for tests that kill it. It takes the options as JSON in its first
 * argument and SQL, or `close`, line by line; it answers each with a line of JSON.
 */
const opened = await openEmbeddedPostgres({ ...JSON.parse(process.argv[2] ?? '{}'), log: () => {} });
if (!opened.ok) {
  say({ error: opened.error });
} else {
  const { connection, postmasterPid, adopted } = opened.value;
  say({ connection, postmasterPid, adopted, uid: process.getuid?.() });
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'close') break;
    say(await rowsOf(line, connection));
  }
  await opened.value.close();
  say({ closed: true });
}

async function rowsOf(sql: string, connection: object): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function say(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

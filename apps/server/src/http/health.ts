import type { FastifyInstance } from 'fastify';
import type { Capability } from '../capability.ts';
import type { Services } from '../context.ts';
import { pendingMigrations } from '../database/migrate.ts';
import { readDiskSpace, wordsOfSpace } from '../files/disk-space.ts';
import { send } from './send.ts';

const answerMilliseconds = 2000;

/** `/healthz`: the process runs. `/readyz`: it can serve, with its database available and migrated (rule HTTP-10). */
export function registerHealth(
  app: FastifyInstance,
  { configuration, database, log }: Services,
  capabilities: readonly Capability[],
): void {
  app.get('/healthz', async (_, reply) => send(reply, { body: { status: 'ok' } }));
  app.get('/readyz', async (_, reply) => {
    const problem = await Promise.race([problemOf(), late()]);
    if (problem === null) {
      const warnings = (await readDiskSpace(configuration)).filter(space => space.isLow).map(wordsOfSpace);
      return send(reply, { body: { status: 'ready', ...(warnings.length > 0 ? { warnings } : {}) } });
    }
    const body = { status: 'unavailable', message: problem };
    return send(reply, { status: 503, body, also: { 'Retry-After': 5 } });
  });

  async function problemOf(): Promise<string | null> {
    try {
      const pending = await pendingMigrations(database, capabilities);
      return pending.length === 0 ? null : `${pending.length} migrations are not applied.`;
    } catch (error) {
      log.warn({ error }, 'the database does not answer');
      return 'The database does not answer.';
    }
  }
}

function late(): Promise<string> {
  return new Promise(resolve => {
    setTimeout(() => resolve('The database does not answer in time.'), answerMilliseconds).unref();
  });
}

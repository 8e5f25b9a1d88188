import { expect } from 'vitest';
import { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { claimPlatformState } from '../../src/capabilities/tenancy/index.ts';
import { defineJobKind } from '../../src/jobs/jobs.ts';
import {
  addressOfDatabase,
  buildServer,
  freePort,
  type ServerProcess,
  serverProcess,
} from './server-process.ts';

/**
 * A shop, and a process that serves only this shop and is killed. It is not launched: there, tests have all the effects of an
 * order, for its members.
 */
export async function openPaymentServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ shop: TestShop; killed: ServerProcess }> {
  const [shop, built] = await Promise.all([TestShop.open({ now: new Date() }), buildServer()]);
  await shop.launch(false);
  const { services, configuration, connection, dataDir } = shop.server;
  // It seeds nothing.
  await claimPlatformState(services.database, 'owner', {});
  const killed = serverProcess(built, {
    port: await freePort(),
    environment: {
      DATABASE_URL: addressOfDatabase(connection),
      DATA_DIR: dataDir,
      APP_DOMAIN: configuration.APP_DOMAIN,
      SECRET_KEY: configuration.SECRET_KEY ?? '',
      IS_RATE_LIMITED: 'false',
      LOG_LEVEL: 'fatal',
      // Each step holds a connection, waiting in a statement.
      DATABASE_POOL: '60',
      ...environment,
    },
  });
  return { shop, killed };
}

export async function reconcile({ server }: TestShop): Promise<void> {
  const { database, jobs } = server.services;
  // The pauses of those that were looked at before are over.
  await database.query('UPDATE payments SET look_at = created_at WHERE NOT is_accounted AND looks > 0');
  await jobs.enqueue(database, defineJobKind<object>('checkout.reconcile'), { websiteId: null, data: {} });
}

/** Until no due job is left. */
export async function whenQuiet(shop: TestShop): Promise<void> {
  const left = () =>
    shop.query(
      `SELECT name, state, output FROM jobs.job WHERE $1 <> '' AND name ~ '^(payments|checkout|orders|mail)'
       AND (state IN ('active', 'retry') OR (state = 'created' AND start_after <= now()))`,
    );
  await expect.poll(left, { interval: 50 }).toEqual([]);
}

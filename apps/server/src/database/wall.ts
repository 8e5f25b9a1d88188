import type { PoolClient } from 'pg';
import { askTogether } from './ask.ts';
import type { StatementNames } from './statement-names.ts';

/** The platform's own rows, in tables that it shares with websites. */
export const platformPlace = 'platform';
/** All rows. */
export const everyPlace = '*';

const setting = 'vitrine.website';
const bindSession = `SELECT set_config('${setting}', $1, false)`;
const bindTransaction = `SELECT set_config('${setting}', $1, true)`;
/** For a transaction on a separate connection, such as a migration, that sees the rows of all websites. */
export const seeEverything = `SET LOCAL ${setting} = '${everyPlace}'`;

/**
 * An existing policy of this name is not checked again: a new expression needs a new name, and the old policy must
 * be dropped.
 */
const policy = 'website_wall';
/** Read once for each statement. With CASE, because the planner would estimate that an equation excludes most rows. */
const isVisible = `CASE (SELECT current_setting('${setting}', true)) WHEN website_id THEN true WHEN '${everyPlace}' THEN true ELSE false END`;

/** Tables of websites without a policy, each with a reason. */
export const withoutWall: Readonly<Record<string, string>> = {
  order_parts:
    'An index of parts of words, as that of words below: who finds an order there reads it in `orders`.',
  product_parts:
    'An index of parts of words, as that of words below: who finds a product there reads it in `products`.',
  product_texts:
    'An index of words cannot be asked below a wall. It has no words of its own to show: who finds a product there reads it in `products`.',
  published_texts:
    'An index of words cannot be asked below a wall. It has no words of its own to show: who finds a page there reads it in its revision.',
};

/**
 * Adds a row policy to every table of websites that has none yet: a statement can only read and write the rows of
 * the website that its connection is bound to, whatever its `where` says (rules WALL-1 and WALL-2).
 */
export async function raiseWalls(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(c.relname) AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> ALL ($1)
       AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'website_id' AND NOT a.attisdropped)
       AND NOT (c.relrowsecurity AND c.relforcerowsecurity
         AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = $2))
     ORDER BY 1`,
    [Object.keys(withoutWall), policy],
  );
  for (const { name } of rows) {
    // In one transaction, because several statements in one message are.
    await client.query(
      `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
       DROP POLICY IF EXISTS ${policy} ON ${name};
       CREATE POLICY ${policy} ON ${name} USING (${isVisible})`,
    );
  }
}

/** A connection, and the reason to discard it. */
export interface WalledConnection {
  readonly client: PoolClient;
  readonly names: StatementNames;
  isBroken: boolean;
}

const places = new WeakMap<PoolClient, string>();

/**
 * Binds the connection before the next statements, in the same message; undefined if it is already bound to the
 * scope. If it fails, the statements sent with it have no effect.
 */
export function bindConnection(connection: WalledConnection, place: string): Promise<unknown> | undefined {
  const { client, names } = connection;
  if (places.get(client) === place) return undefined;
  places.set(client, place);
  return askTogether(client, names, { sql: bindSession, values: [place] }).catch((error: unknown) => {
    places.delete(client);
    connection.isBroken = true;
    throw error;
  });
}

/**
 * The same inside a transaction until it ends, or its savepoint is rolled back. If it fails, so does everything
 * after it.
 */
export function bindInside(client: PoolClient, names: StatementNames, place: string): void {
  askTogether(client, names, { sql: bindTransaction, values: [place] }).catch(() => undefined);
}

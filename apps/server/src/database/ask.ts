import type { PoolClient, QueryResultRow } from 'pg';
import type { StatementNames } from './statement-names.ts';

export interface Statement {
  readonly sql: string;
  /** Without them the text may contain several statements, which cannot be prepared. */
  readonly values: readonly unknown[] | undefined;
}

/**
 * Sends together all statements that are issued in one turn on one connection: a message to the database costs
 * more than most of its work. They run one after the other (rule DATABASE-3).
 */
export function askTogether<Row extends QueryResultRow>(
  client: PoolClient,
  names: StatementNames,
  statement: Statement,
): Promise<Row[]> {
  const { stream } = client.connection;
  if (stream.writableCorked === 0) {
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
  return ask<Row>(client, names, statement);
}

async function ask<Row extends QueryResultRow>(
  client: PoolClient,
  names: StatementNames,
  { sql, values }: Statement,
): Promise<Row[]> {
  if (values === undefined) return (await client.query<Row>(sql)).rows;
  const name = names.nameOf(sql);
  const named = name === undefined ? {} : { name };
  return (await client.query<Row>({ ...named, text: sql, values: [...values] })).rows;
}

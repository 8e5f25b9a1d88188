import type { PoolConfig } from 'pg';

/** Of the connections that requests use. */
export const poolOptions = {
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  // One stays open: the first page after a pause would wait for a new one, which prepares its statements again
  // (rule DATABASE-9).
  min: 1,
  // Statements issued together on one connection are sent together (rule DATABASE-3).
  pipeline: true,
} satisfies PoolConfig;

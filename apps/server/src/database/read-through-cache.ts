import type { Database } from './database.ts';

export interface ReadThroughCache<Value> {
  /** The value of the key, from memory or read with this database. */
  read(database: Database, key: string, readNow: () => Promise<Value>): Promise<Value>;
}

/**
 * Keeps what all requests of a process share, the latest `max` values. A value is kept only once it was read to its
 * end and outside a transaction: no request waits for what another one reads while it holds locks, and nothing is
 * kept that a rollback takes back (rule DATABASE-13). Concurrent first readers each read for themselves.
 */
export function createReadThroughCache<Value>(max: number): ReadThroughCache<Value> {
  const known = new Map<string, { readonly value: Value }>();
  return {
    async read(database, key, readNow) {
      const found = known.get(key);
      if (found) return found.value;
      const value = await readNow();
      if (database.isTransaction) return value;
      const oldest = known.keys().next();
      if (known.size >= max && !oldest.done) known.delete(oldest.value);
      known.set(key, { value });
      return value;
    },
  };
}

import type { Database } from '../src/database/database.ts';

/** The same database in every scope; `see` gets each statement first and returns the one to send. */
export function watchedDatabase(given: Database, see: (sql: string) => string): Database {
  const watch = (face: Database): Database => ({
    ...face,
    at: place => watch(face.at(place)),
    together: () => watch(face.together()),
    limited: change => watch(face.limited(change)),
    query: async (sql, values) => face.query(see(sql), values),
    transaction: work => face.transaction(transaction => work(watch(transaction))),
    connected: work => face.connected(connection => work(watch(connection))),
  });
  return watch(given);
}

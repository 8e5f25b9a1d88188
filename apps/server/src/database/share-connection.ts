/** Runs work on a connection that nobody else uses meanwhile. */
export type WithConnection<Connection> = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

interface Lease<Connection> {
  readonly connection: Promise<Connection>;
  readonly end: () => void;
  users: number;
}

/**
 * All work shares a connection until nothing is left to do on it: statements issued in one turn then share a
 * message as well. A message, and the database process that it wakes, cost more than most statements, and another
 * connection prepares all of them again (rule DATABASE-8).
 */
export function shareConnection<Connection>(
  connected: WithConnection<Connection>,
): WithConnection<Connection> {
  let shared: Lease<Connection> | null = null;

  function lease(): Lease<Connection> {
    const begun = Promise.withResolvers<Connection>();
    const ended = Promise.withResolvers<void>();
    const made = { connection: begun.promise, end: ended.resolve, users: 0 };
    connected(connection => {
      begun.resolve(connection);
      return ended.promise;
    }).catch(error => {
      if (shared === made) shared = null;
      begun.reject(error);
    });
    return made;
  }

  return async work => {
    shared ??= lease();
    const mine = shared;
    mine.users += 1;
    try {
      return await work(await mine.connection);
    } finally {
      mine.users -= 1;
      // After what the result leads to in this turn, which may be the next statement.
      process.nextTick(() => {
        if (mine.users > 0) return;
        if (shared === mine) shared = null;
        mine.end();
      });
    }
  };
}

/** Runs work on a connection that nobody else uses meanwhile. */
export type WithConnection<Connection> = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

interface Waiting<Connection> {
  readonly start: (connection: Connection) => Promise<void>;
  readonly refuse: (error: unknown) => void;
}

/**
 * Work begun in one turn shares a connection, so that its statements share a message: a message and the database
 * process that it wakes cost more than most statements (rule DATABASE-8). Work begun later gets its own connection
 * and waits for nothing.
 */
export function shareTurn<Connection>(connected: WithConnection<Connection>): WithConnection<Connection> {
  let waiting: Waiting<Connection>[] = [];
  const startAll = (connection: Connection): Promise<unknown> => {
    const begun = waiting;
    waiting = [];
    return Promise.all(begun.map(one => one.start(connection)));
  };
  const refuseAll = (error: unknown): void => {
    const begun = waiting;
    waiting = [];
    for (const one of begun) one.refuse(error);
  };
  return work =>
    new Promise((resolve, refuse) => {
      waiting.push({ start: connection => work(connection).then(resolve, refuse), refuse });
      if (waiting.length === 1) connected(startAll).catch(refuseAll);
    });
}

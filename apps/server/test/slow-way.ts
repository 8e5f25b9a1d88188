import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';

export interface SlowWay {
  /** Through it, for the server. */
  readonly connection: ClientConfig;
  /** Ends all connections that lead through it. */
  close(): Promise<void>;
}

/** A way to the database, on this machine alone, that takes so many milliseconds in each direction. */
export async function openSlowWay(connection: ClientConfig, delay: number): Promise<SlowWay> {
  const { host = 'localhost', port = 5432 } = connection;
  const to = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, near => {
    const far = connect({ ...to, allowHalfOpen: true, noDelay: true });
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('close', () => open.delete(from));
      from.on('error', () => into.destroy());
      // Timers of one length run in the order in which they were set.
      from.on('data', piece => setTimeout(() => into.writable && into.write(piece), delay));
      from.on('end', () => setTimeout(() => into.end(), delay));
    }
  });
  await once(server.listen({ host: '127.0.0.1', port: 0 }), 'listening');
  const { address, port: nearPort } = server.address() as AddressInfo;
  return {
    connection: { ...connection, host: address, port: nearPort },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WireClient } from './wire-client.ts';

it('BENCH-9: a connection that the server closed between two measurements is opened again', async () => {
  const server = createServer((_, response) => response.setHeader('Connection', 'close').end('pots'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = await WireClient.open((server.address() as AddressInfo).port, 'localhost');
  try {
    const ask = async () => (await client.send({ method: 'GET', path: '/', headers: {} })).body;
    expect(await ask()).toBe('pots');
    // Refused as long as the connection is still closing.
    await expect.poll(() => ask().catch(String)).toBe('pots');
  } finally {
    client.close();
    server.close();
  }
});

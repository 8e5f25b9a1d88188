import type { BuiltServer } from './built-server.ts';
import { WireClient } from './wire-client.ts';

/** Paths of all published pages of the starter, from its sitemap. */
export async function readPaths(server: BuiltServer): Promise<string[]> {
  const client = await WireClient.open(server.port, starterHost(server));
  const { body } = await client.send({ method: 'GET', path: '/sitemap.xml', headers: {} });
  client.close();
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** One page of each kind: the first below each folder, and all at the top. */
export function onePerFolder(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  return paths.filter(path => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (folder === '') return true;
    return folders.size !== folders.add(folder).size;
  });
}

export function starterHost({ port }: BuiltServer): string {
  return `kiln.localhost:${port}`;
}

import { Resolver } from 'node:dns/promises';

export type RecordFound =
  | { readonly kind: 'found'; readonly values: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

/** The error codes of DNS for a missing record. */
const absent = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);
const timeoutMilliseconds = 8000;

/** The TXT records of a name, queried from the given servers or, without any, from those of the machine. */
export async function lookUpRecord(name: string, servers: readonly string[]): Promise<RecordFound> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const given = setTimeout(() => resolver.cancel(), timeoutMilliseconds);
  try {
    if (servers.length > 0) resolver.setServers(servers);
    const records = await resolver.resolveTxt(name);
    return { kind: 'found', values: records.map(parts => parts.join('').trim()) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { kind: absent.has(code) ? 'none' : 'unreachable' };
  } finally {
    clearTimeout(given);
  }
}

import { redirectFromSchema } from '@vitrine/core/collections/redirects.calls.ts';
import { addRedirect } from '../../collections/index.ts';
import type { Writing } from './write-content.ts';

export interface Move {
  readonly from: string;
  readonly to: string | undefined;
}

/** Leads old addresses to the new ones where they differ; an address that is in use here stays what it is (rule IMPORT-46). */
export async function writeRedirects({ context, links }: Writing, moves: readonly Move[]): Promise<number> {
  const used = new Set(moves.flatMap(move => (move.to === undefined ? [] : [plain(move.to)])));
  const written = new Set<string>();
  for (const { from, to } of moves) {
    const path = links.pathOf(from);
    if (path === null || to === undefined || used.has(plain(path)) || written.has(path)) continue;
    if (!redirectFromSchema.safeParse(path).success) continue;
    const added = await addRedirect(context, { from: path, to });
    if (added.ok) written.add(path);
  }
  return written.size;
}

/** Encoded letters are written with large or small digits; both are the same address. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

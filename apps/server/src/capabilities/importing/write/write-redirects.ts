import { redirectFromSchema } from '@vitrine/core/collections/redirects.calls.ts';
import { addRedirect } from '../../collections/index.ts';
import { settled } from './references.ts';
import { oldAddresses } from './source-links.ts';
import type { Writing } from './writing.ts';

/**
 * Redirects old addresses to the new ones where they differ; an address that is in use here stays unchanged (rule
 * IMPORT-46).
 */
export async function writeRedirects(writing: Writing): Promise<number> {
  const { context, links, model, products, references } = writing;
  const moves = oldAddresses(model, products.old).map(({ address, target }) => ({
    from: links.pathOf(address),
    to: settled(target, references),
  }));
  const used = new Set(moves.map(({ to }) => plain(to)));
  const written = new Set<string>();
  for (const { from, to } of moves) {
    if (from === null || used.has(plain(from)) || written.has(from)) continue;
    if (!redirectFromSchema.safeParse(from).success) continue;
    const added = await addRedirect(context, { from, to });
    if (added.ok) written.add(from);
  }
  return written.size;
}

/** Percent-encoded letters use upper or lower case digits; both are the same address. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

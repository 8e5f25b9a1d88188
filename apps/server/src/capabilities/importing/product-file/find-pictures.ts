import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../context.ts';
import { findAssets } from '../../media/index.ts';
import { websiteAddress } from '../../tenancy/index.ts';
import { readMedia } from '../importing.store.ts';

/** The pictures of a file: here already, or to be fetched from another website. */
export interface FoundPictures {
  /** By the word in the file: the id of the asset, or one that stands for it until it is fetched. */
  readonly ids: ReadonlyMap<string, Id>;
  /** The addresses to fetch, by the ids that stand for them. */
  readonly wanted: ReadonlyMap<Id, string>;
}

const idPattern = /^[a-z0-9]{24}$/;

/**
 * An address of this website, or an id, means an asset of it. Another address means what was fetched from there before,
 * or is fetched when the import is applied (rule PRODUCTFILE-9).
 */
export async function findPictures(context: Context, words: readonly string[]): Promise<FoundPictures> {
  const { configuration, database, website } = context;
  const unique = [...new Set(words)];
  const origin = `${websiteAddress(configuration, website.subdomain)}/`;
  const addresses = unique.filter(word => isAddress(word) && !word.startsWith(origin));
  const others = new Set(addresses);
  const fetched = await readMedia(database, website.id, addresses);
  const meant = new Map(unique.map(word => [word, idIn(word) ?? '']));
  const assets = await findAssets(context, [...new Set([...meant.values(), ...fetched.values()])], {
    isDraft: true,
  });
  const isPicture = (id: Id | undefined) => id !== undefined && assets.get(id)?.kind === 'image';
  const ids = new Map<string, Id>();
  const wanted = new Map<Id, string>();
  for (const word of unique) {
    const known = [meant.get(word), fetched.get(word)].find(isPicture);
    if (known !== undefined) ids.set(word, known);
    else if (others.has(word)) {
      const stand = newId();
      ids.set(word, stand);
      wanted.set(stand, word);
    }
  }
  return { ids, wanted };
}

/** The id of an asset in a word: itself, or in the address of its file. */
function idIn(word: string): Id | null {
  if (idPattern.test(word)) return word;
  return /^https?:\/\/[^/]+\/s\/([a-z0-9]{24})\//.exec(word)?.[1] ?? null;
}

function isAddress(word: string): boolean {
  return /^https?:\/\//.test(word) && URL.canParse(word);
}

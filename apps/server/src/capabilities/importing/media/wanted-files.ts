import { newId } from '@vitrine/core/id/id.ts';
import type { ImportModel } from '@vitrine/core/importing/import-model.ts';
import { convertEntry } from '../convert/convert-entry.ts';
import { contextFor, wholeHtml } from '../write/entry-converter.ts';
import { SourceLinks } from '../write/source-links.ts';
import type { MediaIndex, WantedFile } from './media-index.ts';

/** An import fetches so many files at most; what is beyond is told as missing. */
const maxFiles = 20_000;

/**
 * The files an import needs: its attachments, the pictures of its products, and whatever the content shows,
 * found by converting it once, so that exactly what will be asked for is there.
 */
export function wantedFiles(model: ImportModel, media: MediaIndex): WantedFile[] {
  const wanted = new Map<string, WantedFile>(media.attachments.map(file => [file.address, file]));
  const want = (address: string, alt = '') => {
    const file = media.fileOf(address);
    if (file && !wanted.has(file.address)) wanted.set(file.address, alt === '' ? file : { ...file, alt });
  };
  for (const product of model.products) {
    for (const image of product.images) want(image.address, image.alt);
    for (const variant of product.variants) if (variant.imageAddress) want(variant.imageAddress);
  }
  const stand = newId();
  const parts = { model, media, assets: new Map(), links: new SourceLinks(''), blog: null };
  const look = (entry: ImportModel['posts'][number], kind: 'post' | 'page') => {
    convertEntry(wholeHtml(entry, kind, model), {
      ...contextFor('', entry, parts),
      resolveAsset: address => {
        want(address);
        return address === '' ? null : stand;
      },
    });
  };
  for (const post of model.posts) look(post, 'post');
  for (const page of model.pages) look(page, 'page');
  return [...wanted.values()].slice(0, maxFiles);
}

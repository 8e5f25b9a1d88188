import { newId } from '@vitrine/core/id/id.ts';
import type { ImportEntry, ImportModel } from '@vitrine/core/importing/import-model.ts';
import type { ConvertContext } from '../convert/conversion.ts';
import { convertEntry, convertToRichText } from '../convert/convert-entry.ts';
import { shortText } from '../convert/short-text.ts';
import { contextFor, wholeHtml } from '../write/entry-converter.ts';
import { SourceLinks } from '../write/source-links.ts';
import { MediaIndex, type WantedFile } from './media-index.ts';

/** The maximum number of files an import fetches; the rest are reported as missing. */
const maxFiles = 20_000;

/**
 * The files an import needs: its attachments, the pictures of its products, and all files in the content, found by
 * converting it once, so that exactly the files that the content will use are fetched.
 */
export function wantedFiles(model: ImportModel, tell: (done: number, total: number) => void): WantedFile[] {
  const media = new MediaIndex(model.attachments, model.site.address);
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
  const parts = { model, media, assets: new Map(), links: new SourceLinks([]), blog: null };
  const asking = (entry: ImportEntry | null): ConvertContext => ({
    ...contextFor('', entry, parts),
    resolveAsset: address => {
      want(address);
      return address === '' ? null : stand;
    },
  });
  const total = model.productCount + model.posts.length + model.pages.length;
  let done = 0;
  const step = () => {
    done += 1;
    tell(done, total);
  };
  for (const { descriptionHtml, excerptHtml } of model.products) {
    if (mayNameFiles(descriptionHtml)) convertToRichText(descriptionHtml, asking(null));
    if (mayNameFiles(excerptHtml)) shortText(excerptHtml, asking(null));
    step();
  }
  for (const [kind, entries] of [
    ['post', model.posts],
    ['page', model.pages],
  ] as const) {
    for (const entry of entries) {
      convertEntry(wholeHtml(entry, kind, parts), asking(entry));
      step();
    }
  }
  return [...wanted.values()].slice(0, maxFiles);
}

/** Without an attribute, a shortcode, a block's settings and an address there is nothing that could name a file. */
function mayNameFiles(html: string): boolean {
  return /[=[]|:\/\/|<!--/.test(html);
}

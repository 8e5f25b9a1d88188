import type { ImportEntry, ImportModel, ImportProduct } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { plainText, type RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import { MediaIndex } from '../media/media-index.ts';
import { type ConverterParts, contextFor, wholeHtml } from '../write/entry-converter.ts';
import { blogReference } from '../write/references.ts';
import { sourceKeys } from '../write/source-keys.ts';
import { referenceLinks } from '../write/source-links.ts';
import { convertEntry, convertToRichText } from './convert-entry.ts';
import type { ConvertedPart, ConvertedProduct } from './converted-content.ts';
import { escapeHtml } from './escape-html.ts';
import { shortText } from './short-text.ts';
import { stableIds } from './stable-ids.ts';

/** The data that all conversions of an import share, available once its media is fetched. */
export function partsFor(model: ImportModel, assets: ReadonlyMap<string, Asset>): ConverterParts {
  const media = new MediaIndex(model.attachments, model.site.address);
  return { model, media, assets, links: referenceLinks(model, model.products), blog: blogReference };
}

/** Converts pages and posts one by one; `tell` receives the progress. */
export function* convertEntries(
  parts: ConverterParts,
  tell: (done: number, total: number) => void,
): Generator<ConvertedPart> {
  const { model } = parts;
  const total = model.pages.length + model.posts.length;
  let done = 0;
  const step = () => {
    done += 1;
    tell(done, total);
  };
  for (const page of model.pages) {
    yield convertWhole(page, 'page', parts);
    step();
  }
  for (const post of model.posts) {
    yield convertWhole(post, 'post', parts);
    for (const comment of post.comments) {
      const key = `${post.sourceId}/${comment.sourceId}`;
      yield { kind: 'comment', key, text: textOfComment(comment.html, parts) };
    }
    step();
  }
}

function convertWhole(entry: ImportEntry, kind: 'page' | 'post', parts: ConverterParts): ConvertedPart {
  const { model } = parts;
  const title = entry.title || entry.slug;
  const what = phrase(kind === 'page' ? 'imports.pageNamed' : 'imports.post', { title });
  const converted = convertEntry(wholeHtml(entry, kind, parts), contextFor(what, entry, parts), {
    // A post's title is shown above its content anyway.
    title: kind === 'page' ? entry.title : '',
    makeId: stableIds(sourceKeys(model)(kind, entry.sourceId)),
  });
  return { kind: 'entry', key: `${kind}:${entry.sourceId}`, ...converted };
}

export function convertProduct(product: ImportProduct, parts: ConverterParts): ConvertedProduct {
  const what = phrase('imports.product', { title: product.title });
  const context = contextFor(what, null, parts);
  const long = convertToRichText(`${product.descriptionHtml}${whereToBuy(product)}`, context);
  const short = shortText(product.excerptHtml, context);
  return {
    description: long.text,
    excerpt: short.text,
    pictures: [...long.pictures, ...short.pictures],
    notes: [...long.notes, ...short.notes],
  };
}

function whereToBuy({ externalAddress }: ImportProduct): string {
  if (externalAddress === '') return '';
  return `\n\n<p><a href="${escapeHtml(externalAddress)}">${escapeHtml(externalAddress)}</a></p>`;
}

/** Comments are plain text; separate paragraphs stay separate. */
function textOfComment(html: string, parts: ConverterParts): string {
  const { text } = convertToRichText(html, {
    ...contextFor('comment', null, parts),
    resolveAsset: () => null,
    resolveLink: () => null,
  });
  return text.content.map(linesOf).join('\n\n');
}

function linesOf(node: RichNode): string {
  if (node.type === 'paragraph' && node.content) {
    return node.content.map(wordsOfPart).join('');
  }
  return plainText({ type: 'doc', content: [node] });
}

/** The target of a link follows its text, unless the text names it (rule IMPORT-37). */
function wordsOfPart(part: RichNode): string {
  if (part.type !== 'text') return '\n';
  const link = part.marks?.find(mark => mark.type === 'link');
  const isSaid = link === undefined || part.text.includes(link.attrs.href.replace(/\/$/, ''));
  return isSaid ? part.text : `${part.text} (${link.attrs.href})`;
}

import type { ImportEntry, ImportModel } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { fileAddress } from '@vitrine/core/media/asset.ts';
import type { Said } from '@vitrine/core/messages/phrase.ts';
import type { ConvertContext } from '../convert/conversion.ts';
import { escapeHtml } from '../convert/escape-html.ts';
import type { MediaIndex } from '../media/media-index.ts';
import type { SourceLinks } from './source-links.ts';

export interface ConverterParts {
  readonly model: ImportModel;
  readonly media: MediaIndex;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly links: SourceLinks;
  /** Its label in a list of posts. */
  readonly blog: string | null;
}

/** Answers the conversion’s questions from the import: imported files and known addresses. */
export function contextFor(what: Said, entry: ImportEntry | null, parts: ConverterParts): ConvertContext {
  const { model, media, assets, links } = parts;
  const assetOf = (address: string) => assets.get(media.fileOf(address)?.address ?? '');
  return {
    what,
    baseAddress: baseOf(entry?.address ?? '', model.site.address),
    makesParagraphs: model.format !== 'squarespace',
    resolveAsset: (address, kind) => {
      const asset = assetOf(address);
      return asset?.kind === kind ? asset.id : null;
    },
    resolveLink: address => {
      const asset = assetOf(address);
      return asset ? fileAddress(asset) : links.find(address);
    },
    findImages: ids =>
      ids === null ? media.addedTo(entry?.sourceId ?? '') : ids.flatMap(id => media.attachment(id) ?? []),
    blog: parts.blog,
  };
}

/** An entry's content with related data of its source: the page's picture, podcasts, comments on a page. */
export function wholeHtml(
  entry: ImportEntry,
  kind: 'page' | 'post',
  { media }: Pick<ConverterParts, 'media'>,
): string {
  const featured = media.attachment(entry.featuredSourceId);
  const showsPicture = kind === 'page' && featured && !entry.html.includes(featured.address);
  const picture = showsPicture
    ? `<img class="alignwide" src="${escapeHtml(featured.address)}" alt="${escapeHtml(featured.alt)}">\n\n`
    : '';
  const files = entry.enclosures
    .filter(({ address }) => !entry.html.includes(address))
    .map(({ address }) => `\n\n<audio src="${escapeHtml(address)}"></audio>`);
  return `${picture}${entry.html}${files.join('')}${kind === 'page' ? commentsOf(entry) : ''}`;
}

/** Pages have no comments here; visible ones are kept as text below the page. */
function commentsOf(entry: ImportEntry): string {
  const shown = entry.comments.filter(comment => comment.state === 'approved' && comment.kind === 'comment');
  if (shown.length === 0) return '';
  const each = shown.map(
    ({ author, html }) =>
      `\n\n<blockquote>${html}</blockquote>\n\n<p>— ${escapeHtml(author || 'Anonymous')}</p>`,
  );
  return `\n\n<hr>\n\n<h2>Comments</h2>${each.join('')}`;
}

function baseOf(address: string, site: string): string {
  if (URL.canParse(address)) return address;
  if (!URL.canParse(site)) return '';
  return URL.canParse(address, site) ? new URL(address, site).href : site;
}

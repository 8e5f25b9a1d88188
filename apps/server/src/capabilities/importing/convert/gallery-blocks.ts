import type { Conversion } from './conversion.ts';
import { convertHtml } from './convert-html.ts';
import { escapeHtml } from './escape-html.ts';
import { designNamed } from './gallery-look.ts';
import { markupOf, numberAttribute, type SourceBlock, textAttribute } from './parse-blocks.ts';
import type { Piece } from './piece.ts';

/** Whether a block of WordPress's editor shows several pictures: its own gallery, Jetpack's, or that of a plugin. */
export function isGalleryBlock(block: SourceBlock): boolean {
  if (!/(?:^|[/-])(?:advanced)?(?:gallery|slideshow|slider|carousel|image-compare)(?:-|$)/.test(block.name))
    return false;
  return block.name === 'gallery' || markupOfPictures(block) !== '';
}

/**
 * The pictures of a block as a gallery in the layout that its name, style or settings name. Plugins that render
 * late keep their pictures only in settings (rule IMPORT-64).
 */
export function galleryBlock(block: SourceBlock, conversion: Conversion): Piece[] {
  const style = /is-style-([\w-]+)/.exec(textAttribute(block, 'className'))?.[1] ?? '';
  const told = ['type', 'layout', 'feedLayout', 'galleryType', 'effectType'].map(key =>
    textAttribute(block, key),
  );
  const word = [style, ...told, block.name].find(name => name !== '' && designNamed(name) !== null) ?? '';
  const columns = numberAttribute(block, 'columns', 0);
  const classes = [
    'wp-block-gallery',
    `is-style-${word.replace(/[^\w-]/g, '-')}`,
    ...(columns > 0 ? [`columns-${columns}`] : []),
    `align${textAttribute(block, 'align') || 'none'}`,
  ];
  const plays = block.attributes.autoplay === true || block.attributes.autoPlay === true;
  const delay = numberAttribute(block, 'delay', 0);
  const motion = `data-autoplay="${plays}" data-delay="${delay}" data-effect="${escapeHtml(textAttribute(block, 'effect'))}"`;
  const pictures = markupOfPictures(block) || markupOf(block);
  return convertHtml(`<figure class="${classes.join(' ')}" ${motion}>${pictures}</figure>`, conversion);
}

function markupOfPictures(block: SourceBlock): string {
  const markup = markupOf(block);
  if (/<img\b/i.test(markup)) return markup;
  const inSettings = Object.values(block.attributes).flatMap(value =>
    Array.isArray(value) ? value.map(pictureOf) : [],
  );
  if (inSettings.some(one => one !== '')) return inSettings.join('') + markup;
  const { ids } = block.attributes;
  return Array.isArray(ids) && ids.length > 0
    ? `<import-gallery data-ids="${escapeHtml(ids.join(','))}" data-type="${escapeHtml(block.name)}"></import-gallery>${markup}`
    : '';
}

function pictureOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const fields: Record<string, unknown> = { ...value };
  if (typeof fields.image === 'object') return pictureOf(fields.image);
  const text = (...names: string[]) =>
    names.map(name => fields[name]).find(one => typeof one === 'string' && one !== '') ?? '';
  const address = String(text('url', 'src', 'imgURL'));
  if (!/^https?:\/\//.test(address)) return '';
  const picture = `<img src="${escapeHtml(address)}" alt="${escapeHtml(String(text('alt', 'imgAlt')))}">`;
  const link = String(text('customLink'));
  const caption = String(text('caption', 'title'));
  return `<figure>${link === '' ? picture : `<a href="${escapeHtml(link)}">${picture}</a>`}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

import { phrase, type Said } from '@vitrine/core/messages/phrase.ts';
import sanitizeHtml from 'sanitize-html';
import { listed } from '../readers/import-notes.ts';
import {
  attributeOf,
  findAll,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  wordsOf,
} from './html-tree.ts';
import { knownTags } from './known-tags.ts';

const attributes: Record<string, string[]> = {
  '*': [
    ...['class', 'align', 'data-block-json', 'data-columns', 'data-title', 'data-description'],
    ...['data-slider', 'data-slick', 'data-flickity', 'data-cycle', 'data-ride', 'data-bs-ride'],
    ...['data-autoplay', 'data-delay', 'data-effect', 'data-interval', 'data-bs-interval'],
    'data-click-through-url',
  ],
  a: ['href', 'target', 'rel'],
  img: [
    ...['src', 'data-src', 'data-image', 'data-orig-file', 'srcset', 'alt', 'title', 'width', 'height'],
    'data-caption',
  ],
  source: ['src', 'srcset', 'type'],
  video: ['src', 'poster', 'title'],
  audio: ['src', 'title'],
  iframe: ['src', 'data-src', 'title'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  embed: ['src'],
  'import-code': ['data-at'],
  'import-gallery': ['data-ids', 'data-columns', 'data-type'],
  'import-embed': ['data-address'],
  'import-playlist': ['data-ids'],
};

/** Elements whose text is not meant for people. */
const dropped = new Set(['script', 'style', 'template', 'noembed', 'noframes', 'svg', 'applet']);

/** Form fields keep their text: choices as a list, buttons and labels as text. */
const kept = {
  select: 'ul',
  datalist: 'ul',
  option: 'li',
  fieldset: 'div',
  legend: 'p',
  form: 'div',
  textarea: 'p',
  div: withPlayer,
};

/** Squarespace keeps its players' data in attributes: a video's embed code, a sound's address. */
function withPlayer(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const code = attribs['data-html'];
  if (code !== undefined && /\bsqs-video-wrapper\b/.test(attribs.class ?? '')) {
    const [frame] = findAll(parseHtml(code), 'iframe');
    const address = frame ? attributeOf(frame, 'src') : '';
    if (address !== '') return { tagName: 'import-embed', attribs: { 'data-address': address } };
  }
  const sound = attribs['data-url'];
  if (sound !== undefined && /\bsqs-audio-embed\b/.test(attribs.class ?? '')) {
    const title = [attribs['data-title'], attribs['data-author']].filter(Boolean).join(' – ');
    return { tagName: 'audio', attribs: { src: sound, title } };
  }
  return { tagName, attribs };
}

export interface SanitisedHtml {
  readonly html: string;
  /** What was removed, in words. */
  readonly removed: readonly Said[];
}

/**
 * HTML with only those elements that the conversion knows: no script, handler, style or form, and no address but
 * http, https, mailto, tel and sms. The result is never shown; it is converted to rich text and blocks.
 */
export function sanitiseHtml(html: string): SanitisedHtml {
  const clean = sanitizeHtml(html, {
    allowedTags: [...knownTags],
    allowedAttributes: attributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowedSchemesByTag: { img: ['http', 'https'], iframe: ['http', 'https'], embed: ['http', 'https'] },
    allowProtocolRelative: true,
    nonTextTags: [...dropped],
    transformTags: kept,
  });
  return { html: clean, removed: removedFrom(parseHtml(html)) };
}

function removedFrom(nodes: readonly HtmlNode[]): Said[] {
  return nodes.filter(isElement).flatMap(element => {
    const { name } = element;
    if (name === 'form') return [wordsOfForm(element), ...removedFrom(element.children)];
    if (!dropped.has(name)) return removedFrom(element.children);
    const words = name === 'script' || name === 'style' ? '' : wordsOf(element.children);
    return [
      words === ''
        ? phrase('imports.elementLost', { name })
        : phrase('imports.elementLostWords', { name, words }),
    ];
  });
}

/** Its fields, with names that help a person rebuild the form. */
function wordsOfForm(form: HtmlElement): Said {
  const fields = ['input', 'textarea', 'select']
    .flatMap(name => findAll(form.children, name))
    .filter(field => attributeOf(field, 'type') !== 'hidden')
    .map(
      field => attributeOf(field, 'placeholder') || attributeOf(field, 'name') || attributeOf(field, 'value'),
    );
  const named = [...new Set(fields.filter(field => field !== ''))];
  const asked = named.length > 0 ? [phrase('imports.formAsked', { names: listed(named) })] : [];
  return [phrase('imports.formLost'), ...asked];
}

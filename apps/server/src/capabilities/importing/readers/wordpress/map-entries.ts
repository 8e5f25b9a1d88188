import type {
  ImportAttachment,
  ImportComment,
  ImportEntry,
  ImportState,
} from '@vitrine/core/importing/import-model.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { addressesIn, plainTextOfHtml } from '../../convert/html-tree.ts';
import { type ImportNotes, listed } from '../import-notes.ts';
import type { AuthorList } from './map-authors.ts';
import { slugged, type TermList, termsOf } from './map-terms.ts';
import { recordOfFormat } from './post-format.ts';
import type { RawItem, RawRecord } from './raw-record.ts';
import { publishedAtOf, readDate } from './read-dates.ts';
import type { SourceIds } from './source-ids.ts';

export interface EntryMapping {
  readonly ids: SourceIds;
  readonly authors: AuthorList;
  readonly categories: TermList;
  readonly tags: TermList;
  readonly notes: ImportNotes;
}

/** A post or a page with its text. */
export function mapEntry(item: RawItem, html: string, mapping: EntryMapping): ImportEntry {
  const { fields, meta } = item;
  const author = mapping.authors.of(item);
  const parent = fields.line('wp:post_parent');
  return {
    sourceId: mapping.ids.of(item),
    title: fields.line('title'),
    slug: slugOf(item),
    address: fields.line('link'),
    html,
    isEmpty: html.trim() === '',
    excerpt: excerptOf(item, mapping.notes),
    author: author.login,
    authorName: author.name,
    state: stateOf(item, mapping.notes),
    password: fields.get('wp:post_password').trim(),
    isSticky: fields.line('wp:is_sticky') === '1',
    publishedAt: publishedAtOf(item),
    parentSourceId: parent === '' || parent === '0' ? null : mapping.ids.entry(parent),
    order: Number.parseInt(fields.line('wp:menu_order'), 10) || 0,
    categories: unique(termsOf(item, ['category']).map(mapping.categories.slugOf)),
    tags: unique(termsOf(item, ['post_tag', 'tag']).map(mapping.tags.slugOf)),
    featuredSourceId: mapping.ids.attachment((meta.get('_thumbnail_id') ?? '').trim()),
    areCommentsOpen: fields.line('wp:comment_status') === 'open',
    comments: item.comments.map(mapComment),
    seo: seoOf(meta),
    record: recordOfFormat(item),
    enclosures: enclosuresOf(item),
  };
}

/** Plain text here; images and links in it are reported (rule IMPORT-37). */
function excerptOf(item: RawItem, notes: ImportNotes): string {
  const html = item.fields.get('excerpt:encoded');
  const { media, links } = addressesIn(html);
  const left = [...new Set([...media, ...links])];
  if (left.length > 0) notes.warn(titleOf(item), phrase('imports.excerpt', { names: listed(left) }));
  return plainTextOfHtml(html);
}

export function mapAttachment(item: RawItem, mapping: EntryMapping): ImportAttachment {
  const { fields, meta } = item;
  const parent = fields.line('wp:post_parent');
  // Squarespace fills caption and description with its own ids.
  const caption = plainTextOfHtml(fields.get('excerpt:encoded'));
  return {
    sourceId: mapping.ids.of(item),
    address: fields.line('wp:attachment_url') || fields.line('guid'),
    pageAddress: fields.line('link'),
    title: fields.line('title'),
    alt: (meta.get('_wp_attachment_image_alt') ?? '').trim(),
    caption: /^(exc|img)-[0-9a-f]{24}$/.test(caption) ? '' : caption,
    parentSourceId: parent === '' || parent === '0' ? null : mapping.ids.entry(parent),
  };
}

const states = new Map<string, ImportState>(
  Object.entries({
    publish: 'published',
    inherit: 'published',
    future: 'scheduled',
    draft: 'draft',
    'auto-draft': 'draft',
    pending: 'needsReview',
    private: 'private',
  } as const),
);

/** An item from the bin becomes a draft, so that nothing is lost and nothing deleted shows up again. */
export function stateOf(item: RawItem, notes: ImportNotes): ImportState {
  const status = item.fields.line('wp:status') || 'publish';
  const state = states.get(status);
  if (state) return state;
  const why =
    status === 'trash' ? phrase('imports.wasTrashed') : phrase('imports.stateUnknown', { state: status });
  notes.warn(titleOf(item), why);
  return 'draft';
}

export function titleOf(item: RawItem): Phrase {
  const type = item.fields.line('wp:post_type') || 'item';
  const title =
    item.fields.line('title') || item.fields.line('wp:post_name') || item.fields.line('wp:post_id');
  if (type === 'page') return phrase('imports.pageNamed', { title });
  return type === 'post' ? phrase('imports.post', { title }) : phrase('imports.entry', { type, title });
}

/** The last part of WordPress's post name; Squarespace writes whole paths and extensions there. */
function slugOf(item: RawItem): string {
  const name = slugged(item.fields.line('wp:post_name'));
  return (name.split('/').filter(Boolean).at(-1) ?? '').replace(/\.html?$/, '');
}

function mapComment(record: RawRecord): ImportComment {
  const parent = record.line('wp:comment_parent');
  const type = record.line('wp:comment_type');
  return {
    sourceId: record.line('wp:comment_id'),
    parentSourceId: parent === '' || parent === '0' ? null : parent,
    author: record.line('wp:comment_author'),
    email: record.line('wp:comment_author_email'),
    address: record.line('wp:comment_author_url'),
    at: readDate(record.get('wp:comment_date_gmt')) ?? readDate(record.get('wp:comment_date')),
    html: record.get('wp:comment_content'),
    state: stateOfComment(record.line('wp:comment_approved')),
    kind: type === 'pingback' || type === 'trackback' ? type : 'comment',
  };
}

/** A deleted comment is not shown again: it is put with the spam, where it can be restored. */
function stateOfComment(approved: string): ImportComment['state'] {
  if (['1', 'approve', 'approved', ''].includes(approved)) return 'approved';
  return ['spam', 'trash', 'post-trashed'].includes(approved) ? 'spam' : 'waiting';
}

/** Titles and descriptions for search engines from the common plugins; their placeholders do not work here. */
function seoOf(meta: ReadonlyMap<string, string>): ImportEntry['seo'] {
  const first = (keys: readonly string[]) =>
    keys
      .map(key => (meta.get(key) ?? '').trim())
      .find(value => value !== '' && !/%%?\w+%%?|#\w+_\w+/.test(value)) ?? '';
  return {
    title: first(['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_seopress_titles_title']),
    description: first([
      '_yoast_wpseo_metadesc',
      'rank_math_description',
      '_aioseo_description',
      '_seopress_titles_desc',
    ]),
  };
}

/** Enclosures are RSS elements, or a field of three lines: address, bytes, type. */
function enclosuresOf(item: RawItem): ImportEntry['enclosures'] {
  const [address = '', , contentType = ''] = (item.meta.get('enclosure') ?? '')
    .split('\n')
    .map(line => line.trim());
  const all = address === '' ? item.enclosures : [...item.enclosures, { address, contentType }];
  return all.filter(
    (one, at) => one.address !== '' && all.findIndex(other => other.address === one.address) === at,
  );
}

function unique(slugs: readonly string[]): string[] {
  return [...new Set(slugs)].filter(slug => slug !== '');
}

import type { ImportFormat, ImportOutline } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Asides } from '../aside.ts';
import { ImportNotes } from '../import-notes.ts';
import type { ReadModel } from '../import-reader.ts';
import type { RawWxr } from './collect-wxr.ts';
import { inlineFootnotes } from './inline-footnotes.ts';
import { inlineReusableBlocks } from './inline-reusable-blocks.ts';
import { mapAuthors } from './map-authors.ts';
import { type EntryMapping, mapAttachment, mapEntry, titleOf } from './map-entries.ts';
import { mapMenus } from './map-menus.ts';
import { mapProducts } from './map-products.ts';
import { mapCategories, mapProductTerms, mapTags } from './map-terms.ts';
import type { RawItem } from './raw-record.ts';
import { assignSourceIds } from './source-ids.ts';

/** Turns what a WXR file holds into the model all formats share. */
export function mapWxr(raw: RawWxr, { format, asides }: { format: ImportFormat; asides: Asides }): ReadModel {
  const notes = new ImportNotes();
  const ofType = (...types: string[]) => raw.items.filter(item => types.includes(typeOf(item)));
  const entries = ofType('post', 'page');
  const mapping: EntryMapping = {
    ids: assignSourceIds(raw.items, format),
    authors: mapAuthors(raw, [...entries, ...ofType('product')], notes),
    categories: mapCategories(raw, entries, notes),
    tags: mapTags(raw, entries, notes),
    notes,
  };
  const reusable = new Map(
    ofType('wp_block').map(item => [item.fields.line('wp:post_id'), item.fields.get('content:encoded')]),
  );
  const attachments = ofType('attachment').map(item => mapAttachment(item, mapping));
  const entriesOf = (type: string) =>
    ofType(type).map(item => {
      const entry = mapEntry(item, mapping);
      const html = inlineFootnotes(entry.html, item.meta.get('footnotes') ?? '');
      return { ...entry, html: inlineReusableBlocks(html, reusable) };
    });
  const pages = entriesOf('page').filter(page => {
    if (!isShopPage(page.html)) return true;
    notes.skip(phrase('imports.pageNamed', { title: page.title }), phrase('imports.shopPage'));
    return false;
  });
  const posts = entriesOf('post');
  const productTerms = mapProductTerms(raw, ofType('product'), notes);
  const products = mapProducts(ofType('product', 'product_variation'), {
    ids: mapping.ids,
    categories: productTerms.productCategories,
    attachments: new Map(attachments.map(one => [one.sourceId, one])),
    notes,
    asides,
  });
  const titles = new Map([...pages, ...posts].map(one => [one.sourceId, one.title]));
  for (const { sourceId, title } of products) titles.set(sourceId, title);
  const menus = mapMenus(ofType('nav_menu_item'), raw.terms, { ...mapping, ...productTerms, titles });
  noteTheRest(raw, notes);
  return {
    format,
    site: siteOf(raw),
    authors: mapping.authors.authors,
    categories: mapping.categories.terms,
    tags: mapping.tags.terms,
    productCategories: productTerms.productCategories.terms,
    productTags: productTerms.productTags.terms,
    attachments,
    pages,
    posts,
    menus,
    products,
    skipped: notes.skipped,
    warnings: notes.warnings,
  };
}

/** Pages that only hold what WooCommerce shows there. */
function isShopPage(html: string): boolean {
  const head = html.slice(0, 4000);
  const [mark] =
    /\[woocommerce_(?:cart|checkout|my_account)\]|<!-- wp:woocommerce\/(?:cart|checkout) /.exec(head) ?? [];
  if (mark === undefined) return false;
  return (
    head
      .slice(0, head.indexOf(mark))
      .replace(/<[^<>]*>/g, '')
      .trim() === ''
  );
}

function typeOf(item: RawItem): string {
  return item.fields.line('wp:post_type') || 'post';
}

const read = new Set([
  'post',
  'page',
  'attachment',
  'nav_menu_item',
  'product',
  'product_variation',
  'wp_block',
]);
const ofThemes = new Set([
  'wp_template',
  'wp_template_part',
  'wp_global_styles',
  'wp_navigation',
  'wp_font_family',
  'wp_font_face',
  'custom_css',
  'customize_changeset',
]);
const readDomains = new Set(['category', 'post_tag', 'tag', 'post_format', 'nav_menu', 'author', 'wp_theme']);

function noteTheRest(raw: RawWxr, notes: ImportNotes): void {
  for (const item of raw.items) {
    const type = typeOf(item);
    if (!read.has(type)) {
      const why = ofThemes.has(type) ? phrase('imports.ofTheme') : phrase('imports.ofPlugin', { type });
      notes.skip(titleOf(item), why);
    }
    if (type !== 'post' && type !== 'page') continue;
    for (const { domain } of item.terms) {
      if (readDomains.has(domain)) continue;
      notes.warnOnce(phrase('imports.terms', { domain }), phrase('imports.taxonomy'));
    }
  }
  const version = raw.channel.line('wp:wxr_version');
  if (!/^1\.[0-2]$/.test(version)) {
    const why =
      version === '' ? phrase('imports.versionMissing') : phrase('imports.versionUnknown', { version });
    notes.warn(phrase('imports.wxrVersion'), why);
  }
  if (!raw.isWhole) notes.warn(phrase('imports.fileEnds'), phrase('imports.restMissing'));
  if (raw.mended > 0)
    notes.warn(phrase('imports.fileDamaged'), phrase('imports.endsMissing', { n: raw.mended }));
}

function siteOf(raw: RawWxr): ImportOutline['site'] {
  const { channel } = raw;
  const addresses = [
    channel.line('link'),
    channel.line('wp:base_blog_url'),
    channel.line('wp:base_site_url'),
  ];
  const whole = [...new Set(addresses)].filter(
    address => URL.canParse(address) && new URL(address).hostname !== '',
  );
  return {
    title: channel.line('title'),
    description: channel.line('description'),
    address: whole[0] ?? '',
    otherAddresses: whole.slice(1),
    language: channel.line('language'),
  };
}

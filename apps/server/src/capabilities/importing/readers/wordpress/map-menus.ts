import type { ImportMenu, ImportMenuLink } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { EntryMapping } from './map-entries.ts';
import { titleOf } from './map-entries.ts';
import type { TermList } from './map-terms.ts';
import { slugged } from './map-terms.ts';
import type { RawItem, RawRecord } from './raw-record.ts';

interface MenuMapping extends EntryMapping {
  readonly productCategories: TermList;
  readonly productTags: TermList;
  readonly titles: ReadonlyMap<string, string>;
}

/** Menus from `nav_menu_item` items; links to targets that the file does not contain are left out and reported. */
export function mapMenus(
  items: readonly RawItem[],
  terms: readonly RawRecord[],
  mapping: MenuMapping,
): ImportMenu[] {
  const menus = new Map<string, { slug: string; title: string; links: ImportMenuLink[] }>();
  for (const term of terms) {
    if (term.line('wp:term_taxonomy') !== 'nav_menu') continue;
    const slug = slugged(term.line('wp:term_slug'));
    menus.set(slug, { slug, title: term.line('wp:term_name') || slug, links: [] });
  }
  for (const item of items) {
    const own = item.terms.find(term => term.domain === 'nav_menu');
    const slug = slugged(own?.slug || own?.name || 'menu');
    const menu = menus.get(slug) ?? { slug, title: own?.name || slug, links: [] };
    menus.set(slug, menu);
    const link = mapLink(item, mapping);
    if (link) menu.links.push(link);
    else mapping.notes.skip(titleOf(item), phrase('imports.menuTargetMissing'));
  }
  return [...menus.values()]
    .filter(menu => menu.links.length > 0)
    .map(menu => ({ ...menu, links: menu.links.toSorted((one, other) => one.order - other.order) }));
}

function mapLink(item: RawItem, mapping: MenuMapping): ImportMenuLink | null {
  const meta = (key: string) => (item.meta.get(`_menu_item_${key}`) ?? '').trim();
  const target = targetOf(meta, mapping);
  if (!target) return null;
  const parent = meta('menu_item_parent');
  const ownTitle = item.fields.line('title');
  return {
    sourceId: item.fields.line('wp:post_id'),
    parentSourceId: parent === '' || parent === '0' ? null : parent,
    title: ownTitle || titleOfTarget(target, mapping),
    order: Number.parseInt(item.fields.line('wp:menu_order'), 10) || 0,
    target,
  };
}

function targetOf(meta: (key: string) => string, mapping: MenuMapping): ImportMenuLink['target'] | null {
  if (meta('type') === 'post_type') {
    const sourceId = mapping.ids.entry(meta('object_id'));
    return sourceId === null ? null : { kind: 'entry', sourceId };
  }
  if (meta('type') === 'taxonomy') {
    const kind = taxonomies.get(meta('object'));
    const slug = kind ? listOf(kind, mapping).slugOfId(meta('object_id')) : null;
    return kind === undefined || slug === null ? null : { kind, slug };
  }
  if (meta('type') === 'post_type_archive' && meta('object') === 'product') return { kind: 'shop' };
  return meta('url') === '' ? null : { kind: 'address', address: meta('url') };
}

type TermKind = Extract<ImportMenuLink['target'], { slug: string }>['kind'];

const taxonomies = new Map<string, TermKind>([
  ['category', 'category'],
  ['post_tag', 'tag'],
  ['product_cat', 'productCategory'],
  ['product_tag', 'productTag'],
]);

function listOf(kind: TermKind, mapping: MenuMapping): TermList {
  const { categories, tags, productCategories, productTags } = mapping;
  return { category: categories, tag: tags, productCategory: productCategories, productTag: productTags }[
    kind
  ];
}

function titleOfTarget(target: ImportMenuLink['target'], mapping: MenuMapping): string {
  if (target.kind === 'entry') return mapping.titles.get(target.sourceId) ?? '';
  if (target.kind === 'address') return target.address;
  if (target.kind === 'shop') return 'Shop';
  return listOf(target.kind, mapping).terms.find(term => term.slug === target.slug)?.name ?? target.slug;
}

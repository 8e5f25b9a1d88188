import type { ImportMenu, ImportMenuLink } from '@vitrine/core/importing/import-model.ts';
import type { EntryMapping } from './map-entries.ts';
import { titleOf } from './map-entries.ts';
import { slugged } from './map-terms.ts';
import type { RawItem, RawRecord } from './raw-record.ts';

/** Menus from `nav_menu_item` items; links to what the file does not hold are left out and told. */
export function mapMenus(
  items: readonly RawItem[],
  terms: readonly RawRecord[],
  mapping: EntryMapping & { readonly titles: ReadonlyMap<string, string> },
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
    else mapping.notes.skip(titleOf(item), 'The menu link leads to something that is not in the file.');
  }
  return [...menus.values()]
    .filter(menu => menu.links.length > 0)
    .map(menu => ({ ...menu, links: menu.links.toSorted((one, other) => one.order - other.order) }));
}

function mapLink(
  item: RawItem,
  mapping: EntryMapping & { readonly titles: ReadonlyMap<string, string> },
): ImportMenuLink | null {
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

function targetOf(meta: (key: string) => string, mapping: EntryMapping): ImportMenuLink['target'] | null {
  if (meta('type') === 'post_type') {
    const sourceId = mapping.ids.entry(meta('object_id'));
    return sourceId === null ? null : { kind: 'entry', sourceId };
  }
  if (meta('type') === 'taxonomy') {
    const kind = meta('object') === 'post_tag' ? 'tag' : 'category';
    const slug = (kind === 'tag' ? mapping.tags : mapping.categories).slugOfId(meta('object_id'));
    return slug === null ? null : { kind, slug };
  }
  return meta('url') === '' ? null : { kind: 'address', address: meta('url') };
}

function titleOfTarget(
  target: ImportMenuLink['target'],
  mapping: EntryMapping & { readonly titles: ReadonlyMap<string, string> },
): string {
  if (target.kind === 'entry') return mapping.titles.get(target.sourceId) ?? '';
  if (target.kind === 'address') return target.address;
  const list = target.kind === 'tag' ? mapping.tags : mapping.categories;
  return list.terms.find(term => term.slug === target.slug)?.name ?? target.slug;
}

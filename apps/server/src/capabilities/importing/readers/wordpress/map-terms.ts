import type { ImportTerm } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type ImportNotes, listed } from '../import-notes.ts';
import type { RawWxr } from './collect-wxr.ts';
import type { RawItem, RawRecord, RawTerm } from './raw-record.ts';

/** Categories or tags of a file, and how an item's references to them are resolved. */
export interface TermList {
  readonly terms: readonly ImportTerm[];
  readonly slugOf: (term: RawTerm) => string;
  readonly slugOfId: (termId: string) => string | null;
}

interface TermKind {
  readonly code: 'imports.categories' | 'imports.tags' | 'imports.productCategories' | 'imports.productTags';
  readonly domains: readonly string[];
  readonly declared: readonly RawRecord[];
  readonly fields: {
    readonly slug: string;
    readonly name: string;
    readonly parent: string;
    readonly description: string;
  };
}

const categoryFields = {
  slug: 'wp:category_nicename',
  name: 'wp:cat_name',
  parent: 'wp:category_parent',
  description: 'wp:category_description',
};
const tagFields = { slug: 'wp:tag_slug', name: 'wp:tag_name', parent: '', description: 'wp:tag_description' };

export function mapCategories(raw: RawWxr, entries: readonly RawItem[], notes: ImportNotes): TermList {
  const kind = {
    code: 'imports.categories' as const,
    domains: ['category'],
    declared: raw.categories,
    fields: categoryFields,
  };
  return mapTerms(kind, raw.terms, entries, notes);
}

export function mapTags(raw: RawWxr, entries: readonly RawItem[], notes: ImportNotes): TermList {
  const kind = {
    code: 'imports.tags' as const,
    domains: ['post_tag', 'tag'],
    declared: raw.tags,
    fields: tagFields,
  };
  return mapTerms(kind, raw.terms, entries, notes);
}

/** Categories and tags of products, which WordPress keeps separate from those of posts. */
export function mapProductTerms(raw: RawWxr, products: readonly RawItem[], notes: ImportNotes) {
  const mapped = (code: TermKind['code'], domain: string) =>
    mapTerms({ code, domains: [domain], declared: [], fields: generalFields }, raw.terms, products, notes);
  return {
    productCategories: mapped('imports.productCategories', 'product_cat'),
    productTags: mapped('imports.productTags', 'product_tag'),
  };
}

/** A term's name, preceded by the names of its parents. */
export function pathOfTerm(slug: string, terms: readonly ImportTerm[]): string[] {
  const path: string[] = [];
  for (let at: string | null = slug; at !== null && path.length < 20; ) {
    const here: string = at;
    const term = terms.find(one => one.slug === here);
    if (!term || path.includes(term.name)) break;
    path.unshift(term.name);
    at = term.parentSlug;
  }
  return path;
}

function mapTerms(
  kind: TermKind,
  terms: readonly RawRecord[],
  entries: readonly RawItem[],
  notes: ImportNotes,
) {
  const bySlug = new Map<string, ImportTerm>();
  const byName = new Map<string, string>();
  const byId = new Map<string, string>();
  const add = (term: ImportTerm, id: string) => {
    if (id !== '' && !byId.has(id)) byId.set(id, term.slug);
    if (bySlug.has(term.slug)) return;
    bySlug.set(term.slug, term);
    if (!byName.has(term.name.toLowerCase())) byName.set(term.name.toLowerCase(), term.slug);
  };
  for (const record of kind.declared) add(declaredTerm(record, kind.fields), record.line('wp:term_id'));
  for (const record of terms) {
    if (!kind.domains.includes(record.line('wp:term_taxonomy'))) continue;
    add(declaredTerm(record, generalFields), record.line('wp:term_id'));
  }
  const slugOf = (term: RawTerm) => {
    const slug = slugged(term.slug || term.name);
    return bySlug.has(slug) ? slug : (byName.get(term.name.toLowerCase()) ?? slug);
  };
  const made: string[] = [];
  for (const item of entries) {
    for (const term of termsOf(item, kind.domains)) {
      const slug = slugOf(term);
      if (slug === '' || bySlug.has(slug)) continue;
      made.push(term.name || slug);
      add({ slug, name: term.name || slug, parentSlug: null, description: '', isDeclared: false }, '');
    }
  }
  if (made.length > 0) {
    notes.warn(phrase(kind.code, { names: listed(made) }), phrase('imports.termsUnlisted'));
  }
  return { terms: [...bySlug.values()], slugOf, slugOfId: (id: string) => byId.get(id) ?? null };
}

const generalFields = {
  slug: 'wp:term_slug',
  name: 'wp:term_name',
  parent: 'wp:term_parent',
  description: 'wp:term_description',
};

function declaredTerm(record: RawRecord, fields: TermKind['fields']): ImportTerm {
  const name = record.line(fields.name);
  const slug = slugged(record.line(fields.slug) || name);
  const parent = fields.parent === '' ? '' : slugged(record.line(fields.parent));
  return {
    slug,
    name: name || slug,
    parentSlug: parent === '' || parent === slug ? null : parent,
    description: record.line(fields.description),
    isDeclared: true,
  };
}

/** An item's terms of a taxonomy. WXR 1.0 writes each one twice, first without its slug. */
export function termsOf(item: RawItem, domains: readonly string[]): RawTerm[] {
  const own = item.terms.filter(term => domains.includes(term.domain));
  const known = new Set(item.terms.filter(term => term.slug !== '').map(term => term.name));
  return own.filter(term => term.slug !== '' || !known.has(term.name));
}

/** Slugs are percent-encoded outside ASCII; Squarespace leaves spaces and capitals in. */
export function slugged(text: string): string {
  let plain = text.trim();
  try {
    plain = decodeURIComponent(plain);
  } catch {
    // A stray percent sign: the slug is kept unchanged.
  }
  return plain.toLowerCase().replace(/\s+/g, '-');
}

import { compareValues } from '@vitrine/core/products/compare-values.ts';
import type {
  ChoiceGroup,
  ChoiceValue,
  ListChoices,
  RatingChoice,
} from '@vitrine/core/products/list-choices.ts';
import { colorOfName, isColorOption } from '@vitrine/core/products/option-colors.ts';
import { leastStars } from '@vitrine/core/products/product-filters.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import type { CategoryRow } from './categories.store.ts';
import {
  countSet,
  mostCounted,
  type NamedTerm,
  nameTerms,
  type ProductSet,
  type SetCounts,
  type TermGroup,
} from './filter-products.store.ts';
import { readKeptCounts } from './list-counts.store.ts';
import type { TermKey } from './product-lists.store.ts';

const mostGroups = 8;
const mostValues = 40;

/** One product cannot be narrowed to fewer. */
const noChoices: ListChoices = { groups: [], price: null, inStock: null, onSale: null, ratings: [] };

export interface ChoicesWanted {
  /** The list without the visitor’s choices; undefined for the found products of a search. */
  readonly list: TermKey | null | undefined;
  readonly set: ProductSet;
  /** The groups that the visitor chose from. */
  readonly chosen: readonly TermGroup[];
  /** The categories offered, in order. */
  readonly categories: readonly CategoryRow[];
}

/**
 * What the list can be narrowed to. The numbers of a group that something is chosen from are those without that choice,
 * because its values widen the list (rule FILTER-3).
 */
export async function listChoices(context: Context, wanted: ChoicesWanted): Promise<ListChoices> {
  const { clock, database, website } = context;
  const { list, set, chosen, categories } = wanted;
  const kept = list === undefined ? null : await readKeptCounts(database, website.id, list);
  const count = (of: ProductSet) => countSet(database, website.id, of, { most: mostCounted, kept });
  const hasLimits = set.from !== null || set.to !== null;
  const isUntouched = chosen.length === 0 && !set.isInStock && !set.isOnSale && set.stars === 0 && !hasLimits;
  if (isUntouched && set.ids?.length === 1) return noChoices;
  const [all, unlimited, unrated, ...without] = await Promise.all([
    isUntouched && kept ? kept : count(set),
    hasLimits ? count({ ...set, from: null, to: null }) : null,
    set.stars > 0 ? count({ ...set, stars: 0 }) : null,
    ...chosen.map(group => count({ ...set, groups: set.groups.filter(other => other !== group) })),
  ]);
  const counts = new Map(numbersOf(all));
  for (const [at, group] of chosen.entries()) {
    const other = without[at];
    if (other) replaceGroup(counts, group, numbersOf(other));
  }
  const isChosen = new Set(chosen.flatMap(({ kind, slugs }) => slugs.map(slug => `${kind}:${slug}`)));
  for (const term of isChosen) if (!counts.has(term)) counts.set(term, all.isWhole ? 0 : null);
  const offered = new Map(categories.map(category => [`category:${category.term}`, category]));
  const wantedTerms = mostUsed(counts, isChosen).filter(term =>
    term.startsWith('category:') ? offered.has(term) : !isOfList(term),
  );
  const named = await nameTerms(database, website.id, { terms: wantedTerms, now: clock.now() });
  const pictures = await findAssets(
    context,
    named.flatMap(term => term.image_id || []),
  );
  const choiceOf = (term: NamedTerm): ChoiceValue => {
    const token = `${term.kind}:${term.slug}`;
    const category = offered.get(token);
    return {
      value: term.kind === 'category' ? (category?.slug ?? term.slug) : term.slug,
      name: category?.name ?? term.name,
      count: counts.get(token) ?? null,
      isChosen: isChosen.has(token),
      color: term.color || (isColorOption(term.option_name) ? colorOfName(term.name) : null) || null,
      image: pictures.get(term.image_id) ?? null,
    };
  };
  const order = [...offered.keys()];
  const ofCategory = named
    .filter(({ kind }) => kind === 'category')
    .toSorted((a, b) => order.indexOf(`category:${a.slug}`) - order.indexOf(`category:${b.slug}`));
  const { language } = website.settings;
  const sorted = (terms: readonly NamedTerm[]) =>
    terms.toSorted((a, b) => compareValues(a.name, b.name, language)).map(choiceOf);
  const groups: ChoiceGroup[] = [
    { name: 'category', label: '', values: ofCategory.map(choiceOf) },
    ...optionGroups(named.filter(({ kind }) => kind === 'option')).map(
      ([label, terms]): ChoiceGroup => ({ name: 'option', label, values: sorted(terms) }),
    ),
    { name: 'tag', label: '', values: sorted(named.filter(({ kind }) => kind === 'tag')) },
  ];
  const { least, most } = unlimited ?? all;
  const ifWhole = (number: number) => ({ count: all.isWhole ? number : null });
  return {
    groups: groups.filter(({ values }) => values.length > 1 || values.some(value => value.isChosen)),
    price: hasLimits || least < most ? { least, most } : null,
    inStock:
      set.isInStock || (all.inStock < all.total && all.inStock > 0)
        ? ifWhole(set.isInStock ? all.total : all.inStock)
        : null,
    onSale: set.isOnSale || all.onSale > 0 ? ifWhole(set.isOnSale ? all.total : all.onSale) : null,
    ratings: website.settings.store.reviews.isShown ? ratingChoices(unrated ?? all, set.stars) : [],
  };
}

/** Those that some have; the chosen one stays. */
function ratingChoices({ stars: counts, isWhole }: SetCounts, chosen: number): RatingChoice[] {
  return leastStars
    .map((stars, at) => ({ stars, number: counts[at] ?? 0 }))
    .filter(({ stars, number }) => number > 0 || stars === chosen)
    .map(({ stars, number }) => ({ stars, count: isWhole ? number : null }));
}

/** Collections and shops are lists of their own and narrow none. */
function isOfList(term: string): boolean {
  return term.startsWith('collection:') || term.startsWith('shop:');
}

function numbersOf({ terms, isWhole }: SetCounts): ReadonlyMap<string, number | null> {
  return isWhole ? terms : new Map([...terms.keys()].map(term => [term, null]));
}

function replaceGroup(
  counts: Map<string, number | null>,
  { kind, slugs }: TermGroup,
  by: ReadonlyMap<string, number | null>,
): void {
  const prefix =
    kind === 'option' ? `option:${(slugs[0] ?? '').slice(0, (slugs[0] ?? '').indexOf(':') + 1)}` : `${kind}:`;
  for (const term of [...counts.keys()]) if (term.startsWith(prefix)) counts.delete(term);
  for (const [term, number] of by) if (term.startsWith(prefix)) counts.set(term, number);
}

/** The terms of most products, for no more groups and values than a person can look through. */
function mostUsed(counts: ReadonlyMap<string, number | null>, isChosen: ReadonlySet<string>): string[] {
  const byGroup = new Map<string, string[]>();
  for (const [term] of [...counts].toSorted((a, b) => (b[1] ?? mostCounted) - (a[1] ?? mostCounted))) {
    const group = term.startsWith('option:') ? term.slice(0, term.indexOf(':', 7)) : term.split(':', 1)[0];
    const values = byGroup.get(group ?? '') ?? [];
    byGroup.set(group ?? '', values);
    if (values.length < mostValues || isChosen.has(term)) values.push(term);
  }
  return [...byGroup.values()].flat();
}

/** By the name of the option, however it is capitalised; those with most values last are left out. */
function optionGroups(terms: readonly NamedTerm[]): [string, NamedTerm[]][] {
  const groups = new Map<string, [string, NamedTerm[]]>();
  for (const term of terms) {
    const key = term.slug.slice(0, term.slug.indexOf(':'));
    const group = groups.get(key) ?? [term.option_name, []];
    group[1].push(term);
    groups.set(key, group);
  }
  return [...groups.values()].slice(0, mostGroups);
}

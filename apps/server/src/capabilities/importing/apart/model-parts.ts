import type { Refusal } from '@vitrine/core/errors/result.ts';
import type {
  EntryOutline,
  ImportEntry,
  ImportModel,
  ImportOutline,
} from '@vitrine/core/importing/import-model.ts';

/** The answers of the reading process, in small pieces, so that receiving them delays nothing. */
export type ModelPart =
  | { readonly kind: 'facts'; readonly facts: Facts }
  | { readonly kind: 'list'; readonly name: ListName; readonly entries: readonly unknown[] }
  | { readonly kind: 'refused'; readonly error: Refusal };

type FactName = 'format' | 'site' | 'productCount' | 'variantCount';
type Facts = Pick<ImportOutline, FactName>;
type ListName = Exclude<keyof ImportOutline, FactName>;

/** Names each list of the model, or the types fail. */
const isList: Record<ListName, true> = {
  authors: true,
  categories: true,
  tags: true,
  productCategories: true,
  productTags: true,
  attachments: true,
  pages: true,
  posts: true,
  menus: true,
  hiddenProducts: true,
  skipped: true,
  warnings: true,
};
const listNames = Object.keys(isList) as ListName[];
const entriesPerPart = 100;

export function* partsOf(whole: ImportModel): Generator<ModelPart> {
  const model = outlineOf(whole);
  const { format, site, productCount, variantCount } = model;
  yield { kind: 'facts', facts: { format, site, productCount, variantCount } };
  for (const name of listNames) {
    for (let at = 0; at < model[name].length; at += entriesPerPart) {
      yield { kind: 'list', name, entries: model[name].slice(at, at + entriesPerPart) };
    }
  }
}

/** Texts stay with the process that converts them, so that the server never has them. */
export function outlineOf({ products: _, pages, posts, ...rest }: ImportModel): ImportOutline {
  return { ...rest, pages: pages.map(withoutText), posts: posts.map(withoutText) };
}

function withoutText({ html: _, comments, ...entry }: ImportEntry): EntryOutline {
  return { ...entry, comments: comments.map(({ html: __, ...comment }) => comment) };
}

/** Puts the pieces together again; returns `model` after the last one. */
export class SplitModel {
  #facts: Facts | null = null;
  readonly #lists = new Map<ListName, unknown[]>(listNames.map(name => [name, []]));

  add(part: Extract<ModelPart, { kind: 'facts' | 'list' }>): void {
    if (part.kind === 'facts') this.#facts = part.facts;
    else this.#lists.get(part.name)?.push(...part.entries);
  }

  get model(): ImportOutline {
    if (this.#facts === null) throw new Error('The reading process said nothing of its file.');
    return { ...this.#facts, ...Object.fromEntries(this.#lists) } as ImportOutline;
  }
}

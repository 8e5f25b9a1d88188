/** A placeholder for the address of an imported item until that is known; content is converted before it is written. */
const mark = '/~import/';

export type ReferenceKind =
  | 'page'
  | 'post'
  | 'product'
  | 'category'
  | 'tag'
  | 'productCategory'
  | 'productTag'
  | 'list';

export function referenceTo(kind: ReferenceKind, sourceId: string): string {
  return `${mark}${kind}/${encodeURIComponent(sourceId)}`;
}

/** The list of posts, in settings that name a list by its id. */
export const blogReference = `${mark}blog`;

export interface References {
  readonly addressOf: (kind: ReferenceKind, sourceId: string) => string | null;
  readonly blogId: string | null;
}

/** The same content with addresses and ids of this website instead of references. */
export function settled<Content>(content: Content, references: References): Content {
  return settle(content, references) as Content;
}

function settle(value: unknown, references: References): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? settledText(value, references) : value;
  if (Array.isArray(value)) return value.map(one => settle(one, references));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, settle(one, references)]));
}

function settledText(text: string, { addressOf, blogId }: References): string | null {
  if (text === blogReference) return blogId;
  const [, kind = '', id = '', rest = ''] =
    /^\/~import\/(page|post|productCategory|productTag|product|category|tag|list)\/([^/?#]*)((?:[/?#].*)?)$/s.exec(
      text,
    ) ?? [];
  if (kind === '') return text;
  const instead = kind.startsWith('product') ? addressOf('list', 'shop') : null;
  return (addressOf(kind as ReferenceKind, decodeURIComponent(id)) ?? instead ?? '/') + rest;
}

import type { ImportFormat } from '@vitrine/core/importing/import-model.ts';
import type { RawItem } from './raw-record.ts';

/** The ids of items, and the targets of WordPress's own post ids. */
export interface SourceIds {
  readonly of: (item: RawItem) => string;
  readonly entry: (postId: string) => string | null;
  readonly attachment: (postId: string) => string | null;
}

/**
 * One id for each item, the same in every export of the same website (rule IMPORT-7). WordPress keeps its post
 * ids; Squarespace numbers items again in each export and repeats numbers, so there the address is the id.
 */
export function assignSourceIds(items: readonly RawItem[], format: ImportFormat): SourceIds {
  const ids = new Map<RawItem, string>();
  const taken = new Set<string>();
  const entries = new Map<string, string>();
  const attachments = new Map<string, string>();
  for (const item of items) {
    const postId = item.fields.line('wp:post_id');
    const isAttachment = item.fields.line('wp:post_type') === 'attachment';
    const id = unique(idOf(item, format, isAttachment), isAttachment, taken);
    ids.set(item, id);
    const known = isAttachment ? attachments : entries;
    if (postId !== '' && !known.has(postId)) known.set(postId, id);
  }
  return {
    of: item => ids.get(item) ?? '',
    entry: postId => entries.get(postId) ?? null,
    attachment: postId => attachments.get(postId) ?? null,
  };
}

function idOf(item: RawItem, format: ImportFormat, isAttachment: boolean): string {
  const postId = item.fields.line('wp:post_id');
  const address = item.fields.line(isAttachment ? 'wp:attachment_url' : 'link');
  if (format === 'squarespace' && address !== '') return address;
  const name = item.fields.line('wp:post_name') || item.fields.line('title');
  return postId === '' || postId === '0' ? name || address || 'unnamed' : postId;
}

function unique(id: string, isAttachment: boolean, taken: Set<string>): string {
  const kind = isAttachment ? 'attachment' : 'entry';
  let candidate = id;
  for (let copy = 2; taken.has(`${kind} ${candidate}`); copy += 1) candidate = `${id}/${copy}`;
  taken.add(`${kind} ${candidate}`);
  return candidate;
}

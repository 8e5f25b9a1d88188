import type { Asset } from '@vitrine/core/media/asset.ts';
import type { AssetQuery } from './controls-context.tsx';

/** The kind of file a picker requests; `file` is any (rule PANEL-19). */
export const fileKinds = ['image', 'video', 'audio', 'captions', 'file'] as const;
export type FileKind = (typeof fileKinds)[number];

const accepted: Readonly<Record<FileKind, readonly string[] | undefined>> = {
  image: ['image/*'],
  video: ['video/*'],
  audio: ['audio/*'],
  captions: ['.vtt', 'text/vtt'],
  file: undefined,
};

export function acceptOf(kind: FileKind): readonly string[] | undefined {
  return accepted[kind];
}

export function isOfKind(
  { kind: stored, fileName }: Pick<Asset, 'kind' | 'fileName'>,
  kind: FileKind,
): boolean {
  if (kind === 'file') return true;
  return kind === 'captions' ? stored === 'file' && /\.vtt$/i.test(fileName) : stored === kind;
}

/** The library recognises captions only by their file extension. */
export function assetQuery(kind: FileKind, search: string): AssetQuery {
  if (kind === 'file') return { search };
  if (kind === 'captions') return { kind: 'file', search: search.trim() === '' ? '.vtt' : search };
  return { kind, search };
}

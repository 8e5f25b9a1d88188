import type { AssetRow } from './media.store.ts';

/** `Content-Disposition` with the file’s own name, and one that old programs can read. */
export function dispositionOf(
  { file_name, content_type }: Pick<AssetRow, 'file_name' | 'content_type'>,
  how: 'inline' | 'attachment',
): string {
  const name = nameFor(file_name, content_type);
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '-') || 'file';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Bitmaps and icons are kept as PNG (rule MEDIA-19). */
function nameFor(fileName: string, contentType: string): string {
  return contentType === 'image/png' ? fileName.replace(/\.(bmp|dib|ico|cur)$/i, '.png') : fileName;
}

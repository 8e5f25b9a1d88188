import type { Asset } from '@vitrine/core/media/asset.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';

/** A file’s type by its first bytes; its name decides nothing important (rule MEDIA-4). */
export interface ContentKind {
  readonly kind: Asset['kind'];
  readonly contentType: string;
  /** Images that are known but cannot be shown. */
  readonly problem?: 'heic' | 'unsupported';
}

/** The number of bytes that the result may depend on. */
export const sniffLength = 4096;

const image = (contentType: string): ContentKind => ({ kind: 'image', contentType });
const video = (contentType: string): ContentKind => ({ kind: 'video', contentType });
const audio = (contentType: string): ContentKind => ({ kind: 'audio', contentType });
const file = (contentType: string): ContentKind => ({ kind: 'file', contentType });
const noImage = (contentType: string): ContentKind => ({
  kind: 'image',
  contentType,
  problem: 'unsupported',
});

/** File signatures as Latin-1; `?` matches any byte. The first match counts. */
const signatures: readonly (readonly [string, ContentKind])[] = [
  ['\xff\xd8\xff', image('image/jpeg')],
  ['\x89PNG\r\n\x1a\n', image('image/png')],
  ['GIF87a', image('image/gif')],
  ['GIF89a', image('image/gif')],
  ['RIFF????WEBP', image('image/webp')],
  ['II*\0', image('image/tiff')],
  ['MM\0*', image('image/tiff')],
  ['BM????\0\0\0\0', image('image/bmp')],
  ['\0\0\x01\0?\0', image('image/x-icon')],
  ['\0\0\x02\0?\0', noImage('image/x-icon')],
  ['\0\0\0\x0cjP  \r\n\x87\n', noImage('image/jp2')],
  ['\xff\x4f\xff\x51', noImage('image/jp2')],
  ['\xff\x0a', noImage('image/jxl')],
  ['\0\0\0\x0cJXL ', noImage('image/jxl')],
  ['8BPS', noImage('image/vnd.adobe.photoshop')],
  ['RIFF????WAVE', audio('audio/wav')],
  ['RIFF????AVI ', video('video/x-msvideo')],
  ['ID3', audio('audio/mpeg')],
  ...['\xe3', '\xf2', '\xf3', '\xfa', '\xfb'].map(byte => [`\xff${byte}`, audio('audio/mpeg')] as const),
  ...['\xf0', '\xf1', '\xf8', '\xf9'].map(byte => [`\xff${byte}`, audio('audio/aac')] as const),
  ['fLaC', audio('audio/flac')],
  ['OggS????????????????????????\x80theora', video('video/ogg')],
  ['OggS', audio('audio/ogg')],
  ['\x1a\x45\xdf\xa3', video('video/webm')],
  ['%PDF-', file('application/pdf')],
  ['PK\x03\x04', file('application/zip')],
  ['PK\x05\x06', file('application/zip')],
  ['\x1f\x8b', file('application/gzip')],
  ['wOFF', file('font/woff')],
  ['wOF2', file('font/woff2')],
];

export function contentKindOf(head: Uint8Array): ContentKind {
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, sniffLength)).toString(
    'latin1',
  );
  for (const [signature, kind] of signatures) if (begins(start, signature)) return kind;
  const media = isoMediaKind(start);
  if (media !== null) return media;
  const text = readText(head);
  if (text === null) return file('application/octet-stream');
  return isSvg(text) ? image('image/svg+xml') : file('text/plain; charset=utf-8');
}

const names: Readonly<Record<string, Phrase>> = {
  'image/bmp': phrase('parts.bmp'),
  'image/x-icon': phrase('parts.icon'),
  'image/jp2': phrase('parts.jpeg2000'),
  'image/jxl': phrase('parts.jpegXl'),
  'image/vnd.adobe.photoshop': phrase('parts.photoshop'),
};

/** The kind of an unsupported image, for a message. */
export function nameOfImage({ contentType }: ContentKind): Phrase {
  return names[contentType] ?? phrase('parts.otherImage', { type: contentType });
}

function begins(start: string, signature: string): boolean {
  return [...signature].every((letter, at) => letter === '?' || letter === start[at]);
}

/** MP4, MOV, M4A, AVIF and HEIC share one container and are distinguished by their brands. */
function isoMediaKind(start: string): ContentKind | null {
  if (start.slice(4, 8) !== 'ftyp') return null;
  const length = Math.min(start.charCodeAt(2) * 256 + start.charCodeAt(3), 200);
  const major = start.slice(8, 12);
  const brands = [major, ...(start.slice(16, Math.max(16, length)).match(/.{4}/gs) ?? [])];
  if (brands.some(brand => /^avi[fs]$/.test(brand))) return image('image/avif');
  if (brands.some(brand => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) {
    return { kind: 'image', contentType: 'image/heic', problem: 'heic' };
  }
  if (/^M4[AB] /.test(major)) return audio('audio/mp4');
  if (/^qt/.test(major)) return video('video/quicktime');
  return video('video/mp4');
}

/** The bytes as text, or null if they are not text; the sample's end may cut the last letter. */
function readText(head: Uint8Array): string | null {
  if (head.subarray(0, sniffLength).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head.subarray(0, sniffLength), {
      stream: head.byteLength >= sniffLength,
    });
  } catch {
    return null;
  }
}

export function isSvg(text: string): boolean {
  const body = text
    .replace(/^\ufeff/, '')
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*(\[[^\]]*\]\s*)?>/gi, '')
    .trimStart();
  return /^<(svg:)?svg[\s>]/i.test(body);
}

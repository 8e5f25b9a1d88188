import { wordPhrase } from '@vitrine/core/messages/word-phrase.ts';
import { expect, it } from 'vitest';
import { contentKindOf, nameOfImage } from './content-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['\xff\xd8\xff\xe0', 'image', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image', 'image/png'],
  ['GIF89a', 'image', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image', 'image/webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'image', 'image/avif'],
  ['\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'video', 'video/mp4'],
  ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'video', 'video/quicktime'],
  ['\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', 'audio', 'audio/mp4'],
  ['ID3\x03', 'audio', 'audio/mpeg'],
  ['BM\x36\xc0\0\0\0\0\0\0', 'image', 'image/bmp'],
  ['\0\0\x01\0\x01\0', 'image', 'image/x-icon'],
  ['%PDF-1.7', 'file', 'application/pdf'],
  ['PK\x03\x04', 'file', 'application/zip'],
  ['hello', 'file', 'text/plain; charset=utf-8'],
  ['<html><svg></svg></html>', 'file', 'text/plain; charset=utf-8'],
  ['<?xml version="1.0"?><!-- a --><svg xmlns="x">', 'image', 'image/svg+xml'],
  ['\x01\0\x02', 'file', 'application/octet-stream'],
])('MEDIA-4: the content %j is %s, %s, whatever its name', (text, kind, contentType) => {
  expect(contentKindOf(bytes(text))).toEqual({ kind, contentType });
});

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\xff\x0a', 'unsupported'],
  ['\0\0\x02\0\x01\0', 'unsupported'],
  ['\0\0\0\x0cjP  \r\n\x87\n', 'unsupported'],
])('MEDIA-4: an image that cannot be shown is recognised: %j is %s', (text, problem) => {
  expect(contentKindOf(bytes(text))).toMatchObject({ kind: 'image', problem });
});

it.each([
  ['BM\x36\xc0\0\0\0\0\0\0', 'a compressed Windows bitmap (BMP)'],
  ['\0\0\x02\0\x01\0', 'a Windows icon or cursor'],
  ['\xff\x0a', 'a JPEG XL image'],
  ['8BPS', 'a Photoshop document'],
])('MEDIA-3: a refusal can name what %j is: %s', (text, name) => {
  expect(wordPhrase(nameOfImage(contentKindOf(bytes(text))), 'en')).toBe(name);
});

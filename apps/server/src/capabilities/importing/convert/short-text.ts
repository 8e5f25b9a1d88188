import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import { listed } from '../readers/import-notes.ts';
import { Conversion, type ConvertContext } from './conversion.ts';
import { attributeOf, findAll, parseHtml, plainTextOfHtml } from './html-tree.ts';
import { tidyTags } from './tidy-tags.ts';

const media = ['img', 'iframe', 'embed', 'video', 'audio', 'source'];

/**
 * A short description, which is plain text here: its words, the pictures that came along, and the addresses of all else
 * in it for the report (rule IMPORT-37).
 */
export function shortText(
  html: string,
  context: ConvertContext,
): { text: string; pictures: readonly string[]; notes: readonly ImportNote[] } {
  const text = plainTextOfHtml(html);
  if (!/<(?:a|img|iframe|embed|video|audio|source)\b/i.test(html)) return { text, pictures: [], notes: [] };
  const conversion = new Conversion(context);
  const nodes = parseHtml(tidyTags(html).html);
  const pictures: string[] = [];
  const left: string[] = [];
  for (const element of media.flatMap(name => findAll(nodes, name))) {
    const address = conversion.address(attributeOf(element, 'src') || attributeOf(element, 'data-src'));
    if (address === null) continue;
    if (context.resolveAsset(address, 'image') === null) left.push(address);
    else pictures.push(address);
  }
  for (const link of findAll(nodes, 'a')) {
    const address = conversion.address(attributeOf(link, 'href'));
    if (address !== null && !pictures.includes(address)) left.push(address);
  }
  if (left.length > 0)
    conversion.note(
      `Its short description is plain text here; it showed or led to: ${listed([...new Set(left)])}.`,
    );
  return { text, pictures, notes: conversion.notes };
}

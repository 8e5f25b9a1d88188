import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { listed } from '../readers/import-notes.ts';
import { Conversion, type ConvertContext } from './conversion.ts';
import { addressesIn, plainTextOfHtml } from './html-tree.ts';

/**
 * A short description, which is plain text here: its text, the imported pictures, and the addresses of everything
 * else in it for the report (rule IMPORT-37).
 */
export function shortText(
  html: string,
  context: ConvertContext,
): { text: string; pictures: readonly string[]; notes: readonly ImportNote[] } {
  const conversion = new Conversion(context);
  const { media, links } = addressesIn(html);
  const whole = (addresses: readonly string[]) => addresses.flatMap(one => conversion.address(one) ?? []);
  const shown = new Set(whole(media));
  const pictures = new Set([...shown].filter(address => context.resolveAsset(address, 'image') !== null));
  const left = [...shown, ...new Set(whole(links))].filter(address => !pictures.has(address));
  if (left.length > 0)
    conversion.note(phrase('imports.shortDescription', { names: listed([...new Set(left)]) }));
  return { text: plainTextOfHtml(html), pictures: [...pictures], notes: conversion.notes };
}

import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';

/** First parts of addresses that the server itself uses (rule COLLECTION-3). */
const reservedSlugs = [
  '_assets',
  'account',
  'api',
  'cart',
  'checkout',
  'commerce',
  'config',
  'favicon.ico',
  'healthz',
  'media',
  'payments',
  'readyz',
  'robots.txt',
  's',
  'search',
  'sitemap.xml',
];

const maxLength = 200;
const part =
  /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}](?:[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}._~-]*[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_~-])?$/u;

/** The address of a page below its website, such as `about` or `about/team` (rule COLLECTION-3). */
export const slugSchema = z
  .string()
  .trim()
  .transform(slug => slug.replace(/^\/+|(?<!\/)\/+$/g, '').normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1, fieldCode('address'))
      .max(maxLength)
      .refine(slug => slug.split('/').every(one => part.test(one)), fieldCode('addressForm'))
      .refine(slug => !reservedSlugs.includes(slug.split('/')[0] ?? ''), fieldCode('addressTaken')),
  );

/** The address of an item below its list: a single part. */
export const itemSlugSchema = z
  .string()
  .trim()
  .transform(slug => slug.replace(/^\/+|(?<!\/)\/+$/g, '').normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1, fieldCode('address'))
      .max(maxLength)
      .refine(slug => part.test(slug), fieldCode('addressForm')),
  );

/** A title made from an address: its last part in words. */
export function titleOf(slug: string): string {
  const words = slug.slice(slug.lastIndexOf('/') + 1).replace(/-+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Letters without a Unicode decomposition. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
};

/** An address made from a title: `Über uns!` → `uber-uns`. Letters of other scripts are kept. */
export function slugOf(title: string, fallback = 'page'): string {
  const plain = title
    .toLowerCase()
    .replace(/[ßæœøđðþł]/g, letter => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-+|(?<!-)-+$/g, '');
  return part.test(plain) && !reservedSlugs.includes(plain) ? plain : fallback;
}

/** `slug`, or the first free one of `slug-2`, `slug-3` … */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const next = `${slug.slice(0, maxLength - 8)}-${number}`;
    if (!isTaken(next)) return next;
  }
}

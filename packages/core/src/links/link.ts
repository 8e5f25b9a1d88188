import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';
import { isSafeLink } from './safe-link.ts';

/** Every address that is stored to be opened has one of these schemas (rules TEXT-2 and LINK-2). */
export const linkSchema = z.string().max(2000).refine(isSafeLink, fieldCode('link'));

/** The same, or empty for none. */
export const optionalLinkSchema = z
  .string()
  .max(2000)
  .refine(address => address === '' || isSafeLink(address), fieldCode('link'));

/** Complete with its scheme: it is also read away from this website. */
export const wholeLinkSchema = z.url(fieldCode('link')).max(500).refine(isSafeLink, fieldCode('link'));

/** A page elsewhere. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, error: fieldCode('webAddress') })
  .max(500)
  .refine(isSafeLink, fieldCode('webAddress'));

/**
 * A pasted address or embed code of a film or a sound, which may lack its scheme. What plays is read from it when it
 * is drawn; an address of another scheme is never one.
 */
export function mediaAddressSchema(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine(text => !hasOtherScheme(text), fieldCode('webAddress'));
}

function hasOtherScheme(text: string): boolean {
  const plain = [...text].filter(letter => letter > ' ').join('');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1];
  return scheme !== undefined && !/^https?$/i.test(scheme) && !scheme.includes('.');
}

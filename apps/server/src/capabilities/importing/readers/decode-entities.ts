import { DomUtils, parseDocument } from 'htmlparser2';
import { withoutReferences } from './clean-strings.ts';

const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };
const named = new Map(Object.entries(known));

/** Entities of XML and HTML as the characters they represent; a bare ampersand stays as it is (rule IMPORT-4). */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return withoutReferences(text).replace(
    /&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi,
    (whole, name: string) => {
      const found = named.get(name);
      if (found !== undefined) return found;
      const decoded = DomUtils.textContent(parseDocument(whole));
      // A file may contain any number of invented names; only a limited number is cached.
      if (named.size < 3000) named.set(name, decoded);
      return decoded;
    },
  );
}

import { decodeEntities } from '../decode-entities.ts';

export interface LeafRequest {
  readonly text: string;
  readonly from: number;
  readonly name: string;
  readonly containers: ReadonlyMap<string, number>;
}

export interface Leaf {
  readonly value: string;
  readonly end: number;
  /** The end was missing and was guessed. */
  readonly isMended: boolean;
  /** The file ended inside. */
  readonly isCut: boolean;
  /** How far the missing end was searched for. */
  readonly searchedTo: number;
}

const openCdata = '<![CDATA[';
const closeCdata = ']]>';
const tagName = /<(\/?)([A-Za-z_][\w.:-]*)/y;

/** Reads the text of one element up to its end: plain, in CDATA sections, or as unescaped markup. */
export function readLeaf({ text, from, name, containers }: LeafRequest): Leaf {
  const parts: Part[] = [];
  let plainFrom = from;
  let at = from;
  let isMended = false;
  const done = (end: number, next: number): Leaf => {
    parts.push({ text: text.slice(plainFrom, end), isCdata: false });
    return { value: joined(parts), end: next, isMended, isCut: false, searchedTo: next };
  };
  for (;;) {
    const start = text.indexOf('<', at);
    if (start === -1) return { value: '', end: text.length, isMended, isCut: true, searchedTo: text.length };
    if (text.startsWith(openCdata, start)) {
      parts.push({ text: text.slice(plainFrom, start), isCdata: false });
      const section = readCdata(text, start + openCdata.length, name);
      if (!section) return { value: '', end: text.length, isMended, isCut: true, searchedTo: text.length };
      if (section.isCut) isMended = true;
      parts.push({ text: text.slice(start + openCdata.length, section.end), isCdata: true });
      at = section.next;
      plainFrom = at;
      continue;
    }
    tagName.lastIndex = start;
    const found = tagName.exec(text);
    if (!found) {
      at = start + 1;
      continue;
    }
    const [, slash, other = ''] = found;
    if (slash === '/' && other === name) {
      const close = text.indexOf('>', tagName.lastIndex);
      return done(start, close === -1 ? text.length : close + 1);
    }
    if (containers.has(other)) {
      // The element has no end: its text reaches to the next tag, or to the end of its CDATA.
      const next = parts.length > 0 ? plainFrom : text.indexOf('<', from);
      isMended = true;
      return { ...done(next, next), searchedTo: start };
    }
    at = tagName.lastIndex;
  }
}

interface Part {
  readonly text: string;
  readonly isCdata: boolean;
}

interface CdataSection {
  readonly end: number;
  readonly next: number;
  readonly isCut: boolean;
}

const followers =
  /\s*<\/?(?:wp:|excerpt:|content:|dc:|item\b|title\b|link\b|category\b|pubDate\b|guid\b|description\b)/y;

/** The end of a CDATA section; one without an end ends where its element does. Null when the file ends first. */
function readCdata(text: string, from: number, name: string): CdataSection | null {
  const end = text.indexOf(closeCdata, from);
  const limit = end === -1 ? text.length : end;
  const close = `</${name}>`;
  // Only a section that contains the beginning of another one can lack its end.
  const holdsAnother = end === -1 || text.slice(from, limit).includes(openCdata);
  if (holdsAnother) {
    for (let at = text.indexOf(close, from); at !== -1 && at < limit; at = text.indexOf(close, at + 1)) {
      followers.lastIndex = at + close.length;
      if (followers.test(text)) return { end: at, next: at, isCut: true };
    }
  }
  return end === -1 ? null : { end, next: end + closeCdata.length, isCut: false };
}

/** Outside CDATA, white space next to a section is layout, and unescaped markup is kept unchanged. */
function joined(parts: readonly Part[]): string {
  const hasCdata = parts.some(part => part.isCdata);
  const hasMarkup = parts.some(part => !part.isCdata && part.text.includes('<'));
  const texts = parts.map(part => {
    if (part.isCdata) return part.text;
    if (hasCdata && part.text.trim() === '') return '';
    return hasMarkup ? part.text : decodeEntities(part.text);
  });
  return texts.join('');
}
